import type { PlayedGame } from '#bots/arena/played.ts'
import type { Lineup, ScheduledGame } from '#bots/arena/schedule.ts'
import type { Output } from '../io.ts'
import { Progress } from '../progress.ts'
import { tableName } from './report-text.ts'

const AGAIN_AFTER_MS = 500

/** Shows how far an arena is, and how it stands at the table where a game ended last. */
export class Standings {
  readonly #progress: Progress
  readonly #names: readonly string[]
  readonly #tables: readonly { readonly lineup: Lineup; games: number; wins: number }[]
  readonly #timer: NodeJS.Timeout
  #done = 0
  #note = ''

  constructor(output: Output, games: number, lineups: readonly Lineup[], names: readonly string[]) {
    this.#progress = new Progress(output, games, 'games')
    this.#names = names
    this.#tables = lineups.map((lineup) => ({ lineup, games: 0, wins: 0 }))
    // A single game may take long, and the time goes on.
    this.#timer = setInterval(() => this.#show(), AGAIN_AFTER_MS)
  }

  add({ table, seats }: ScheduledGame, game: PlayedGame): void {
    this.#done++
    const at = this.#tables[table]
    const [first] = at.lineup
    at.games++
    at.wins += game.seats.reduce((wins, { won }, i) => (seats[i] === first ? wins + won : wins), 0)
    const name = tableName(at.lineup.map((bot) => this.#names[bot]))
    const won = new Set(at.lineup).size === 1 ? '' : `${Math.round(at.wins)} of `
    this.#note = ` · ${name}: ${won}${at.games}`
    this.#show()
  }

  end(): void {
    clearInterval(this.#timer)
    this.#progress.clear()
  }

  #show(): void {
    this.#progress.update(this.#done, this.#note)
  }
}

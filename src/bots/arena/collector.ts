import type { PlayedGame, PlayedTable, SeatedGame } from './played.ts'
import { type Lineup, rotationsOf, type ScheduledGame } from './schedule.ts'

/** Gathers games in whatever order they come, and gives them back in the order of the schedule. */
export class Collector {
  readonly #lineups: readonly Lineup[]
  readonly #deals: readonly Map<number, SeatedGame[]>[]

  constructor(lineups: readonly Lineup[]) {
    this.#lineups = lineups
    this.#deals = lineups.map(() => new Map())
  }

  add({ table, deal, rotation, seats }: ScheduledGame, game: PlayedGame): void {
    const games = this.#deals[table].get(deal) ?? []
    games[rotation] = { seats, game }
    this.#deals[table].set(deal, games)
  }

  get tables(): PlayedTable[] {
    return this.#lineups.map((lineup, table) => {
      const rotations = rotationsOf(lineup).length
      const deals = [...this.#deals[table]].sort(([one], [other]) => one - other)
      const isWhole = (games: readonly SeatedGame[]) => games.filter(Boolean).length === rotations
      return { lineup, deals: deals.filter(([, games]) => isWhole(games)).map(([deal, games]) => ({ deal, games })) }
    })
  }
}

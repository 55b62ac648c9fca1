import type { Bot } from '#bots/bot.ts'
import type { Standing } from '#engine/game.ts'
import { titleOf, totalOf } from './standing.ts'
import { table } from './terminal.ts'

/** Wins and scores of many games by seat. Keeps sums, not games. */
export class Summary {
  readonly #seats: SeatSummary[]
  readonly #titles = new Map<string, TitleSummary>()
  #games = 0

  constructor(bots: readonly Bot[]) {
    this.#seats = bots.map((bot) => ({ bot: bot.name, wins: 0, sum: 0, least: Infinity, most: -Infinity, counted: 0 }))
  }

  add({ winners, scores }: Standing<unknown>): void {
    this.#games++
    for (const winner of winners) this.#seats[winner - 1].wins++
    for (const [i, score] of scores.entries()) {
      const total = totalOf(score)
      if (total === undefined) continue
      const seat = this.#seats[i]
      seat.sum += total
      seat.counted++
      seat.least = Math.min(seat.least, total)
      seat.most = Math.max(seat.most, total)
      const title = titleOf(score)
      if (title !== undefined) this.#addTitle(title, total)
    }
  }

  #addTitle(title: string, total: number): void {
    const { games, most } = this.#titles.get(title) ?? { games: 0, most: -Infinity }
    this.#titles.set(title, { games: games + 1, most: Math.max(most, total) })
  }

  text(): string {
    const isSolo = this.#seats.length === 1
    const rows = this.#seats.map((seat, i) => [
      String(i + 1),
      seat.bot,
      ...(isSolo ? [] : [String(seat.wins), this.#share(seat.wins)]),
      ...(seat.counted === 0 ? [] : [(seat.sum / seat.counted).toFixed(1), String(seat.least), String(seat.most)]),
    ])
    const heading = [
      'seat',
      'bot',
      ...(isSolo ? [] : ['wins', 'share']),
      ...(this.#seats[0].counted === 0 ? [] : ['mean', 'least', 'most']),
    ]
    return `${table([heading, ...rows])}${this.#titlesText()}`
  }

  /** The titles, best first. */
  #titlesText(): string {
    if (this.#titles.size === 0) return ''
    const titles = [...this.#titles].sort(([, one], [, other]) => other.most - one.most)
    const rows = titles.map(([title, { games }]) => [title, String(games), this.#share(games)])
    return `\n${table([['title', 'games', 'share'], ...rows])}`
  }

  #share(count: number): string {
    return `${((100 * count) / this.#games).toFixed(1)} %`
  }
}

interface SeatSummary {
  readonly bot: string
  wins: number
  sum: number
  least: number
  most: number
  counted: number
}

interface TitleSummary {
  readonly games: number
  readonly most: number
}

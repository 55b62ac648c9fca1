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

/** What is kept of a game that was played. */
export interface PlayedGame {
  readonly actions: number
  readonly turns: number
  /** Seat 1 first. */
  readonly seats: readonly PlayedSeat[]
}

export interface PlayedSeat {
  /** 1 for a sole winner, a part for a shared win. */
  readonly won: number
  /** Only in games that have totals. */
  readonly total?: number
  /** Where the game gives one. */
  readonly title?: string
  /** The points of each source. */
  readonly sources: Readonly<Record<string, number>>
}

/** What a seat's thinking cost in one game. */
export interface SeatCosts {
  /** Each time that its bot was asked; following a plan costs nothing. */
  readonly decisions: readonly Spent[]
  /** All of a turn together, which is what a budget is for. */
  readonly turns: readonly Spent[]
}

export interface Spent {
  readonly ms: number
  readonly nodes: number
}

/** All that was played at one table. */
export interface PlayedTable {
  readonly lineup: Lineup
  /** The deals whose rotations were all played, in order: a partial one would favour a seat. */
  readonly deals: readonly PlayedDeal[]
}

/** One deal from every seat. */
export interface PlayedDeal {
  readonly deal: number
  readonly games: readonly SeatedGame[]
}

export interface SeatedGame {
  readonly seats: Lineup
  readonly game: PlayedGame
}

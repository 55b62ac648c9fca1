import { type Lineup, rotationsOf, type ScheduledGame } from './schedule.ts'

/** Collects games in any order, and returns them in the order of the schedule. */
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

/** The result of a game. */
export interface PlayedGame {
  readonly actions: number
  readonly turns: number
  /** Seat 1 first. */
  readonly seats: readonly PlayedSeat[]
}

export interface PlayedSeat {
  /** 1 for a sole winner, a fraction for a shared win. */
  readonly won: number
  /** Only in games with totals. */
  readonly total?: number
  /** If the game has titles. */
  readonly title?: string
  /** The points of each source. */
  readonly sources: Readonly<Record<string, number>>
}

/** The cost of a seat's thinking in one game. */
export interface SeatCosts {
  /** One for each time its bot was asked; following a plan is free. */
  readonly decisions: readonly Spent[]
  /** One for each turn, which is what a budget limits. */
  readonly turns: readonly Spent[]
}

export interface Spent {
  readonly ms: number
  readonly nodes: number
}

/** All games of one table. */
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

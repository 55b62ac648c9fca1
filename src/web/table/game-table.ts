import type { Moment, SeatInfo } from '#boards/board.ts'
import type { Game, Outcome, Refusal, Seat, Standing } from '#engine/game.ts'
import type { Store } from '../store.ts'

/** A snapshot of a table. Immutable: every change makes a new one. */
export interface GameTableNow {
  /** Raised with everything that happens, undo included. */
  readonly version: number
  readonly active: readonly Seat[]
  readonly isOver: boolean
  readonly log: readonly Moment[]
  readonly standing: Standing<unknown>
}

/** A game at a table, wherever it is played: what a board and all around it read. */
export interface GameTable {
  readonly id: string
  readonly game: Game
  readonly seats: readonly SeatInfo[]
  readonly now: Store<GameTableNow>
  view(eyes: Seat | 'spectator'): unknown
  /** The insight of the rules for a seat; the same object until something happens. */
  insight(eyes: Seat | 'spectator'): unknown
  /**
   * All that a seat may do now, in the game's notation; the same list until something happens. Empty for a game that
   * counts its actions: its board goes by the insight.
   */
  legal(eyes: Seat | 'spectator'): readonly string[]
  /** Why a seat may not take this action now. A text that is not an action is a bug, and throws. */
  whyNot(seat: Seat, text: string): Refusal | undefined
  /** What the action at this place of the log let out into the open. */
  outcomeOf(index: number): Outcome
}

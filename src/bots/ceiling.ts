import type { Game, GameTypes } from '#engine/game.ts'
import type { Budget } from './budget.ts'

/** A whole game that could have been played by somebody who knew all that was to come. */
export interface Foreseen<T extends GameTypes = GameTypes> {
  readonly total: number
  /** All of it, by the only player. */
  readonly actions: readonly T['action'][]
}

/** Says what could have been reached alone with a seed. It knows the seed, so it is no bot and never plays. */
export interface Ceiling<T extends GameTypes = GameTypes> {
  /**
   * Searches until the budget is spent, or the abort signal that it has, and returns the best game that it found: at
   * least that much was possible. It yields every few milliseconds, with the best total so far. A larger budget never
   * finds less, and the same budget of nodes finds the same.
   */
  search(game: Game<T>, options: T['options'], seed: string, budget: Budget): Generator<number | undefined, Foreseen<T>>
}

import type { Game, GameTypes, Seat } from '#engine/game.ts'
import type { Rng } from '#engine/random.ts'
import type { Budget } from './budget.ts'

/** A question to a bot. The bot sees what its seat may see, never the state. */
export interface Question<T extends GameTypes = GameTypes> {
  readonly game: Game<T>
  readonly view: T['view']
  readonly seat: Seat
  /** The legal actions of the seat, listed lazily. */
  readonly legal: Iterable<T['action']>
  /** The limit for one turn. A bot that is asked several times in a turn uses a part of it each time. */
  readonly budget: Budget
  /** The bot's only randomness: the same question with the same seed and a budget of nodes has the same answer. */
  readonly rng: Rng
  /** Beginnings of a turn that must be estimated, besides those that the bot finds itself. */
  readonly consider?: readonly (readonly T['action'][])[]
}

/** Plays one seat of a game. */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly name: string
  /**
   * Thinks until it has decided or the budget is spent. It yields every few milliseconds, so that the caller can do
   * something else in between, or stop it.
   */
  think(question: Question<T>): Generator<void, Thought<T>>
}

/** The answer of a bot. */
export interface Thought<T extends GameTypes = GameTypes> {
  /**
   * The action to take now, and the actions it plans for the rest of the turn; never empty.
   * The caller may follow the plan until one of its steps draws something or cannot be taken, see `KeptPlan`.
   */
  readonly plan: readonly T['action'][]
  /** The best few candidates, the chosen one first, and those of `consider`; empty if the bot does not compare. */
  readonly candidates: readonly Candidate<T>[]
  readonly reason: Reason
  /** One for each step of the plan; left out by bots that plan one step. */
  readonly stepReasons?: readonly Reason[]
}

/** A candidate: a plan with its estimate. */
export interface Candidate<T extends GameTypes = GameTypes> {
  readonly plan: readonly T['action'][]
  /** The estimated result of the seat: its points or, in a race, its chance to win (0 to 1). */
  readonly estimate: number
  readonly reason: Reason
  /** Its index in `Question.consider`, if it is from there. */
  readonly considered?: number
}

/** The reason for an action: a key into the game's texts, with its parameters. */
export interface Reason {
  readonly reason: string
  readonly values: Readonly<Record<string, string | number>>
}

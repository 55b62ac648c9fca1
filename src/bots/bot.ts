import type { Game, GameTypes, Seat } from '#engine/game.ts'
import type { Rng } from '#engine/random.ts'
import type { Budget } from './budget.ts'

/** What a bot is asked: it sees what its seat may see, never the state. */
export interface Question<T extends GameTypes = GameTypes> {
  readonly game: Game<T>
  readonly view: T['view']
  readonly seat: Seat
  /** Everything that the seat may do now; made only as far as it is read. */
  readonly legal: Iterable<T['action']>
  /** How much may be thought in one turn. A bot that is asked several times in a turn takes a part of it each time. */
  readonly budget: Budget
  /** All of a bot's chance: the same question with the same chance and a budget of nodes gets the same answer. */
  readonly rng: Rng
  /** Beginnings of a turn that are estimated in any case, besides those that the bot thinks of itself. */
  readonly consider?: readonly (readonly T['action'][])[]
}

/** Plays one seat of a game. */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly name: string
  /**
   * Thinks until it knows, or until the budget is spent. It yields every few milliseconds, so that the caller can do
   * something else in between, or stop it.
   */
  think(question: Question<T>): Generator<void, Thought<T>>
}

/** What a bot came to. */
export interface Thought<T extends GameTypes = GameTypes> {
  /**
   * What it does now, and what it means to do after that in the same turn if nothing unforeseen happens; never empty.
   * The caller may follow the plan until one of its steps draws something or cannot be taken, see `KeptPlan`.
   */
  readonly plan: readonly T['action'][]
  /** The best few, the one it takes first, and those that the question names; empty where it does not compare. */
  readonly candidates: readonly Candidate<T>[]
  readonly reason: Reason
}

/** One way to play on. */
export interface Candidate<T extends GameTypes = GameTypes> {
  readonly plan: readonly T['action'][]
  /** What the seat comes to in the end, as the bot sees it: its points or, in a race, its chance to win (0 to 1). */
  readonly estimate: number
  readonly reason: Reason
  /** Its place in `Question.consider`, where it was asked for. */
  readonly considered?: number
}

/** Why something is done: a key into the game's texts, and what the sentence needs. */
export interface Reason {
  readonly reason: string
  readonly values: Readonly<Record<string, string | number>>
}

import { type Game, type GameTypes, NOTHING_NEW, type Outcome, type Refusal, type Seat } from './game.ts'

/** An action as it was taken: who, what, and what it let out into the open. */
export interface Taken<Action> {
  readonly seat: Seat
  readonly action: Action
  readonly outcome: Outcome
}

/**
 * A game being played: its log is the only truth, and the state follows from seed, options and log.
 * Every action goes through the rules; a refused one changes nothing.
 */
export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly seed: string
  #state: T['state']
  #log: Taken<T['action']>[] = []

  constructor(game: Game<T>, options: T['options'], seed: string) {
    this.game = game
    this.options = options
    this.seed = seed
    this.#state = game.setup(options, seed)
  }

  /** The state now. It belongs to the match: look at it, clone it, never play in it. */
  get state(): T['state'] {
    return this.#state
  }

  get log(): readonly Taken<T['action']>[] {
    return this.#log
  }

  get isOver(): boolean {
    return this.game.active(this.#state).length === 0
  }

  /** Takes an action, or says why not. */
  take(seat: Seat, action: T['action']): Refusal | undefined {
    const refusal = this.game.refusal(this.#state, seat, action)
    if (refusal === undefined) this.#log.push({ seat, action, outcome: this.game.play(this.#state, seat, action) })
    return refusal
  }

  /**
   * How many of its last actions a seat may take back: never past an action of another seat, and never one that drew
   * or revealed something, since that cannot be forgotten.
   */
  undoable(seat: Seat): number {
    let count = 0
    for (let i = this.#log.length - 1; i >= 0; i--) {
      const taken = this.#log[i]
      if (taken.seat !== seat || taken.outcome !== NOTHING_NEW) break
      count++
    }
    return count
  }

  /** Takes back the last actions of a seat, at most as many as are undoable, and returns them, the earliest first. */
  undo(seat: Seat, count = 1): readonly Taken<T['action']>[] {
    return this.takeBack(Math.min(count, this.undoable(seat)))
  }

  /** Takes back the last actions, whoever took them, and returns them, the earliest first: everybody must agree to it. */
  takeBack(count: number): readonly Taken<T['action']>[] {
    const undone = this.#log.splice(this.#log.length - count)
    if (undone.length > 0) {
      this.#state = this.game.setup(this.options, this.seed)
      for (const taken of this.#log) this.game.play(this.#state, taken.seat, taken.action)
    }
    return undone
  }
}

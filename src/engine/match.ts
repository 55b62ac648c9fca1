import type { Game, GameTypes, Refusal, Seat, Taken } from './game.ts'
import type { Result } from './result.ts'
import { type Origin, reachesBefore, stateBefore, type Undoing, type UndoProblem, undoablePlaces } from './undo.ts'

/**
 * A game being played: its log is the only truth, and the state follows from seed, options and log.
 * Every action goes through the rules; a refused one changes nothing.
 */
export class Match<T extends GameTypes = GameTypes> implements Origin<T> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly seed: string
  readonly start: T['state'] | undefined
  #state: T['state']
  #log: Taken<T['action']>[] = []

  /** With a `start`, it is the end of a longer game: only what follows is in its log. */
  constructor(game: Game<T>, options: T['options'], seed: string, start?: T['state']) {
    this.game = game
    this.options = options
    this.seed = seed
    this.start = start
    this.#state = stateBefore(this)
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
    if (refusal === undefined) this.play(seat, action)
    return refusal
  }

  /** Takes an action that is known to be legal. */
  play(seat: Seat, action: T['action']): void {
    const active = this.game.active(this.#state)
    const outcome = this.game.play(this.#state, seat, action)
    this.#log.push({ seat, action, outcome, active })
  }

  /** The places in the log of what would go back with the last `count` choices, or why they may not. */
  undoable(undoing: Undoing, count = 1): Result<readonly number[], UndoProblem> {
    return undoablePlaces(this, this.#log, undoing, count)
  }

  /** Whether `undoable` would have to look at what happened before the start of this match. */
  needsEarlier(undoing: Undoing, count: number): boolean {
    return this.start !== undefined && reachesBefore(this.#log, undoing, count)
  }

  /** Takes back the last `count` choices and returns their places in the log, or says why not. */
  undo(undoing: Undoing, count = 1): Result<readonly number[], UndoProblem> {
    const places = this.undoable(undoing, count)
    if (places.ok) this.remove(places.value)
    return places
  }

  /** Removes actions of any seat. All players must have agreed to it. */
  remove(places: readonly number[]): void {
    const removed = new Set(places)
    const kept = this.#log.filter((_, place) => !removed.has(place))
    this.#state = stateBefore(this)
    this.#log = []
    for (const { seat, action } of kept) this.play(seat, action)
  }
}

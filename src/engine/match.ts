import type { Game, GameTypes, Refusal, Seat, Taken } from './game.ts'
import type { Result } from './result.ts'
import { type Origin, reachesBefore, stateBefore, type Undoing, type UndoProblem, undoablePlaces } from './undo.ts'

/**
 * A game in progress. The log is the truth: the state follows from seed, options and log. Every action is checked by
 * the rules; a refused one changes nothing.
 */
export class Match<T extends GameTypes = GameTypes> implements Origin<T> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly seed: string
  readonly start: T['state'] | undefined
  #state: T['state']
  #log: Taken<T['action']>[] = []

  /** With a `start`, it is the end of a longer game: the log has only what follows. */
  constructor(game: Game<T>, options: T['options'], seed: string, start?: T['state']) {
    this.game = game
    this.options = options
    this.seed = seed
    this.start = start
    this.#state = stateBefore(this)
  }

  /** The current state. It belongs to the match: read or clone it, but never play in it. */
  get state(): T['state'] {
    return this.#state
  }

  get log(): readonly Taken<T['action']>[] {
    return this.#log
  }

  get isOver(): boolean {
    return this.game.active(this.#state).length === 0
  }

  /** Plays an action, or returns why it is refused. */
  take(seat: Seat, action: T['action']): Refusal | undefined {
    const refusal = this.game.refusal(this.#state, seat, action)
    if (refusal === undefined) this.play(seat, action)
    return refusal
  }

  /** Plays an action that is known to be legal. */
  play(seat: Seat, action: T['action']): void {
    const active = this.game.active(this.#state)
    const outcome = this.game.play(this.#state, seat, action)
    this.#log.push({ seat, action, outcome, active })
  }

  /** The indexes in the log of what an undo of the last `count` choices removes, or why it is not possible. */
  undoable(undoing: Undoing, count = 1): Result<readonly number[], UndoProblem> {
    return undoablePlaces(this, this.#log, undoing, count)
  }

  /** Whether `undoable` would need the log from before the start of this match. */
  needsEarlier(undoing: Undoing, count: number): boolean {
    return this.start !== undefined && reachesBefore(this.#log, undoing, count)
  }

  /** Undoes the last `count` choices and returns their indexes in the log, or says why not. */
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

import { type GameTypes, NOTHING_NEW, type Seat, type Taken } from '../game.ts'
import type { Match } from '../match.ts'
import type { Rng } from '../random.ts'
import { playShowing } from '../undo.ts'

/** How a broken promise is reported. */
export interface Complaints {
  fail(promise: string, what: string): never
  same(promise: string, actual: string, expected: string): void
}

/** The most actions that are undone at the same time. */
const MOST_UNDONE = 4

type Log<T extends GameTypes> = readonly Taken<T['action']>[]

/**
 * Undoes actions of a match and compares the rest with what it has recorded: `undo` goes back no further than it may,
 * and what other seats did, drew and saw stays the same. All actions of the match must be played through `take`.
 */
export class UndoCheck<T extends GameTypes> {
  readonly #match: Match<T>
  readonly #complaints: Complaints
  /** The position before each action of the log. */
  readonly #history: string[] = []
  /** What each action of the log revealed when it was played; empty if no other seat could act at the same time. */
  readonly #shown: string[] = []
  undos = 0
  undosAmongOthers = 0

  constructor(match: Match<T>, complaints: Complaints) {
    this.#match = match
    this.#complaints = complaints
  }

  /** Plays a legal action. */
  take(seat: Seat, action: T['action']): void {
    const { game, state } = this.#match
    const isAlone = game.active(state).length === 1
    this.#history.push(this.#positionOf(state))
    this.#shown.push(isAlone ? '' : this.#playShowing(game.clone(state), seat, action))
    this.#match.take(seat, action)
  }

  /** Each seat tries to undo something, and plays it again if that is still legal. */
  check(rng: Rng): void {
    const { game, options } = this.#match
    for (let seat = 1; seat <= options.players; seat++) {
      const { log } = this.#match
      const count = 1 + rng.below(MOST_UNDONE)
      const undone = this.#match.undo({ seats: [seat] }, count)
      if (!undone.ok) continue
      const places = undone.value
      if (places.length !== count) this.#complaints.fail('undo takes back what is asked for', `${places.length}`)
      this.#checkBarrier(log, seat, places)
      this.#checkRest(log, places)
      for (const { action } of places.map((place) => log[place])) {
        if (game.refusal(this.#match.state, seat, action) !== undefined) break
        this.take(seat, action)
      }
    }
  }

  #checkBarrier(log: Log<T>, seat: Seat, undone: readonly number[]): void {
    for (let place = undone[0]; place < log.length; place++) {
      const taken = log[place]
      const text = `seat ${taken.seat} ${this.#match.game.format(taken.action)}`
      if (!undone.includes(place)) {
        if (!taken.active.includes(seat)) this.#complaints.fail('undo stops where another seat has waited', text)
      } else if (taken.seat !== seat) this.#complaints.fail('undo takes back actions of one seat', text)
      else if (taken.outcome !== NOTHING_NEW) this.#complaints.fail('undo stops at what was drawn or revealed', text)
    }
  }

  /** Plays the log again without what was undone: it is legal, reveals the same, and ends in the state of the match. */
  #checkRest(log: Log<T>, undone: readonly number[]): void {
    const { game, options, seed } = this.#match
    const [first] = undone
    const state = game.setup(options, seed)
    for (const { seat, action } of log.slice(0, first)) game.play(state, seat, action)
    this.#complaints.same('undo leads back', this.#positionOf(state), this.#history[first])
    this.#history.length = first
    const shownSince = this.#shown.splice(first)
    for (const [i, shown] of shownSince.entries()) {
      if (undone.includes(first + i)) continue
      const { seat, action } = log[first + i]
      if (game.refusal(state, seat, action) !== undefined) {
        this.#complaints.fail('what others did stays legal', `seat ${seat} ${game.format(action)}`)
      }
      this.#history.push(this.#positionOf(state))
      this.#shown.push(shown)
      const shownNow = this.#playShowing(state, seat, action)
      this.#complaints.same('what a seat has drawn or seen never changes', shownNow, shown)
    }
    this.#complaints.same('undo leads back', this.#positionOf(this.#match.state), this.#positionOf(state))
    this.undos++
    if (shownSince.length > undone.length) this.undosAmongOthers++
  }

  #positionOf(state: T['state']): string {
    return JSON.stringify(this.#match.game.position(state))
  }

  #playShowing(state: T['state'], seat: Seat, action: T['action']): string {
    const { game, options } = this.#match
    return playShowing(game, options.players, state, { seat, action })
  }
}

import type { GameFace } from '#boards/board.ts'
import { actionsOf, isSameTurn, type Puzzle, playedRecord, type Spot, spotOf } from '#bots/puzzle.ts'
import { turnName } from '#bots/turns.ts'
import { type Game, NOTHING_NEW, type Refusal } from '#engine/game.ts'
import type { GameRecord } from '#engine/record.ts'
import type { SeatPlan } from '../games/saved-game.ts'
import { Store } from '../store.ts'
import { Session } from '../table/session.ts'

export interface PuzzlePlace {
  readonly game: Game
  readonly face: GameFace
  readonly puzzle: Puzzle
  /** The players, by the seat of the solver. */
  seatsFor(solver: number): readonly SeatPlan[]
  /** Compares a turn with the best one; undefined if the expert gives no answer. */
  weigh(spot: Spot, turn: readonly string[]): Promise<WeighedTry | undefined>
}

/** A turn that is not the best one, by the expert's estimate. */
export interface WeighedTry {
  readonly loss: number
  readonly isAsGood: boolean
}

/** What came of a try. */
export interface PuzzleResult {
  readonly isSolved: boolean
  /** The turn that was tried; empty if the solution was asked for. */
  readonly turn: readonly string[]
  /** What the turn costs: 0 for the best one, undefined if it is not known. */
  readonly loss: number | undefined
}

export interface PuzzleNow {
  readonly session: Session
  readonly phase: 'solving' | 'judging' | 'judged'
  readonly result: PuzzleResult | undefined
}

/**
 * A puzzle as it is solved. The solver plays on the real board until the turn is over or something is drawn. Then the
 * turn is compared with the best one, and the board is back at the beginning, to show the best turn or for another try.
 */
export class PuzzleRun {
  readonly now: Store<PuzzleNow>
  readonly spot: Spot
  readonly #place: PuzzlePlace
  readonly #record: GameRecord
  /** Raised with every try: an answer to an earlier one comes too late. */
  #tries = 0

  constructor(place: PuzzlePlace) {
    this.#place = place
    this.#record = playedRecord(place.game, place.puzzle, actionsOf(place.puzzle.before))
    this.spot = spotOf(place.game, place.puzzle)
    this.now = new Store<PuzzleNow>({ session: this.#open(), phase: 'solving', result: undefined })
  }

  /** Takes an action of the solver. After the judgement, it begins another try. */
  take(action: string): Refusal | undefined {
    const { phase } = this.now.get()
    if (phase === 'judging') return undefined
    if (phase === 'judged') {
      const refusal = this.now.get().session.whyNot(this.spot.seat, action)
      if (refusal !== undefined) return refusal
      this.again()
    }
    const { session } = this.now.get()
    const refusal = session.take(this.spot.seat, action)
    if (refusal !== undefined) return refusal
    while (!this.#isDecided(session) && session.forced(this.spot.seat) !== undefined) session.takeForced(this.spot.seat)
    if (this.#isDecided(session)) void this.#judge(session)
    return undefined
  }

  /** Whether something of this try can be undone: never what was played before the puzzle. */
  get hasBegun(): boolean {
    const { session, phase } = this.now.get()
    return phase === 'solving' && session.now.get().log.length > this.#record.actions.length
  }

  undo(): void {
    if (this.hasBegun) this.now.get().session.undo()
  }

  redo(): void {
    if (this.now.get().phase === 'solving') this.now.get().session.redo()
  }

  again(): void {
    this.#tries++
    this.now.set({ session: this.#open(), phase: 'solving', result: undefined })
  }

  /** Gives up: shows the best turn. */
  showSolution(): void {
    this.#tries++
    this.now.set({
      session: this.#open(),
      phase: 'judged',
      result: { isSolved: false, turn: [], loss: undefined },
    })
  }

  #isDecided(session: Session): boolean {
    const { game, state, seat } = this.spot
    const { log, active } = session.now.get()
    if (log.length === this.#record.actions.length) return false
    if (session.outcomeOf(log.length - 1) !== NOTHING_NEW || !active.includes(seat)) return true
    return turnName(session.view(seat)) !== turnName(game.view(state, seat))
  }

  async #judge(session: Session): Promise<void> {
    const turn = session.now
      .get()
      .log.slice(this.#record.actions.length)
      .map(({ action }) => action)
    const { puzzle, weigh } = this.#place
    if (isSameTurn(this.spot, turn, puzzle.best)) return this.#judged({ isSolved: true, turn, loss: 0 })
    const number = this.#tries
    this.now.set({ session, phase: 'judging', result: undefined })
    const weighed = await weigh(this.spot, turn)
    if (number === this.#tries) this.#judged({ isSolved: weighed?.isAsGood ?? false, turn, loss: weighed?.loss })
  }

  #judged(result: PuzzleResult): void {
    this.now.set({ session: this.#open(), phase: 'judged', result })
  }

  #open(): Session {
    const { game, face, puzzle, seatsFor } = this.#place
    const saved = { id: `puzzle.${puzzle.id}`, record: this.#record, seats: seatsFor(this.spot.seat), startedAt: 0 }
    const session = Session.open(game, face, { ...saved, changedAt: 0 })
    if (!session.ok) throw new Error(`the puzzle ${puzzle.id}: ${session.error}`)
    return session.value
  }
}

import type { GameFace, Moment } from '../../boards/board.ts'
import type { Game, Refusal, Seat, Standing } from '../../engine/game.ts'
import type { Match } from '../../engine/match.ts'
import { recordOf, replay } from '../../engine/record.ts'
import { accepted, type Result } from '../../engine/result.ts'
import type { GameSummary, SavedGame, SeatPlan } from '../games/saved-game.ts'
import { summaryOf } from '../games/summary.ts'
import { Store } from '../store.ts'

/** What a table is at one moment. A new one is made with every action; it never changes. */
export interface TableNow {
  /** Raised with everything that happens, undo included. */
  readonly version: number
  readonly active: readonly Seat[]
  readonly isOver: boolean
  readonly log: readonly Moment[]
  readonly standing: Standing<unknown>
  readonly canUndo: boolean
  readonly canRedo: boolean
}

const NOTHING: readonly string[] = []

/**
 * A game at a table of this browser: the match, what was undone, and who plays. It asks the rules about every action,
 * and tells whoever listens (the page, the storage, the bots) what changed.
 */
export class Session {
  readonly game: Game
  readonly seats: readonly SeatPlan[]
  readonly id: string
  readonly startedAt: number
  readonly now: Store<TableNow>
  readonly #face: GameFace
  readonly #match: Match
  #log: Moment[]
  /** What was worked out about this moment. */
  readonly #known = new Map<string, unknown>()
  #undone: { readonly seat: Seat; readonly action: string }[] = []

  private constructor(game: Game, face: GameFace, saved: SavedGame, match: Match, log: Moment[]) {
    this.game = game
    this.seats = saved.seats
    this.id = saved.id
    this.startedAt = saved.startedAt
    this.#face = face
    this.#match = match
    this.#log = log
    this.now = new Store(this.#snapshot(0))
  }

  /** Sits down at a saved game; refused where its record does not follow the rules. */
  static open(game: Game, face: GameFace, saved: SavedGame): Result<Session> {
    const log: Moment[] = []
    const replayed = replay(game, saved.record, (match, next) => {
      if (next !== undefined) log.push({ ...next, before: game.view(match.state, 'spectator') })
    })
    return replayed.ok ? accepted(new Session(game, face, saved, replayed.value, log)) : replayed
  }

  view(eyes: Seat | 'spectator'): unknown {
    return this.#once(`view ${eyes}`, () => this.game.view(this.#match.state, eyes))
  }

  /** What the rules have to say about this moment to somebody with these eyes; the same until something happens. */
  insight(eyes: Seat | 'spectator'): unknown {
    return this.#once(`insight ${eyes}`, () => this.#face.insight(this.#match.state, eyes))
  }

  /** All that a seat may do now, in the game's notation; the same list until something happens. */
  legal(eyes: Seat | 'spectator'): readonly string[] {
    const { state } = this.#match
    if (eyes === 'spectator' || !this.game.active(state).includes(eyes)) return NOTHING
    const list = () => Array.from(this.game.legalActions(state, eyes), (action) => this.game.format(action))
    return this.#once(`legal ${eyes}`, list)
  }

  /** Why a seat may not take this action now. A text that is no action is a mistake of the page, not of a person. */
  whyNot(seat: Seat, text: string): Refusal | undefined {
    return this.game.refusal(this.#match.state, seat, this.#parse(text))
  }

  take(seat: Seat, text: string): Refusal | undefined {
    const refusal = this.#play(seat, text)
    if (refusal !== undefined) return refusal
    this.#undone = []
    this.#changed()
    return undefined
  }

  /** Takes back the last action, if a person took it and nothing came of it that cannot be forgotten. */
  undo(): void {
    const seat = this.#undoSeat()
    if (seat === undefined) return
    const { action } = this.#log[this.#log.length - 1]
    this.#match.undo(seat)
    this.#log = this.#log.slice(0, -1)
    this.#undone.push({ seat, action })
    this.#changed()
  }

  redo(): void {
    const next = this.#undone.pop()
    if (next === undefined) return
    this.#play(next.seat, next.action)
    this.#changed()
  }

  saved(): SavedGame {
    const names = this.seats.map(({ name }) => name)
    const { id, seats, startedAt } = this
    return { id, seats, startedAt, changedAt: Date.now(), record: recordOf(this.#match, names) }
  }

  summary(): GameSummary {
    const { id, seats, startedAt } = this
    return summaryOf({ id, seats, startedAt, changedAt: Date.now() }, this.#match, this.#face)
  }

  #play(seat: Seat, text: string): Refusal | undefined {
    const before = this.game.view(this.#match.state, 'spectator')
    const refusal = this.#match.take(seat, this.#parse(text))
    if (refusal === undefined) this.#log = [...this.#log, { seat, action: text, before }]
    return refusal
  }

  #parse(text: string): unknown {
    const action = this.game.parse(text)
    if (action === undefined) throw new Error(`${text} is not in the notation of ${this.game.id}`)
    return action
  }

  #undoSeat(): Seat | undefined {
    const last = this.#log.at(-1)
    if (last === undefined || this.seats[last.seat - 1].kind !== 'person') return undefined
    return this.#match.undoable(last.seat) > 0 ? last.seat : undefined
  }

  /** Works something out once for this moment. */
  #once<Value>(what: string, make: () => Value): Value {
    const known = this.#known.get(what)
    if (known !== undefined) return known as Value
    const made = make()
    this.#known.set(what, made)
    return made
  }

  #changed(): void {
    this.#known.clear()
    this.now.set(this.#snapshot(this.now.get().version + 1))
  }

  #snapshot(version: number): TableNow {
    const { state } = this.#match
    const active = this.game.active(state)
    return {
      version,
      active,
      isOver: active.length === 0,
      log: this.#log,
      standing: this.game.standing(state),
      canUndo: this.#undoSeat() !== undefined,
      canRedo: this.#undone.length > 0,
    }
  }
}

import type { GameFace, Moment } from '../../boards/board.ts'
import {
  type Game,
  type NextAction,
  NOTHING_NEW,
  type Outcome,
  type Refusal,
  type Seat,
  type Standing,
} from '../../engine/game.ts'
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
  /** What was taken for a person who had no choice: undo goes past it. */
  readonly #forced: WeakSet<Moment>

  private constructor(
    game: Game,
    face: GameFace,
    saved: SavedGame,
    match: Match,
    log: Moment[],
    forced: WeakSet<Moment>,
  ) {
    this.game = game
    this.seats = saved.seats
    this.id = saved.id
    this.startedAt = saved.startedAt
    this.#face = face
    this.#match = match
    this.#log = log
    this.#forced = forced
    this.now = new Store(this.#snapshot(0))
  }

  /** Sits down at a saved game; refused where its record does not follow the rules. */
  static open(game: Game, face: GameFace, saved: SavedGame): Result<Session> {
    const log: Moment[] = []
    const forced = new WeakSet<Moment>()
    const replayed = replay(game, saved.record, (match, next) => {
      if (next === undefined) return
      const moment = { ...next, before: game.view(match.state, 'spectator') }
      log.push(moment)
      if (isForced(game, face, match.state, next)) forced.add(moment)
    })
    return replayed.ok ? accepted(new Session(game, face, saved, replayed.value, log, forced)) : replayed
  }

  view(eyes: Seat | 'spectator'): unknown {
    return this.#once(`view ${eyes}`, () => this.game.view(this.#match.state, eyes))
  }

  /** What the rules have to say about this moment to somebody with these eyes; the same until something happens. */
  insight(eyes: Seat | 'spectator'): unknown {
    return this.#once(`insight ${eyes}`, () => this.#face.insight(this.#match.state, eyes))
  }

  /**
   * All that a seat may do now, in the game's notation; the same list until something happens. Empty for a game that
   * counts its actions: its board goes by the insight.
   */
  legal(eyes: Seat | 'spectator'): readonly string[] {
    const { state } = this.#match
    if (this.game.countActions !== undefined) return NOTHING
    if (eyes === 'spectator' || !this.game.active(state).includes(eyes)) return NOTHING
    const list = () => Array.from(this.game.legalActions(state, eyes), (action) => this.game.format(action))
    return this.#once(`legal ${eyes}`, list)
  }

  /** The one thing that a seat can do now, where it is to be done for the person who sits there. */
  forced(seat: Seat): string | undefined {
    const { state } = this.#match
    const action = this.#face.isForced && onlyAction(this.game, state, seat)
    return action !== undefined && this.#face.isForced?.(action) ? action : undefined
  }

  /** How long the last action is worth looking at, in times of the usual pause. */
  attention(): number {
    const last = this.#log.at(-1)
    return last === undefined ? 1 : (this.#face.attention?.(last.action) ?? 1)
  }

  /** What the action at this place of the log let out into the open. */
  outcomeOf(index: number): Outcome {
    return this.#match.log[index]?.outcome ?? NOTHING_NEW
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

  /** Takes a step for a person who has no choice. What was undone before it can still be done again. */
  takeForced(seat: Seat): void {
    const action = this.forced(seat)
    if (action === undefined || this.#play(seat, action) !== undefined) return
    this.#changed()
  }

  /** Takes back the last choice, if a person made it and nothing came of it that cannot be forgotten. */
  undo(): void {
    const count = this.#undoCount()
    if (count === 0) return
    const { seat, action } = this.#log[this.#log.length - count]
    this.#match.takeBack(count)
    this.#log = this.#log.slice(0, -count)
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
    const action = this.#parse(text)
    // A notation may be read more kindly than it is written.
    const written = this.game.format(action)
    const moment: Moment = { seat, action: written, before: this.game.view(this.#match.state, 'spectator') }
    const hadNoChoice = isForced(this.game, this.#face, this.#match.state, moment)
    const refusal = this.#match.take(seat, action)
    if (refusal !== undefined) return refusal
    this.#log = [...this.#log, moment]
    if (hadNoChoice) this.#forced.add(moment)
    return undefined
  }

  #parse(text: string): unknown {
    const action = this.game.parse(text)
    if (action === undefined) throw new Error(`${text} is not in the notation of ${this.game.id}`)
    return action
  }

  /**
   * How many actions go back with the last choice of a person: the choice, what was taken for people after it, and what
   * bots answered, who do not mind. None where something came of it that cannot be forgotten.
   */
  #undoCount(): number {
    const taken = this.#match.log
    for (let i = taken.length - 1; i >= 0; i--) {
      const { seat, outcome } = taken[i]
      if (outcome !== NOTHING_NEW) return 0
      if (this.seats[seat - 1].kind === 'person' && !this.#forced.has(this.#log[i])) return taken.length - i
    }
    return 0
  }

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
      canUndo: this.#undoCount() > 0,
      canRedo: this.#undone.length > 0,
    }
  }
}

/** The only legal action of a seat, in the game's notation. It need not look at more than two. */
function onlyAction(game: Game, state: unknown, seat: Seat): string | undefined {
  if (!game.active(state).includes(seat)) return undefined
  const actions = game.legalActions(state, seat)[Symbol.iterator]()
  const first = actions.next()
  return first.done || !actions.next().done ? undefined : game.format(first.value)
}

/** Whether a person was not asked for an action: it was the only one, and of a kind that nobody needs to be asked for. */
function isForced(game: Game, face: GameFace, state: unknown, { seat, action }: NextAction): boolean {
  return face.isForced?.(action) === true && onlyAction(game, state, seat) === action
}

import type { GameFace, Moment, SeatInfo } from '#boards/board.ts'
import type { Game, NextAction, Outcome, Refusal, Seat, Standing } from '#engine/game.ts'
import type { Store } from '../store.ts'

/** A snapshot of a table. Immutable: every change makes a new one. */
export interface GameTableNow {
  /** Raised with everything that happens, undo included. */
  readonly version: number
  readonly active: readonly Seat[]
  readonly isOver: boolean
  readonly log: readonly Moment[]
  readonly standing: Standing<unknown>
}

/** A game at a table, wherever it is played: what a board and all around it read. */
export interface GameTable {
  readonly id: string
  readonly game: Game
  readonly seats: readonly SeatInfo[]
  readonly now: Store<GameTableNow>
  view(eyes: Seat | 'spectator'): unknown
  /** The insight of the rules for a seat; the same object until something happens. */
  insight(eyes: Seat | 'spectator'): unknown
  /**
   * All that a seat may do now, in the game's notation; the same list until something happens. Empty for a game that
   * counts its actions: its board goes by the insight.
   */
  legal(eyes: Seat | 'spectator'): readonly string[]
  /** Why a seat may not take this action now. A text that is not an action is a bug, and throws. */
  whyNot(seat: Seat, text: string): Refusal | undefined
  /** What the action at this place of the log let out into the open. */
  outcomeOf(index: number): Outcome
}

const NOTHING: readonly string[] = []

/** What a state has to say, each worked out once. It is of no use any more when something is played in the state. */
export class StateLook {
  readonly #game: Game
  readonly #face: GameFace
  readonly #state: unknown
  readonly #known = new Map<string, unknown>()

  constructor(game: Game, face: GameFace, state: unknown) {
    this.#game = game
    this.#face = face
    this.#state = state
  }

  view(eyes: Seat | 'spectator'): unknown {
    return this.#once(`view ${eyes}`, () => this.#game.view(this.#state, eyes))
  }

  insight(eyes: Seat | 'spectator'): unknown {
    return this.#once(`insight ${eyes}`, () => this.#face.insight(this.#state, eyes))
  }

  legal(eyes: Seat | 'spectator'): readonly string[] {
    const game = this.#game
    if (game.countActions !== undefined) return NOTHING
    if (eyes === 'spectator' || !game.active(this.#state).includes(eyes)) return NOTHING
    const list = () => Array.from(game.legalActions(this.#state, eyes), (action) => game.format(action))
    return this.#once(`legal ${eyes}`, list)
  }

  /** The one thing that a seat can do now, where it is to be done for the person who sits there. */
  forced(seat: Seat): string | undefined {
    return forcedAction(this.#game, this.#state, seat)
  }

  whyNot(seat: Seat, text: string): Refusal | undefined {
    return this.#game.refusal(this.#state, seat, actionOf(this.#game, text))
  }

  #once<Value>(what: string, make: () => Value): Value {
    const known = this.#known.get(what)
    if (known !== undefined) return known as Value
    const made = make()
    this.#known.set(what, made)
    return made
  }
}

/** The action that a text of the page stands for. */
export function actionOf(game: Game, text: string): unknown {
  const action = game.parse(text)
  if (action === undefined) throw new Error(`${text} is not in the notation of ${game.id}`)
  return action
}

/** Whether an action was the only one of its seat, of a kind that is taken for a person. */
export function isForced(game: Game, state: unknown, { seat, action }: NextAction): boolean {
  return forcedAction(game, state, seat) === action
}

function forcedAction(game: Game, state: unknown, seat: Seat): string | undefined {
  const action = game.forced?.(state, seat)
  return action === undefined ? undefined : game.format(action)
}

import type { GameFace } from '#boards/board.ts'
import type { Game, NextAction, Refusal, Seat } from '#engine/game.ts'

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

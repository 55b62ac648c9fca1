import type { GameFace } from '../../boards/board.ts'
import type { Game, NextAction, Refusal, Seat } from '../../engine/game.ts'

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
    const action = this.#face.isForced && onlyAction(this.#game, this.#state, seat)
    return action !== undefined && this.#face.isForced?.(action) ? action : undefined
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

/** Whether a person was not asked for an action: it was the only one, and of a kind that nobody needs to be asked for. */
export function isForced(game: Game, face: GameFace, state: unknown, { seat, action }: NextAction): boolean {
  return face.isForced?.(action) === true && onlyAction(game, state, seat) === action
}

/** The only legal action of a seat, in the game's notation. It need not look at more than two. */
function onlyAction(game: Game, state: unknown, seat: Seat): string | undefined {
  if (!game.active(state).includes(seat)) return undefined
  const actions = game.legalActions(state, seat)[Symbol.iterator]()
  const first = actions.next()
  return first.done || !actions.next().done ? undefined : game.format(first.value)
}

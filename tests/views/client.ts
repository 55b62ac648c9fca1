import { type Game, NOTHING_NEW, type Outcome, type Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { insightText } from './insights.ts'

/** For a game with too many actions to list, this many are compared, and the number of each kind. */
const MOST_LISTED = 20

/** Public information at one moment. */
export function openText(game: Game, state: unknown): string {
  return JSON.stringify([game.active(state), game.standing(state), game.view(state, 'spectator')])
}

/** A player's browser: it has a state that is consistent with its view, and plays in it when no view is sent. */
export class Client {
  readonly #game: Game
  readonly #eyes: Seat | 'spectator'
  readonly #isAlone: boolean
  readonly #rng: Rng
  #state: unknown

  /** `server` is the true state; only its view is read. */
  constructor(game: Game, eyes: Seat | 'spectator', players: number, server: unknown) {
    this.#game = game
    this.#eyes = eyes
    this.#isAlone = players === 1
    this.#rng = new Rng(`client/${eyes}`)
    this.#state = this.#behind(server)
  }

  /** What an action would reveal, as far as this client can tell; undefined if the action is not possible. */
  foresee(seat: Seat, action: unknown): Outcome | undefined {
    if (this.#game.refusal(this.#state, seat, action) !== undefined) return undefined
    return this.#game.play(this.#game.clone(this.#state), seat, action)
  }

  /** Whether the client relies on the outcome that it predicts: of actions of its own seat, and of those that it replays itself. */
  mustForesee(seat: Seat, outcome: Outcome): boolean {
    return this.#eyes === seat || this.#isEnough(seat, outcome)
  }

  hear(seat: Seat, action: unknown, outcome: Outcome, server: unknown): void {
    if (this.#isEnough(seat, outcome)) this.#game.play(this.#state, seat, action)
    else this.#state = this.#behind(server)
  }

  /** The differences between what this client shows and what the server would; `open` is public information. */
  *differences(server: unknown, open: string, seed: string): Generator<string> {
    const view = this.#viewOf(server)
    if (view.includes(seed)) yield 'the seed is in the view'
    if (this.#viewOf(this.#state) !== view) yield 'another view'
    if (openText(this.#game, this.#state) !== open) yield 'another view for those who look on, or another standing'
  }

  /** The same for slow comparisons. */
  *closeDifferences(server: unknown): Generator<string> {
    const view = this.#viewOf(server)
    for (let i = 0; i < 2; i++) {
      if (this.#viewOf(this.#behind(server)) !== view) yield 'the view shows what is hidden'
    }
    if (this.#legal(this.#state) !== this.#legal(server)) yield 'other legal actions'
    const [mine, theirs] = [this.#state, server].map((state) => insightText(this.#game.id, state, this.#eyes))
    if (mine !== theirs) yield 'another insight'
  }

  /** A spectator at a game of one player is sent a view with every action. */
  #isEnough(seat: Seat, outcome: Outcome): boolean {
    return outcome === NOTHING_NEW && (this.#eyes === seat || !this.#isAlone)
  }

  #viewOf(state: unknown): string {
    return JSON.stringify(this.#game.view(state, this.#eyes))
  }

  #behind(server: unknown): unknown {
    return this.#game.determinize(JSON.parse(this.#viewOf(server)), this.#rng)
  }

  #legal(state: unknown): string {
    if (this.#eyes === 'spectator') return ''
    const texts: string[] = []
    const counts = this.#game.countActions?.(state, this.#eyes)
    for (const action of this.#game.legalActions(state, this.#eyes)) {
      if (counts !== undefined && texts.length === MOST_LISTED) break
      texts.push(this.#game.format(action))
    }
    return JSON.stringify([counts, texts])
  }
}

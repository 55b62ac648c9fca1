import type { Game, Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import type { Move } from '#wire/moves.ts'

/** Picks random legal actions from the view of one seat. It parses news only when it needs them. */
export class RandomPlayer {
  readonly #game: Game
  readonly #rng: Rng
  #state: unknown
  #unread: string[] = []

  constructor(game: Game, view: unknown, seed: string) {
    this.#game = game
    this.#rng = new Rng(seed)
    this.#state = game.determinize(view, this.#rng)
  }

  /** A move, as text that is `News`. */
  hear(news: string): void {
    // A new view replaces everything before it.
    if (news.includes('"view":')) this.#unread.length = 0
    this.#unread.push(news)
  }

  /** The seats that may act. */
  get active(): readonly Seat[] {
    this.#read()
    return this.#game.active(this.#state)
  }

  pick(seat: Seat): string {
    this.#read()
    return this.#game.format(this.#game.sample(this.#state, seat, this.#rng))
  }

  #read(): void {
    for (const news of this.#unread) {
      const { move } = JSON.parse(news) as { readonly move: Move }
      if (move.view !== undefined) this.#state = this.#game.determinize(move.view, this.#rng)
      else if (move.action !== null) this.#game.play(this.#state, move.seat, this.#game.parse(move.action))
    }
    this.#unread.length = 0
  }
}

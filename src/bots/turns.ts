import type { Game, Seat } from '#engine/game.ts'
import { isObject } from '#engine/json.ts'

/**
 * A name for the current turn: the view's count of turns or, in games with one turn per round, of rounds. If it counts
 * neither, a turn ends when another seat acts.
 */
export function turnName(view: unknown): string | undefined {
  if (!isObject(view)) return undefined
  if (view.turns !== undefined) return String(view.turns)
  return view.round === undefined ? undefined : `${view.phase} ${view.round}`
}

/** Counts the turns that each seat takes in a game while it is played or replayed; an extra turn is one of its own. */
export class TurnCounter {
  readonly #game: Game
  /** For each seat, how many turns it has begun and the name of the last one. */
  readonly #seats = new Map<Seat, { readonly count: number; readonly name: string | undefined }>()
  #lastSeat: Seat | undefined

  constructor(game: Game) {
    this.#game = game
  }

  /** To be called before every action; returns whether a turn of the seat begins with it. */
  begins(state: unknown, seat: Seat): boolean {
    const name = turnName(this.#game.view(state, seat))
    const last = this.#seats.get(seat)
    const isSame = name === undefined ? seat === this.#lastSeat : name === last?.name
    this.#lastSeat = seat
    if (isSame) return false
    this.#seats.set(seat, { count: this.countOf(seat) + 1, name })
    return true
  }

  countOf(seat: Seat): number {
    return this.#seats.get(seat)?.count ?? 0
  }
}

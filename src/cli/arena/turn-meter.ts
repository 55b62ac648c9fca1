import type { SeatCosts, Spent } from '#bots/arena/played.ts'
import type { Game, NextAction, Seat } from '#engine/game.ts'
import { isObject } from '#engine/json.ts'
import type { Match } from '#engine/match.ts'
import type { GameObserver } from '../play-game.ts'

/** Adds up the thinking of each seat during a game, by decision and by turn. */
export class TurnMeter implements GameObserver {
  readonly #rules: Game
  readonly #seats: readonly SeatMeter[]
  #lastSeat: Seat | undefined

  constructor(rules: Game, players: number) {
    this.#rules = rules
    this.#seats = Array.from({ length: players }, () => ({ decisions: [], turns: [], turn: undefined, waiting: [] }))
  }

  thought(seat: Seat, spent: Spent): void {
    this.#seats[seat - 1].waiting.push(spent)
  }

  before({ state }: Match, next: NextAction | undefined): void {
    if (next === undefined) return
    const meter = this.#seats[next.seat - 1]
    const turn = turnOf(this.#rules.view(state, next.seat))
    const isSameTurn = turn === undefined ? next.seat === this.#lastSeat : turn === meter.turn
    if (!isSameTurn) meter.turns.push({ ms: 0, nodes: 0 })
    meter.turn = turn
    this.#lastSeat = next.seat
    for (const { ms, nodes } of meter.waiting.splice(0)) {
      meter.decisions.push({ ms, nodes })
      const last = meter.turns[meter.turns.length - 1]
      meter.turns[meter.turns.length - 1] = { ms: last.ms + ms, nodes: last.nodes + nodes }
    }
  }

  get costs(): SeatCosts[] {
    return this.#seats.map(({ decisions, turns }) => ({ decisions, turns }))
  }
}

interface SeatMeter {
  readonly decisions: Spent[]
  readonly turns: Spent[]
  /** The name of its last turn. */
  turn: string | undefined
  /** Thinking for actions that are not played yet. */
  readonly waiting: Spent[]
}

/**
 * A name for the current turn: the view's count of turns or, in games with one turn per round, of rounds. If it counts
 * neither, a turn ends when another seat acts.
 */
function turnOf(view: unknown): string | undefined {
  if (!isObject(view)) return undefined
  if (view.turns !== undefined) return String(view.turns)
  return view.round === undefined ? undefined : `${view.phase} ${view.round}`
}

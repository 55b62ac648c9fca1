import type { Runtime } from '#engine/runtime.ts'
import type { Accepted, ActionBody, Move, UndoBody } from '#wire/moves.ts'
import type { ProblemBody } from '#wire/problem.ts'
import { freshName } from '../../games/saved-game.ts'
import { ServerProblem } from '../api.ts'
import { RetryPolicy } from '../connection/retry.ts'

type Answer =
  | { readonly kind: 'accepted'; readonly seq: number }
  | { readonly kind: 'refused'; readonly problem: ProblemBody }

/** Brings one thing after another to the server, and tries again until it is answered. */
export class Delivery extends RetryPolicy {
  /** `send` may be called several times: it must say the same each time, so that the server acts once. */
  async deliver(send: () => Promise<Accepted>): Promise<Answer> {
    try {
      return { kind: 'accepted', seq: (await this.ask(send)).seq }
    } catch (error) {
      if (error instanceof ServerProblem) return { kind: 'refused', problem: error.body }
      throw error
    }
  }
}

/** An action of the player, until it comes back as a move. */
export interface PendingMove {
  readonly request: string
  /** The action in the game's notation, or how many are taken back. */
  readonly what: string | number
  /** Whether the player chose it and must be told if it fails. */
  readonly isChosen: boolean
  /** The number that the server gave it. */
  readonly acceptedAs: number | undefined
}

/** Why a pending action was reverted. */
export type TakenBack =
  /** The server said no. */
  | { readonly kind: 'refused'; readonly problem: ProblemBody }
  /** Something else happened first. */
  | { readonly kind: 'overtaken' }

/** What the outbox knows of the game. */
export interface OutboxContext {
  readonly runtime: Runtime
  act(body: ActionBody): Promise<Accepted>
  undo(body: UndoBody): Promise<Accepted>
  /** The last move that arrived. */
  seq(): number
  /** Whether the rules still allow a move after those before it. */
  isPossible(move: PendingMove, before: readonly PendingMove[]): boolean
  /** Fetches missing moves. */
  catchUp(): Promise<void>
  /** The same, until this one is there. */
  fetchUpTo(seq: number): void
  changed(): void
  takenBack(why: TakenBack): void
}

/** The socket may be down while requests still work: an accepted move that does not arrive in this time is fetched. */
const MISSING_AFTER_MS = 2000

/** The player's unconfirmed actions. They are sent one after the other, each until it is answered. */
export class Outbox {
  readonly delivery: Delivery
  readonly #game: OutboxContext
  #pending: readonly PendingMove[] = []
  #sending: string | undefined
  /** Requests meant for another position, which must not be sent again. */
  #overtaken: ReadonlySet<string> = new Set()
  #isStopped = false

  constructor(game: OutboxContext) {
    this.#game = game
    this.delivery = new Delivery(game.runtime)
  }

  get pending(): readonly PendingMove[] {
    return this.#pending
  }

  add(what: string | number, isChosen: boolean): void {
    this.#pending = [
      ...this.#pending,
      { request: freshName(20, this.#game.runtime), what, isChosen, acceptedAs: undefined },
    ]
    this.#game.changed()
    this.pump()
  }

  /** Removes the last pending actions if they were not sent. Returns whether that was possible. */
  takeOut(count: number): boolean {
    const last = this.#pending.slice(Math.max(0, this.#pending.length - count))
    const isUnsent = last.every(({ request, acceptedAs }) => request !== this.#sending && acceptedAs === undefined)
    if (last.length < count || !isUnsent) return false
    this.#pending = this.#pending.slice(0, -count)
    this.#game.changed()
    return true
  }

  /** Removes the pending action that this move of the same seat confirms; false if there is none. */
  crossOff({ seq, action, isBots }: Move): boolean {
    const [first, ...rest] = this.#pending
    if (first === undefined || isBots || (first.acceptedAs ?? seq) !== seq) return false
    if (typeof first.what === 'number' ? action !== null : action !== first.what) return false
    this.#pending = rest
    return true
  }

  /** The game has changed: actions that the server has not accepted were meant for another position and are dropped. */
  overtake(): void {
    this.#overtaken = new Set(this.#pending.flatMap(({ request, acceptedAs }) => (acceptedAs ? [] : [request])))
  }

  /** Sends the next unsent action once all moves before it are known. */
  pump(): void {
    if (this.#sending !== undefined || this.#isStopped) return
    const at = this.#pending.findIndex(({ acceptedAs }) => acceptedAs === undefined)
    const seq = this.#knownSeq()
    if (at === -1 || seq === undefined) return
    const move = this.#pending[at]
    if (this.#overtaken.has(move.request) || !this.#game.isPossible(move, this.#pending.slice(0, at))) {
      this.#drop(move, { kind: 'overtaken' })
    } else {
      this.#sending = move.request
      void this.#send(move, seq)
    }
  }

  stop(): void {
    this.#isStopped = true
    this.delivery.stop()
  }

  async #send(move: PendingMove, seq: number): Promise<void> {
    const { what, request } = move
    const answer = await this.delivery.deliver(() =>
      typeof what === 'number'
        ? this.#game.undo({ seq, count: what, request })
        : this.#game.act({ seq, action: what, request }),
    )
    // The move may arrive before the answer to the request.
    if (this.#pending.includes(move)) {
      if (answer.kind === 'accepted') this.#accepted(move, answer.seq)
      else await this.#refused(move, answer.problem, seq)
    }
    this.#sending = undefined
    this.pump()
  }

  #accepted(move: PendingMove, acceptedAs: number): void {
    this.#pending = this.#pending.map((other) => (other === move ? { ...move, acceptedAs } : other))
    this.#game.runtime.after(MISSING_AFTER_MS, () => this.#game.fetchUpTo(acceptedAs))
  }

  async #refused(move: PendingMove, problem: ProblemBody, seq: number): Promise<void> {
    if (this.#overtaken.has(move.request)) return
    if (problem.code === 'stale') {
      const isAnswered = await this.#game.catchUp().then(
        () => true,
        () => false,
      )
      // Where there was something to catch up with, it is sent again as far as the rules still allow it.
      if (!isAnswered || this.#game.seq() > seq) return
    }
    this.#drop(move, { kind: 'refused', problem })
  }

  /** The last known move, including accepted ones of the player; undefined if a move in between is missing. */
  #knownSeq(): number | undefined {
    let seq = this.#game.seq()
    for (const { acceptedAs } of this.#pending) {
      if (acceptedAs === undefined) break
      if (acceptedAs !== seq + 1) return undefined
      seq = acceptedAs
    }
    return seq
  }

  /** Drops an action with all that follow it. */
  #drop(move: PendingMove, why: TakenBack): void {
    const at = this.#pending.indexOf(move)
    if (at === -1) return
    this.#pending = this.#pending.slice(0, at)
    this.#game.changed()
    if (move.isChosen) this.#game.takenBack(why)
  }
}

import { NOTHING_NEW, type Seat } from '#engine/game.ts'
import type { Runtime } from '#engine/runtime.ts'
import type { Accepted, ActionBody, History, UndoBody, Viewer } from '#wire/moves.ts'
import { actionOf, type GameTableNow } from '../../table/game-table.ts'
import { afterAction, type GameSoFar, type Rules, type Step } from './game-so-far.ts'
import type { PendingMove, TakenBack } from './outbox.ts'

type Player = Pick<OnlineSeat, 'rules' | 'seat'>

interface Ahead {
  readonly soFar: GameSoFar
  /** Whether it includes all pending actions. */
  readonly isWhole: boolean
}

/** The game with the player's pending actions, as far as their outcome can be known here. */
export function withPending({ rules, seat }: Player, from: GameSoFar, pending: readonly PendingMove[]): Ahead {
  const { game } = rules
  let soFar = from
  for (const { what } of pending) {
    if (seat === undefined || typeof what === 'number') return { soFar, isWhole: false }
    const isRefused = game.refusal(soFar.state, seat, actionOf(game, what)) !== undefined
    const next = isRefused ? undefined : afterAction(rules, soFar, seat, what)
    if (next?.steps.at(-1)?.outcome !== NOTHING_NEW) return { soFar, isWhole: false }
    soFar = next
  }
  return { soFar, isWhole: true }
}

/** Whether the rules allow an action after the pending ones before it, as far as their outcome is known. */
export function isPossible(
  doer: Player,
  from: GameSoFar,
  { what }: PendingMove,
  before: readonly PendingMove[],
): boolean {
  const { seat, rules } = doer
  if (typeof what === 'number' || seat === undefined) return true
  const { soFar, isWhole } = withPending(doer, from, before)
  return !isWhole || rules.game.refusal(soFar.state, seat, actionOf(rules.game, what)) === undefined
}

/** The steps with the moments that were shown before, as far as the same was done: nothing happens twice on a board. */
export function keepMoments(steps: readonly Step[], shown: readonly Step[]): readonly Step[] {
  let isSame = true
  return steps.map((step, i) => {
    const known = shown[i]?.moment
    isSame &&= known?.seat === step.seat && known.action === step.moment.action
    return isSame && known !== undefined ? { ...step, moment: known } : step
  })
}

/** What the game asks of the server. */
export interface GameServer {
  act(body: ActionBody): Promise<Accepted>
  undo(body: UndoBody): Promise<Accepted>
  history(from: number): Promise<History>
}

export interface OnlineNow extends GameTableNow {
  readonly canUndo: boolean
  /** The number of the player's actions that the server has not confirmed. */
  readonly unconfirmed: number
  /** Whether a pending action is not shown yet because its outcome depends on the server. */
  readonly isWaiting: boolean
}

/** Messages about the player's own actions; `waiting`: not possible while the last action is being sent. */
export type GameNotice = TakenBack | { readonly kind: 'waiting' }

/** Who looks, with what, and how. */
export interface OnlineSeat {
  readonly rules: Rules
  /** Undefined for spectators. */
  readonly seat: Seat | undefined
  readonly server: GameServer
  readonly runtime: Runtime
  /** Whether steps without a choice are taken for this person; not while a bot plays for them. */
  isPlaying(): boolean
  /** How long an action is looked at, in ms. */
  pause(): number
  tell(notice: GameNotice): void
  /** Called when the server sends the view of another viewer: the session of this browser has ended or changed. */
  wrongViewer(): void
}

/** The server sent the view of another viewer, from which this seat's secrets cannot be known. */
export class WrongViewer extends Error {}

/** Whether a view is that of this seat. Servers of earlier versions did not say whose it is. */
export function isViewOf(seat: Seat | undefined, { viewer }: { readonly viewer?: Viewer | undefined }): boolean {
  return viewer === undefined || viewer === (seat ?? 'spectator')
}

import type { Seat } from '#engine/game.ts'
import type { Accepted, ActionBody, History, UndoBody } from '#wire/moves.ts'
import type { PlayedNow } from '../../table/played-table.ts'
import type { Surroundings } from '../connection/surroundings.ts'
import type { Rules } from './course.ts'
import type { TakenBack } from './outbox.ts'

/** What the game asks of the server. */
export interface GameServer {
  act(body: ActionBody): Promise<Accepted>
  undo(body: UndoBody): Promise<Accepted>
  history(from: number): Promise<History>
}

export interface OnlineNow extends PlayedNow {
  readonly canUndo: boolean
  /** How many of one's own actions the server has not confirmed. */
  readonly unconfirmed: number
  /** Whether something that one did is not shown yet, since nobody here knows what comes of it. */
  readonly isWaiting: boolean
}

/** What a person must be told about what they did; `waiting`: not while their last action is on its way. */
export type GameNotice = TakenBack | { readonly kind: 'waiting' }

/** Who looks, with what, and how. */
export interface OnlineSeat {
  readonly rules: Rules
  /** Undefined of somebody who looks on. */
  readonly seat: Seat | undefined
  readonly server: GameServer
  readonly around: Surroundings
  /** Whether steps without a choice are taken for this person; not while a bot plays for them. */
  isPlaying(): boolean
  /** How long an action is looked at, in ms. */
  pause(): number
  tell(notice: GameNotice): void
}

import type { ProblemCode } from '#wire/problem.ts'
import type { Clock, Vote } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'

/**
 * What the players of a table may decide about players who are absent or have not answered, and about the end of their
 * game. Services bring the facts.
 */

/** How long a player must be absent, or leave a rematch unanswered, before others can decide without them. */
export const PATIENCE_MS = 180_000

/** Players may be absent for as long as the clock gives them, or as long as the host has chosen: a game can take days. */
export function patienceOf(clock: Clock, least: number): number {
  const seconds = clock.kind === 'none' ? (clock.patience ?? 0) : clock.seconds
  return Math.max(least, seconds * 1000)
}

/** After a declined vote a player can ask again when the game has had this many moves, or after this time. */
const PAUSE_MOVES = 20
const PAUSE_MS = 600_000

/** A person's seat in a game. */
export interface Player {
  readonly seat: number
  /** Whether a bot already plays for them. */
  readonly isAway: boolean
  /** Whether they have the table open. */
  readonly isHere: boolean
  /** If not, since when. */
  readonly since: number
}

/** The moment at which something is asked. */
export interface Moment {
  readonly players: readonly Player[]
  /** The seats that may act. */
  readonly active: readonly number[]
  /** The number of the last move. */
  readonly seq: number
  readonly now: number
  readonly patience: number
  /** Until when the players may start again, because a person can have taken the seat of a bot; null if they may not. */
  readonly anewUntil: number | null
  readonly isRated: boolean
}

/** When the last vote of a seat was declined. */
export interface Declined {
  readonly seq: number
  readonly at: number
}

interface Refused {
  readonly code: ProblemCode
  readonly message: string
}

export function throwIfRefused(refused: Refused | undefined): void {
  if (refused !== undefined) throw new ApiError(refused.code, refused.message)
}

function isLongGone({ isHere, since }: Player, { now, patience }: Pick<Moment, 'now' | 'patience'>): boolean {
  return !isHere && now - since >= patience
}

/** Whether a bot may play for this seat if the others want it: its player is absent for long, and all wait for them. */
export function isReplaceable(seat: number, moment: Moment): boolean {
  const player = moment.players.find((one) => one.seat === seat)
  if (player === undefined || player.isAway || !moment.active.includes(seat)) return false
  return isLongGone(player, moment)
}

/** Why a player may not ask for this vote; undefined if they may. */
export function voteRefusal(
  vote: Pick<Vote, 'kind' | 'seat' | 'absent'>,
  open: Vote | null,
  declined: Declined | undefined,
  moment: Moment,
): Refused | undefined {
  if (vote.kind === 'bot' && (vote.absent === vote.seat || !isReplaceable(vote.absent ?? 0, moment))) {
    return {
      code: 'still-here',
      message: 'a bot can play only for another player whose turn it is and who has been absent long enough',
    }
  }
  if (vote.kind === 'anew' && !mayBeginAnew(moment)) {
    return { code: 'not-now', message: 'only people who were seated together by "play now" can begin anew, at first' }
  }
  if (open !== null && isOpen(open, moment)) return { code: 'vote-open', message: 'another vote is open' }
  const { seq, now } = moment
  if (declined !== undefined && seq - declined.seq < PAUSE_MOVES && now - declined.at < PAUSE_MS) {
    return { code: 'asked-recently', message: `ask again after ${PAUSE_MOVES} moves or ${PAUSE_MS / 60_000} minutes` }
  }
  return undefined
}

function mayBeginAnew({ players, now, anewUntil }: Moment): boolean {
  return players.length > 1 && anewUntil !== null && now < anewUntil
}

/** Whether a vote still makes sense: the absent player may have returned. */
export function isOpen({ kind, absent }: Vote, moment: Moment): boolean {
  return kind !== 'bot' || isReplaceable(absent ?? 0, moment)
}

/**
 * The seats whose consent is missing: of players who are here, and at the end of a game also of those who have just left.
 * Players who are absent for long are not waited for. To end a rated game they are, unless it is their turn: otherwise
 * players who are losing could end it as soon as the others close the page.
 */
export function missingConsent({ kind, absent, agreed }: Vote, moment: Moment): number[] {
  const { isRated, active } = moment
  const isNeeded = (player: Player) =>
    !isLongGone(player, moment) || (isRated && !player.isAway && !active.includes(player.seat))
  return moment.players
    .filter((player) => (kind === 'bot' ? player.isHere : isNeeded(player)))
    .map(({ seat }) => seat)
    .filter((seat) => seat !== absent && !agreed.includes(seat))
}

/** Why a rematch cannot start: some of its players have not said yes. */
export function startRefusal(seats: readonly { readonly is_asked: number }[]): Refused | undefined {
  if (seats.every(({ is_asked }) => is_asked === 0)) return undefined
  return { code: 'not-agreed', message: 'not all players have agreed to the rematch' }
}

/** Why the host cannot give this seat to another player or a bot: its player has had too little time to answer. */
export function removalRefusal(
  { is_asked }: { readonly is_asked: number },
  { askedAt, now, patience }: { readonly askedAt: number; readonly now: number; readonly patience: number },
): Refused | undefined {
  if (is_asked === 0 || now - askedAt >= patience) return undefined
  return { code: 'still-here', message: 'this player still has time to agree to the rematch' }
}

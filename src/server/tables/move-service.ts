import type { Seat } from '#engine/game.ts'
import type { UndoProblem } from '#engine/undo.ts'
import { type Accepted, type ActionBody, MOST_MOVES, type UndoBody } from '#wire/moves.ts'
import { ABANDONED_DAYS } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { MoveRow, SeatRow, TableRow } from '../database/schema.ts'
import type { TableChange } from '../database/store.ts'
import type { Person } from '../people/users.ts'
import { isEndedByAgreement, proposalOf } from './facts.ts'
import { type HotTable, hasBegun, type PlayingTable } from './hot-table.ts'
import type { HotTables } from './hot-tables.ts'
import type { LiveTable } from './live-table.ts'
import type { Follower } from './news-hub.ts'
import { tableNotFound } from './table-rows.ts'

/** A table with a bot's turn is checked again after this time: the node of the bot may have died. */
export const RECHECK_MS = 10_000
/**
 * The same where all people have left the game to bots. No player waits for it, and people who leave very many games must
 * not keep the scheduler from the clocks of others.
 */
const LEFT_RECHECK_MS = 600_000

/**
 * A player is told of a turn after this time, if it is still theirs: an undo or a short loss of the connection leads to
 * no notice. Longer than the grace time of presence, so that it is known who has seen the turn begin.
 */
export const NOTICE_MS = 15_000
/**
 * A player whose page was open is checked once more after this time: by then a socket that died without a word has been
 * closed, and it is known when it was last heard.
 */
export const OPEN_PAGE_MS = 90_000

/** Undos per game: each replays a part of it. */
const UNDO_LIMIT = 300
/**
 * After this many undone moves, players of a game with others can no longer undo alone. Otherwise one of them could reach
 * `MOST_MOVES` by taking back a long turn again and again, and so end a game that is lost without a winner.
 */
const UNDONE_LIMIT = 2000

const UNDO_ERRORS: Readonly<Record<UndoProblem, string>> = {
  barrier: 'undoing this needs the consent of the other players',
  needed: 'other players have acted since',
  seen: 'other players have seen something that would be different without it',
}

/** A move without its number. */
interface PendingMove {
  readonly seat: Seat
  readonly kind: MoveRow['kind']
  readonly text: string
  readonly isBots: boolean
  readonly request: string | null
}

/** Actions and undos: everything that appends to the log of a table. */
export class MoveService {
  readonly #tables: HotTables
  readonly #now: () => number
  /** Called after every move, while the table is still locked. */
  readonly #moved: (table: HotTable) => void
  moves = 0
  botMoves = 0

  constructor(tables: HotTables, now: () => number, moved: (table: HotTable) => void) {
    this.#tables = tables
    this.#now = now
    this.#moved = moved
  }

  act(caller: Person, id: string, { seq, action: text, request }: ActionBody): Promise<Accepted> {
    return this.#tables.withTableFor(caller, id, async (table, isRetry) => {
      const { seat } = requireSeat(table, caller)
      if (!isPlaying(table)) return (await this.#acceptedBefore(table, seat, request)) ?? notPlayed(table)
      const { live, game } = table
      // The conflicting write may have been the same request, sent to another node.
      const previous = isRetry ? await this.#acceptedBefore(table, seat, request) : undefined
      if (previous !== undefined) return previous
      if (!live.isUpToDate(seat, seq)) return (await this.#acceptedBefore(table, seat, request)) ?? stale(live)
      const action = game.parse(text)
      if (action === undefined) throw new ApiError('bad-request', "the action is not in the game's notation")
      const refusal = live.refusal(seat, action)
      if (refusal !== undefined) {
        const done = await this.#acceptedBefore(table, seat, request)
        if (done !== undefined) return done
        throw new ApiError('refused', `${refusal.rule}: ${game.explain(refusal)}`, { refusal, seq: live.seq })
      }
      return this.play(table, seat, action, { isBots: false, request })
    })
  }

  /** Plays a legal action. */
  async play(
    table: PlayingTable,
    seat: Seat,
    action: unknown,
    { isBots, request }: Pick<PendingMove, 'isBots' | 'request'>,
  ): Promise<Accepted> {
    const { live, game } = table
    const at = live.timeOfMove(this.#now())
    const pending = { seat, kind: 'action', text: game.format(action), isBots, request } as const
    const row = rowOf(table, pending, at)
    const outcome = live.play(row.seq, seat, action, at)
    await this.#tables.append(
      table,
      row,
      { row, outcome, removed: undefined, table: live },
      this.#changeOf(table, seat, at),
    )
    this.moves++
    if (isBots) {
      this.botMoves++
      table.planOf(seat).took(outcome)
    } else table.forgetPlans()
    this.#moved(table)
    return { seq: row.seq }
  }

  undo(caller: Person, id: string, { seq, count, request }: UndoBody): Promise<Accepted> {
    return this.#tables.withTableFor(caller, id, async (table) => {
      const { seat } = requireSeat(table, caller)
      const done = await this.#acceptedBefore(table, seat, request)
      if (done !== undefined) return done
      if (!isPlaying(table)) return notPlayed(table)
      if (seq !== table.live.seq && !table.live.isUpToDate(seat, seq)) return stale(table.live)
      return this.writeUndo(table, { seat, kind: 'undo', text: String(count), isBots: false, request })
    })
  }

  /** Appends an undo or rewind, and rebuilds the game without the removed moves. */
  async writeUndo(table: PlayingTable, pending: PendingMove): Promise<Accepted> {
    const { seq, undos, undone } = table.live
    const isPadded = pending.kind === 'undo' && undone >= UNDONE_LIMIT && !isForOnePerson(table)
    if (undos >= UNDO_LIMIT || isPadded)
      throw new ApiError('not-now', 'the undo limit of this game is reached', { seq })
    const at = table.live.timeOfMove(this.#now())
    const row = rowOf(table, pending, at)
    const event = await this.#tables.loader.takeBack(table, row, (match) => {
      const undoable = match.undoable({ seats: [pending.seat] }, Number(pending.text))
      if (!undoable.ok) throw new ApiError('not-now', UNDO_ERRORS[undoable.error], { seq })
    })
    table.live = event.table
    table.forgetPlans()
    await this.#tables.append(table, row, event, this.#changeOf(table, pending.seat, at))
    this.#moved(table)
    return { seq: row.seq }
  }

  /** How the row of the table changes with the last move, which `seat` made; undefined if it does not. */
  #changeOf(table: PlayingTable, seat: Seat, at: number): TableChange | undefined {
    const { row, live } = table
    const isEnded = live.seq >= MOST_MOVES
    const active = isEnded ? '' : live.active.join(',')
    const followers = this.#tables.news.followers.of(table.id)
    const due_at = isEnded ? null : earliest(dueAt(table, at), noticeAt(table, seat, followers, at))
    const winners = live.isOver ? table.game.standing(live.state).winners.join(',') : isEnded ? '' : null
    const version = winners !== null || proposalOf(row) !== null ? 1 : 0
    if (active === row.active && due_at === row.due_at && version === 0) return undefined
    return { active, due_at, moved_at: at, winners, version }
  }

  /** The move that this request has already made. */
  moveOfRequest(table: HotTable, request: string): Promise<Pick<MoveRow, 'seq' | 'seat'> | undefined> {
    return this.#tables.store.db
      .selectFrom('moves')
      .select(['seq', 'seat'])
      .where('table_id', '=', table.id)
      .where('request', '=', request)
      .executeTakeFirst()
  }

  async #acceptedBefore(table: HotTable, seat: Seat, request: string): Promise<Accepted | undefined> {
    const row = await this.moveOfRequest(table, request)
    if (row === undefined) return undefined
    if (row.seat !== seat) throw new ApiError('bad-request', 'this request id was used for another seat')
    return { seq: row.seq }
  }
}

export function isPlaying(table: HotTable): table is PlayingTable {
  return table.row.status === 'playing' && hasBegun(table)
}

/** The caller's seat; throws if there is none. */
export function requireSeat(table: HotTable, caller: Person): SeatRow {
  if (!table.canRead(caller.id)) throw tableNotFound()
  const seat = table.seatOf(caller)
  if (seat === undefined) throw new ApiError('forbidden', 'you have no seat at this table')
  return seat
}

function notPlayed(table: HotTable): never {
  throw new ApiError('not-now', table.row.status === 'waiting' ? 'the game has not begun' : overBecause(table.row))
}

function overBecause(row: TableRow): string {
  const { status, winners, ended_by } = row
  if (status !== 'over' || winners !== '') return 'the game is over'
  if (ended_by === 'abandoned') return `the game is over: it had no move for ${ABANDONED_DAYS} days`
  if (isEndedByAgreement(row)) return 'the game is over: the players agreed to end it'
  return `the game is over: it had ${MOST_MOVES} moves, the most that a game can have`
}

function stale(live: LiveTable): never {
  throw new ApiError('stale', 'there are moves that you have not seen', { seq: live.seq })
}

function rowOf(table: PlayingTable, { seat, kind, text, isBots, request }: PendingMove, at: number): MoveRow {
  const seq = table.live.seq + 1
  return { table_id: table.id, seq, seat, kind, text, is_bots: isBots ? 1 : 0, at, request }
}

/** When the scheduler must check the clocks and bots of a table; null if never. */
export function dueAt(table: PlayingTable, now: number): number | null {
  const { live, seats } = table
  const times = live.active.flatMap((seat) => {
    if (table.isBotSeat(seat)) return [now + (table.hasPeople ? RECHECK_MS : LEFT_RECHECK_MS)]
    return live.clocks === undefined ? [] : [live.clocks.deadline(seat, seats[seat - 1].back_at)]
  })
  return earliest(...times)
}

/**
 * When the scheduler must look for players who do not know that it is their turn: later for those whose page is open
 * here, who most likely see it. If a check was pending, other players may still wait for it.
 */
export function noticeAt(
  table: PlayingTable,
  mover: Seat | undefined,
  followers: Iterable<Follower>,
  now: number,
): number | null {
  const { row } = table
  const before = row.active.split(',')
  const unaware = awaitedPlayers(table).filter(
    ({ seat }) => seat !== mover && (row.due_at !== null || !before.includes(String(seat))),
  )
  if (unaware.length === 0) return null
  const seeing = Array.from(followers, ({ userId, page }) => ((page?.hiddenAt ?? null) === null ? userId : undefined))
  return now + (unaware.every(({ user_id }) => seeing.includes(user_id)) ? OPEN_PAGE_MS : NOTICE_MS)
}

export function earliest(...times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : Math.min(...known)
}

type Player = SeatRow & { readonly user_id: string }

/** Whether only bots wait for a player. */
export function isForOnePerson({ seats }: HotTable): boolean {
  return seats.filter(({ kind }) => kind === 'person').length < 2
}

/** The players whose turn it is, at a table with other people. */
export function awaitedPlayers(table: PlayingTable): readonly Player[] {
  if (isForOnePerson(table)) return []
  return table.live.active
    .map((seat) => table.seats[seat - 1])
    .filter((seat): seat is Player => seat.kind === 'person' && seat.is_away === 0 && seat.user_id !== null)
}

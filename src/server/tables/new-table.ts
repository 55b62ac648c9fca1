import type { Transaction } from 'kysely'
import type { CardSetFile } from '#engine/card-set.ts'
import type { Game } from '#engine/game.ts'
import { readOptions } from '#engine/options.ts'
import type { Runtime } from '#engine/runtime.ts'
import { sha256 } from '#engine/sha256.ts'
import { commitmentOf, seedOf } from '#fair/fair.ts'
import { findFacts, loadRules, newestVersion } from '#games/index.ts'
import type { Clock, NewTable } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { Database, Schema, SeatRow, TableRow } from '../database/schema.ts'
import { guestMark, type Person } from '../people/users.ts'
import { clockOf, colourOf, optionsWith } from './facts.ts'
import type { HotTable } from './hot-table.ts'
import { storeCardSet } from './stored-card-sets.ts'
import { blockedSeats, tableNotFound, WrongCode } from './table-rows.ts'

const ID_LENGTH = 12

const TRIES = 5

type SeatWish = 'me' | 'open' | { readonly bot: string }

/** The rows of a new table. */
export interface NewTableRows {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  /** A card set to store with it. */
  readonly cards?: CardSetFile | undefined
}

/** The rows of a new table. Throws if the options do not fit the game; does not check the cards. */
export async function newTable(
  caller: Person,
  wish: NewTable,
  runtime: Runtime,
  secret: string,
): Promise<NewTableRows & { readonly rules: Game }> {
  if (findFacts(wish.game) === undefined) throw new ApiError('bad-request', `unknown game ${wish.game}`)
  const game = await loadRules(wish.game)
  const options = readOptions(game, wish.options, 'refused')
  if (!options.ok) throw new ApiError('bad-request', options.error)
  const cards = wish.cards && { ...wish.cards, sha256: sha256(wish.cards.text) }
  const { players } = options.value
  const wishes: readonly SeatWish[] = wish.seats ?? Array.from({ length: players }, (_, i) => (i === 0 ? 'me' : 'open'))
  if (wishes.length !== players)
    throw new ApiError('bad-request', `seats must have ${players} entries, one for each player`)
  if (wishes.filter((seat) => seat === 'me').length > 1) throw new ApiError('bad-request', 'you can take only one seat')
  const id = freshId(runtime, ID_LENGTH)
  const seats = wishes.map((seat, i): SeatRow => {
    if (seat === 'me') return personSeat(id, i + 1, caller, wish.words)
    if (seat === 'open') return openSeat(id, i + 1)
    return botSeat(id, i + 1, wish.game, seat.bot)
  })
  if (seats.every(({ kind }) => kind === 'bot')) throw new ApiError('bad-request', 'a table needs a seat for a person')
  if (wish.isRated === true) {
    requireRatable(caller)
    if (players < 2) throw new ApiError('bad-request', 'a rated game needs at least two players')
    if (cards !== undefined) throw new ApiError('bad-request', 'a rated game is played with the standard cards')
    if (seats.some(({ kind }) => kind === 'bot')) throw noBots()
    if (wish.clock.kind === 'none')
      throw new ApiError('bad-request', 'a rated game needs a clock: a player who is losing could hold it for ever')
  }
  const row: TableRow = {
    ...waitingTable(caller, runtime, secret),
    id,
    game: game.id,
    rules_version: game.rulesVersion,
    cards: cards === undefined ? null : JSON.stringify({ id: cards.id, sha256: cards.sha256 }),
    options: JSON.stringify(options.value),
    visibility: wish.visibility,
    writers: 'players',
    clock: JSON.stringify(wish.clock),
    is_rated: wish.isRated === true ? 1 : 0,
    request: wish.request ?? null,
  }
  return { row, seats, cards, rules: game }
}

/** Throws for a guest, who cannot sit at a rated table. */
export function requireRatable({ kind }: Person): void {
  if (kind !== 'account') throw new ApiError('forbidden', 'only accounts can sit at a rated table')
}

export function noBots(): ApiError {
  return new ApiError('bad-request', 'there are no bots at a rated table')
}

/** The columns that are the same for all new tables. */
function waitingTable(caller: Pick<Person, 'id'>, runtime: Runtime, secret: string) {
  const now = runtime.now()
  return {
    code: freshCode(runtime),
    past_codes: '',
    status: 'waiting',
    host_id: caller.id,
    secret,
    commitment: commitmentOf(secret),
    seed: null,
    created_at: now,
    started_at: null,
    ended_at: null,
    active: '',
    due_at: null,
    moved_at: now,
    winners: null,
    proposal: null,
    proposal_end: null,
    next_id: null,
    vote: null,
    ended_by: null,
    daily: null,
    bots_until: null,
    abandoned_at: null,
    version: 1,
  } as const
}

/** Writes a new table. If its code is in use, it gets another one. */
export async function insertTable(
  db: Transaction<Schema>,
  { row, seats, cards }: NewTableRows,
  runtime: Runtime,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    const taken = await db.selectFrom('tables').select('id').where('code', '=', row.code).executeTakeFirst()
    if (taken === undefined) break
    if (tries === TRIES) throw new ApiError('unavailable', 'no free code was found; try again')
    row.code = freshCode(runtime)
  }
  if (cards !== undefined) await storeCardSet(db, cards, row.created_at)
  await db.insertInto('tables').values(row).execute()
  await db
    .insertInto('seats')
    .values([...seats])
    .execute()
}

/** The rows of a rematch: the same game, with every player `further` seats on. The other players are asked to join. */
export function rematchOf(
  table: HotTable,
  caller: Pick<Person, 'id'>,
  runtime: Runtime,
  secret: string,
  further = 1,
): NewTableRows {
  const { row: old, seats: before } = table
  const id = freshId(runtime, ID_LENGTH)
  const isOther = ({ kind, user_id }: SeatRow) => kind === 'person' && user_id !== caller.id
  const seats = before.map((_, i): SeatRow => {
    const from = before[(i + before.length - further) % before.length]
    // The player was deleted.
    if (from.kind === 'person' && from.user_id === null) return openSeat(id, i + 1)
    return { ...from, table_id: id, seat: i + 1, is_away: 0, back_at: 0, words: '', is_asked: isOther(from) ? 1 : 0 }
  })
  const row: TableRow = {
    ...old,
    ...waitingTable(caller, runtime, secret),
    // A player whom the host has silenced does not become the host by asking first.
    ...(table.silenced.has(caller.id) && table.seatOfUser(old.host_id) !== undefined && { host_id: old.host_id }),
    id,
    // Players keep their colours.
    options: optionsWith(
      old,
      before.map((_, i) => colourOf(before[(i + before.length - further) % before.length], old) ?? null),
    ),
    rules_version: newestVersion(old.game),
    ...(old.is_rated === 1 && { clock: JSON.stringify(ratedClock(clockOf(old))) }),
    request: null,
  }
  return { row, seats }
}

const HALF_HOUR = 1800

/** The clock of a rated rematch: rated tables of earlier versions can have none. */
function ratedClock(clock: Clock): Clock {
  if (clock.kind !== 'none') return clock
  const { patience } = clock
  return patience === undefined ? { kind: 'bank', seconds: HALF_HOUR } : { kind: 'turn', seconds: patience }
}

/** Opens the seats of blocked players. */
export async function withoutBlocked(db: Database, seats: readonly SeatRow[]): Promise<SeatRow[]> {
  const blocked = await blockedSeats(db, seats)
  return seats.map((seat) => (blocked.includes(seat) ? openSeat(seat.table_id, seat.seat) : seat))
}

/** The seed: the server's secret and the words of all players, in the order of seats. */
export function seedFor(table: HotTable): string {
  return seedOf(
    table.row.secret,
    table.seats.map(({ words }) => words),
  )
}

export function openSeat(table: string, seat: number): SeatRow {
  return {
    table_id: table,
    seat,
    kind: 'open',
    user_id: null,
    bot: null,
    name: '',
    is_guest: 0,
    is_away: 0,
    back_at: 0,
    words: '',
    is_asked: 0,
  }
}

export function personSeat(table: string, seat: number, caller: Person, words: string): SeatRow {
  return {
    ...openSeat(table, seat),
    kind: 'person',
    user_id: caller.id,
    name: caller.name,
    is_guest: guestMark(caller),
    words,
  }
}

export function botSeat(table: string, seat: number, game: string, bot: string): SeatRow {
  const known = findFacts(game)?.bots ?? []
  if (!known.includes(bot)) throw new ApiError('bad-request', `unknown bot ${bot}; the bots are ${known.join(', ')}`)
  return { ...openSeat(table, seat), kind: 'bot', bot, name: bot }
}

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 32 letters divide 256, so all are equally likely. */
function freshId(runtime: Runtime, length: number): string {
  return Array.from(runtime.bytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** 50 bits: short enough to read out, too long to guess. */
const CODE_LENGTH = 10

/** An invitation code, of letters that are hard to confuse. */
function freshCode(runtime: Runtime): string {
  return freshId(runtime, CODE_LENGTH).toUpperCase()
}

/** Normalises a code as typed. */
export function readCode(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

/** How many replaced codes of a table are remembered. */
const PAST_CODES = 20

/** The columns of a table that gets a new code. */
export function withFreshCode({ code, past_codes }: CodeColumns, runtime: Runtime): CodeColumns {
  const past = [...pastCodes(past_codes), ...(code === null ? [] : [code])]
  return { code: freshCode(runtime), past_codes: past.slice(-PAST_CODES).join(' ') }
}

/** Whether the typed code opens the table. */
export function isCodeOf({ code }: CodeColumns, typed: string | undefined): boolean {
  return code !== null && readCode(typed ?? '') === code
}

/**
 * The error for a typed code that does not open the table. An outdated link is no guess: its table has no code any more,
 * or the code was replaced.
 */
export function codeRefused({ code, past_codes }: CodeColumns, typed: string): ApiError {
  const isStale = code === null || pastCodes(past_codes).includes(readCode(typed))
  return isStale ? tableNotFound() : new WrongCode()
}

type CodeColumns = Pick<TableRow, 'code' | 'past_codes'>

function pastCodes(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}

export function freshSecret(runtime: Runtime): string {
  return Buffer.from(runtime.bytes(32)).toString('hex')
}

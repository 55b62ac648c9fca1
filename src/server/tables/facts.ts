import type { GameOptions } from '#engine/game.ts'
import type { ChatLine, Clock, Proposal, SeatFacts, TableFacts, Vote } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { ChatRow, SeatRow, TableRow } from '../database/schema.ts'
import type { Declined } from './absence-rules.ts'
import { cardSetNameOf } from './stored-card-sets.ts'
import type { TableRows } from './table-rows.ts'

export function seatsIn(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number)
}

export function optionsOf(row: Pick<TableRow, 'options'>): GameOptions {
  const options = JSON.parse(row.options)
  delete options.colours
  return options
}

/** The colours that were chosen, seat 1 first. They are stored with the options; the rules do not know them. */
function chosenColours(row: Pick<TableRow, 'options'>): readonly (number | null)[] {
  return JSON.parse(row.options).colours ?? []
}

/** The `options` of a table with these colours. */
export function optionsWith(row: Pick<TableRow, 'options'>, colours: readonly (number | null)[]): string {
  const isChosen = colours.some((colour) => colour !== null)
  return JSON.stringify({ ...optionsOf(row), ...(isChosen && { colours }) })
}

/** The colour that the player of a seat has chosen. An empty seat may still have that of its last player. */
export function colourOf(
  { seat, kind }: Pick<SeatRow, 'seat' | 'kind'>,
  row: Pick<TableRow, 'options'>,
): number | undefined {
  return kind === 'person' ? (chosenColours(row)[seat - 1] ?? undefined) : undefined
}

/** The columns of a table where a seat has another colour: null for a new player, who has not the last player's. */
export function withColour(
  { row, seats }: Pick<TableRows, 'row' | 'seats'>,
  seat: number,
  colour: number | null,
): Partial<TableRow> {
  const chosen = chosenColours(row)
  if (colour === null && (chosen[seat - 1] ?? null) === null) return {}
  return {
    options: optionsWith(
      row,
      seats.map((each) => (each.seat === seat ? colour : (chosen[each.seat - 1] ?? null))),
    ),
  }
}

export function clockOf(row: Pick<TableRow, 'clock'>): Clock {
  return JSON.parse(row.clock)
}

export function proposalOf(row: TableRow): Proposal | null {
  return row.proposal === null ? null : JSON.parse(row.proposal)
}

/** The votes of a table: the open one, and when each seat's last one was declined. */
export interface Votes {
  readonly open: Vote | null
  readonly declined: Readonly<Record<number, Declined>>
}

export function votesOf({ vote }: Pick<TableRow, 'vote'>): Votes {
  return vote === null ? { open: null, declined: {} } : JSON.parse(vote)
}

/** What the table of a daily deal knows about it. */
export interface DailyMark {
  readonly date: string
  /** False when a past deal is played again. */
  readonly isCounted: boolean
  /** How much its bots think per action. */
  readonly nodes: number
}

export function dailyMarkOf({ daily }: Pick<TableRow, 'daily'>): DailyMark | undefined {
  return daily === null ? undefined : JSON.parse(daily)
}

/** Throws at a counted try of a daily deal, where players cannot go back or leave their seat to a bot. */
export function requireNotCounted(row: TableRow, refusal: string): void {
  if (dailyMarkOf(row)?.isCounted === true) throw new ApiError('not-now', refusal)
}

function seatFacts(seat: SeatRow, row: TableRow): SeatFacts {
  const { kind, name, is_guest, bot, is_away, words, user_id, is_asked } = seat
  const colour = colourOf(seat, row)
  return {
    kind,
    name,
    isGuest: is_guest === 1,
    bot,
    isAway: is_away === 1,
    isHost: kind === 'person' && user_id === row.host_id,
    words: row.started_at === null ? '' : words,
    hasWords: words !== '',
    isAsked: is_asked === 1,
    ...(colour !== undefined && { colour }),
  }
}

/** A code in two groups, which are easier to read out; shorter codes of earlier versions are one group. */
function writtenCode(code: string): string {
  return code.length < 10 ? code : `${code.slice(0, 5)}-${code.slice(5)}`
}

/** The facts of a table, the same for all who can read it. */
export function factsOf({ row, seats, silenced }: TableRows): TableFacts {
  const daily = dailyMarkOf(row)
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    cards: cardSetNameOf(row) ?? null,
    options: { ...optionsOf(row) },
    visibility: row.visibility,
    code: writtenCode(row.code ?? ''),
    status: row.status,
    clock: clockOf(row),
    seats: seats.map((seat) => seatFacts(seat, row)),
    chat: { writers: row.writers, silenced: [...silenced] },
    commitment: row.commitment,
    proposal: proposalOf(row),
    ...(row.proposal_end !== null && { proposalEnd: JSON.parse(row.proposal_end) }),
    vote: row.status === 'playing' ? votesOf(row).open : null,
    next: row.next_id,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    winners: row.winners === null ? null : seatsIn(row.winners),
    isEndedByAgreement: isEndedByAgreement(row),
    ...(row.ended_by === 'anew' && { isBegunAnew: true }),
    ...(row.ended_by === 'abandoned' && { isAbandoned: true }),
    ...(row.is_rated === 1 && { isRated: true }),
    ...(row.bots_until !== null && { botsUntil: row.bots_until }),
    ...(daily && { daily: { date: daily.date, isCounted: daily.isCounted } }),
    version: row.version,
  }
}

export function isEndedByAgreement({ winners, ended_by }: TableRow): boolean {
  return winners === '' && (ended_by === 'agreement' || ended_by === 'anew')
}

export function chatLineOf({ id, user_id, name, is_guest, seat, text, at, event }: ChatRow): ChatLine {
  const line = { id, user: user_id, name, isGuest: is_guest === 1, seat, text, at }
  return event === null ? line : { ...line, event: JSON.parse(event) }
}

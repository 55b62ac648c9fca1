import type { CardSetName, GameOptions } from '#engine/game.ts'
import type { Clock, ListedTable, Proposal, SeatFacts, TableFacts } from '#wire/tables.ts'
import type { SeatRow, TableRow } from '../database/schema.ts'

function seatsIn(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number)
}

export function optionsOf(row: TableRow): GameOptions {
  return JSON.parse(row.options)
}

function cardsOf({ cards }: TableRow): CardSetName | null {
  return cards === null ? null : JSON.parse(cards)
}

export function clockOf(row: TableRow): Clock {
  return JSON.parse(row.clock)
}

export function proposalOf(row: TableRow): Proposal | null {
  return row.proposal === null ? null : JSON.parse(row.proposal)
}

function seatFacts({ kind, name, bot, is_away, words, user_id }: SeatRow, row: TableRow): SeatFacts {
  return {
    kind,
    name,
    bot,
    isAway: is_away === 1,
    isHost: kind === 'person' && user_id === row.host_id,
    words: row.started_at === null ? '' : words,
    hasWords: words !== '',
  }
}

/** The facts of a table, the same for all who can read it. */
export function factsOf(row: TableRow, seats: readonly SeatRow[]): TableFacts {
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    cards: cardsOf(row),
    options: { ...optionsOf(row) },
    visibility: row.visibility,
    code: row.code ?? '',
    status: row.status,
    clock: clockOf(row),
    seats: seats.map((seat) => seatFacts(seat, row)),
    commitment: row.commitment,
    proposal: proposalOf(row),
    next: row.next_id,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    winners: row.winners === null ? null : seatsIn(row.winners),
    version: row.version,
  }
}

export function listingOf(row: TableRow, seats: readonly SeatRow[], userId: string | undefined): ListedTable {
  const own = userId === undefined ? undefined : seats.find(({ user_id }) => user_id === userId)
  return {
    id: row.id,
    game: row.game,
    cards: cardsOf(row),
    options: { ...optionsOf(row) },
    status: row.status,
    clock: clockOf(row),
    seats: seats.map(({ kind, name, is_away }) => ({ kind, name, isAway: is_away === 1 })),
    yourSeat: own?.seat ?? null,
    active: row.status === 'playing' ? seatsIn(row.active) : [],
    winners: row.winners === null ? null : seatsIn(row.winners),
    createdAt: row.created_at,
    movedAt: row.moved_at,
  }
}

import { isObject } from '#engine/json.ts'
import type { Runtime } from '#engine/runtime.ts'
import type { TableNow } from '#wire/moves.ts'
import type { TableFacts } from '#wire/tables.ts'
import { BROWSER } from '../browser.ts'
import { read, write } from '../storage/local.ts'
import { api } from './api.ts'

/**
 * What this browser stores about the randomness of a table, so that it can check the game at the end without trusting
 * the server: the commitment from before the game, and the words it sent after it had stored the commitment.
 */
export interface ChanceNote {
  readonly commitment: string
  /** The words that the server has accepted. */
  readonly words?: string
  /** Words that were sent without an answer; they may have arrived. */
  readonly pending?: string
}

const NAME = 'chance'
const MOST_NOTES = 200
const RANDOM_BYTES = 16

export function readNote(tableId: string): ChanceNote | undefined {
  return allNotes()[tableId]
}

/** Stores the commitment of a table whose game has not begun; the first one stays, whatever the server shows later. */
export function noteCommitment({ id, status, commitment }: TableFacts): void {
  if (status === 'waiting' && readNote(id) === undefined) writeNote(id, { commitment })
}

/** Stores the commitment of a daily deal, which was published before its table was made; its words are always empty. */
export function noteDailyDeal(tableId: string, commitment: string): void {
  if (readNote(tableId) === undefined) writeNote(tableId, { commitment, words: '' })
}

/** Adds words to the randomness of a table: those given, those not yet accepted, or random ones. */
export function sendWords(table: TableFacts, typed?: string, runtime: Runtime = BROWSER): Promise<TableNow> {
  return withWords(table, typed, runtime, (words) => api.addWords(table.id, words))
}

/**
 * Takes a seat, or says yes to a rematch, with words for the randomness. Words that are sent after the seat is taken can
 * come too late: the game may have begun.
 */
export function sitWithWords(table: TableFacts, seat?: number, runtime: Runtime = BROWSER): Promise<TableNow> {
  return withWords(table, undefined, runtime, (words) => api.sit(table.id, seat, words))
}

async function withWords(
  table: TableFacts,
  typed: string | undefined,
  runtime: Runtime,
  send: (words: string) => Promise<TableNow>,
): Promise<TableNow> {
  noteCommitment(table)
  const note = readNote(table.id)
  const words = typed ?? note?.pending ?? note?.words ?? randomWords(runtime)
  writeNote(table.id, { ...note, commitment: note?.commitment ?? table.commitment, pending: words })
  const now = await send(words)
  writeNote(table.id, { commitment: note?.commitment ?? table.commitment, words })
  return now
}

function randomWords(runtime: Runtime): string {
  return Array.from(runtime.bytes(RANDOM_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function writeNote(tableId: string, note: ChanceNote): void {
  const { [tableId]: _, ...others } = allNotes()
  write(NAME, Object.fromEntries([...Object.entries(others).slice(1 - MOST_NOTES), [tableId, note]]))
}

/** By table, the latest last. */
function allNotes(): Readonly<Record<string, ChanceNote>> {
  const json = read(NAME)
  return isObject(json) ? (json as Record<string, ChanceNote>) : {}
}

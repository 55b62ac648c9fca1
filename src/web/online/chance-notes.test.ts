import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableFacts } from '#wire/tables.ts'
import { BROWSER } from '../browser.ts'
import { noteCommitment, readNote, sendWords, sitWithWords } from './chance-notes.ts'
import { ANNA, answering, waitingTable } from './lobby/testing/fake-server.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const { table } = waitingTable([ANNA])
const COMMITMENT = table.commitment
const runtime = { ...BROWSER, bytes: (count: number) => Uint8Array.from({ length: count }, (_, i) => i) }
const RANDOM = '000102030405060708090a0b0c0d0e0f'

test('the commitment of a game that has begun is not stored: it may be another one by then', () => {
  noteCommitment({ ...table, status: 'playing' })
  expect(readNote(table.id)).toBeUndefined()
  noteCommitment(table)
  expect(readNote(table.id)).toEqual({ commitment: COMMITMENT })
})

test('words that may not have arrived are sent again, not replaced', async () => {
  const asked = answering({})
  await expect(sendWords(table, undefined, runtime)).rejects.toThrow()
  expect(readNote(table.id)).toEqual({ commitment: COMMITMENT, pending: RANDOM })
  const again = answering({ 'PUT /tables/t1/words': () => waitingTable([ANNA]) })
  await sendWords(table)
  expect([...asked, ...again].map(({ body }) => body)).toEqual([{ words: RANDOM }, { words: RANDOM }])
  expect(readNote(table.id)).toEqual({ commitment: COMMITMENT, words: RANDOM })
})

test('a seat is taken together with words, after the commitment was stored', async () => {
  const stored: unknown[] = []
  const sit = () => {
    stored.push(readNote(table.id))
    return waitingTable([ANNA])
  }
  const asked = answering({ 'POST /tables/t1/sit': sit })
  await sitWithWords(table, 2, runtime)
  expect(asked.map(({ body }) => body)).toEqual([{ words: RANDOM, seat: 2 }])
  expect(stored).toEqual([{ commitment: COMMITMENT, pending: RANDOM }])
  expect(readNote(table.id)).toEqual({ commitment: COMMITMENT, words: RANDOM })
})

test('accepted words stay known while others are on their way', async () => {
  answering({ 'PUT /tables/t1/words': () => waitingTable([ANNA]) })
  await sendWords(table, 'tea')
  answering({})
  await expect(sendWords(table, 'coffee')).rejects.toThrow()
  expect(readNote(table.id)).toEqual({ commitment: COMMITMENT, words: 'tea', pending: 'coffee' })
})

test('the notes of the last 200 tables are kept', () => {
  const at = (id: number): TableFacts => ({ ...table, id: `table-${id}` })
  for (let id = 1; id <= 201; id++) noteCommitment(at(id))
  expect([1, 2, 201].map((id) => readNote(`table-${id}`) !== undefined)).toEqual([false, true, true])
})

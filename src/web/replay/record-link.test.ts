import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type GameRecord, RECORD_FORMAT } from '#engine/record.ts'
import { addressOf, LARGEST_RECORD, linkToRecord, readAddress, readRecordText, recordToLink } from './record-link.ts'
import { goldenRecord } from './testing/golden.ts'

const RECORD: GameRecord = {
  format: RECORD_FORMAT,
  game: 'rail-on-the-hill',
  options: { players: 2 },
  seed: 'tea',
  names: ['Ágnes', '花子 🚂'],
  actions: [[2, 'take 1']],
}

const DAMAGED = { kind: 'damagedLink' }

function packed(text: string): string {
  return deflateRawSync(text).toString('base64url')
}

describe('a record inside a link', () => {
  test('comes out as it went in, whatever the letters', async () => {
    const link = await recordToLink(RECORD)
    expect(link).toMatch(/^[\w-]+$/)
    expect(await linkToRecord(link)).toEqual({ ok: true, value: RECORD })
  })

  test('a whole game of four is short enough to be sent', async () => {
    const four = goldenRecord('four')
    const link = await recordToLink(four)
    expect(link.length).toBeLessThan(8000)
    expect(await linkToRecord(link)).toEqual({ ok: true, value: four })
  })

  test('fields that are not known are kept', async () => {
    const more = { ...RECORD, comment: 'a good game' }
    expect(await linkToRecord(await recordToLink(more))).toEqual({ ok: true, value: more })
  })

  test.each([
    ['nothing', '', DAMAGED],
    ['signs of no link', 'a+b/c=', DAMAGED],
    ['one sign too few', 'A', DAMAGED],
    ['what is not packed', 'AAAAAAAA', DAMAGED],
    ['what is not text', deflateRawSync(Uint8Array.of(0xff, 0xfe)).toString('base64url'), DAMAGED],
    ['what is not JSON', packed('hello'), DAMAGED],
    ['what is nested too deep', packed('['.repeat(400_000)), DAMAGED],
    ['what is no record', packed('{"format":"hilltop-record/2"}'), { kind: 'broken', error: expect.any(String) }],
    ['null', packed('null'), { kind: 'broken', error: expect.any(String) }],
  ])('%s is refused', async (_, text, problem) => {
    expect(await linkToRecord(text)).toEqual({ ok: false, problem })
  })

  test('a link that lost its end is refused', async () => {
    const link = await recordToLink(RECORD)
    for (const length of [4, link.length >> 1, link.length - 4]) {
      expect((await linkToRecord(link.slice(0, length))).ok, `${length} signs`).toBe(false)
    }
  })

  test('what unpacks to too much is refused before it fills the memory', async () => {
    const bomb = deflateRawSync(Buffer.alloc(20 * LARGEST_RECORD, ' ')).toString('base64url')
    expect(bomb.length).toBeLessThan(LARGEST_RECORD)
    expect(await linkToRecord(bomb)).toEqual({ ok: false, problem: { kind: 'tooLarge' } })
    expect((await linkToRecord('A'.repeat(LARGEST_RECORD + 1))).ok).toBe(false)
  })
})

const PASTED: GameRecord = { format: RECORD_FORMAT, game: 'any', options: {}, seed: 's', actions: [] }

describe('a text that should be a record', () => {
  test('is the JSON of one, or a list with one in it', async () => {
    expect(await readRecordText(` ${JSON.stringify(PASTED)}\n`)).toEqual({ ok: true, value: PASTED })
    expect(await readRecordText(JSON.stringify([PASTED]))).toEqual({ ok: true, value: PASTED })
  })

  test('or a link to one, wherever it was served from', async () => {
    const link = await recordToLink(PASTED)
    for (const text of [`https://example.org/a/replay/#r=${link}&at=5`, `\n#r=${link} `]) {
      expect(await readRecordText(text)).toEqual({ ok: true, value: PASTED })
    }
  })

  test('a seed may look like a link', async () => {
    const odd = { ...PASTED, seed: '#r=abc' }
    expect(await readRecordText(JSON.stringify(odd, null, 2))).toEqual({ ok: true, value: odd })
    expect(await readRecordText(JSON.stringify(odd))).toEqual({ ok: true, value: odd })
  })

  test.each([
    ['no JSON', 'hello', { kind: 'noRecord' }],
    ['no record', '{}', { kind: 'broken', error: expect.stringMatching(/^format/) }],
    ['several', JSON.stringify([PASTED, PASTED]), { kind: 'severalRecords', count: 2 }],
    ['an empty list', '[]', { kind: 'noRecord' }],
    ['a broken link', 'https://example.org/replay/#r=AAAA', { kind: 'damagedLink' }],
    ['too much', ' '.repeat(LARGEST_RECORD + 1), { kind: 'tooLarge' }],
  ])('%s is refused', async (_, text, problem) => {
    expect(await readRecordText(text)).toEqual({ ok: false, problem })
  })
})

describe('the address of a replay', () => {
  test('a game of this browser stands in the query', () => {
    expect(readAddress('?game=abc&at=57', '')).toMatchObject({ source: { kind: 'game', text: 'abc' }, at: 57 })
    expect(readAddress('?game=abc', '')).toMatchObject({ source: { kind: 'game', text: 'abc' }, at: undefined })
  })

  test('a shared record stands behind the hash, and comes first', () => {
    expect(readAddress('', '#r=a-_9&at=3')).toMatchObject({ source: { kind: 'link', text: 'a-_9' }, at: 3 })
    expect(readAddress('?game=abc&at=57', '#r=x').source).toEqual({ kind: 'link', text: 'x' })
  })

  test.each(['-1', '1.5', 'x', '', '1e3', '12345678'])('at=%s is no moment', (at) => {
    expect(readAddress(`?game=abc&at=${at}`, '').at).toBeUndefined()
  })

  test.each([
    ['', ''],
    ['?game=', '#'],
    ['?at=5', '#at=5'],
    ['', '#r='],
  ])('%j and %j name no game', (search, hash) => {
    expect(readAddress(search, hash)).toMatchObject({ source: undefined, at: undefined })
  })

  test('what is written is read again', () => {
    const game = { kind: 'game', text: 'a b&c' } as const
    expect(readAddress(addressOf(game, 7), '')).toMatchObject({ source: game, at: 7 })
    const link = { kind: 'link', text: 'Zz-_0' } as const
    expect(readAddress('', addressOf(link, 7))).toMatchObject({ source: link, at: 7 })
    expect(addressOf(link, 0)).toBe('#r=Zz-_0')
  })

  test('names the seat in the middle and a better move', () => {
    const detail = { seat: 2, better: ['lay red c2-c3', 'end'] }
    const game = { kind: 'game', text: 'abc' } as const
    expect(addressOf(game, 7, detail)).toBe('?game=abc&at=7&seat=2&better=lay%20red%20c2-c3~end')
    expect(readAddress(addressOf(game, 7, detail), '')).toEqual({ source: game, at: 7, detail })
    expect(readAddress('', addressOf({ kind: 'link', text: 'x' }, 0, { seat: 1 })).detail).toEqual({ seat: 1 })
    expect(readAddress('?game=abc&seat=all&better=', '').detail).toEqual({})
  })
})

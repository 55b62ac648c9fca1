import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type GameRecord, RECORD_FORMAT } from '#engine/record.ts'
import { LARGEST_RECORD, linkToRecord, recordToLink } from './record-link.ts'
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
    const bomb = deflateRawSync(Buffer.alloc(200 * LARGEST_RECORD, ' ')).toString('base64url')
    expect(bomb.length).toBeLessThan(LARGEST_RECORD)
    expect(await linkToRecord(bomb)).toEqual({ ok: false, problem: { kind: 'tooLarge' } })
    expect((await linkToRecord('A'.repeat(LARGEST_RECORD + 1))).ok).toBe(false)
  })
})

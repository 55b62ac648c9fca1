import { describe, expect, test } from 'vitest'
import { type GameRecord, RECORD_FORMAT } from '#engine/record.ts'
import { LARGEST_RECORD, readRecordText, recordToLink } from './record-link.ts'

const RECORD: GameRecord = { format: RECORD_FORMAT, game: 'any', options: {}, seed: 's', actions: [] }

describe('a text that should be a record', () => {
  test('is the JSON of one, or a list with one in it', async () => {
    expect(await readRecordText(` ${JSON.stringify(RECORD)}\n`)).toEqual({ ok: true, value: RECORD })
    expect(await readRecordText(JSON.stringify([RECORD]))).toEqual({ ok: true, value: RECORD })
  })

  test('or a link to one, wherever it was served from', async () => {
    const link = await recordToLink(RECORD)
    for (const text of [`https://example.org/a/replay/#r=${link}&at=5`, `\n#r=${link} `]) {
      expect(await readRecordText(text)).toEqual({ ok: true, value: RECORD })
    }
  })

  test('a seed may look like a link', async () => {
    const odd = { ...RECORD, seed: '#r=abc' }
    expect(await readRecordText(JSON.stringify(odd, null, 2))).toEqual({ ok: true, value: odd })
    expect(await readRecordText(JSON.stringify(odd))).toEqual({ ok: true, value: odd })
  })

  test.each([
    ['no JSON', 'hello', { kind: 'noRecord' }],
    ['no record', '{}', { kind: 'broken', error: expect.stringMatching(/^format/) }],
    ['several', JSON.stringify([RECORD, RECORD]), { kind: 'severalRecords', count: 2 }],
    ['an empty list', '[]', { kind: 'noRecord' }],
    ['a broken link', 'https://example.org/replay/#r=AAAA', { kind: 'damagedLink' }],
    ['too much', ' '.repeat(LARGEST_RECORD + 1), { kind: 'tooLarge' }],
  ])('%s is refused', async (_, text, problem) => {
    expect(await readRecordText(text)).toEqual({ ok: false, problem })
  })
})

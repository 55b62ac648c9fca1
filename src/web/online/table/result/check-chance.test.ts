import { describe, expect, test } from 'vitest'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import { recordOf } from '#engine/record.ts'
import { commitmentOf, type ProvenRecord, seedOf, withProof } from '#fair/fair.ts'
import { testKey } from '#fair/testing/test-key.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { type ChanceCheck, checkChance } from './check-chance.ts'

const KEY = testKey(1)
const SECRET = '5a'.repeat(32)
const COMMITMENT = commitmentOf(SECRET)
const NOTE = { commitment: COMMITMENT, words: 'tea' }

/** A whole game as a server tells it afterwards. */
function played(secret: string, words: readonly string[]): ProvenRecord {
  const match = new Match(machiKoro, { players: words.length }, seedOf(secret, words))
  const rng = new Rng('check')
  while (!match.isOver) {
    const [seat] = machiKoro.active(match.state)
    match.take(seat, machiKoro.sample(match.state, seat, rng))
  }
  const names = words.map((_, i) => `player ${i + 1}`)
  return withProof(recordOf(match, names), { secret, words }, KEY)
}

const record = played(SECRET, ['tea', 'rain'])

function brief({ verdict, steps }: ChanceCheck) {
  return [verdict, steps.map(({ step, holds }) => `${holds ? '✓' : '✗'} ${step}`).join(' ')]
}

describe('a game', () => {
  test('that is as promised holds', () => {
    expect(brief(checkChance(record, NOTE, 1, machiKoro, KEY.publicKey))).toEqual([
      'holds',
      '✓ commitment ✓ words ✓ seed ✓ replay ✓ signature',
    ])
  })

  test('whose words were on their way holds with either', () => {
    for (const note of [
      { commitment: COMMITMENT, pending: 'tea' },
      { commitment: COMMITMENT, words: 'before', pending: 'tea' },
    ]) {
      expect(brief(checkChance(record, note, 1, machiKoro, KEY.publicKey))[0]).toBe('holds')
    }
  })

  test('without words of this browser is checked without them', () => {
    const late = { commitment: COMMITMENT, pending: 'too late' }
    for (const [note, seat] of [
      [late, 1],
      [{ commitment: COMMITMENT }, 1],
      [NOTE, null],
    ] as const) {
      expect(brief(checkChance(record, note, seat, machiKoro, KEY.publicKey))).toEqual([
        'holds',
        '✓ commitment ✓ seed ✓ replay ✓ signature',
      ])
    }
  })

  test('of which this browser stored nothing is not claimed to be checked', () => {
    expect(brief(checkChance(record, undefined, 1, machiKoro, KEY.publicKey))).toEqual([
      'unknown',
      '✓ seed ✓ replay ✓ signature',
    ])
  })

  test('of a server that chose another secret afterwards fails, though its record fits itself', () => {
    const other = played('7d'.repeat(32), ['tea', 'rain'])
    expect(brief(checkChance(other, NOTE, 1, machiKoro, KEY.publicKey))).toEqual([
      'fails',
      '✗ commitment ✓ words ✓ seed ✓ replay ✓ signature',
    ])
  })

  test('of a server that replaced the words fails', () => {
    const other = played(SECRET, ['coffee', 'rain'])
    expect(brief(checkChance(other, NOTE, 1, machiKoro, KEY.publicKey))).toEqual([
      'fails',
      '✓ commitment ✗ words ✓ seed ✓ replay ✓ signature',
    ])
    expect(brief(checkChance(played(SECRET, ['', 'rain']), NOTE, 1, machiKoro, KEY.publicKey))[0]).toBe('fails')
  })

  test('with another seed fails, and says why', () => {
    const other = withProof({ ...record, seed: 'chacha20:other' }, { secret: SECRET, words: ['tea', 'rain'] }, KEY)
    const checked = checkChance(other, NOTE, 1, machiKoro, KEY.publicKey)
    expect(brief(checked)).toEqual(['fails', '✗ seed'])
    expect(checked.reason).toBe('seed is not made of fair.secret and fair.words')
  })

  test('with another result, or without one, fails', () => {
    const { fair: _, result, ...open } = record
    const winners = result?.winners[0] === 1 ? [2] : [1]
    for (const changed of [open, { ...open, result: { winners, scores: result?.scores ?? [] } }]) {
      const other = withProof(changed, { secret: SECRET, words: ['tea', 'rain'] }, KEY)
      expect(brief(checkChance(other, NOTE, 1, machiKoro, KEY.publicKey))).toEqual([
        'fails',
        '✓ commitment ✓ words ✓ seed ✗ replay ✓ signature',
      ])
    }
  })
  test('without a result holds only where the game had the most moves and no winner', () => {
    const { fair: _, result: __, ...open } = record
    const cut = { ...open, actions: open.actions.slice(0, 4) }
    const ended = withProof(cut, { secret: SECRET, words: ['tea', 'rain'] }, KEY)
    expect(checkChance(ended, NOTE, 1, machiKoro, undefined, []).verdict).toBe('holds')
    expect(checkChance(ended, NOTE, 1, machiKoro, undefined, [1]).verdict).toBe('fails')
    const whole = withProof(open, { secret: SECRET, words: ['tea', 'rain'] }, KEY)
    expect(checkChance(whole, NOTE, 1, machiKoro, undefined, []).verdict, 'the rules have ended it').toBe('fails')
  })

  test('that was signed by another key than the server has, or not signed by it at all, fails', () => {
    const steps = '✓ commitment ✓ words ✓ seed ✓ replay'
    expect(brief(checkChance(record, NOTE, 1, machiKoro, testKey(2).publicKey))).toEqual([
      'fails',
      `${steps} ✗ signature`,
    ])
    const forged = { ...record, fair: { ...record.fair, signature: testKey(2).sign(record.fair.digest) } }
    expect(brief(checkChance(forged, NOTE, 1, machiKoro, KEY.publicKey))).toEqual(['fails', `${steps} ✗ signature`])
    expect(brief(checkChance(forged, NOTE, 1, machiKoro, undefined))).toEqual(['fails', `${steps} ✗ signature`])
    expect(brief(checkChance(record, NOTE, 1, machiKoro, undefined))).toEqual(['holds', steps])
  })
})

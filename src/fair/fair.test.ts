import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameRecord } from '#engine/record.ts'
import { checkProof, commitmentOf, type RecordKey, seedOf, unsignedSeedOf, withProof } from './fair.ts'

const SECRET = '7d'.repeat(32)
const WORDS = ['a cup of tea', '']
const given = { secret: SECRET, words: WORDS }
/** Stands for a key: what checks signatures is elsewhere. */
const key: RecordKey = { publicKey: 'b0'.repeat(32), sign: (text) => byNode(text).repeat(2) }
const record: GameRecord = {
  format: 'hilltop-record/1',
  game: 'machi-koro',
  options: { players: 2 },
  seed: seedOf(SECRET, WORDS),
  names: ['Anna', 'Béla'],
  actions: [[1, 'roll 1']],
}
const proven = withProof(record, given, key)
/** The same of a game that began before there were signatures. */
const unsigned = withProof({ ...record, seed: unsignedSeedOf(SECRET, WORDS) }, given, key)

function byNode(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

function problemOf(changed: object): string | undefined {
  const checked = checkProof(changed as GameRecord)
  return checked.ok ? undefined : checked.error
}

/** A changed record with a valid digest. */
function forged(fair: object, changes: object = {}, from = proven): object {
  const { digest: _, signature, ...others } = { ...from.fair, ...fair }
  const open = { ...from, ...changes, fair: others }
  const digest = byNode(JSON.stringify(open))
  return { ...open, fair: { ...others, digest, ...(signature !== undefined && { signature }) } }
}

describe('the seed', () => {
  it('is the hash of a documented text', () => {
    expect(commitmentOf(SECRET)).toBe(byNode(SECRET))
    const hash = byNode(`["hilltop-fair/2","${SECRET}","a cup of tea",""]`)
    expect(seedOf(SECRET, WORDS)).toBe(`chacha20:${hash}`)
    expect(unsignedSeedOf(SECRET, WORDS)).toBe(byNode(`["hilltop-fair/1","${SECRET}","a cup of tea",""]`))
  })

  it('differs if the secret, the words or their order differ', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 8 })
    const lists = fc.record({ secret: texts, words: fc.array(texts, { maxLength: 4 }) })
    fc.assert(
      fc.property(lists, lists, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other)
        expect(seedOf(one.secret, one.words) === seedOf(other.secret, other.words)).toBe(isSame)
      }),
    )
    const ways = [['ab', ''], ['a', 'b'], ['', 'ab'], ['ab'], ['","'], ['', ''], ['\ud800'], ['\ufffd']]
    expect(new Set(ways.map((words) => seedOf(SECRET, words))).size).toBe(ways.length)
  })
})

describe('a record with its proof', () => {
  it('contains the original record and passes the check, also after saving and loading', () => {
    expect(proven).toMatchObject({ ...record, rulesVersion: 1 })
    expect(proven.fair).toMatchObject({
      scheme: 'hilltop-fair/2',
      commitment: byNode(SECRET),
      secret: SECRET,
      words: WORDS,
      key: key.publicKey,
    })
    expect(checkProof(asJson(proven))).toEqual({ ok: true, value: proven })
  })

  it('has the hash of all the rest as its digest, and the signature of that', () => {
    const { digest, signature, ...fair } = proven.fair
    expect(digest).toBe(byNode(JSON.stringify({ ...proven, fair })))
    expect(signature).toBe(key.sign(digest))
  })

  it('is as it always was where the game began before there were signatures', () => {
    const { digest, ...fair } = unsigned.fair
    expect(fair).toEqual({ scheme: 'hilltop-fair/1', commitment: byNode(SECRET), secret: SECRET, words: WORDS })
    expect(digest).toBe(byNode(JSON.stringify({ ...unsigned, fair })))
    expect(checkProof(asJson(unsigned))).toEqual({ ok: true, value: unsigned })
  })

  it('passes the check for any secret, words and names', () => {
    const text = fc.string({ unit: 'binary' })
    const secrets = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })
    fc.assert(
      fc.property(secrets, fc.tuple(text, text), fc.tuple(text, text), (secret, words, names) => {
        const named = { ...record, rulesVersion: 3, names, seed: seedOf(secret, words) }
        const other = withProof(named, { secret, words }, key)
        expect(checkProof(asJson(other))).toEqual({ ok: true, value: other })
      }),
    )
  })
})

describe('the check rejects', () => {
  let deep: unknown = 0
  for (let i = 0; i < 100_000; i++) deep = [deep]

  it.each([
    ['a record of a local game', record, /^the record has no field fair: only games of online tables /],
    ['an invalid proof', { ...proven, fair: [] }, /^fair must be an object, not \[\]$/],
    [
      'another scheme',
      forged({ scheme: 'x' }),
      /^fair.scheme must be "hilltop-fair\/2" or "hilltop-fair\/1", not "x"$/,
    ],
    [
      'no secret',
      forged({ secret: undefined }),
      /^fair.secret must be a text of plain letters and digits, not nothing$/,
    ],
    ['a secret whose hash other texts share', forged({ secret: '\ud800' }), /^fair.secret must be/],
    ['invalid words', forged({ words: [1, 2] }), /^fair.words must be a list of texts, not \[1,2\]$/],
    ['words for another number of seats', forged({ words: ['a'] }), /^fair.words must have one text for each seat/],
    ['no number of seats', forged({}, { options: {} }), /^fair.words must have one text for each seat/],
    [
      'no version of the rules',
      forged({}, { rulesVersion: 0 }),
      /^rulesVersion must be a whole number from 1 on, not 0$/,
    ],
    ['a changed name', { ...proven, names: ['Anna', 'Bela'] }, /^fair.digest is not the hash of the record/],
    ['an additional field', { ...proven, more: 1 }, /^fair.digest is not/],
    ['a field that is nested too deep', { ...proven, deep }, /^fair.digest is not/],
    ['no digest', { ...proven, fair: { ...proven.fair, digest: undefined } }, /^fair.digest is not/],
    ['another secret', forged({ secret: '7e'.repeat(32) }), /^fair.commitment is not the hash of fair.secret$/],
    ['another commitment', forged({ commitment: byNode('') }), /^fair.commitment is not the hash of fair.secret$/],
    ['other words', forged({ words: ['a cup of tea', 'or two'] }), /^seed is not made of fair.secret and fair.words$/],
    ['another seed', forged({}, { seed: byNode('') }), /^seed is not made of/],
    [
      'the seed without the name of its generator',
      forged({}, { seed: proven.seed.slice('chacha20:'.length) }),
      /^seed is not made of/,
    ],
    ['the older scheme for a newer game', forged({ scheme: 'hilltop-fair/1' }), /^fair.signature is not part of/],
    [
      'the same without a signature',
      forged({ scheme: 'hilltop-fair/1', key: undefined, signature: undefined }),
      /^seed is not made of/,
    ],
    ['no key', forged({ key: undefined }), /^fair.key must be 64 hexadecimal digits, not nothing$/],
    ['no signature', forged({ signature: undefined }), /^fair.signature must be 128 hexadecimal digits, not nothing$/],
    ['a signature in other letters', forged({ signature: 'AB'.repeat(64) }), /^fair.signature must be 128/],
    ['a signature in the older scheme', forged({ signature: 'ab'.repeat(64) }, {}, unsigned), /^fair.signature is not/],
  ])('%s', (_, changed, says) => {
    expect(problemOf(changed)).toMatch(says)
  })

  it('accepts a record whose digest was recomputed without other changes', () => {
    expect(problemOf(forged({}))).toBeUndefined()
  })
})

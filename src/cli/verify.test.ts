import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { explainCards } from '#engine/card-sentences.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import { type GameRecord, recordOf } from '#engine/record.ts'
import { commitmentOf, type ProvenRecord, unsignedSeedOf } from '#fair/fair.ts'
import { loadRules } from '#games/index.ts'
import {
  COMMITMENT,
  KEY,
  newKey,
  played,
  proven,
  SECRET,
  unnoticedChanges,
  verifyFile,
  WORDS,
} from './testing/proven-records.ts'
import { TestTerminal } from './testing/test-terminal.ts'

const terminal = new TestTerminal()
const verified = (content: string | Uint8Array, ...options: string[]) => verifyFile(terminal, content, ...options)
afterAll(() => terminal.remove())

/** What a forger can do without the server's key: a record with another digest, and the signature as it was. */
function forged({ fair, ...before }: ProvenRecord, changes: Partial<GameRecord>): string {
  const { digest: _, signature, ...rest } = fair
  const open = { ...before, ...changes, fair: rest }
  const digest = createHash('sha256').update(JSON.stringify(open)).digest('hex')
  return JSON.stringify({ ...open, fair: { ...rest, digest, signature } })
}

const unproven = await played('machi-koro', WORDS)
const record = proven(unproven, WORDS)
const compact = JSON.stringify(record)
const pretty = JSON.stringify(record, null, 2)

async function problemOf(content: string | Uint8Array, ...options: string[]): Promise<string> {
  const { code, out, err } = await verified(content, ...options)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^hilltop: [^\n\r]+\n$/)
  return err.slice('hilltop: '.length, -1)
}

describe('verify', () => {
  test('prints what was checked', async () => {
    const { code, out, err } = await verified(compact)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^game +machi-koro, rules version 1\nplayers +2\ncommitment +[0-9a-f]{64}\nsecret +(5a){32}; /)
    expect(out).toContain(COMMITMENT)
    expect(out).toMatch(/^words +1 Zoë 1: "ananász"; 2 Zoë 2: none$/m)
    expect(out).toMatch(new RegExp(`^seed +${record.seed}, made of the secret and the words$`, 'm'))
    expect(out).toMatch(new RegExp(`^actions +${record.actions.length}, all legal$`, 'm'))
    const rolls = record.actions.filter(([, action]) => /^(re)?roll/.test(action))
    expect(out).toMatch(new RegExp(`^draws +${rolls.length} during the game; `, 'm'))
    expect(out).toMatch(
      /^result +\d Zoë \d won \(.*\), which follows from the actions\nsignature +by the key [0-9a-f]{64}, which/m,
    )
    expect(out).toMatch(/\nnote +compare the commitment/)
  })

  test('--json', async () => {
    const { out } = await verified(compact, '--json')
    const { game, options, seed, actions, result } = record
    expect(JSON.parse(out)).toEqual({
      game,
      rulesVersion: 1,
      options,
      commitment: COMMITMENT,
      asNoted: false,
      secret: SECRET,
      words: WORDS,
      key: KEY.publicKey,
      seed,
      actions: actions.length,
      draws: expect.any(Number),
      result,
    })
  })

  test.each([
    ['rail-on-the-hill', ['alone']],
    ['rail-on-the-hill', ['', '', '']],
    ['lokomoto', ['one', 'two']],
  ])('%s with the words %j', async (game, words) => {
    const { code, err } = await verified(JSON.stringify(proven(await played(game, words), words)))
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  test('reads compact and indented JSON, with or without a final newline, also from standard input', async () => {
    const { out } = await verified(compact)
    for (const text of [pretty, `${compact}\n`, `${pretty}\n`]) {
      expect(await verified(text)).toEqual({ code: 0, out, err: '' })
      expect(await terminal.run(['verify', '-'], { stdin: text })).toEqual({ code: 0, out, err: '' })
    }
  })

  test('accepts a record of the score pad’s export, which adds the field kept', async () => {
    const { out } = await verified(compact)
    const kept = { id: 'abcdefgh', seats: [], startedAt: 1000, changedAt: 2000 }
    for (const exported of [{ ...record, kept }, [{ ...record, kept }]]) {
      expect(await verified(JSON.stringify(exported))).toEqual({ code: 0, out, err: '' })
    }
    expect(await problemOf(JSON.stringify([record, record]))).toBe('game.json: 2 records; verify checks one at a time')
    expect(await problemOf(JSON.stringify({ ...record, more: kept }))).toMatch(/fair.digest is not the hash/)
    expect(await problemOf(JSON.stringify({ ...record, names: ['x', 'y'], kept }))).toMatch(/fair.digest is not the/)
  })

  test('compares the commitment with the given one', async () => {
    const { code, out } = await verified(compact, '--commitment', COMMITMENT.toUpperCase())
    expect(code).toBe(0)
    expect(out).toMatch(/^commitment +[0-9a-f]{64}, the one given with --commitment$/m)
    expect(out).not.toContain('note ')
    expect(JSON.parse((await verified(compact, '--json', '--commitment', COMMITMENT)).out).asNoted).toBe(true)
    expect(await problemOf(compact, '--commitment', commitmentOf(''))).toMatch(
      /the record’s commitment is \w{64}, not the one given with --commitment/,
    )
  })

  test('a malformed commitment is wrong usage', async () => {
    for (const noted of ['', '5a', `${COMMITMENT} `, COMMITMENT.replace(/^./, 'g')]) {
      const { code, out, err } = await verified(compact, '--commitment', noted)
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(
        /^hilltop: --commitment must be 64 hexadecimal digits, not .*; see npx hilltop verify --help\n$/,
      )
    }
  })

  test('words and names cannot send control characters to the terminal', async () => {
    const words = ['\u001b[2J\u009b31m', 'two\nlines']
    const { out } = await verified(JSON.stringify(proven(await played('machi-koro', words), words)))
    for (const control of ['\u001b', '\u009b']) expect(out).not.toContain(control)
    expect(out).toContain('2 Zoë 2: "two\\nlines"')
  })

  test('uses the cards of a file', async () => {
    const box = JSON.stringify((await loadRules('machi-koro')).cards)
    terminal.write('box.json', box)
    const name = { id: 'box', sha256: createHash('sha256').update(box).digest('hex') }
    const rules = (await loadRules('machi-koro')).withCards(JSON.parse(box), name)
    if (!rules.ok) throw new Error(explainCards(rules.error))
    const text = JSON.stringify(proven(await played('machi-koro', WORDS, rules.value), WORDS))
    expect((await verified(text, '--cards', 'box.json')).out).toMatch(/^cards +box$/m)
    expect(await problemOf(text)).toMatch(/card set "box" .*; give its file with --cards FILE$/)
    expect(await problemOf(compact, '--cards', 'box.json')).toMatch(/was played with the standard cards/)
    const record = { ...(await played('machi-koro', WORDS, rules.value)), cardSet: box }
    expect((await verified(JSON.stringify(proven(record, WORDS)))).out).toMatch(/^cards +box$/m)
    const other = { ...record, cardSet: `${box} ` }
    expect(await problemOf(JSON.stringify(proven(other, WORDS)))).toMatch(/card set is not the one that is named/)
  })
})

describe('the signature', () => {
  test('is held against the key of the server', async () => {
    const { out } = await verified(compact, '--key', KEY.publicKey.toUpperCase())
    expect(out).toMatch(new RegExp(`^signature +by the key ${KEY.publicKey}, the one given with --key$`, 'm'))
    expect(await problemOf(compact, '--key', newKey().publicKey)).toMatch(
      /signed with the key \w{64}, not the one given/,
    )
    const { code, err } = await verified(compact, '--key', '5a')
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringMatching(/--key must be 64 hexadecimal digits/) })
  })

  test('is missing in records of older versions, which are found right as before', async () => {
    const seed = unsignedSeedOf(SECRET, WORDS)
    const old = JSON.stringify(proven(await played('machi-koro', WORDS, undefined, seed), WORDS))
    expect((await verified(old)).out).toMatch(/^signature +none: an older version wrote the record/m)
    expect(await problemOf(old, '--key', KEY.publicKey)).toMatch(/the record is not signed/)
  })

  test('does not fit a record of other names with a digest of its own', async () => {
    const text = forged(record, { names: ['Zoë 1', 'Mallory'] })
    expect(await problemOf(text)).toMatch(/fair.signature is not of this record/)
  })

  test('does not fit another legal course of the same game', async () => {
    const rules = await loadRules('machi-koro')
    const match = new Match(rules, { players: 2 }, record.seed)
    const rng = new Rng('another course')
    while (!match.isOver) {
      const [seat] = rules.active(match.state)
      match.take(seat, rules.sample(match.state, seat, rng))
    }
    const { actions, result } = recordOf(match, [])
    expect(actions).not.toEqual(record.actions)
    const course = { actions, ...(result && { result }) }
    expect(await problemOf(forged(record, course))).toMatch(/fair.signature is not of this record/)
  })

  test('of another key is found right only where no key is asked for', async () => {
    const other = newKey()
    const text = JSON.stringify(proven({ ...unproven, names: ['Zoë 1', 'Mallory'] }, WORDS, other))
    expect((await verified(text)).out).toContain(`by the key ${other.publicKey}, which must be the one`)
    expect(await problemOf(text, '--key', KEY.publicKey)).toMatch(/signed with the key/)
  })
})

describe('refuses, even if the digest fits,', () => {
  const { result: _, ...open } = unproven
  const unfinished = { ...open, actions: open.actions.slice(0, -1) }
  const winnerless = { ...unproven, result: { winners: [], scores: unproven.result?.scores ?? [] } }
  const [first, ...later] = unproven.actions
  test.each([
    ['a game that was not online', JSON.stringify(unproven), /^game.json: the record has no field fair: only games of/],
    ['no JSON', compact.slice(1), /^game.json is not JSON/],
    ['no record', '{}', /^game.json: format must be/],
    ['two records', `${compact}\n${compact}\n`, /^game.json is not JSON/],
    [
      'a game that is not over',
      JSON.stringify(proven(unfinished, WORDS)),
      /: the record has no result, so its game is/,
    ],
    [
      'a result too early',
      JSON.stringify(proven({ ...unfinished, result: unproven.result ?? winnerless.result }, WORDS)),
      /: the record has a result, but/,
    ],
    ['another winner', JSON.stringify(proven(winnerless, WORDS)), /: the result of the record is not what its actions/],
    ['an action less', JSON.stringify(proven({ ...unproven, actions: later }, WORDS)), /: action 1 of \d+ .*MK-/],
    [
      'an action more',
      JSON.stringify(proven({ ...unproven, actions: [...unproven.actions, first] }, WORDS)),
      /: action \d+ of .*MK-/,
    ],
    [
      'a seed of its own',
      JSON.stringify(proven({ ...unproven, seed: commitmentOf('') }, WORDS)),
      /: seed is not made of/,
    ],
    ['words that were added later', JSON.stringify(proven(unproven, ['ananász', 'x'])), /: seed is not made of/],
    [
      'an unknown version of the rules',
      JSON.stringify(proven({ ...unproven, rulesVersion: 99 }, WORDS)),
      /does not include version 99 of the rules of "machi-koro"/,
    ],
    [
      'an unknown game',
      JSON.stringify(proven({ ...unproven, game: 'go' }, WORDS)),
      /does not include version 1 of the rules of "go"/,
    ],
    [
      'a byte order mark',
      `\ufeff${compact}`,
      /: the record was reformatted: same content, different bytes; download it again/,
    ],
    ['other indents', JSON.stringify(record, null, 4), /different bytes/],
    ['a Windows line end', `${compact}\r\n`, /different bytes/],
    ['two final newlines', `${pretty}\n\n`, /different bytes/],
    ['an escaped character', compact.replace('ë', '\\u00eb'), /different bytes/],
    ['a field twice', compact.replace('{', '{"format":"other",'), /different bytes/],
    [
      'another order of fields',
      JSON.stringify(Object.fromEntries(Object.entries(record).reverse())),
      /fair.digest is not the hash/,
    ],
  ])('%s', async (_, text, says) => {
    expect(await problemOf(text)).toMatch(says)
  })
})

describe('one changed byte fails', () => {
  // The deep test changes every byte in each of three ways.
  test('every 16th byte, changed in one way', async () => {
    expect(await unnoticedChanges(terminal, (ways, at) => (at % 16 === 0 ? [ways[at % 3]] : []))).toEqual([])
  })

  test('a byte changed, removed or inserted anywhere, in both forms', async () => {
    const forms = [compact, `${pretty}\n`].map((text) => Buffer.from(text))
    const edits = fc.record({
      form: fc.constantFrom(...forms),
      place: fc.nat(),
      byte: fc.integer({ min: 0, max: 255 }),
      edit: fc.constantFrom('change', 'leave out', 'put in'),
    })
    await fc.assert(
      fc.asyncProperty(edits, async ({ form, place, byte, edit }) => {
        const at = place % (form.length - 1)
        const before = form.subarray(0, at)
        const after = form.subarray(edit === 'put in' ? at : at + 1)
        const edited = Buffer.concat(edit === 'leave out' ? [before, after] : [before, Buffer.of(byte), after])
        fc.pre(!edited.equals(form))
        await problemOf(edited)
      }),
      { numRuns: 60 },
    )
  })
})

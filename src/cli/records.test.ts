import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestTerminal } from './testing/test-terminal.ts'

const RAIL = 'rail-on-the-hill'
const terminal = new TestTerminal()
let text = ''

interface Loose {
  format: string
  game: unknown
  cards?: unknown
  options: Record<string, unknown>
  seed: unknown
  names?: unknown
  actions: [unknown, unknown][]
  result?: { winners: number[]; scores: { total: number }[] }
}

beforeAll(async () => {
  await terminal.run(['simulate', RAIL, '--bots', 'random', '--seed', 'tea', '--games', '3', '--record', 'three.jsonl'])
  text = terminal.read('three.jsonl').split('\n')[0]
  terminal.write('one.json', text)
})
afterAll(() => terminal.remove())

/** Writes a changed copy of the record and returns its file name. */
function changed(change: (record: Loose) => void): string {
  const record: Loose = JSON.parse(text)
  change(record)
  terminal.write('changed.json', JSON.stringify(record))
  return 'changed.json'
}

const unfinished = () =>
  changed((record) => {
    record.actions.length = 60
    delete record.result
  })

describe('replay', () => {
  test('prints what it checked', async () => {
    const { code, out, err } = await terminal.run(['replay', 'one.json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(
      /^game +rail-on-the-hill\nplayers +2\nseed +tea\nactions +\d+, all legal\nstate +over\nresult +\d random won/,
    )
  })

  test('--json', async () => {
    const { out } = await terminal.run(['replay', 'one.json', '--json'])
    const { game, options, seed, actions, result } = JSON.parse(text)
    expect(JSON.parse(out)).toEqual({ game, options, seed, actions: actions.length, over: true, result })
  })

  test('reads one record over many lines, several records, and standard input', async () => {
    terminal.write('pretty.json', `\ufeff${JSON.stringify(JSON.parse(text), null, 2)}\r\n`)
    const { out } = await terminal.run(['replay', 'one.json', '--json'])
    expect(await terminal.run(['replay', 'pretty.json', '--json'])).toEqual({ code: 0, out, err: '' })
    expect(await terminal.run(['replay', '-', '--json'], { stdin: text })).toEqual({ code: 0, out, err: '' })
    const three = await terminal.run(['replay', 'three.jsonl', '--json'])
    expect(
      three.out
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line).seed),
    ).toEqual(['tea', 'tea/2', 'tea/3'])
    const asTable = await terminal.run(['replay', 'three.jsonl'])
    expect(asTable.out).toMatch(/^record +game +seed +actions +result\n─+\n +1 +rail-on-the-hill +tea /)
  })

  test('a game that is not over', async () => {
    const file = unfinished()
    expect((await terminal.run(['replay', file])).out).toMatch(/state +not over yet\n$/)
    const { out } = await terminal.run(['replay', file, '--json'])
    expect(JSON.parse(out)).toMatchObject({ actions: 60, over: false, result: null })
    terminal.write('two.jsonl', `${text}\n\n${terminal.read(file)}\n`)
    expect((await terminal.run(['replay', 'two.jsonl'])).out).toContain('not over yet')
  })

  test('--trace writes what simulate wrote', async () => {
    const games = ['simulate', RAIL, '--bots', 'random', '--seed', 'tea', '--games', '3']
    await terminal.run([...games, '--trace', 'live.jsonl'])
    expect((await terminal.run(['replay', 'three.jsonl', '--trace', 'again.jsonl'])).code).toBe(0)
    expect(terminal.read('again.jsonl')).toBe(terminal.read('live.jsonl'))
  })

  test('never overwrites its input', async () => {
    const { code, err } = await terminal.run(['replay', 'one.json', '--trace', './one.json'])
    expect({ code, err }).toEqual({
      code: 2,
      err: 'hilltop: ./one.json is given for two files; choose another name; see npx hilltop replay --help\n',
    })
    expect(terminal.read('one.json')).toBe(text)
  })

  test('variants and missing names are shown', async () => {
    const options = '{"players": 2, "first": 2, "noRotation": true}'
    await terminal.run(['simulate', RAIL, '--bots', 'random', '--options', options, '--record', 'plain.json'])
    const record = JSON.parse(terminal.read('plain.json'))
    delete record.names
    terminal.write('plain.json', JSON.stringify(record))
    const { out } = await terminal.run(['replay', 'plain.json'])
    expect(out).toMatch(/^players +2, first 2, noRotation$/m)
    expect(out).toMatch(/^result +\d.* won \(1: -?\d+; 2: -?\d+\)$/m)
  })

  test('names cannot send control characters to the terminal', async () => {
    const file = changed((record) => {
      record.names = ['\u001b[2J\u009b31m', 'two\nlines']
    })
    const { out } = await terminal.run(['score', file])
    for (const control of ['\u001b', '\u009b']) expect(out).not.toContain(control)
    expect(out).toContain('2 two lines')
  })
})

describe('score', () => {
  test('the score sheet', async () => {
    const { code, out } = await terminal.run(['score', 'one.json'])
    expect(code).toBe(0)
    const { result, actions } = JSON.parse(text)
    expect(out).toContain(`rail-on-the-hill, seed tea, ${actions.length} actions\n`)
    const [one, two] = result.scores.map((score: { total: number }) => score.total)
    expect(out).toMatch(new RegExp(`^Total +${one} +${two}$`, 'm'))
    expect(out).toMatch(/\nWon by \d random/)
  })

  test('--json has the scores by seat', async () => {
    const { out } = await terminal.run(['score', 'one.json', '--json'])
    const { winners, scores } = JSON.parse(text).result
    expect(JSON.parse(out)).toEqual({ winners, scores: { 1: scores[0], 2: scores[1] } })
  })

  test('an estimate for a game that is not over, and it says so', async () => {
    const file = unfinished()
    const { out } = await terminal.run(['score', file])
    expect(out).toContain('Not over yet: this is the score if the game ended now.')
    expect(out).toMatch(/\nAhead: \d random/)
    expect(JSON.parse((await terminal.run(['score', file, '--json'])).out).scores[2].total).toBeTypeOf('number')
  })

  test('several records, one sheet each', async () => {
    const { out } = await terminal.run(['score', 'three.jsonl'])
    expect(out.match(/^Total/gm)).toHaveLength(3)
    expect((await terminal.run(['score', 'three.jsonl', '--json'])).out.split('\n')).toHaveLength(4)
  })

  test('a solo game has a title instead of a winner', async () => {
    await terminal.run(['simulate', RAIL, '--bots', 'random', '--players', '1', '--record', 'solo.json'])
    const { out } = await terminal.run(['score', 'solo.json'])
    expect(out).toMatch(/^Title +\S/m)
    expect(out).not.toContain('Won by')
    expect((await terminal.run(['replay', 'solo.json'])).out).toMatch(/^result +1 random: -?\d+$/m)
  })
})

describe('is refused with exit code 1 and one line that says what is wrong and where', () => {
  const broken: [what: string, file: () => string, says: RegExp][] = [
    ['a missing file', () => 'missing.json', /missing.json cannot be read: there is no such file/],
    ['a folder', () => '.', /\. cannot be read: it is a folder/],
    ['an empty file', () => given('empty.json', ' \n\n'), /empty.json is empty/],
    [
      'binary',
      () =>
        given(
          'b.json',
          Uint8Array.from({ length: 300 }, (_, i) => i % 256),
        ),
      /b.json is not JSON/,
    ],
    ['plain text', () => given('t.json', 'hello\nworld\n'), /t.json is not JSON/],
    ['truncated JSON', () => given('cut.json', text.slice(0, 1000)), /cut.json is not JSON/],
    ['a truncated last line', () => given('c.jsonl', `${text}\n${text.slice(0, 999)}`), /c.jsonl, line 2 is not JSON/],
    ['a list', () => given('list.json', '[]'), /list.json: a record must be an object, not \[\]/],
    ['null', () => given('null.json', 'null'), /a record must be an object, not null/],
    ['another format', () => changed((r) => Object.assign(r, { format: 'pgn' })), /format must be "hilltop-record\/1"/],
    [
      'an unknown game',
      () => changed((r) => Object.assign(r, { game: 'go' })),
      /game must be one of rail-.*, not "go"/,
    ],
    ['no game', () => changed((r) => Object.assign(r, { game: 7 })), /game must be the name of a game, not 7/],
    ['a numeric seed', () => changed((r) => Object.assign(r, { seed: 5 })), /seed must be a text, not 5/],
    ['too many players', () => changed((r) => Object.assign(r.options, { players: 9 })), /options.players must be/],
    ['wrong names', () => changed((r) => Object.assign(r, { names: 'me' })), /names must be a list of texts/],
    ['actions that are not a list', () => changed((r) => Object.assign(r, { actions: {} })), /actions must be a list/],
    ['a malformed action', () => changed((r) => Object.assign(r.actions, { 56: ['1', 'end'] })), /action 57 of \d+ /],
    [
      'a seat that does not exist',
      () => changed((r) => Object.assign(r.actions[56], [3])),
      /action 57 .*there are 2 seats/,
    ],
    [
      'an action that is not in the notation',
      () => changed((r) => Object.assign(r.actions[56], [1, 'jump'])),
      /action 57 .*"jump": not in the nota/,
    ],
    [
      'an illegal action',
      () => changed((r) => Object.assign(r.actions[56], [1, 'take 1'])),
      /^hilltop: changed.json: action 57 of \d+ \(actions\[56\]\), seat 1 "take 1": RH-\w+: /,
    ],
    [
      'a result that does not follow from the actions',
      () => changed((r) => Object.assign(r.result?.scores[0] ?? {}, { total: 999 })),
      /the result of the record is not what its actions give/,
    ],
    [
      'a result before the end',
      () => changed((r) => r.actions.pop()),
      /the record has a result, but its game is not over/,
    ],
    [
      'an unknown card set',
      () => changed((r) => Object.assign(r, { cards: { id: 'my-box', sha256: 'ab' } })),
      /card set "my-box" .*; give its file with --cards FILE/,
    ],
    [
      'a bad record among good ones',
      () => given('m.jsonl', `${text}\n${text.replace('"tea"', '"milk"')}\n`),
      /m.jsonl, line 2: action \d+ of/,
    ],
  ]
  test.each(broken)('%s', async (_, file, says) => {
    const name = file()
    for (const command of ['replay', 'score']) {
      const { code, out, err } = await terminal.run([command, name, '--json'])
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toMatch(/^hilltop: [^\n\r]+\n$/)
      expect(err).toMatch(says)
    }
  })

  test('standard input is named in messages', async () => {
    expect((await terminal.run(['score', '-'], { stdin: '{' })).err).toMatch(/^hilltop: standard input is not JSON: /)
    expect((await terminal.run(['score', '-'])).err).toBe('hilltop: standard input is empty\n')
  })
})

function given(name: string, content: string | Uint8Array): string {
  terminal.write(name, content)
  return name
}

import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestTerminal } from './testing/test-terminal.ts'

const RAIL = 'rail-on-the-hill'
const terminal = new TestTerminal()
afterAll(() => terminal.remove())

const lines = (text: string) => text.split('\n').slice(0, -1)
const simulate = (...args: string[]) => terminal.run(['simulate', RAIL, '--bots', 'random', ...args])

describe('simulate', () => {
  test('one game: its line and its score sheet', async () => {
    const { code, out, err } = await simulate('--seed', 'tea')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^seed +1 random +2 random +winner +actions\n─+\ntea /)
    for (const item of ['Red line', 'Black plans', 'Penalty', 'Resources', 'Total', 'Fulfilled plans']) {
      expect(out).toMatch(new RegExp(`^${item} +-?\\d+ +-?\\d+$`, 'm'))
    }
  })

  test('several games: a line each and a summary', async () => {
    const { out } = await simulate('--games', '3', '--seed', 'tea', '--players', '3')
    expect(out).toMatch(/^tea .*\ntea\/2 .*\ntea\/3 /m)
    expect(out).toMatch(/^seat +bot +wins +share +mean +least +most$/m)
    expect(out).toMatch(/^ +3 +random +\d +\d+\.\d % +-?\d+\.\d +-?\d+ +-?\d+$/m)
  })

  test('solo games: titles, no winner', async () => {
    const { out } = await simulate('--games', '2', '--players', '1')
    expect(out).not.toContain('win')
    expect(out).toMatch(/^title +games +share\n─+\n/m)
    expect(out).toMatch(/^Unsuited for governance +2 +100.0 %$/m)
  })

  test('--json: one object per game, the same every time', async () => {
    const args = ['--games', '2', '--seed', 'tea', '--options', '{"requests": true, "simultaneous": true}', '--json']
    const { code, out } = await simulate(...args)
    expect(code).toBe(0)
    expect((await simulate(...args)).out).toBe(out)
    const games = lines(out).map((line) => JSON.parse(line))
    expect(games.map(({ seed }) => seed)).toEqual(['tea', 'tea/2'])
    for (const game of games) {
      expect(Object.keys(game)).toEqual(['game', 'options', 'seed', 'bots', 'actions', 'result'])
      expect(game).toMatchObject({ game: RAIL, bots: ['random', 'random'] })
      expect(game.options).toEqual({ players: 2, requests: true, simultaneous: true })
      expect(game.actions).toBeGreaterThan(100)
      expect(game.result.scores).toHaveLength(2)
      expect(game.result.winners.length).toBeGreaterThan(0)
    }
  })

  test('a seed may be any text', async () => {
    for (const seed of ['', '-x', '--x', 'ふもと', "a'b c"]) {
      const { code, out } = await simulate('--players', '1', '--json', '--seed', seed)
      expect(code).toBe(0)
      expect(JSON.parse(out).seed).toBe(seed)
    }
  })

  test('--record and --trace', async () => {
    const args = ['--games', '2', '--seed', 'tea', '--players', '1']
    await simulate(...args, '--record', 'games.jsonl', '--trace', 'trace.jsonl')
    const records = lines(terminal.read('games.jsonl')).map((line) => JSON.parse(line))
    expect(records).toHaveLength(2)
    const trace = lines(terminal.read('trace.jsonl')).map((line) => JSON.parse(line))
    expect(trace).toHaveLength(records[0].actions.length + 1 + records[1].actions.length + 1)
    let at = 0
    for (const record of records) {
      expect(record).toMatchObject({
        format: 'hilltop-record/1',
        game: RAIL,
        options: { players: 1 },
        names: ['random'],
      })
      for (const [n, [seat, action]] of record.actions.entries()) {
        const line = trace[at++]
        expect(line).toMatchObject({ n, seat, action })
        expect(line.legal[seat]).toContain(action)
        expect(line.legal[seat]).toEqual([...line.legal[seat]].sort())
      }
      const last = trace[at++]
      expect(last).toMatchObject({ n: record.actions.length, legal: {}, position: { phase: 'over' } })
      expect(last.score).toEqual({ winners: record.result.winners, scores: { 1: record.result.scores[0] } })
    }
  })

  test('when several may act, the order differs from game to game', async () => {
    await simulate('--games', '3', '--players', '3', '--record', 'orders.jsonl')
    const firstInSetup = lines(terminal.read('orders.jsonl')).map((line) => JSON.parse(line).actions[3][0])
    expect(new Set(firstInSetup).size).toBeGreaterThan(1)
  })

  test('Ctrl-C leaves only complete lines in files', async () => {
    const given = { interrupt: () => true }
    const ran = await terminal.run(['simulate', RAIL, '--games', '5', '--record', 'stopped.jsonl'], given)
    expect(ran).toEqual({ code: 130, out: '', err: 'hilltop: stopped after 0 of 5 games\n' })
    expect(terminal.read('stopped.jsonl')).toBe('')
  })

  test('closing the output ends it: quietly, unless a file is incomplete', async () => {
    const given = { interrupt: () => true, isOutputClosed: true }
    const quiet = await terminal.run(['simulate', RAIL, '--games', '5'], given)
    expect(quiet).toEqual({ code: 0, out: '', err: '' })
    const cut = await terminal.run(['simulate', RAIL, '--games', '5', '--trace', 'cut.jsonl'], given)
    expect(cut).toEqual({ code: 1, out: '', err: 'hilltop: stopped after 0 of 5 games\n' })
  })

  test('a seed may be any text, even one that looks like an option', async () => {
    for (const seed of ['-h', '--help']) {
      const ran = await terminal.run(['simulate', RAIL, '--bots', 'random', '--json', '--seed', seed])
      expect(JSON.parse(ran.out).seed).toBe(seed)
    }
    const ran = await terminal.run(['simulate', RAIL, '--bots', 'random', '--json', '--seed=--json'])
    expect(JSON.parse(ran.out).seed).toBe('--json')
  })

  test('a file to write needs a name', async () => {
    for (const name of ['', '-']) {
      const ran = await simulate('--trace', name)
      expect(ran).toMatchObject({ code: 2, out: '' })
      expect(ran.err).toMatch(/^hilltop: a file to write needs a name; [^\n]+\n$/)
    }
  })

  test('a file that cannot be written is refused before anything is played', async () => {
    const cases = [
      ['--record', 'nowhere/games.jsonl', 'there is no such file or folder'],
      ['--trace', '.', 'it is a folder'],
    ]
    for (const [option, file, why] of cases) {
      const ran = await simulate(option, file)
      expect(ran).toEqual({ code: 1, out: '', err: `hilltop: ${file} cannot be written: ${why}\n` })
    }
  })
})

describe('records of many games', () => {
  const games = 51
  let out = ''
  beforeAll(async () => {
    const args = ['simulate', 'machi-koro', '--bots', 'random', '--games', `${games}`, '--record', 'games.jsonl']
    out = (await terminal.run(args)).out
  })

  test('leave only the summary to the output', () => {
    expect(out).toMatch(/^51 games\n\nseat /)
  })

  test('are one JSON object per line, each with its result', () => {
    const records = lines(terminal.read('games.jsonl')).map((line) => JSON.parse(line))
    expect(records).toHaveLength(games)
    for (const { result } of records) expect(result.winners).toHaveLength(1)
  })

  // Without Python only CI insists on it.
  const isLeftOut = spawnSync('python3', ['--version']).status !== 0 && process.env.CI === undefined
  test.skipIf(isLeftOut)('are read by the Python program of the documentation', () => {
    const docs = readFileSync(new URL('../../docs/command-line.md', import.meta.url), 'utf8')
    const program = /```python\n(.*?)```/s.exec(docs)?.[1] ?? ''
    const table = execFileSync('python3', ['-c', program], { cwd: terminal.folder, encoding: 'utf8' })
    const openings = [...table.matchAll(/^([a-z-]+) +(\d+) \d+\.\d%$/gm)].map(([, , count]) => Number(count))
    expect(openings.reduce((sum, count) => sum + count, 0)).toBe(2 * games)
  })
})

describe('demo', () => {
  let out = ''
  beforeAll(async () => {
    const ran = await terminal.run(['demo', '--bots', 'random', '--seed', 'tea'])
    expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err: '' })
    out = ran.out
  })

  test('shows every round with what the four players did', () => {
    for (const heading of ['Draft', 'Setup', 'Round 1', 'Round 14']) expect(out).toContain(`\n${heading}\n`)
    const round = out.split('\nRound 7\n')[1].split('\nRound 8\n')[0]
    expect(round.match(/^ {2}\d random {2}/gm)).toEqual([1, 2, 3, 4].map((seat) => `  ${seat} random  `))
    expect(round.match(/acquire [a-d]/g)).toHaveLength(4)
  })

  test('ends with the score sheet and the winner', () => {
    expect(out).toMatch(/\nTotal +-?\d+ +-?\d+ +-?\d+ +-?\d+\nFulfilled plans .*\n\nWon by \d random/)
  })

  test('wraps at the width of the terminal', async () => {
    const ran = await terminal.run(['demo', RAIL, '--bots', 'random', '--players', '1'], { isTTY: true })
    for (const line of ran.out.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })

  test('Ctrl-C ends it', async () => {
    const ran = await terminal.run(['demo'], { interrupt: () => true })
    expect(ran).toMatchObject({ code: 130, err: 'hilltop: stopped\n' })
  })
})

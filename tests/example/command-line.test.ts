import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

/** The command itself, started with the list of games that has the example. */

const BIN = fileURLToPath(new URL('../../bin/hilltop.mjs', import.meta.url))
const GOLDEN = fileURLToPath(new URL('../golden/chestnuts/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'hilltop-example-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Threads inherit the options of the environment, but not those of the command line. */
const WITH_EXAMPLE = { ...process.env, NODE_OPTIONS: '--conditions example' }

function run(env: NodeJS.ProcessEnv, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { cwd: folder, encoding: 'utf8', env })
  return { status, stdout, stderr }
}

/** What a command prints that succeeds without a warning. */
function hilltop(...args: string[]): string {
  const { stdout, ...end } = run(WITH_EXAMPLE, args)
  expect(end).toEqual({ status: 0, stderr: '' })
  return stdout
}

describe('one line in the list adds the example to the command line:', () => {
  it('the help lists it, and only there', () => {
    expect(hilltop('simulate', '--help')).toMatch(
      /\n {2}chestnuts\n {4}players +2 to 3\n.*sack.*\n.*gatherer, random\n/,
    )
    expect(run({ ...process.env, NODE_OPTIONS: '' }, ['perft', 'chestnuts'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('there is no game "chestnuts"'),
    })
  })

  it('its sequences are counted', () => {
    const { sequences } = JSON.parse(hilltop('perft', 'chestnuts', '--depth', '2', '--json'))
    // The first move can only be to gather, which draws.
    expect(sequences).toBe(1)
  })

  it('it can be watched', () => {
    expect(hilltop('demo', 'chestnuts', '--nodes', '60')).toMatch(
      /\n {2}2 gatherer {2}gather\n[\s\S]*\nWon by .* gatherer\n/,
    )
  })

  it('its bot meets the random bot in the threads of the arena, and wins', () => {
    const sizes = ['--games', '8', '--nodes', '60', '--threads', '2']
    const { elo } = JSON.parse(hilltop('arena', 'chestnuts', '--bots', 'gatherer,random', ...sizes, '--json'))
    expect(elo).toMatchObject([{ bot: 'gatherer' }, { bot: 'random' }])
    expect(elo[0].elo.value).toBeGreaterThan(elo[1].elo.value)
  })
})

describe('versions of its rules on the command line:', () => {
  it('a new game is played by the newest, and replays', () => {
    const options = ['--players', '3', '--options', '{"sack": 7}', '--bots', 'random', '--seed', 'new']
    hilltop('simulate', 'chestnuts', ...options, '--record', 'new.json')
    const record = JSON.parse(readFileSync(join(folder, 'new.json'), 'utf8'))
    expect(record).toMatchObject({ game: 'chestnuts', rulesVersion: 2, options: { players: 3, sack: 7 } })
    const scores = Object.values(JSON.parse(hilltop('score', 'new.json', '--json')).scores)
    expect(scores).toEqual(record.result.scores)
  })

  it('records of version 1 replay to their old result, with or without the number', () => {
    for (const file of ['v1.json', 'two-before-versions.json', 'v2.json']) {
      const { result } = JSON.parse(readFileSync(join(GOLDEN, file), 'utf8'))
      const { winners, scores } = JSON.parse(hilltop('score', join(GOLDEN, file), '--json'))
      expect({ winners, scores: Object.values(scores) }).toEqual(result)
    }
    expect(hilltop('replay', join(GOLDEN, 'v1.json'))).toContain('33, all legal')
    expect(hilltop('verify', join(GOLDEN, 'v1.json'))).toContain('rules version 1')
  })
})

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { TestTerminal } from '#cli/testing/test-terminal.ts'

const BIN = fileURLToPath(new URL('../../bin/hilltop.mjs', import.meta.url))
const GOLDEN = fileURLToPath(new URL('../golden/chestnuts/', import.meta.url))
const terminal = new TestTerminal()
afterAll(() => terminal.remove())

/** The command as users start it. Threads inherit the options of the environment, but not those of the command line. */
function start(options: string, ...args: readonly string[]) {
  const env = { ...process.env, NODE_OPTIONS: options }
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8', env })
  return { status, stdout, stderr }
}

/** What a command prints that succeeds without a warning; these tests have the list of games with the example. */
async function hilltop(...args: string[]): Promise<string> {
  const { out, ...end } = await terminal.run(args)
  expect(end).toEqual({ code: 0, err: '' })
  return out
}

describe('one line in the list adds the example to the command line:', () => {
  it('the help lists it, and only there', async () => {
    expect(await hilltop('simulate', '--help')).toMatch(
      /\n {2}chestnuts\n {4}players +2 to 3\n.*sack.*\n.*gatherer, random\n/,
    )
    expect(start('', 'perft', 'chestnuts')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('there is no game "chestnuts"'),
    })
  })

  it('its sequences are counted', async () => {
    const { sequences } = JSON.parse(await hilltop('perft', 'chestnuts', '--depth', '2', '--json'))
    // The first move can only be to gather, which draws.
    expect(sequences).toBe(1)
  })

  it('it can be watched', async () => {
    expect(await hilltop('demo', 'chestnuts', '--nodes', '60')).toMatch(
      /\n {2}2 gatherer {2}gather\n[\s\S]*\nWon by .* gatherer\n/,
    )
  })

  it('its bot meets the random bot in a thread of the arena, and wins', () => {
    const args = ['arena', 'chestnuts', '--bots', 'gatherer,random', '--games', '8', '--nodes', '60', '--threads', '1']
    const { stdout, ...end } = start('--conditions example', ...args, '--json')
    expect(end).toEqual({ status: 0, stderr: '' })
    const { elo } = JSON.parse(stdout)
    expect(elo).toMatchObject([{ bot: 'gatherer' }, { bot: 'random' }])
    expect(elo[0].elo.value).toBeGreaterThan(elo[1].elo.value)
  })
})

describe('versions of its rules on the command line:', () => {
  it('a new game is played by the newest, and replays', async () => {
    const options = ['--players', '3', '--options', '{"sack": 7}', '--bots', 'random', '--seed', 'new']
    await hilltop('simulate', 'chestnuts', ...options, '--record', 'new.json')
    const record = JSON.parse(terminal.read('new.json'))
    expect(record).toMatchObject({ game: 'chestnuts', rulesVersion: 2, options: { players: 3, sack: 7 } })
    const scores = Object.values(JSON.parse(await hilltop('score', 'new.json', '--json')).scores)
    expect(scores).toEqual(record.result.scores)
  })

  it('records of version 1 replay to their old result, with or without the number', async () => {
    for (const file of ['v1.json', 'two-before-versions.json', 'v2.json']) {
      const { result } = JSON.parse(readFileSync(join(GOLDEN, file), 'utf8'))
      const { winners, scores } = JSON.parse(await hilltop('score', join(GOLDEN, file), '--json'))
      expect({ winners, scores: Object.values(scores) }).toEqual(result)
    }
    expect(await hilltop('replay', join(GOLDEN, 'v1.json'))).toContain('33, all legal')
    expect(await hilltop('verify', join(GOLDEN, 'v1.json'))).toContain('rules version 1')
  })
})

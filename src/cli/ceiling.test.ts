import { afterAll, describe, expect, test } from 'vitest'
import { TestTerminal } from './testing/test-terminal.ts'

const RAIL = 'rail-on-the-hill'
const terminal = new TestTerminal()
afterAll(() => terminal.remove())

const ceiling = (...args: string[]) => terminal.run(['ceiling', ...args])

describe('ceiling', () => {
  test('one seed: the score found, its score sheet and the record of the game', async () => {
    const { code, out, err } = await ceiling(RAIL, '--seed', 'tea', '--nodes', '1', '--record', 'best.json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const total = out.match(/^With the seed tea, at least (\d+) was possible:\n\n/)?.[1]
    expect(out).toMatch(new RegExp(`^Total +${total}$`, 'm'))
    const scored = await terminal.run(['score', 'best.json', '--json'])
    expect(scored.code).toBe(0)
    expect(JSON.parse(terminal.read('best.json'))).toMatchObject({
      game: RAIL,
      options: { players: 1 },
      seed: 'tea',
      names: ['ceiling'],
      result: { scores: [{ total: Number(total) }] },
    })
  })

  test('several seeds: a line each, and the mean', async () => {
    const { out } = await ceiling(RAIL, '--seed', 'tea', '--nodes', '1', '--games', '2')
    const totals = [...out.matchAll(/^tea(?:\/2)? +(\d+) /gm)].map(([, total]) => Number(total))
    expect(out).toContain(`\nmean of 2: at least ${((totals[0] + totals[1]) / 2).toFixed(1)} was possible\n`)
  })

  test('Ctrl-C prints the best so far, here as JSON', async () => {
    const args = ['ceiling', RAIL, '--games', '3', '--seed', 'tea', '--json']
    const { code, out, err } = await terminal.run(args, { interrupt: () => true })
    expect({ code, err }).toEqual({ code: 130, err: 'hilltop: stopped at game 1 of 3\n' })
    const found = JSON.parse(out)
    expect(found).toMatchObject({
      game: RAIL,
      options: { players: 1 },
      seed: 'tea',
      limit: { ms: 20_000 },
      complete: false,
    })
    expect(found.result.scores[0].total).toBe(found.atLeast)
  })

  test.each([
    [['machi-koro'], 'ceiling works only with rail-on-the-hill, not with machi-koro'],
    [[RAIL, '--search', 'luck'], '--search must be vary or broaden, not luck'],
    [[RAIL, '--players', '2'], 'ceiling works only for 1 player, not for 2'],
    [[RAIL, '--options', '{"players": 4}'], 'ceiling works only for 1 player, not for 4'],
    [[RAIL, '--nodes', '1', '--budget', '1'], "option '--budget <MS>' cannot be used with option '--nodes <N>'"],
  ])('%j is refused', async (args, message) => {
    expect(await ceiling(...args)).toEqual({
      code: 2,
      out: '',
      err: `hilltop: ${message}; see npx hilltop ceiling --help\n`,
    })
  })
})

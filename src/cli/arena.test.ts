import { afterAll, describe, expect, test } from 'vitest'
import { loadRules } from '#games/index.ts'
import type { Io } from './io.ts'
import { run } from './main.ts'
import { TestTerminal } from './testing/test-terminal.ts'

const terminal = new TestTerminal()
afterAll(() => terminal.remove())

const RAIL = 'rail-on-the-hill'
const arena = (...args: string[]) => terminal.run(['arena', ...args])

describe('arena', () => {
  test('plays every deal from every seat, with the same result for any number of threads', async () => {
    const args = ['machi-koro', '--bots', 'steady,random', '--games', '11', '--seed', 'tea', '--nodes', '10', '--json']
    const [one, two] = [await arena(...args, '--threads', '1'), await arena(...args, '--threads', '2')]
    expect({ code: one.code, err: one.err }).toEqual({ code: 0, err: '' })
    const { times, ...report } = JSON.parse(one.out)
    const { times: otherTimes, ...otherReport } = JSON.parse(two.out)
    expect(JSON.stringify(otherReport)).toBe(JSON.stringify(report))
    expect([times.threads, otherTimes.threads]).toEqual([1, 2])
    expect(report).toMatchObject({
      game: 'machi-koro',
      options: { players: 2 },
      seed: 'tea',
      limit: { nodes: 10 },
      bots: ['steady', 'random'],
      match: 'pairs',
      deals: 6,
      gamesPerDeal: 2,
      complete: true,
      tables: [{ seats: ['steady', 'random'], deals: 6, games: 12 }],
    })
    const [steady, random] = report.tables[0].bots
    expect(steady.wins + random.wins).toBe(12)
    expect(steady.winRate.low).toBeGreaterThan(0.5)
    expect(report.elo[0].elo.value).toBeGreaterThan(report.elo[1].elo.value)
    expect(report.nodes.map(({ bot }: { bot: string }) => bot)).toEqual(['steady', 'random'])
    expect(report.nodes[0].turns.over).toBe(0)
    expect(times.bots[0].turns).toMatchObject({ count: report.nodes[0].turns.count, over: null })
  })

  test('solo games: mean, titles, points by source and differences, with the cards of a file', async () => {
    terminal.write('my-box.json', JSON.stringify((await loadRules(RAIL)).cards))
    const args = [
      '--bots',
      'steady,random',
      '--players',
      '1',
      '--games',
      '2',
      '--nodes',
      '10',
      '--threads',
      '1',
      '--cards',
      'my-box.json',
    ]
    const { code, out, err } = await arena(RAIL, ...args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^rail-on-the-hill, solo, cards my-box, seed hilltop, 10 nodes per turn\n2 deals\n\n/)
    expect(out).toMatch(/^bot +games +actions +mean +95 % +spread +least +median +best\n─+\nsteady +2 +/m)
    expect(out).toMatch(/^Unsuited for governance +0\.0 % +100\.0 %$/m)
    expect(out).toMatch(/^points from +steady +random\n─+\ncard +/m)
    expect(out).toMatch(/^steady – random +2 +\d+\.\d +-?\d+\.\d to \d+\.\d +100\.0 %$/m)
    expect(out).not.toContain('ms')
  })

  test('measures against opponents from a file', async () => {
    terminal.write('lists.json', JSON.stringify({ idle: [], miser: [['wheat-field', 1]] }))
    const args = [
      '--bots',
      'cheese,idle,miser',
      '--match',
      'first',
      '--games',
      '2',
      '--sparring',
      'lists.json',
      '--threads',
      '1',
      '--json',
    ]
    const { code, out, err } = await arena('machi-koro', ...args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { tables } = JSON.parse(out)
    expect(tables.map(({ seats }: { seats: string[] }) => seats)).toEqual([
      ['cheese', 'idle'],
      ['cheese', 'miser'],
    ])
    expect(tables.map(({ bots: [cheese] }: { bots: { wins: number }[] }) => cheese.wins)).toEqual([2, 2])
  })

  test.each([
    [{ cheese: [] }, 'lists.json: there is a bot "cheese" already'],
    [{ bad: [['cow', 1]] }, 'lists.json: "bad": line 1: the card must be one of'],
  ])('refuses a wrong file of opponents: %j', async (lists, says) => {
    terminal.write('lists.json', JSON.stringify(lists))
    const { code, out, err } = await arena('machi-koro', '--bots', 'cheese,random', '--sparring', 'lists.json')
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(says)
  })

  test('prints no report if it is stopped before the first game ends', async () => {
    const ran = await terminal.run(['arena', 'machi-koro', '--bots', 'steady', '--games', '5'], {
      interrupt: () => true,
    })
    expect(ran).toEqual({ code: 130, out: '', err: 'hilltop: stopped after 0 of 5 games\n' })
  })
})

test('Ctrl-C prints the finished part, and says that it is only a part', async () => {
  const [out, err]: string[][] = [[], []]
  let interrupt = () => {}
  const io: Io = {
    stdin: (async function* () {})(),
    stdout: { write: (text) => out.push(text) },
    stderr: {
      isTTY: true,
      columns: 120,
      write(text) {
        err.push(text)
        if (/ [1-9]\d* of 100000 games/.test(text)) interrupt()
      },
    },
    cwd: terminal.folder,
    onInterrupt(listener) {
      interrupt = listener
      return () => {}
    },
    isOutputClosed: false,
  }
  const args = ['arena', 'machi-koro', '--bots', 'random', '--games', '100000', '--nodes', '1', '--threads', '1']
  expect(await run(args, io)).toBe(130)
  expect(err.pop()).toMatch(/^hilltop: stopped after \d+ of 100000 games\n$/)
  expect(err.join('')).toContain(' · 2 random: ')
  expect(out.join('')).toMatch(/\n100000 deals; stopped early, so this is only a part of them\n\ntable /)
})

describe('wrong usage of arena', () => {
  const cases: [args: string[], says: RegExp][] = [
    [['chess'], /there is no game "chess"/],
    [[RAIL], /--bots is missing; rail-on-the-hill has .*random/],
    [[RAIL, '--bots', 'deep-blue'], /there is no bot "deep-blue"; rail-on-the-hill has .*random/],
    [[RAIL, '--bots', Array(17).fill('random').join(',')], /--bots names 17 bots; at most 16 can meet/],
    [[RAIL, '--bots', 'random,steady', '--players', '5'], /--players must be a whole number from 1 to 4, not "5"/],
    [[RAIL, '--bots', 'random,random'], /--bots names random twice/],
    [[RAIL, '--bots', 'random', '--match', 'pairs'], /--match pairs needs at least two bots/],
    [
      [RAIL, '--bots', 'random,steady', '--match', 'all'],
      /'all' is invalid\. Allowed choices are pairs, first, together\./,
    ],
    [
      [RAIL, '--bots', 'random,steady', '--match', 'together', '--players', '3'],
      /--bots names 2 bots for 3 seats; --match together needs one for each/,
    ],
    [[RAIL, '--bots', 'random', '--match', 'together', '--players', '1'], /--match is for more than one player/],
    [
      [RAIL, '--bots', 'random', '--budget', '5', '--nodes', '5'],
      /'--budget <MS>' cannot be used with option '--nodes <N>'/,
    ],
    [[RAIL, '--bots', 'random', '--budget', '0'], /--budget must be a whole number from 1 to 600000, not "0"/],
    [[RAIL, '--bots', 'random', '--threads', '0'], /--threads must be a whole number from 1 to 256, not "0"/],
    [[RAIL, '--bots', 'random', '--sparring', '-'], /--sparring: rail-on-the-hill reads no such files/],
    [[RAIL, '--bots', 'random', '--games', '0'], /--games must be a whole number from 1 to 100000, not "0"/],
  ]
  test.each(cases)('%j', async (args, says) => {
    const { code, out, err } = await arena(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(says)
    expect(err).toMatch(/^hilltop: [^\n]+; see npx hilltop arena --help\n$/)
  })
})

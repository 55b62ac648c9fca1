import { afterAll, describe, expect, test } from 'vitest'
import { quickBot } from '#bots/quick-bot.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import type { Io } from './io.ts'
import { run } from './main.ts'
import { Breaks, playGame } from './play-game.ts'
import { TestTerminal } from './testing/test-terminal.ts'

const terminal = new TestTerminal()
afterAll(() => terminal.remove())

const RAIL = 'rail-on-the-hill'

describe('help', () => {
  test.each([['--help'], ['-h'], ['help']])('%s lists the commands and games', async (arg) => {
    const { code, out, err } = await terminal.run([arg])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const word of ['demo', 'simulate', 'arena', 'ceiling', 'replay', 'score', 'verify', 'cards', 'perft', RAIL])
      expect(out).toContain(word)
  })

  test.each(['demo', 'simulate', 'arena', 'ceiling', 'replay', 'score', 'verify', 'cards', 'perft'])(
    '%s has its own help',
    async (name) => {
      const { code, out } = await terminal.run([name, '--help'])
      expect(code).toBe(0)
      expect(out).toContain(`hilltop ${name}`)
      expect(out).toContain('--cards <FILE>')
      expect(out).toContain('Examples:\n')
      expect(await terminal.run(['help', name])).toEqual({ code: 0, out, err: '' })
      expect(await terminal.run([name, RAIL, '-h'])).toEqual({ code: 0, out, err: '' })
    },
  )

  test('the help of a command that plays names players, options and bots of each game', async () => {
    const { out } = await terminal.run(['simulate', '--help'])
    expect(out).toMatch(/players +1 to 4\n +options +first, requests, noRotation, simultaneous\n +bots +.*random/)
  })

  test('and its sparring bots, if it has any', async () => {
    const { out } = await terminal.run(['arena', '--help'])
    expect(out).toMatch(/machi-koro\n +players .*\n +options .*\n +bots .*\n +sparring +cheese, store, /)
    expect(out.match(/sparring +\w+,/g)).toHaveLength(1)
  })

  test('no line has more than 120 characters', async () => {
    for (const args of [
      ['--help'],
      ...['demo', 'simulate', 'arena', 'ceiling', 'replay', 'score', 'verify', 'cards', 'perft'].map((c) => [c, '-h']),
    ]) {
      const { out } = await terminal.run(args)
      for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(120)
    }
  })

  test('--version', async () => {
    expect(await terminal.run(['--version'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    })
  })
})

describe('wrong usage exits with 2 and one line that names the choices', () => {
  const cases: [args: string[], says: RegExp][] = [
    [['fly'], /unknown command 'fly'; the commands are demo, simulate, .*; see npx hilltop --help/],
    [['simulat'], /unknown command 'simulat' \(did you mean simulate\?\); the commands are demo, /],
    [['--fly'], /unknown option '--fly'; the commands are demo, /],
    [['simulate'], /missing required argument 'GAME'; see npx hilltop simulate --help/],
    [['replay'], /missing required argument 'RECORD'/],
    [['simulate', 'chess'], /there is no game "chess"; the games are rail-on-the-hill/],
    [['cards', 'chess'], /there is no game "chess"/],
    [['perft', 'chess'], /there is no game "chess"/],
    [['demo', 'chess'], /there is no game "chess"/],
    [['simulate', RAIL, 'again'], /unexpected argument "again"/],
    [['simulate', RAIL, '--fly'], /unknown option '--fly'; simulate has --games, --players, /],
    [['simulate', RAIL, '--fly=7'], /unknown option '--fly=7'/],
    [['simulate', RAIL, '--player', '3'], /unknown option '--player' \(did you mean --players\?\); simulate has /],
    [['simulate', RAIL, '-x'], /unknown option '-x'/],
    [['replay', 'a.json', '--seed', 'x'], /unknown option '--seed'; replay has --trace, --cards, --json/],
    [['simulate', RAIL, '--json=yes'], /unknown option '--json=yes'/],
    [['simulate', RAIL, '--seed'], /option '--seed <TEXT>' argument missing/],
    [['simulate', RAIL, '--seed', '--json'], /--seed needs a value: --seed <TEXT>/],
    [['simulate', RAIL, '--seed', 'a', '--seed', 'b'], /--seed is given twice/],
    [['simulate', RAIL, '--players', '-3'], /--players must be a whole number from 1 to 4, not "-3"/],
    [['simulate', RAIL, '--players', '5'], /from 1 to 4, not "5"/],
    [['simulate', RAIL, '--players', '2.5'], /from 1 to 4, not "2.5"/],
    [['simulate', RAIL, '--players', ''], /from 1 to 4, not ""/],
    [['simulate', RAIL, '--games', '0'], /--games must be a whole number from 1 to 1000000000, not "0"/],
    [['simulate', RAIL, '--games', '1e3'], /not "1e3"/],
    [['simulate', RAIL, '--games', '99999999999999999999999'], /--games must be a whole number/],
    [['simulate', RAIL, '--games', 'many'], /not "many"/],
    [['perft', RAIL, '--depth', '-1'], /--depth must be a whole number from 0 to 100, not "-1"/],
    [['perft', RAIL, '--depth', 'Infinity'], /not "Infinity"/],
    [['perft', RAIL, '--depth', '0x2'], /not "0x2"/],
    [['simulate', RAIL, '--options', '{players: 3}'], /--options is not JSON/],
    [['simulate', RAIL, '--options', '{"players"'], /--options is not JSON/],
    [['simulate', RAIL, '--options', '[]'], /--options: options must be an object, not \[\]/],
    [['simulate', RAIL, '--options', 'null'], /options must be an object, not null/],
    [['simulate', RAIL, '--options', '{"players":"3"}'], /options.players must be a whole number from 1 to 4/],
    [['simulate', RAIL, '--options', '{"players":-1}'], /options.players must be a whole number from 1 to 4/],
    [['simulate', RAIL, '--options', '{"first":3}'], /options.first must be a seat from 1 to 2, not 3/],
    [['simulate', RAIL, '--options', '{"requests":"yes"}'], /options.requests must be true or false/],
    [['simulate', RAIL, '--options', '{"request":true}'], /options.request is not an option .*it has players, first, /],
    [['perft', RAIL, '--players', '3', '--options', '{"players":2}'], /--players 3 and --options .* 2 do not agree/],
    [['simulate', RAIL, '--bots', 'deep-blue'], /there is no bot "deep-blue"; rail-on-the-hill has .*random/],
    [['simulate', RAIL, '--bots', ''], /there is no bot ""/],
    [['simulate', RAIL, '--bots', 'random,random,random'], /names 3 bots for 2 seats/],
    [['simulate', RAIL, '--record', 'a', '--trace', './a'], /a is given for two files; choose another name/],
  ]
  test.each(cases)('%j', async (args, says) => {
    const { code, out, err } = await terminal.run(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^hilltop: [^\n]+; see npx hilltop( \w+)? --help\n$/)
    expect(err).toMatch(says)
  })

  test.each([
    [[], /^hilltop: no command was given; the commands are [^\n]+\n$/],
    [['help', 'fly'], /^hilltop: unknown command "fly"; the commands are [^\n]+\n$/],
  ])('without a command that exists, %j also prints the help', async (args, says) => {
    const { code, out, err } = await terminal.run(args)
    expect(code).toBe(2)
    expect(out).toContain('Usage: npx hilltop [options] [command]')
    expect(err).toMatch(says)
  })
})

describe('a bug', () => {
  const silent: Io = {
    stdin: (async function* () {})(),
    stdout: { write: () => {} },
    stderr: { write: () => {} },
    cwd: '.',
    onInterrupt: () => () => {},
    isOutputClosed: false,
  }

  test.each([[new Error('all is lost')], ['all is lost']])('is reported in one line: %s', async (fault) => {
    let err = ''
    const stdout = {
      write() {
        throw fault
      },
    }
    const stderr = {
      write(text: string) {
        err += text
      },
    }
    expect(await run(['--version'], { ...silent, stdout, stderr })).toBe(1)
    expect(err).toMatch(/^hilltop: this is a bug in Hilltop: all is lost.*; please report it with your command\n$/)
  })

  test('a bot that breaks a rule is an error', async () => {
    const bot = quickBot('cheat', 'cheat', () => railOnTheHill.parse('end'))
    const setting = { rules: railOnTheHill, options: { players: 1 }, seed: 'tea', bots: [bot], limit: { nodes: 1 } }
    const game = playGame(setting, new Breaks(silent))
    await expect(game).rejects.toThrow(/^the bot cheat chose end with seed tea: RH-/)
  })
})

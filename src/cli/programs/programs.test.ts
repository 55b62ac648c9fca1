import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import type { Limit } from '#bots/budget.ts'
import { randomBot } from '#bots/quick-bot.ts'
import type { Game } from '#engine/game.ts'
import { loadRules } from '#games/index.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { playGame } from '../play-game.ts'
import { TestTerminal } from '../testing/test-terminal.ts'
import { EngineProcess } from './engine-process.ts'
import { ProgramBot } from './program-bot.ts'

const terminal = new TestTerminal()
afterAll(() => terminal.remove())

/** A program that answers each question with what this JavaScript does with `message` and `send`. */
function program(name: string, answer: string, hello = `send({ type: 'ready', protocol: 1 })`): string {
  terminal.write(
    `${name}.mjs`,
    `import { createInterface } from 'node:readline'
    const send = (message) => process.stdout.write(JSON.stringify(message) + '\\n')
    for await (const line of createInterface({ input: process.stdin })) {
      const message = JSON.parse(line)
      if (message.type === 'hello') { ${hello} }
      if (message.type === 'choose') { ${answer} }
      if (message.type === 'quit') process.exit()
    }`,
  )
  return `cmd:node ${name}.mjs`
}

const FIRST = `send({ type: 'action', id: message.id, plan: [message.legal[0]] })`

const arena = (...args: string[]) =>
  terminal.run(['arena', 'machi-koro', '--games', '2', '--threads', '1', '--json', ...args])

/** A game of a program against a random bot: its actions, and what the program did wrong. */
async function played(name: string, limit: Limit = { nodes: 20 }) {
  const bot = new ProgramBot(name, { cwd: terminal.folder })
  const faults: [seat: number, kind: string][] = []
  const rules: Game = machiKoro
  const setting = {
    rules,
    options: { players: 2, first: 2 },
    seed: 'programs',
    bots: [randomBot, bot],
    limit,
  }
  const { log, state } = await playGame(
    setting,
    { maybe: () => undefined },
    { fault: (...fault) => faults.push(fault) },
  )
  await bot.close()
  expect(rules.active(state)).toEqual([])
  const { winners } = rules.standing(state)
  return { log: log.map(({ seat, action }) => [seat, rules.format(action)]), faults, winners }
}

/** The system takes a moment to end a killed process. */
const hasEnded = (name: string) => expect.poll(() => running(name), { timeout: 60_000 }).toEqual([])

/** The command lines of this program that still run; an ended process has none. */
function running(name: string): string[] {
  const commands = existsSync('/proc/self')
    ? readdirSync('/proc')
        .filter((entry) => /^\d+$/.test(entry))
        .map(commandLine)
    : execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n')
  return commands.filter((command) => command.includes(`node ${name}.mjs`))
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}

test('a program plays by the protocol, the same game with the same seed', async () => {
  const bot = program('plain', FIRST)
  const game = await played(bot)
  expect(game.faults).toEqual([])
  expect(await played(bot)).toEqual(game)
  await hasEnded('plain')
})

describe('a program that does something wrong is ended, and its seat plays on at random', () => {
  test.each([
    ['illegal', 'lies', `send({ type: 'action', id: message.id, plan: ['build radio-tower'] })`],
    ['illegal', 'invents', `send({ type: 'action', id: message.id, plan: ['win'] })`],
    ['died', 'dies', 'process.exit(3)'],
    ['garbled', 'talks', `process.stdout.write('I think...\\n')`],
    ['garbled', 'has-no-plan', `send({ type: 'action', id: message.id, plan: [] })`],
    ['garbled', 'gives-up', `send({ type: 'problem', text: 'I do not know this game' })`],
    ['flooded', 'floods', `for (let i = 0; i < 20_000; i++) send({ type: 'info' })`],
    ['flooded', 'never-ends-a-line', `process.stdout.write('x'.repeat(2 ** 21))`],
  ])('%s: %s', async (kind, name, answer) => {
    expect((await played(program(name, answer))).faults).toEqual([[2, kind]])
    await hasEnded(name)
  })

  test('late: hangs, with children that ignore signals', async () => {
    const child = `"process.on('SIGTERM', () => {}); setInterval(() => {}, 1000) // node hangs.mjs"`
    const spawn = `(await import('node:child_process')).spawn(process.execPath, ['-e', ${child}])`
    expect((await played(program('hangs', spawn), { ms: 20 })).faults).toEqual([[2, 'late']])
    await hasEnded('hangs')
  })
})

test.skipIf(!existsSync('/proc/self'))(
  'died: leaves a child that is no longer in its group and holds its output',
  async () => {
    const child = `['-e', 'setInterval(() => {}, 1000) // node leaves.mjs'], { detached: true, stdio: 'inherit' }`
    const spawn = `(await import('node:child_process')).spawn(process.execPath, ${child}); process.exit(1)`
    expect((await played(program('leaves', spawn))).faults).toEqual([[2, 'died']])
    await hasEnded('leaves')
  },
)

test('lines that nobody waits for do not fill the memory', async () => {
  const line = `{"type":"info","text":"\${'x'.repeat(900_000)}"}\\n`
  terminal.write('shouts.mjs', `for (;;) await new Promise((done) => process.stdout.write(\`${line}\`, done))`)
  const engine = new EngineProcess('node shouts.mjs', { cwd: terminal.folder })
  await hasEnded('shouts')
  await expect(engine.answer(() => undefined, 60_000)).rejects.toMatchObject({ kind: 'flooded' })
})

test('an answer that was written before the question is not taken for one to it', async () => {
  const guesses = `for (let id = 0; id < 200; id++) send({ type: 'action', id, plan: ['win'] })`
  expect((await played(program('guesses', `${guesses}; ${FIRST}`))).faults).toEqual([])
})

test('an answer to an old question is not taken for one to the new question', async () => {
  const bot = program('repeats', `send({ type: 'action', id: 1, plan: ['roll 1'] }); ${FIRST}`)
  expect((await played(bot)).faults).toEqual([])
})

test('in an arena a program that does something wrong loses every game, and the report says why', async () => {
  const bot = program('lies', `send({ type: 'action', id: message.id, plan: ['win'] })`)
  const { code, out, err } = await arena('--bots', `random,${bot}`, '--nodes', '20')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { faults, tables } = JSON.parse(out)
  expect(faults).toEqual([{ bot, games: { illegal: 2 } }])
  expect(tables[0].bots.map(({ wins }: { wins: number }) => wins)).toEqual([2, 0])
  await hasEnded('lies')
})

test('in an arena a program is asked to quit, and may count what it likes', async () => {
  const ends = `process.on('exit', () => fs.appendFileSync('ends.txt', 'end '))`
  const nodes = `send({ type: 'action', id: message.id, plan: [message.legal[0]], nodes: 1e308 })`
  const bot = program(
    'counts',
    nodes,
    `const fs = await import('node:fs'); ${ends}; send({ type: 'ready', protocol: 1 })`,
  )
  const { out } = await arena('--bots', `random,${bot}`, '--nodes', '20')
  expect(JSON.parse(out).nodes[1].decisions).toMatchObject({ mean: 0, longest: 0 })
  expect(terminal.read('ends.txt'), 'of the check, and of each seat').toBe('end end end ')
})

describe('a program that cannot be used is refused before any game', () => {
  test.each([
    ['is missing', 'cmd:./no-such-bot', /no-such-bot ended with exit code 127: .*no-such-bot/],
    ['fails at once', () => program('broken', '', `throw new Error('no licence')`), /ended with exit code 1/],
    ['is of the future', () => program('new', '', `send({ type: 'ready', protocol: 2 })`), /speaks protocol 2, not 1/],
    ['garbles', () => program('greets', '', `console.log('hello')`), /wrote a line that is no message: hello/],
  ])('%s', async (_, bot, why) => {
    const { code, out, err } = await arena('--bots', `steady,${typeof bot === 'string' ? bot : bot()}`, '--nodes', '20')
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(why)
  })
})

test('demo and simulate play with programs too, and say what went wrong', async () => {
  const dying = program('dies-in-demo', 'process.exit(1)')
  const { code, out } = await terminal.run(['demo', 'machi-koro', '--players', '2', '--bots', `steady,${dying}`])
  expect(code).toBe(0)
  expect(out).toContain(`2 ${dying} ended too early and played on at random`)
  const plain = program('plain', FIRST)
  expect((await terminal.run(['simulate', 'machi-koro', '--bots', `steady,${plain}`])).code).toBe(0)
  await hasEnded('plain')
})

test('the last words of a program that dies in a game are told once: in simulate and in an arena', async () => {
  const bot = program('gives-out', `console.error('working'); console.error('no coins left'); process.exit(7)`)
  const words = `hilltop: ${bot} ended with exit code 7: no coins left\n`
  const args = ['machi-koro', '--bots', `random,${bot}`, '--games', '2']
  expect((await terminal.run(['simulate', ...args])).err).toBe(words)
  const ran = await arena('--bots', `random,${bot}`, '--nodes', '20')
  expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err: words })
})

test('simulate and demo count no win for a program that has done something wrong', async () => {
  const bot = program('cheats', `send({ type: 'action', id: message.id, plan: ['win'] })`)
  const args = ['machi-koro', '--players', '2', '--bots', `random,${bot}`]
  const games = await terminal.run(['simulate', ...args, '--games', '4', '--json'])
  const results = games.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(results.map(({ faults }) => faults)).toEqual(Array(4).fill({ 2: 'illegal' }))
  const won = results.find(({ result }) => result.winners[0] === 2)
  const one = await terminal.run(['simulate', ...args, '--seed', won.seed])
  expect(one.out).toMatch(/^\S+ .* 1 random +\d+$/m)
  expect(one.out).toContain(`2 ${bot} chose an illegal action`)
  expect((await terminal.run(['demo', ...args, '--seed', won.seed])).out).toContain('Won by 1 random')
})

test('an interrupt does not wait for a program that hangs', async () => {
  const bot = program('sleeps', '', '')
  const ran = await terminal.run(['demo', 'machi-koro', '--bots', bot], { interrupt: () => true })
  expect(ran).toMatchObject({ code: 130, err: 'hilltop: stopped\n' })
  await hasEnded('sleeps')
})

test('a program learns what its seat may know, and no more', async () => {
  const bot = program('notes', `(await import('node:fs')).writeFileSync('seen.json', line); ${FIRST}`)
  await terminal.run(['demo', 'rail-on-the-hill', '--players', '2', '--bots', `random,${bot}`, '--nodes', '20'])
  const { view, legal, isComplete, limit } = JSON.parse(terminal.read('seen.json'))
  expect(JSON.stringify(view)).not.toMatch(/seed/)
  expect({ limit, isComplete }).toEqual({ limit: { nodes: 20 }, isComplete: true })
  expect(legal.length).toBeGreaterThan(0)
  expect(view.me ?? view.seat ?? 2).toBe(2)
})

describe('engine', () => {
  const state = machiKoro.setup({ players: 2, first: 1 }, 'engine')
  const choose = { type: 'choose', id: 7, seat: 1, view: machiKoro.view(state, 1), limit: { nodes: 50 }, seed: 's' }
  const game = {
    type: 'game',
    game: 'machi-koro',
    rulesVersion: machiKoro.rulesVersion,
    options: { players: 2 },
    seat: 1,
  }

  /** A question about the position with something else for the first player. */
  function withPlayer(changes: object): object {
    const { players, ...rest } = machiKoro.position(state)
    const [first, ...others] = players
    return { ...choose, view: { ...rest, players: [{ ...first, ...changes }, ...others] } }
  }

  async function said(...messages: readonly (object | string)[]) {
    const stdin = messages.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n')
    const { out } = await terminal.run(['engine', 'machi-koro', '--bot', 'steady'], { stdin: `${stdin}\n` })
    return out
      .trim()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  }

  test.each(['rail-on-the-hill', 'machi-koro', 'lokomoto'])(
    'takes a whole position of %s for what the seat sees of it',
    async (id) => {
      const rules = await loadRules(id)
      const begun = rules.setup({ players: 3 }, 'position')
      const [acting] = rules.active(begun)
      const position = rules.position(begun)
      const asked = { ...choose, seat: acting, view: position, limit: { nodes: 1 } }
      const { out } = await terminal.run(['engine', id, '--bot', 'random'], { stdin: `${JSON.stringify(asked)}\n` })
      const { plan } = JSON.parse(out)
      expect(rules.refusal(begun, acting, rules.parse(plan[0]))).toBeUndefined()
    },
  )

  test('a bot that is not there is named by the option of this command', async () => {
    const { code, err } = await terminal.run(['engine', 'machi-koro', '--bot', 'nobody'], { stdin: '' })
    expect(code).toBe(2)
    expect(err).toContain('--bot: there is no bot "nobody"')
  })

  test('lets a bot be driven by messages', async () => {
    expect(
      await said({ type: 'hello', protocol: 1 }, game, choose, { type: 'over' }, { type: 'quit' }, choose),
    ).toEqual([
      { type: 'ready', protocol: 1, name: 'Hilltop steady' },
      { type: 'action', id: 7, plan: expect.arrayContaining(['roll 1']), nodes: expect.any(Number) },
    ])
  })

  test.each<[what: string, message: object | string]>([
    ['no message', 'hello'],
    ['this engine plays machi-koro', { ...game, game: 'chess' }],
    ['version', { ...game, rulesVersion: 99 }],
    ['cards must have', { ...game, cards: 5 }],
    ['there is no seat', { ...choose, seat: 9 }],
    ['limit must have', { ...choose, limit: {} }],
    ['limit must have', JSON.stringify({ ...choose, limit: { nodes: 50 } }).replace('50', '1e999')],
    ['this engine speaks protocol 1, not 2', { type: 'hello', protocol: 2 }],
    ['this view cannot be played: its game is nothing', { ...choose, view: {} }],
    ['no position: players[0].coins must be a whole number', withPlayer({ coins: 'many' })],
    ['this view cannot be played: MK-S1: ', withPlayer({ cards: {} })],
    ['this view cannot be played: it is not the turn', { ...choose, seat: 2, view: machiKoro.view(state, 2) }],
    ['this view cannot be played: it is not what seat 1 sees', { ...choose, view: { ...choose.view, phase: 'tea' } }],
    ['no message', 'x'.repeat(20_000_000)],
  ])('answers with a problem, and goes on: %s', async (what, message) => {
    const [problem, answer] = await said(message, choose)
    expect(problem).toEqual({ type: 'problem', text: expect.stringContaining(what) })
    expect(answer.type).toBe('action')
  })

  test('answers at once when it is told to stop', async () => {
    const endless = { ...choose, limit: { nodes: 1e12 } }
    expect(await said(endless, { type: 'stop' })).toEqual([expect.objectContaining({ type: 'action', id: 7 })])
  })

  test('plays a game like any other program, and wins it', async () => {
    const hilltop = `cmd:${process.execPath} ${new URL('../../../bin/hilltop.mjs', import.meta.url).pathname}`
    const { faults, winners } = await played(`${hilltop} engine machi-koro --bot steady`)
    expect({ faults, winners }).toEqual({ faults: [], winners: [2] })
  })
})

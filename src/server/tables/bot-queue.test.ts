import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Runtime } from '#engine/runtime.ts'
import { loadBots, newestVersion } from '#games/index.ts'
import type { Person } from '../people/users.ts'
import { act, strangers, wish } from '../testing/table-helpers.ts'
import { openTestTables, type TestTables } from '../testing/test-tables.ts'
import { VirtualTime } from '../testing/virtual-time.ts'
import type { BotQuestion, BotRunner } from './bot-pool.ts'
import { BotQueue } from './bot-queue.ts'
import answer from './bot-worker.ts'

const THREADS = 1

const BOT_MS = 500

// Loaded before virtual time begins: reading files takes real time.
await loadBots('machi-koro', newestVersion('machi-koro'))

/** A pool of one thread: bots think one after another, for their whole limit in virtual time, and play at random. */
class SlowBots implements BotRunner {
  readonly asked: BotQuestion[] = []
  readonly #runtime: Runtime
  #last: Promise<unknown> = Promise.resolve()

  constructor(runtime: Runtime) {
    this.#runtime = runtime
  }

  think(question: BotQuestion): Promise<readonly string[]> {
    const thought = this.#last.then(async () => {
      this.asked.push(question)
      await new Promise<void>((resolve) => this.#runtime.after(question.ms, resolve))
      return question.view === null ? ['done'] : answer({ ...question, bot: 'random', ms: 0 })
    })
    this.#last = thought
    return thought
  }

  async close(): Promise<void> {}
}

let time: VirtualTime
let bots: SlowBots

beforeEach(() => {
  time = new VirtualTime()
  bots = new SlowBots(time.runtime)
})

const question = (chance: string) => ({
  game: 'any',
  rulesVersion: 1,
  cards: undefined,
  bot: 'expert',
  view: null,
  seat: 1,
  chance,
})

function openQueue(threads = THREADS) {
  return new BotQueue(bots, { ms: BOT_MS, threads }, time.runtime)
}

it('a bot has its whole time if no other question waits', async () => {
  const thought = openQueue().think({ person: 'anna', address: 'a' }, () => question('one'))
  await time.run(BOT_MS)
  expect(await thought).toEqual(['done'])
  expect(bots.asked).toMatchObject([{ ms: BOT_MS }])
})

it('the people of one address share its part, and each thinks less the more there are', async () => {
  const queue = openQueue()
  const done: string[] = []
  for (let i = 0; i < 40; i++) {
    void queue
      .think({ person: `pupil ${i}`, address: 'school' }, () => question('pupil'))
      .then(() => done.push('pupil'))
  }
  void queue.think({ person: 'anna', address: 'home' }, () => question('anna')).then(() => done.push('anna'))
  const begun = time.now
  await time.run(10_000, () => done.includes('anna'))
  expect(time.now - begun).toBeLessThanOrEqual(3 * BOT_MS)
  expect(bots.asked.find(({ chance }) => chance === 'anna')?.ms).toBe(BOT_MS)
  await time.run(10_000, () => done.length === 41)
  // The first question was asked before the others came, and Anna's thought for its whole time.
  expect(time.now - begun).toBeLessThanOrEqual(2 * BOT_MS + 3000)
})

it('a question that is no longer needed takes no thread time', async () => {
  const queue = openQueue()
  const owner = { person: 'anna', address: 'a' }
  void queue.think(owner, () => question('first'))
  const thought = queue.think(owner, () => undefined)
  await time.run(BOT_MS)
  expect(await thought).toBe('not-needed')
  expect(bots.asked).toHaveLength(1)
})

it('the number of waiting questions is limited, and the largest share makes room for others', async () => {
  const queue = openQueue()
  const answers: string[] = []
  const ask = (person: string, address: string) =>
    void queue.think({ person, address }, () => question(person)).then((one) => answers.push(`${person} ${one}`))
  for (let i = 0; i < 20; i++) ask('greedy', 'net')
  await time.run(0)
  // One thinks, 16 wait.
  expect(answers).toEqual(['greedy no-room', 'greedy no-room', 'greedy no-room'])
  answers.length = 0
  for (let i = 0; i < 240; i++) ask(`other ${i}`, 'net')
  await time.run(0)
  expect(answers).toEqual([])
  ask('newcomer', 'net')
  await time.run(0)
  expect(answers).toEqual(['greedy no-room'])
})

it('a question that cannot be made fails alone', async () => {
  const queue = openQueue()
  const owner = { person: 'anna', address: 'a' }
  const failed = queue.think(owner, () => {
    throw new Error('no view')
  })
  await expect(failed).rejects.toThrow('no view')
  const thought = queue.think(owner, () => question('next'))
  await time.run(BOT_MS)
  expect(await thought).toEqual(['done'])
})

let open: TestTables | undefined
afterEach(async () => {
  await open?.close()
  open = undefined
})

async function tableWithBots(host: Person, network: string, bots: readonly string[]): Promise<string> {
  const tables = open?.tables
  if (tables === undefined) throw new Error('no tables are open')
  tables.noteNetwork(host, network)
  const seats = ['me' as const, ...bots.map((bot) => ({ bot }))]
  const options = { players: seats.length, first: 1 }
  const { table } = await tables.create(host, wish('machi-koro', options, { seats }))
  await tables.start(host, table.id)
  return table.id
}

it('300 tables with three experts each from one address do not delay the bot of another person', async () => {
  open = await openTestTables({
    botRunner: bots,
    bots: { ms: BOT_MS, pause: 700, threads: THREADS },
    runtime: time.runtime,
    hotTables: 2000,
  })
  const { tables, failures } = open
  const attackers = strangers(300)
  const [anna] = strangers(1)
  const id = await tableWithBots(anna, 'home', ['expert'])
  const attacked: string[] = []
  for (const host of attackers) attacked.push(await tableWithBots(host, 'net', ['expert', 'expert', 'expert']))
  for (const [i, host] of attackers.entries()) {
    await act(tables, host, attacked[i], 'roll 1')
    await act(tables, host, attacked[i], 'pass')
  }
  await time.run(5000)
  let isActing = false
  await tables.follow(anna, id, { seq: 0, chat: 0 }, (text) => {
    const news = JSON.parse(text)
    isActing ||= news.type === 'move' && news.move.isBots
  })
  await act(tables, anna, id, 'roll 1')
  await act(tables, anna, id, 'pass')
  const begun = time.now
  await time.run(60_000, () => isActing)
  expect(isActing).toBe(true)
  expect(time.now - begun).toBeLessThanOrEqual(3000)
  expect(failures).toEqual([])
}, 60_000)

import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Game, NOTHING_NEW } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { act, someAction, strangers, undo, until, wish } from '../testing/table-helpers.ts'
import { openTestTables, type TestTables } from '../testing/test-tables.ts'
import type { BotQuestion, BotRunner } from './bot-pool.ts'

/** A bot whose answers are given by the test. */
class HeldBot implements BotRunner {
  readonly questions: BotQuestion[] = []
  #answer: ((plan: readonly string[]) => void) | undefined

  think(question: BotQuestion): Promise<readonly string[]> {
    this.questions.push(question)
    return new Promise((resolve) => {
      this.#answer = resolve
    })
  }

  get isAsked(): boolean {
    return this.#answer !== undefined
  }

  answer(...plan: string[]): void {
    const answer = this.#answer
    this.#answer = undefined
    answer?.(plan)
  }

  async close(): Promise<void> {}
}

const BOT = 2

const [anna] = strangers(1)

let bot: HeldBot

let open: TestTables

beforeEach(async () => {
  bot = new HeldBot()
  open = await openTestTables({ botRunner: bot })
})

afterEach(() => open.close())

/** Anna begins; the bot has seat 2. */
async function begin(game: Game): Promise<string> {
  const seats = ['me' as const, { bot: 'easy' }]
  const { table } = await open.tables.create(anna, wish(game.id, { players: 2, first: 1 }, { seats }))
  await open.tables.start(anna, table.id)
  return table.id
}

const seqOf = async (id: string) => (await open.tables.snapshot(anna, id)).seq

/** The last move when the bot was last asked. */
const askedAfter = () => Number(bot.questions.at(-1)?.chance.split('/').at(-1))

/** Waits until the bot has acted or was asked again after this move. */
async function reacted(id: string, asked: number, seq: number): Promise<void> {
  await until(async () => askedAfter() !== asked || (await seqOf(id)) !== seq)
}

it('an answer is discarded if its turn was undone and began again', async () => {
  const id = await begin(machiKoro)
  await act(open.tables, anna, id, 'roll 1')
  expect(await act(open.tables, anna, id, 'pass')).toBe(2)
  await until(() => bot.isAsked)
  await undo(open.tables, anna, id)
  expect(await act(open.tables, anna, id, 'pass')).toBe(4)
  bot.answer('roll 1')
  await reacted(id, 2, 4)
  expect([askedAfter(), await seqOf(id)]).toEqual([4, 4])
  bot.answer('roll 1')
  await until(async () => (await seqOf(id)) === 5)
  expect(open.failures).toEqual([])
})

it('an answer is discarded if the game was rewound to another turn of the bot', async () => {
  const id = await begin(machiKoro)
  for (const step of ['roll 1', 'pass']) {
    await act(open.tables, anna, id, 'roll 1')
    await act(open.tables, anna, id, 'pass')
    await until(() => bot.isAsked)
    if (step === 'pass') break
    bot.answer('roll 1')
    await until(() => bot.isAsked)
    bot.answer('pass')
    await until(async () => (await open.tables.snapshot(anna, id)).active.includes(1))
  }
  const asked = await seqOf(id)
  await open.tables.rewind(anna, id, asked, 2)
  bot.answer('roll 1')
  await reacted(id, asked, asked + 1)
  expect([askedAfter(), await seqOf(id)]).toEqual([asked + 1, asked + 1])
  bot.answer('roll 1')
  await until(async () => (await seqOf(id)) === asked + 2)
  expect(open.failures).toEqual([])
})

it('an answer is used if another seat has acted in the same simultaneous turn', async () => {
  const id = await begin(railOnTheHill)
  const rng = new Rng('simultaneous')
  const active = async () => (await open.tables.snapshot(anna, id)).active
  while ((await active()).length < 2) {
    const body = await someAction(open.tables, anna, id, rng)
    if (body !== undefined) await open.tables.act(anna, id, body)
    else {
      await until(() => bot.isAsked)
      bot.answer(someStep(rng))
      await until(async () => (await active()).includes(1))
    }
  }
  await until(() => bot.isAsked)
  const asked = bot.questions.length
  const body = await someAction(open.tables, anna, id, rng)
  if (body === undefined) throw new Error('it must be the turn of both players')
  await open.tables.act(anna, id, body)
  const seq = await seqOf(id)
  const step = someStep(rng)
  bot.answer(step)
  await until(async () => bot.questions.length > asked || (await seqOf(id)) > seq)
  const { moves } = await open.tables.history(anna, id, seq)
  expect(moves[0]).toMatchObject({ seat: BOT, action: step })
})

it('a plan is discarded if one of its steps was undone', async () => {
  const id = await begin(railOnTheHill)
  const rng = new Rng('plan')
  let plan: [string, string] | undefined
  while (plan === undefined) {
    const body = await someAction(open.tables, anna, id, rng)
    if (body !== undefined) await open.tables.act(anna, id, body)
    await until(async () => bot.isAsked || (await open.tables.snapshot(anna, id)).active.includes(1))
    if (!bot.isAsked) continue
    plan = exchangeableSteps()
    if (plan === undefined) bot.answer(someStep(rng))
    await until(
      async () => plan !== undefined || bot.isAsked || (await open.tables.snapshot(anna, id)).active.includes(1),
    )
  }
  const before = await seqOf(id)
  const rewound = new Promise((resolve) => {
    // The rewind is requested before the bot's next step.
    void open.tables.follow(anna, id, { seq: before, chat: 0 }, (text) => {
      const news = JSON.parse(text)
      if (news.type === 'move' && news.move.action === plan?.[0]) {
        resolve(open.tables.rewind(anna, id, before + 1, before))
      }
    })
  })
  bot.answer(...plan)
  await rewound
  await until(async () => bot.isAsked || (await seqOf(id)) > before + 2)
  expect([askedAfter(), await seqOf(id)]).toEqual([before + 2, before + 2])
  expect(open.failures).toEqual([])
})

function stateOfBot() {
  const { view } = bot.questions[bot.questions.length - 1]
  return railOnTheHill.determinize(JSON.parse(JSON.stringify(view)), new Rng('state'))
}

function someStep(rng: Rng): string {
  return railOnTheHill.format(railOnTheHill.sample(stateOfBot(), BOT, rng))
}

/** Two actions that reveal nothing; the second is also legal as the first. */
function exchangeableSteps(): [string, string] | undefined {
  const game = railOnTheHill
  const state = stateOfBot()
  const legal = [...game.legalActions(state, BOT)]
  for (const first of legal) {
    const next = game.clone(state)
    if (game.play(next, BOT, first) !== NOTHING_NEW || !game.active(next).includes(BOT)) continue
    const second = legal.find(
      (action) =>
        action !== first &&
        game.refusal(next, BOT, action) === undefined &&
        game.play(game.clone(next), BOT, action) === NOTHING_NEW,
    )
    if (second !== undefined) return [game.format(first), game.format(second)]
  }
  return undefined
}

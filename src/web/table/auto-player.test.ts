import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameFace } from '#boards/board.ts'
import { type Game, NOTHING_NEW } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import { recordOf } from '#engine/record.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import type { BotQuestion, WrittenThought } from '../bots/worker.ts'
import type { SeatPlan } from '../games/saved-game.ts'
import { AutoPlayer } from './auto-player.ts'
import { Session } from './session.ts'

type Ask = (question: BotQuestion, signal: AbortSignal) => Promise<WrittenThought>
const askBot = vi.hoisted(() => vi.fn<Ask>())
vi.mock('../bots/ask-bot.ts', () => ({ askBot }))
vi.mock('../bots/thinking-limits.ts', () => ({ turnLimit: () => ({ ms: 1000 }) }))

const game: Game = railOnTheHill
const face = { insight: () => undefined } as unknown as GameFace

const SEATS: readonly SeatPlan[] = [
  { kind: 'person', name: 'Anna' },
  { kind: 'bot', name: 'Expert', bot: 'expert' },
]
const BOT = 2

const OPTIONS = { players: 2, first: 1 }

/** A table in full swing, at which the turn of the bot begins. */
function openTable(): Session {
  const rng = new Rng('plan')
  const match = new Match(game, OPTIONS, 'plan')
  for (;;) {
    const [seat] = game.active(match.state)
    if (match.log.length > 12 && seat === BOT && match.log.at(-1)?.seat !== BOT) break
    match.take(seat, game.sample(match.state, seat, rng))
  }
  const record = recordOf(match, [])
  const opened = Session.open(game, face, { id: 'abc', seats: SEATS, startedAt: 1, changedAt: 1, record })
  if (!opened.ok) throw new Error(opened.error)
  return opened.value
}

/** Some legal way for the bot to go on: a few actions, or up to the first that lets something out. */
function someWay(session: Session): string[] {
  const { record } = session.saved()
  const match = new Match(game, OPTIONS, record.seed)
  for (const [seat, text] of record.actions) match.take(seat, game.parse(text))
  const rng = new Rng(String(record.actions.length))
  const way: string[] = []
  while (game.active(match.state)[0] === BOT && way.length < 3) {
    const action = game.sample(match.state, BOT, rng)
    match.take(BOT, action)
    way.push(game.format(action))
    if (match.log.at(-1)?.outcome !== NOTHING_NEW) break
  }
  return way
}

function thoughtOf(plan: readonly string[]): WrittenThought {
  return { plan, candidates: [], reason: { reason: '', values: {} }, stepReasons: [] }
}

function failing(error: Error): never {
  throw error
}

function lengthOf(session: Session): number {
  return session.now.get().log.length
}

describe('a bot at the table', () => {
  beforeEach(() => {
    askBot.mockReset()
  })

  it('follows its plan without being asked again, until something new comes out', async () => {
    const session = openTable()
    const before = lengthOf(session)
    const plans: (readonly string[])[] = []
    const asked: number[] = []
    askBot.mockImplementation(async () => {
      asked.push(lengthOf(session) - before)
      const plan = someWay(session)
      plans.push(plan)
      return thoughtOf(plan)
    })
    const player = new AutoPlayer(session, () => 0, failing)
    await vi.waitFor(() => expect(session.now.get().active).toEqual([1]), 20_000)
    player.stop()
    const log = session.now.get().log.slice(before)
    expect(log.map(({ action }) => action)).toEqual(plans.flat())
    expect(plans.some((plan) => plan.length > 1)).toBe(true)
    expect(asked).toEqual(plans.map((_, i) => plans.slice(0, i).flat().length))
  })

  it('stops thinking when the page is left', async () => {
    const session = openTable()
    const before = lengthOf(session)
    let signal: AbortSignal | undefined
    askBot.mockImplementation((_, given) => {
      signal = given
      return new Promise((_, reject) => given.addEventListener('abort', () => reject(given.reason)))
    })
    const player = new AutoPlayer(session, () => 0, failing)
    await vi.waitFor(() => expect(signal).toBeDefined(), 20_000)
    expect(signal?.aborted).toBe(false)
    player.stop()
    expect(signal?.aborted).toBe(true)
    expect(lengthOf(session)).toBe(before)
  })

  it.each(['take 1', 'no action'])(
    'that answers %s, which is not legal, is told of and not asked at once',
    async (step) => {
      const session = openTable()
      const before = lengthOf(session)
      askBot.mockResolvedValue(thoughtOf([step]))
      const failed = vi.fn()
      const player = new AutoPlayer(session, () => 0, failed)
      await vi.waitFor(() => expect(failed).toHaveBeenCalled(), 20_000)
      player.stop()
      expect([askBot.mock.calls.length, failed.mock.calls.length, lengthOf(session)]).toEqual([1, 1, before])
    },
  )

  it('is asked again after an undo, whatever it meant to do before', async () => {
    const session = openTable()
    const answers: ((thought: WrittenThought) => void)[] = []
    askBot.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const player = new AutoPlayer(session, () => 0, failing)
    await vi.waitFor(() => expect(answers).toHaveLength(1), 20_000)
    const plan = someWay(session)
    session.undo()
    const length = lengthOf(session)
    answers[0](thoughtOf(plan))
    session.redo()
    await vi.waitFor(() => expect(answers).toHaveLength(2), 20_000)
    expect(lengthOf(session)).toBe(length + 1)
    player.stop()
  })

  it('that cannot answer is reported, and can be asked again', async () => {
    const session = openTable()
    const before = lengthOf(session)
    askBot.mockRejectedValueOnce(new Error('lost'))
    const failed = vi.fn()
    const player = new AutoPlayer(session, () => 0, failed)
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce(), 20_000)
    askBot.mockImplementation(async () => thoughtOf(someWay(session).slice(0, 1)))
    player.retry()
    await vi.waitFor(() => expect(lengthOf(session)).toBeGreaterThan(before), 20_000)
    player.stop()
  })
})

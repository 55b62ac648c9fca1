import { expose } from 'comlink'
import { type AnalysisNews, analyse } from '#bots/analysis.ts'
import { questionOf, thinkGently } from '#bots/ask.ts'
import type { Bot, Reason, Thought } from '#bots/bot.ts'
import { Budget, type Limit } from '#bots/budget.ts'
import { type Forecast, type Forecaster, type Rating, rate } from '#bots/forecast.ts'
import { explainCards } from '#engine/card-sentences.ts'
import { type CardSetFile, cardsIn } from '#engine/card-set.ts'
import type { Game, GameOptions, Seat } from '#engine/game.ts'
import { startingAt } from '#engine/position.ts'
import { Rng } from '#engine/random.ts'
import type { GameRecord } from '#engine/record.ts'
import { findVersion, loadBots, loadRulesOf } from '#games/index.ts'
import { type AnalysisLimit, decisionLimit } from './thinking-limits.ts'

/** How long the worker may run without handling messages, in ms. */
const LONGEST_WORK = 8

const channel = new MessageChannel()

const waiting: (() => void)[] = []

channel.port1.onmessage = () => waiting.shift()?.()

/** All requests and answers can be cloned between threads. */
interface NamedGame {
  readonly game: string
  readonly rulesVersion: number
  /** A replaced card set, where the game is played with one. */
  readonly cards: CardSetFile | undefined
}

export interface BotGame extends NamedGame {
  readonly bot: string
}

/** What a bot is asked from the page. */
export interface BotQuestion extends BotGame {
  readonly view: unknown
  readonly seat: Seat
  /** The same question with the same chance gets the same answer. */
  readonly chance: string
  /** How much it may think about the whole turn. */
  readonly limit: Limit
  /** Beginnings of a turn that must be estimated, in the game's notation. */
  readonly consider?: readonly (readonly string[])[]
}

/** One viewer's view of a moment of a game. */
export interface MomentQuestion extends BotGame {
  readonly view: unknown
  readonly seed: string
}

/** A game that an expert goes through. */
export interface AnalysisOrder extends BotGame {
  readonly record: Pick<GameRecord, 'options' | 'position' | 'seed' | 'actions'>
  /** The moments at which turns begin. */
  readonly turns: readonly number[]
  /** The moment before which everything was looked at already. */
  readonly begin: number
  readonly limit: AnalysisLimit
}

/** A solo game, and how much effort the search for its best possible score may take. */
export interface CeilingOrder extends NamedGame {
  readonly record: Pick<GameRecord, 'options' | 'seed'>
  readonly limit: Limit
}

/** How much of the search is done, and what was found so far. */
export interface CeilingNews {
  readonly share: number
  readonly best: number | undefined
}

/** More progress messages than this would only keep the page busy. */
const NEWS_OF_A_SEARCH = 100

/** Checking a card set takes a moment, so the last one is cached. */
let last: { readonly sha256: string; readonly rules: Game; readonly game: Game } | undefined

async function gameOf({ game, rulesVersion, cards }: NamedGame): Promise<Game> {
  const rules = await loadRulesOf(game, rulesVersion)
  if (rules === undefined) throw new Error(`there is no version ${rulesVersion} of ${game}`)
  if (cards === undefined) return rules
  const { text, ...name } = cards
  if (last?.sha256 === name.sha256 && last.rules === rules) return last.game
  const read = cardsIn(text)
  const changed = read.ok ? rules.withCards(read.value, name) : read
  if (!changed.ok) throw new Error(explainCards(changed.error, rules.cardProblems))
  last = { sha256: name.sha256, rules, game: changed.value }
  return changed.value
}

async function botOf({ game, rulesVersion, bot }: BotGame): Promise<Bot> {
  const found = (await loadBots(game, rulesVersion)).find(({ name }) => name === bot)
  if (found === undefined) throw new Error(`there is no bot ${bot}`)
  return found
}

async function forecasterOf({ game, rulesVersion }: NamedGame): Promise<Forecaster | undefined> {
  return findVersion(game, rulesVersion)?.loadForecaster?.()
}

function budgetOf(limit: Limit, signal: AbortSignal): Budget {
  return Budget.of(limit, () => performance.now(), signal)
}

/** What is being worked on, by the numbers that the page gave. */
const jobs = new Map<number, AbortController>()

/** Works until it is done, or until the page no longer wants it. */
async function during<Value>(job: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const leaving = new AbortController()
  jobs.set(job, leaving)
  try {
    return await work(leaving.signal)
  } finally {
    jobs.delete(job)
  }
}

const botRoom = {
  think(job: number, question: BotQuestion): Promise<WrittenThought> {
    return during(job, async (signal) => {
      const [game, bot] = await Promise.all([gameOf(question), botOf(question)])
      const { view, seat, chance, limit, consider = [] } = question
      const turns = consider.map((actions) => actions.map((action) => game.parse(action)))
      const asked = questionOf(game, view, seat, budgetOf(limit, signal), new Rng(chance), turns)
      return writtenThought(game, await thinkGently(bot, asked, breaks(), signal))
    })
  },

  /** The same with a rating of each candidate; without ratings where the game has no forecasts. */
  advise(job: number, question: BotQuestion): Promise<WrittenAdvice> {
    return during(job, async (signal) => {
      const [game, bot, forecaster] = await Promise.all([gameOf(question), botOf(question), forecasterOf(question)])
      const { view, seat, chance, limit } = question
      const asked = questionOf(game, view, seat, budgetOf(limit, signal), new Rng(chance))
      const thought = await thinkGently(bot, asked, breaks(), signal)
      const estimates = thought.candidates.map(({ estimate }) => estimate)
      const ratings = forecaster === undefined ? [] : rate(forecaster, { game, view, seed: chance }, seat, estimates)
      return { ...writtenThought(game, thought), ratings }
    })
  },

  /** The chances at a moment; undefined where the game has no forecasts. */
  async forecast(_job: number, question: MomentQuestion): Promise<Forecast | undefined> {
    const [game, forecaster] = await Promise.all([gameOf(question), forecasterOf(question)])
    return forecaster?.judge({ game, view: question.view, seed: question.seed })
  },

  /** Calls `hear` with the number of decisions, and then with each review; without any where there are no forecasts. */
  analyse(job: number, order: AnalysisOrder, hear: (news: AnalysisNews) => unknown): Promise<void> {
    return during(job, async (signal) => {
      const [rules, expert, forecaster] = await Promise.all([gameOf(order), botOf(order), forecasterOf(order)])
      if (forecaster === undefined) return
      const { record, turns, begin, limit } = order
      // The page has checked the position before it showed the game.
      const game = record.position ? startingAt(rules, record.position) : rules
      const pause = breaks()
      const analysis = analyse({
        game,
        expert,
        forecaster,
        turns,
        begin,
        options: record.options as GameOptions,
        seed: record.seed,
        actions: record.actions,
        budgetFor: (decisions) => budgetOf(decisionLimit(limit, decisions), signal),
      })
      for (const news of analysis) {
        // News have a channel of their own: the end of the analysis must not overtake the last of them.
        if (news !== undefined) await hear(news)
        await pause()
        signal.throwIfAborted()
      }
    })
  },

  /** A score that was possible with knowledge of the seed; undefined if the game has no such search. */
  findCeiling(job: number, order: CeilingOrder, hear: (news: CeilingNews) => unknown): Promise<number | undefined> {
    return during(job, async (signal) => {
      const [game, ceiling] = await Promise.all([
        gameOf(order),
        findVersion(order.game, order.rulesVersion)?.loadCeiling?.(),
      ])
      if (ceiling === undefined) return undefined
      const { options, seed } = order.record
      const budget = budgetOf(order.limit, signal)
      const pause = breaks()
      const searching = ceiling.search(game, options as GameOptions, seed, budget)
      for (let told = 0; ; ) {
        const step = searching.next()
        if (step.done) return step.value.total
        if (budget.share * NEWS_OF_A_SEARCH >= told + 1) {
          told = Math.floor(budget.share * NEWS_OF_A_SEARCH)
          await hear({ share: Math.min(1, budget.share), best: step.value })
        }
        await pause()
        signal.throwIfAborted()
      }
    })
  },

  /** Cancels this job. */
  leave(job: number): void {
    jobs.get(job)?.abort()
  },
}

export type BotRoom = typeof botRoom

expose(botRoom)

/** Lets the worker handle its messages. A timer would wait for milliseconds each time. */
function breathe(): Promise<void> {
  return new Promise((done) => {
    waiting.push(done)
    channel.port2.postMessage(undefined)
  })
}

/** Called after each piece of work; it yields only if the last pause was long ago. */
function breaks(): () => Promise<void> | undefined {
  let last = performance.now()
  return () => {
    if (performance.now() - last < LONGEST_WORK) return undefined
    return breathe().then(() => {
      last = performance.now()
    })
  }
}

/** What a bot came to, with actions in the game's notation. */
export interface WrittenThought {
  readonly plan: readonly string[]
  /** The best few ways, the one it takes first; empty where the bot does not compare. */
  readonly candidates: readonly WrittenCandidate[]
  readonly reason: Reason
  /** One for each step of the plan; empty where the one reason is for all. */
  readonly stepReasons: readonly Reason[]
}

export interface WrittenAdvice extends WrittenThought {
  /** One for each candidate; empty where the game has no forecasts. */
  readonly ratings: readonly Rating[]
}

interface WrittenCandidate {
  readonly plan: readonly string[]
  readonly estimate: number
  readonly reason: Reason
  /** Its index among the beginnings that the question named. */
  readonly considered?: number
}

function writtenThought(game: Game, { plan, candidates, reason, stepReasons = [] }: Thought): WrittenThought {
  const written = (actions: readonly unknown[]) => actions.map((action) => game.format(action))
  return {
    plan: written(plan),
    candidates: candidates.map((way) => ({ ...way, plan: written(way.plan) })),
    reason,
    stepReasons,
  }
}

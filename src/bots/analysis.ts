import { type Game, type GameTypes, NOTHING_NEW, type Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { questionOf } from './ask.ts'
import type { Bot, Question, Reason, Thought } from './bot.ts'
import type { Budget } from './budget.ts'
import { type Forecast, type Forecaster, type Rating, rate } from './forecast.ts'

/**
 * A decision of a game: consecutive actions of one seat in one turn, up to and including the first that drew or revealed
 * something. They are the entries of the log from `from` up to but not including `to`.
 */
export interface Stretch {
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

/** A decision as the expert sees it. What it cost comes from one search, in the same futures. */
export interface Review extends Stretch {
  /** All seats before the decision. */
  readonly forecast: Forecast
  /** The value of the best plan to the seat: its chance to win or, in a game alone, its points. */
  readonly best: number
  /** The value of what was played; never more than `best`. */
  readonly done: number
  /** What the expert would have done, in the game's notation. */
  readonly plan: readonly string[]
  readonly reason: Reason
}

/** How many decisions there are, or one more of them. */
export type AnalysisNews =
  | { readonly kind: 'begun'; readonly decisions: number }
  | { readonly kind: 'reviewed'; readonly number: number; readonly review: Review | undefined; readonly to: number }

export interface AnalysisWork<T extends GameTypes = GameTypes> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly seed: string
  readonly actions: readonly (readonly [seat: Seat, action: string])[]
  /** The indexes in the log at which turns begin. */
  readonly turns: readonly number[]
  /** Entries of the log before this index are skipped: they were reviewed before. */
  readonly begin?: number
  readonly expert: Bot<T>
  readonly forecaster: Forecaster<T>
  /** A new budget for one of this many decisions. */
  budgetFor(decisions: number): Budget
}

/**
 * Lets the expert think about every decision of a game, knowing only what its seat knew then. It yields each result, and
 * undefined in between, so that the caller can do something else or stop.
 */
export function* analyse<T extends GameTypes>(work: AnalysisWork<T>): Generator<AnalysisNews | undefined, void> {
  const { game, options, seed, actions, begin = 0 } = work
  const decisions = yield* decisionsOf(work)
  yield { kind: 'begun', decisions: decisions.length }
  const state = game.setup(options, seed)
  let played = 0
  for (const [index, stretch] of decisions.entries()) {
    if (stretch.from < begin) continue
    for (; played < stretch.from; played++) game.play(state, actions[played][0], parsed(game, actions[played][1]))
    const review = yield* reviewOf(work, stretch, game.view(state, stretch.seat), decisions.length)
    yield { kind: 'reviewed', number: index + 1, review, to: stretch.to }
  }
}

/** The decisions with at least two legal actions. */
export function* decisionsOf<T extends GameTypes>(
  work: Pick<AnalysisWork<T>, 'game' | 'options' | 'seed' | 'actions' | 'turns'>,
): Generator<undefined, Stretch[]> {
  const { game, options, seed, actions } = work
  const turns = new Set(work.turns)
  const state = game.setup(options, seed)
  const decisions: Stretch[] = []
  let open: { readonly seat: Seat; readonly from: number; hasChoice: boolean } | undefined
  const close = (to: number) => {
    if (open?.hasChoice) decisions.push({ seat: open.seat, from: open.from, to })
    open = undefined
  }
  for (const [i, [seat, text]] of actions.entries()) {
    if (open?.seat !== seat || turns.has(i)) close(i)
    open ??= { seat, from: i, hasChoice: false }
    open.hasChoice ||= hasChoice(game, state, seat)
    if (game.play(state, seat, parsed(game, text)) !== NOTHING_NEW) close(i + 1)
    yield
  }
  close(actions.length)
  return decisions
}

/** Reads at most two of the legal actions. */
function hasChoice<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): boolean {
  const legal = game.legalActions(state, seat)[Symbol.iterator]()
  return !legal.next().done && !legal.next().done
}

function parsed<T extends GameTypes>(game: Game<T>, text: string): T['action'] {
  const action = game.parse(text)
  if (action === undefined) throw new Error(`${text} is not in the notation of ${game.id}`)
  return action
}

/** The share of a decision's budget for finding the expert's plan; the rest is for comparing it with what was played. */
const CHOOSING = 0.4

/**
 * The expert thinks twice. The best of several estimates is usually too high, so the search that chose the plan must not
 * also rate it: the plan is estimated again, in other futures, together with what was played. Undefined if the expert
 * does not compare.
 */
function* reviewOf<T extends GameTypes>(
  { game, actions, expert, forecaster, budgetFor }: AnalysisWork<T>,
  stretch: Stretch,
  view: T['view'],
  decisions: number,
): Generator<undefined, Review | undefined> {
  const { seat, from, to } = stretch
  const taken = actions.slice(from, to).map(([, text]) => parsed(game, text))
  const whole = budgetFor(decisions)
  const ask = (budget: Budget, purpose: string, consider?: readonly (readonly T['action'][])[]) =>
    thought(expert, questionOf(game, view, seat, budget, new Rng(`analysis/${purpose}/${from}`), consider))
  const { plan, candidates } = yield* ask(whole.part(CHOOSING), 'choose')
  if (candidates.length === 0) return undefined
  const isDone = actions.slice(from, to).every(([, text], i) => i < plan.length && game.format(plan[i]) === text)
  const weighed = yield* ask(whole.part(1), 'weigh', isDone ? [taken] : [taken, plan])
  const [done, advised = done] = [0, 1].map((place) => weighed.candidates.find((way) => way.considered === place))
  if (done === undefined || advised === undefined) return undefined
  const better = done.estimate > advised.estimate ? done : advised
  const moment = { game, view, seed: `analysis/judge/${from}` }
  const [best, own] = rate(forecaster, moment, seat, [better.estimate, done.estimate])
  const forecast = forecaster.judge(moment)
  return {
    ...stretch,
    // Alone, the expert's own estimate is more precise.
    forecast: best.chance === undefined && best.points ? { ...forecast, points: [best.points] } : forecast,
    best: ratedValue(best),
    done: Math.min(ratedValue(best), ratedValue(own)),
    plan: better.plan.map((action) => game.format(action)),
    reason: better.reason,
  }
}

function ratedValue({ chance, points }: Rating): number {
  return chance ?? points?.mean ?? 0
}

function* thought<T extends GameTypes>(bot: Bot<T>, question: Question<T>): Generator<undefined, Thought<T>> {
  const thinking = bot.think(question)
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
    yield
  }
}

/** Smaller differences are noise: in points of a game alone, and in chances to win. */
const NOISE = { points: 0.5, chance: 0.01 } as const

/** The value of the game to a seat before a decision: its chance to win or, in a game alone, its points. */
export function valueBefore({ forecast: { chances, points } }: Review, seat: Seat): number {
  return chances.length > 1 ? chances[seat - 1] : (points?.[seat - 1].mean ?? 0)
}

/** The prior: losses count half, with the weight of this many decisions. */
const BELIEF = 0.5

const BELIEF_DECISIONS = 10

const LEAST_BELIEF = 0.2

/**
 * The share of the estimated losses that is real. An expert underrates moves that it would not have made, because it sees
 * their possibilities only in the next position. A real loss shows in the next estimate of the same seat, so the share is
 * fitted to these estimates by least squares over all decisions of the game.
 */
function beliefIn(all: readonly Review[]): number {
  const pairs = all.flatMap(({ seat, best, done }, i) => {
    const next = all.find((later, j) => j > i && later.seat === seat)
    return next === undefined ? [] : [{ loss: best - done, missing: best - next.best }]
  })
  const squares = pairs.reduce((sum, { loss }) => sum + loss * loss, 0)
  if (squares === 0) return BELIEF
  const products = pairs.reduce((sum, { loss, missing }) => sum + loss * missing, 0)
  const weight = (BELIEF_DECISIONS * squares) / pairs.length
  return Math.min(1, Math.max(LEAST_BELIEF, (products + weight * BELIEF) / (squares + weight)))
}

/** The result of a seat, as far as the game was reviewed: its value at the beginning, plus luck, minus losses. */
export interface Judgement {
  readonly seat: Seat
  readonly reviews: readonly Review[]
  /** The sum of the losses of its decisions; never negative. */
  readonly loss: number
  /** The effect of draws, dice and the other players. */
  readonly luck: number
  /** The decisions that cost most, the worst first. */
  readonly costly: readonly CostlyReview[]
}

/** A review in which the played estimate is the best one minus the real part of the loss. */
export interface CostlyReview extends Review {
  readonly loss: number
}

const MOST_COSTLY = 5

/** Judges one seat. `final` is its result; undefined while the reviews do not reach the end of the game. */
export function judge(all: readonly Review[], seat: Seat, final?: number): Judgement {
  const reviews = all.filter((review) => review.seat === seat)
  const belief = beliefIn(all)
  const judged = reviews.map((review, i): CostlyReview => {
    // The end of the game follows the last decision, so its loss is fully known.
    const isLast = i === reviews.length - 1 && final !== undefined
    const believed = (isLast ? 1 : belief) * (review.best - review.done)
    const noise = review.forecast.chances.length > 1 ? NOISE.chance : NOISE.points
    const loss = believed < noise ? 0 : believed
    return { ...review, done: review.best - loss, loss }
  })
  const costly = judged
    .filter(({ loss }) => loss > 0)
    .sort((one, other) => other.loss - one.loss || one.from - other.from)
    .slice(0, MOST_COSTLY)
  const loss = judged.reduce((sum, each) => sum + each.loss, 0)
  const end = final ?? endOf(all, seat, judged)
  const begin = all.length === 0 ? end : valueBefore(all[0], seat)
  return { seat, reviews, costly, loss, luck: end - begin + loss }
}

/** What a seat has come to as far as the game was reviewed. */
function endOf(all: readonly Review[], seat: Seat, judged: readonly CostlyReview[]): number {
  const last = all.at(-1)
  if (last === undefined) return 0
  return last.seat === seat ? judged[judged.length - 1].done : valueBefore(last, seat)
}

/** A whole game as a player who knows the seed could have played it. */
export interface Foreseen<T extends GameTypes = GameTypes> {
  readonly total: number
  /** All actions, by the only player. */
  readonly actions: readonly T['action'][]
}

/** Finds the best solo score for a seed. It knows the seed, so it is not a bot and never plays. */
export interface Ceiling<T extends GameTypes = GameTypes> {
  /** The names of its ways to search, the default first. */
  readonly searches: readonly string[]
  /**
   * Searches until the budget is spent or aborted, and returns the best game found: a lower bound of the best
   * possible score. It yields every few milliseconds, with the best total so far. A larger budget never
   * finds less, and the same budget of nodes finds the same.
   */
  search(
    game: Game<T>,
    options: T['options'],
    seed: string,
    budget: Budget,
    kind?: string,
  ): Generator<number | undefined, Foreseen<T>>
}

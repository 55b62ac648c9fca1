import { describe, expect, it } from 'vitest'
import { type Game, NOTHING_NEW, type Seat } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import {
  type AnalysisNews,
  type AnalysisWork,
  analyse,
  decisionsOf,
  judge,
  type Review,
  valueBefore,
} from './analysis.ts'
import type { Bot, Question } from './bot.ts'
import { Budget } from './budget.ts'
import { type Forecaster, moved } from './forecast.ts'

const game: Game = machiKoro
const REASON = { reason: 'guess', values: {} }

/** Estimates at random, so that either plan may seem better. */
const guessing: Bot = {
  name: 'guessing',
  *think({ legal, consider = [], rng, budget }) {
    const [first] = legal
    for (let i = 0; i < 3; i++) {
      budget.spend()
      yield
    }
    const estimate = () => rng.below(1000) / 1000
    return {
      plan: [first],
      candidates: [
        { plan: [first], estimate: estimate(), reason: REASON },
        ...consider.map((plan, considered) => ({ plan, estimate: estimate(), reason: REASON, considered })),
      ],
      reason: REASON,
    }
  },
}

/** Two thirds for the first seat, whatever the position; a setback costs as much chance. */
const forecaster: Forecaster = {
  judge: ({ setback }) => ({ chances: moved([2 / 3, 1 / 6, 1 / 6], setback?.seat ?? 1, setback?.loss ?? 0) }),
}

interface Played {
  readonly work: AnalysisWork
  readonly match: Match
}

/** How a player plays. */
type Choice = (match: Match, seat: Seat, rng: Rng) => unknown

const atRandom: Choice = ({ state }, seat, rng) => game.sample(state, seat, rng)

/** A game of three players in which each of them decides something. */
function played(expert: Bot = guessing, choose: Choice = atRandom): Played {
  const rng = new Rng('analysis')
  const match = new Match(game, { players: 3 }, 'analysis')
  const turns: number[] = []
  const turnOf = (view: unknown) => (view as { readonly turns: number }).turns
  let turn = -1
  while (!match.isOver && match.log.length < 400) {
    const now = turnOf(game.view(match.state, 'spectator'))
    if (now !== turn) turns.push(match.log.length)
    turn = now
    const [seat] = game.active(match.state)
    match.take(seat, choose(match, seat, rng))
  }
  const actions = match.log.map(({ seat, action }) => [seat, game.format(action)] as const)
  const budgetFor = () => Budget.of({ nodes: 10 }, () => 0)
  return {
    match,
    work: { game, options: match.options, seed: match.seed, actions, turns, expert, forecaster, budgetFor },
  }
}

function newsOf(work: AnalysisWork): AnalysisNews[] {
  return [...analyse(work)].filter((news) => news !== undefined)
}

function reviewsOf(news: readonly AnalysisNews[]): Review[] {
  return news.flatMap((each) => (each.kind === 'reviewed' && each.review !== undefined ? [each.review] : []))
}

describe('the decisions of a game', () => {
  const { work, match } = played()
  const finding = decisionsOf(work)
  let step = finding.next()
  while (!step.done) step = finding.next()
  const decisions = step.value

  it('are of one seat, in one turn, and end with an unknown outcome', () => {
    expect(decisions.length).toBeGreaterThan(50)
    for (const { seat, from, to } of decisions) {
      const taken = match.log.slice(from, to)
      expect(taken.map((each) => each.seat)).toEqual(taken.map(() => seat))
      expect(taken.slice(0, -1).every(({ outcome }) => outcome === NOTHING_NEW)).toBe(true)
      expect(work.turns.some((turn) => turn > from && turn < to)).toBe(false)
    }
  })

  it('leave out forced actions', () => {
    const state = game.setup(match.options, match.seed)
    const choices = match.log.map(({ seat, action }) => {
      const count = [...game.legalActions(state, seat)].length
      game.play(state, seat, action)
      return count
    })
    const isDecided = choices.map((_, i) => decisions.some(({ from, to }) => from <= i && i < to))
    expect(choices.every((count, i) => count === 1 || isDecided[i])).toBe(true)
    expect(decisions.every(({ from, to }) => choices.slice(from, to).some((count) => count > 1))).toBe(true)
  })
})

describe('an analysis', () => {
  it('explains the result of every seat by its first estimate, luck and losses', () => {
    const reviews = reviewsOf(newsOf(played().work))
    for (const [seat, final] of [
      [1, 0],
      [2, 1],
      [3, 0],
    ] as const) {
      const { loss, luck, reviews: own } = judge(reviews, seat, final)
      expect(own.length).toBeGreaterThan(10)
      expect(valueBefore(reviews[0], seat) + luck - loss).toBeCloseTo(final)
      expect(loss).toBeGreaterThan(0)
    }
  })

  it('never sees a loss where the player did better than the expert', () => {
    const reviews = reviewsOf(newsOf(played().work))
    expect(reviews.every(({ best, done }) => done <= best)).toBe(true)
    expect(reviews.some(({ best, done }) => done === best)).toBe(true)
  })

  it('shows the expert what the seat could see, and nothing else', () => {
    const asked: Pick<Question, 'view' | 'seat'>[] = []
    const { work, match } = played({
      name: 'curious',
      think(question) {
        asked.push(question)
        return guessing.think(question)
      },
    })
    const reviews = reviewsOf(newsOf(work))
    const state = game.setup(match.options, match.seed)
    const views = match.log.map(({ seat, action }) => {
      const view = game.view(state, seat)
      game.play(state, seat, action)
      return view
    })
    const twice = reviews.flatMap((review) => [review, review])
    expect(asked.map(({ view }) => view)).toEqual(twice.map(({ from }) => views[from]))
    expect(asked.map(({ seat }) => seat)).toEqual(twice.map(({ seat }) => seat))
  })

  it('can be stopped at any time and continued', () => {
    const { work } = played()
    const whole = reviewsOf(newsOf(work))
    const begun: AnalysisNews[] = []
    for (const news of analyse(work)) {
      if (news !== undefined) begun.push(news)
      if (begun.length === 8) break
    }
    const last = begun[begun.length - 1]
    if (last.kind !== 'reviewed') throw new Error('nothing was reviewed')
    expect(last.number).toBe(7)
    const rest = newsOf({ ...work, begin: last.to })
    expect(rest[0]).toEqual(begun[0])
    expect([...reviewsOf(begun), ...reviewsOf(rest)]).toEqual(whole)
  })

  it('finds nothing where the expert does not compare', () => {
    const news = newsOf(
      played({
        name: 'silent',
        // biome-ignore lint/correctness/useYield: it knows at once
        *think({ legal }) {
          const [first] = legal
          return { plan: [first], candidates: [], reason: REASON }
        },
      }).work,
    )
    expect(reviewsOf(news)).toEqual([])
    const [begun, ...others] = news
    expect(begun).toEqual({ kind: 'begun', decisions: others.length })
  })
})

describe('an expert with noisy estimates', () => {
  const GOOD = 0.6
  const BAD = 0.5

  /** The first action is best. The expert samples most actions only a little, but those to consider fully. */
  const hasty: Bot = {
    name: 'hasty',
    *think({ legal, consider = [], rng }) {
      const [first, ...others] = legal
      const worth = ([action]: readonly unknown[]) =>
        action !== undefined && game.format(action) === game.format(first) ? GOOD : BAD
      const noisy = (plan: readonly unknown[], noise: number) => worth(plan) + noise * (rng.below(2001) / 1000 - 1)
      const candidates = [
        ...[first, ...others].map((action) => ({ plan: [action], estimate: noisy([action], 0.3), reason: REASON })),
        ...consider.map((plan, considered) => ({ plan, estimate: noisy(plan, 0.02), reason: REASON, considered })),
      ].sort((one, other) => other.estimate - one.estimate)
      return { plan: candidates[0].plan, candidates, reason: REASON }
    },
  }
  const first: Choice = ({ state }, seat) => Array.from(game.legalActions(state, seat))[0]
  const last: Choice = ({ state }, seat) => Array.from(game.legalActions(state, seat)).at(-1)
  const meanLoss = (choose: Choice) => {
    const reviews = reviewsOf(newsOf(played(hasty, choose).work))
    expect(reviews.length).toBeGreaterThan(50)
    return reviews.reduce((sum, { best, done }) => sum + best - done, 0) / reviews.length
  }

  it('finds no loss in the best action', () => {
    expect(meanLoss(first)).toBeLessThan(0.005)
  })

  it('never overestimates a loss', () => {
    const loss = meanLoss(last)
    expect(loss).toBeGreaterThan(0.01)
    expect(loss).toBeLessThan(GOOD - BAD + 0.005)
  })
})

describe('the judgement of a seat', () => {
  /** Of a game alone, where points are judged. */
  const review = (from: number, best: number, done: number): Review => ({
    ...{ seat: 1, from, to: from + 1, best, done, plan: [], reason: REASON },
    forecast: { chances: [1], points: [{ mean: best, spread: 10 }] },
  })

  /** Decisions of one seat that lost this much each, by the expert's estimate and in truth. */
  const course = (count: number, seen: number, real: number) =>
    Array.from({ length: count }, (_, i) => review(i, 200 - i * real, 200 - i * real - seen))

  it('counts a loss as far as the next estimates show it', () => {
    expect(judge(course(200, 5, 5), 1).loss).toBeGreaterThan(0.95 * 1000)
    const { loss, luck } = judge(course(200, 5, 2), 1, 200 - 200 * 2)
    expect(loss / 200).toBeCloseTo(2, 0)
    expect(Math.abs(luck / 200)).toBeLessThan(0.1)
  })

  it('counts half of a loss while there is no further evidence', () => {
    expect(judge([review(0, 100, 90)], 1)).toMatchObject({ loss: 5, luck: 0, costly: [{ best: 100, done: 95 }] })
  })

  it('counts the whole loss of the last decision, since the result shows it', () => {
    const { loss, luck } = judge([review(0, 100, 100), review(1, 100, 82)], 1, 82)
    expect([loss, luck]).toEqual([18, 0])
  })

  it('ignores small differences', () => {
    const { loss, luck, costly } = judge([review(0, 100, 99.6), review(1, 100, 96)], 1, 105)
    expect(costly.map(({ from }) => from)).toEqual([1])
    expect(loss).toBe(costly[0].loss)
    expect(100 + luck - loss).toBeCloseTo(105)
  })

  it('has the five worst decisions, the worst first', () => {
    const losses = [3, 9, 4, 7, 5, 8, 2]
    const reviews = losses.map((loss, i) => review(i, 50, 50 - loss))
    expect(judge(reviews, 1).costly.map(({ from }) => from)).toEqual([1, 5, 3, 4, 2])
  })
})

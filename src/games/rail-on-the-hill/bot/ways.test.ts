import { describe, expect, it } from 'vitest'
import { questionOf } from '#bots/ask.ts'
import { Rng } from '#engine/random.ts'
import { buy } from '../rules/actions.ts'
import { railOnTheHill } from '../rules/rules.ts'
import { playerAt, RESOURCES } from '../rules/state.ts'
import { explainOpening } from './explain.ts'
import { strongBot } from './levels.ts'
import { ask, budgetOf, turnsOf } from './testing/play-bots.ts'
import { trainedJudge } from './trained-judge.ts'
import { decide, type PlannerQuestion, type Way } from './ways.ts'

const NODES = 12_000

/** The share of the budget that is spent if the turn that draws is thought to be worth this much, and the other 200. */
function shareSpent(worth: number): number {
  const [{ state, seat }] = turnsOf({ players: 1 }, [7])
  const rich = railOnTheHill.clone(state)
  rich.words[playerAt(seat - 1) + RESOURCES] = 8
  const view = railOnTheHill.view(rich, seat)
  const budget = budgetOf(NODES)
  const question: PlannerQuestion = {
    ...questionOf(railOnTheHill, view, seat, budget, new Rng('ways')),
    judge: trainedJudge(),
    closer: undefined,
    isThorough: false,
    inFutures: 2,
    mostFutures: 200,
    skill: 0,
    shares: { first: 1, later: 1, beforeDraw: 0.5 },
    state: rich,
    player: seat - 1,
  }
  const { plan } = ask(strongBot, view, seat, budgetOf(2000))
  const ways = [
    { turns: [[buy()]], worth },
    { turns: [plan], worth: 200 },
  ].map((way): Way => ({ ...way, reason: explainOpening() }))
  for (const _ of decide(ways, question, true));
  return budget.share
}

describe('the comparison of turns in futures', () => {
  it('leaves time for the question after a draw if the best turn draws something', () => {
    const share = shareSpent(10_000)
    expect(share).toBeGreaterThan(0.45)
    expect(share).toBeLessThan(0.6)
  })

  it('uses all its time if another turn is better', () => {
    expect(shareSpent(-10_000)).toBeGreaterThan(0.95)
  })
})

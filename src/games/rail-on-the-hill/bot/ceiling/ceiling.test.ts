import { describe, expect, it } from 'vitest'
import type { Foreseen } from '#bots/analysis.ts'
import { Budget } from '#bots/budget.ts'
import { Match } from '#engine/match.ts'
import type { RailTypes } from '../../rules/facts.ts'
import { railOnTheHill } from '../../rules/rules.ts'
import type { RailOptions } from '../../rules/state.ts'
import { ceiling } from './ceiling.ts'
import { Repair } from './repair.ts'

const ALONE: RailOptions = { players: 1 }

interface Found extends Foreseen<RailTypes> {
  /** The best totals reported during the search, without repeats. */
  readonly risen: readonly number[]
}

function find(nodes: number, options = ALONE, signal?: AbortSignal): Found {
  const budget = Budget.of({ nodes }, () => 0, signal)
  const searching = ceiling.search(railOnTheHill, options, 'tea/2', budget)
  const risen: number[] = []
  for (;;) {
    const step = searching.next()
    if (step.done) return { ...step.value, risen }
    if (step.value !== undefined && step.value !== risen[risen.length - 1]) risen.push(step.value)
  }
}

function totalOf(options: RailOptions, actions: readonly number[]): number {
  const match = new Match(railOnTheHill, options, 'tea/2')
  for (const action of actions) expect(match.take(1, action), railOnTheHill.format(action)).toBeUndefined()
  expect(match.isOver).toBe(true)
  return railOnTheHill.standing(match.state).scores[0].total
}

describe('the ceiling', () => {
  const little = find(1)
  const more = find(24_000)

  it('finds a legal game that scores exactly the reported total', () => {
    expect(totalOf(ALONE, more.actions)).toBe(more.total)
  })

  it('finds a complete game even with hardly any budget', () => {
    expect(totalOf(ALONE, little.actions)).toBe(little.total)
  })

  it('only rises during the search, starting from what a smaller budget finds', () => {
    expect(more.risen).toEqual([...more.risen].sort((one, other) => one - other))
    expect(more.risen[0]).toBe(little.total)
    expect(more.risen.length).toBeGreaterThan(1)
  })

  it('finds the same with the same budget of nodes', () => {
    expect(find(24_000)).toEqual(more)
  })

  it('stops after the first complete game when it is cancelled', () => {
    expect(find(1_000_000_000, ALONE, AbortSignal.abort()).total).toBe(little.total)
  })

  it('works for the variants', () => {
    const options: RailOptions = { players: 1, requests: true, noRotation: true }
    const { actions, total } = find(1, options)
    expect(totalOf(options, actions)).toBe(total)
  })

  it('refuses games with more than one player', () => {
    expect(() => find(1, { players: 2 })).toThrow(RangeError)
  })
})

describe('the repair of a finished game', () => {
  const poor = poorGame()

  function repair(nodes: number): Foreseen<RailTypes> {
    const start = railOnTheHill.setup(ALONE, 'tea/2')
    const budget = Budget.of({ nodes }, () => 0)
    const repair = new Repair(start, poor, budget)
    for (const _ of repair.search());
    return repair.best
  }

  it('changes nothing without a budget', () => {
    const { total, actions } = repair(0)
    expect({ total, actions }).toEqual({ total: totalOf(ALONE, poor), actions: poor })
  })

  it('finds a legal game that scores more, exactly the reported total, and never less with more budget', () => {
    const better = repair(4000)
    expect(better.total).toBeGreaterThan(totalOf(ALONE, poor))
    expect(totalOf(ALONE, better.actions)).toBe(better.total)
    expect(repair(8000).total).toBeGreaterThanOrEqual(better.total)
  })
})

/** A game in which the player always takes the first legal action. */
function poorGame(): number[] {
  const match = new Match(railOnTheHill, ALONE, 'tea/2')
  while (!match.isOver) {
    const [action] = railOnTheHill.legalActions(match.state, 1)
    match.take(1, action)
  }
  return match.log.map(({ action }) => action)
}

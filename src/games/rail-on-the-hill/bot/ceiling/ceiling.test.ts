import { describe, expect, it } from 'vitest'
import type { Foreseen } from '#bots/analysis.ts'
import { Budget } from '#bots/budget.ts'
import { Match } from '#engine/match.ts'
import type { RailTypes } from '../../rules/facts.ts'
import { railOnTheHill } from '../../rules/rules.ts'
import type { RailOptions } from '../../rules/state.ts'
import { ceiling } from './ceiling.ts'

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
  const more = find(8000)

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
    expect(find(8000)).toEqual(more)
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

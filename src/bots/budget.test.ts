import { describe, expect, it } from 'vitest'
import { Budget } from './budget.ts'

const NEVER = () => {
  throw new Error('a budget of nodes must not look at a clock')
}

describe('a budget', () => {
  it('in nodes is spent only by nodes', () => {
    const budget = Budget.of({ nodes: 4 }, NEVER)
    expect(budget.share).toBe(0)
    budget.spend()
    expect(budget.share).toBe(0.25)
    budget.spend(3)
    expect(budget.isSpent).toBe(true)
    expect(budget.nodes).toBe(4)
  })

  it('in ms is spent by the clock', () => {
    let time = 1000
    const budget = Budget.of({ ms: 200 }, () => time)
    budget.spend(1e9)
    expect(budget.isSpent).toBe(false)
    time = 1150
    expect(budget.share).toBe(0.75)
    time = 1200
    expect(budget.isSpent).toBe(true)
  })

  it('has parts, which never have more than is left', () => {
    const budget = Budget.of({ nodes: 100 }, NEVER)
    budget.spend(50)
    const half = budget.part(0.25)
    budget.spend(20)
    expect(half.share).toBe(0.8)
    const rest = budget.part(0.9)
    half.spend(30)
    expect([half.isSpent, rest.isSpent, budget.isSpent]).toEqual([true, true, true])
  })

  it('counts the nodes of a part from the beginning of the part', () => {
    const budget = Budget.of({ nodes: 100 }, NEVER)
    budget.spend(50)
    const part = budget.part(0.2)
    part.spend(5)
    expect([part.nodes, part.share, budget.nodes]).toEqual([5, 0.25, 55])
  })

  it('is spent at once when it is aborted, or if it is 0', () => {
    const leaving = new AbortController()
    const budget = Budget.of({ nodes: 100 }, NEVER, leaving.signal)
    const part = budget.part(0.5)
    expect(budget.isSpent || part.isSpent).toBe(false)
    leaving.abort()
    expect(budget.isSpent && part.isSpent).toBe(true)
    expect(Budget.of({ nodes: 0 }, NEVER).isSpent).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { type CardSet, ESTABLISHMENTS } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import { MARGIN, planTable } from './layout.ts'
import { columnsOf, needsOf, plotsOf, spotsOf } from './plots.ts'

const cards = standard as CardSet
const start = { coins: 3, cards: { 'wheat-field': 1, bakery: 1 }, landmarks: [] }
const everything = { coins: 3, cards: Object.fromEntries(ESTABLISHMENTS.map((id) => [id, 1])), landmarks: [] }

function compactColumns(player: typeof start | typeof everything) {
  const needs = [start, start, start, player].map((each) => needsOf(each, cards, null))
  const plan = planTable({ width: 380, height: 422 }, needs, 0).streets[3]
  const plots = plotsOf(player, cards, null)
  return { plan, columns: columnsOf(plots, spotsOf(plots, plan), plan) }
}

describe('the columns of a street', () => {
  it('are all the same where there is room', () => {
    expect(new Set(compactColumns(start).columns).size).toBe(1)
  })

  it('give long numbers more, so that those of every kind can be read on a phone', () => {
    const { plan, columns } = compactColumns(everything)
    expect(plan.plate).toBeGreaterThan(0)
    expect(columns[14]).toBeGreaterThan(2.5 * columns[0])
    const sum = columns.reduce((one, other) => one + other)
    expect(sum).toBeCloseTo(plan.width - plan.left - MARGIN)
  })
})

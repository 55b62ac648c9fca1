import { describe, expect, it } from 'vitest'
import { type CardSet, ESTABLISHMENTS } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import { MAX_ESTABLISHMENTS, MAX_LANDMARKS } from '../../cards/tables.ts'
import { fullTown, gameOf } from '../../rules/testing/big-town.ts'
import { MARGIN, planTable } from './layout.ts'
import { buildingAfter, columnsOf, needsOf, plotsOf, rollRange, spotsOf } from './plots.ts'

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

describe('the places of a street', () => {
  const full = gameOf(fullTown(MAX_ESTABLISHMENTS, MAX_LANDMARKS)).cards
  const kinds = (count: number) => Object.fromEntries(full.establishments.slice(0, count).map(({ id }) => [id, 1]))

  it.each([1, 2, 9, 20, 32])('are all different with %i kinds of the largest card set, on every table', (count) => {
    const player = { coins: 3, cards: kinds(count), landmarks: [] }
    for (const size of [
      { width: 380, height: 422 },
      { width: 790, height: 590 },
      { width: 1300, height: 800 },
    ]) {
      for (const shown of [0, 3, 'all'] as const) {
        const needs = Array(4).fill(needsOf(player, full, null))
        for (const plan of planTable(size, needs, shown).streets) {
          const spots = spotsOf(plotsOf(player, full, null), plan)
          expect(new Set(spots.map(({ line, column }) => `${line} ${column}`)).size).toBe(spots.length)
          for (const { line, column } of spots) {
            expect([line, column].every((at) => at >= 0)).toBe(true)
            expect(line < plan.lines && column < plan.columns).toBe(true)
          }
        }
      }
    }
  })
})

it('has a dash between numbers that follow each other, and commas between others', () => {
  expect([[7], [9, 10], [2, 4], [1, 2, 3, 6], [6, 11, 12]].map(rollRange)).toEqual([
    '7',
    '9–10',
    '2, 4',
    '1–3, 6',
    '6, 11–12',
  ])
})

/** Two buildings after the name, and two lines below it. */
const SPOTS = [
  { line: 0, column: 3 },
  { line: 0, column: 4 },
  { line: 1, column: 0 },
  { line: 1, column: 1 },
  { line: 1, column: 5 },
]
const reached = (key: string) => SPOTS.map((_, from) => buildingAfter(key, from, SPOTS))

describe('the arrow keys in a street', () => {
  it('go from one building to the next, also to the next line', () => {
    expect(reached('ArrowRight')).toEqual([1, 2, 3, 4, undefined])
    expect(reached('ArrowLeft')).toEqual([undefined, 0, 1, 2, 3])
  })

  it('go to the nearest building of another line', () => {
    expect(reached('ArrowDown')).toEqual([3, 4, undefined, undefined, undefined])
    expect(reached('ArrowUp')).toEqual([undefined, undefined, 0, 0, 1])
  })

  it('go to the ends, and leave other keys alone', () => {
    expect(buildingAfter('Home', 3, SPOTS)).toBe(0)
    expect(buildingAfter('End', 0, SPOTS)).toBe(4)
    expect(buildingAfter('a', 0, SPOTS)).toBeUndefined()
  })
})

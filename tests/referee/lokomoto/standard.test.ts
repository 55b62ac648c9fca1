import { describe, expect, test } from 'vitest'
import standardCards from '#games/lokomoto/cards/standard.json' with { type: 'json' }
import { type Points, readCards, shapesInPlay } from './cards.ts'
import { stationsOf } from './lattice.ts'
import { allTurns, isConnected, type Pattern } from './patterns.ts'

/** Checks that the standard card set has the components of the rules page. */

const { map, trains, shapes } = readCards(standardCards)
const allTrains = [...trains.values()]

describe('the standard cards', () => {
  test('have a connected map of about 90 sections', () => {
    expect(map.lattice).toBe('triangular')
    expect(Math.abs(map.sections.length - 90)).toBeLessThanOrEqual(10)
    expect(isConnected(map.sections)).toBe(true)
    expect(new Set(map.sections.flatMap(stationsOf)).size).toBe(map.stations.size)
  })

  test('have 54 trains, most of them for 4-6, and one draisine', () => {
    expect(allTrains).toHaveLength(54)
    expect(allTrains.filter(({ price }) => price < 2 || price > 9)).toEqual([])
    expect(allTrains.filter(({ price }) => price >= 4 && price <= 6).length).toBeGreaterThan(27)
    expect(allTrains.filter(({ bonus }) => bonus === -1)).toHaveLength(1)
    expect(allTrains.filter(({ bonus }) => Math.abs(bonus) > 1)).toEqual([])
    expect(allTrains.some(({ bonus }) => bonus === 1)).toBe(true)
    const csorgo = allTrains.filter(({ name }) => name.includes('Csörgő'))
    expect(csorgo.map(({ price }) => price)).toEqual([6])
  })

  test('LK-H1, LK-X1: have 10 shapes of each value, and at least 5 each of 2 and 3 points without an asterisk', () => {
    const worth = (points: Points) => [...shapes.values()].filter((shape) => shape.points === points)
    const left = (points: Points) =>
      worth(points).filter((shape) => shapesInPlay({ map, trains, shapes }, true).includes(shape))
    for (const points of [1, 2, 3] as const) expect(worth(points)).toHaveLength(10)
    for (const points of [2, 3] as const) expect(left(points).length).toBeGreaterThanOrEqual(5)
    expect(left(1).length).toBeGreaterThan(0)
  })

  test('have no duplicate shapes, and every shape fits somewhere', () => {
    const names = [...shapes.values()].map(({ pattern }) => allTurns(map.lattice, pattern).map(moved).sort()[0])
    expect(new Set(names).size).toBe(30)
    expect([...shapes.values()].filter(({ placements }) => placements.length === 0)).toEqual([])
  })
})

/** A text that is the same for the same pattern at any position. */
function moved(pattern: Pattern): string {
  const places = pattern.flat()
  const [left, top] = [0, 1].map((axis) => Math.min(...places.map((place) => place[axis])))
  const sections = pattern.map((ends) =>
    ends
      .map(([x, y]) => `${x - left},${y - top}`)
      .sort()
      .join(' '),
  )
  return sections.sort().join(' / ')
}

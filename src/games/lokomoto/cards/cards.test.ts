import { describe, expect, it } from 'vitest'
import {
  areNeighbours,
  compareSections,
  compareStations,
  inPlane,
  type Place,
  stationsOf,
  turned,
  turnsOf,
} from './cards.ts'

const PLACES: readonly Place[] = [
  [0, 0],
  [1, 0],
  [2, -1],
  [-3, 5],
  [4, 4],
]

function distance([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  return Math.hypot(ax - bx, ay - by)
}

describe.each([
  ['triangular', 6],
  ['square', 4],
] as const)('the %s lattice', (lattice, directions) => {
  const around = Array.from({ length: 25 }, (_, i): Place => [(i % 5) - 2, Math.floor(i / 5) - 2])

  it('gives every place its neighbours, both ways', () => {
    const neighbours = around.filter((place) => areNeighbours(lattice, [0, 0], place))
    expect(neighbours).toHaveLength(directions)
    for (const place of neighbours) expect(areNeighbours(lattice, place, [0, 0])).toBe(true)
    expect(areNeighbours(lattice, [3, 3], [3, 3])).toBe(false)
    expect(areNeighbours(lattice, [0, 0], [1, -1])).toBe(lattice === 'triangular')
    expect(areNeighbours(lattice, [0, 0], [1, 1])).toBe(false)
  })

  it('has neighbours one apart in the plane, and none nearer', () => {
    for (const place of around) {
      const apart = distance(inPlane(lattice, [0, 0]), inPlane(lattice, place))
      if (areNeighbours(lattice, [0, 0], place)) expect(apart).toBeCloseTo(1)
      else if (String(place) !== '0,0') expect(apart).toBeGreaterThan(1.3)
    }
  })

  it('can be turned, until all is as before', () => {
    expect(turnsOf(lattice)).toBe(directions)
    for (const place of PLACES) {
      expect(turned(lattice, place, 0)).toEqual(place)
      expect(turned(lattice, place, directions).map((each) => each + 0)).toEqual(place)
    }
    const turns = Array.from({ length: directions }, (_, k) => String(turned(lattice, [1, 0], k)))
    expect(new Set(turns).size).toBe(directions)
  })

  it('is turned the same way in the plane, never mirrored', () => {
    const angle = (2 * Math.PI) / directions
    for (const place of PLACES) {
      const [x, y] = inPlane(lattice, place)
      const [turnedX, turnedY] = inPlane(lattice, turned(lattice, place, 1))
      expect(turnedX).toBeCloseTo(x * Math.cos(angle) - y * Math.sin(angle))
      expect(turnedY).toBeCloseTo(x * Math.sin(angle) + y * Math.cos(angle))
    }
  })
})

describe('the order of the notation', () => {
  it('is by column, then by row as a number', () => {
    expect(['b1', 'a10', 'a9', 'a1', 'b2'].sort(compareStations)).toEqual(['a1', 'a9', 'a10', 'b1', 'b2'])
  })

  it('of sections is by the first station, then by the second', () => {
    expect(['c9-c10', 'c10-c11', 'c9-d8', 'b12-c11', 'c2-c3'].sort(compareSections)).toEqual([
      'b12-c11',
      'c2-c3',
      'c9-c10',
      'c9-d8',
      'c10-c11',
    ])
    expect(compareSections('a1-a2', 'a1-a2')).toBe(0)
  })

  it('tells the stations of a section', () => {
    expect(stationsOf('c9-c10')).toEqual(['c9', 'c10'])
  })
})

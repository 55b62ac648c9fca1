import { describe, expect, it } from 'vitest'
import {
  areNeighbours,
  canonical,
  compareSections,
  compareStations,
  inPlane,
  isConnected,
  oddStations,
  type Pattern,
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

/** The sections between places that follow each other. */
function path(...places: readonly Place[]): Pattern {
  return places.slice(1).map((place, i) => [places[i], place])
}

function moved(pattern: Pattern, turns: number, [dx, dy]: Place): Pattern {
  const move = (place: Place): Place => {
    const [x, y] = turned('triangular', place, turns)
    return [x + dx, y + dy]
  }
  return pattern.map(([one, other]) => [move(one), move(other)])
}

const TRIANGLE = path([0, 0], [1, 0], [0, 1], [0, 0])
const HOOK = path([0, 0], [1, 0], [2, 0], [2, 1])
const HOOK_IN_A_MIRROR = path([0, 0], [1, 0], [2, 0], [3, -1])
const STAR: Pattern = [...path([0, 0], [1, 0]), ...path([0, 0], [-1, 1]), ...path([0, 0], [0, -1])]

describe('patterns', () => {
  it('are connected where they meet at stations, whatever their order', () => {
    const [first, second, third] = HOOK
    expect([[], TRIANGLE, HOOK, STAR, [first, third, second]].map(isConnected)).toEqual(Array(5).fill(true))
    expect(isConnected([first, third])).toBe(false)
    expect(isConnected([...TRIANGLE, ...moved(TRIANGLE, 0, [5, 0])])).toBe(false)
  })

  it('have stations with an odd number of sections, always an even number of them', () => {
    expect([TRIANGLE, HOOK, STAR, [...STAR, ...TRIANGLE.slice(1)]].map(oddStations)).toEqual([0, 2, 4, 2])
  })

  it('are the same when they are turned, moved or written in another order', () => {
    for (const pattern of [TRIANGLE, HOOK, STAR]) {
      const text = canonical('triangular', pattern)
      for (let turns = 0; turns < 6; turns++) {
        const other = moved(pattern, turns, [7, -3])
        expect(canonical('triangular', other)).toBe(text)
        expect(
          canonical(
            'triangular',
            other.toReversed().map(([a, b]) => [b, a]),
          ),
        ).toBe(text)
      }
    }
  })

  it('are others in a mirror, or with other sections', () => {
    const texts = [TRIANGLE, HOOK, HOOK_IN_A_MIRROR, STAR].map((pattern) => canonical('triangular', pattern))
    expect(new Set(texts).size).toBe(4)
  })

  it('turn by right angles on the square lattice', () => {
    const corner = path([0, 0], [1, 0], [1, 1])
    const turnedOnce = path([0, 0], [0, 1], [-1, 1])
    const step = path([0, 0], [1, 0], [1, 1], [2, 1])
    expect(canonical('square', turnedOnce)).toBe(canonical('square', corner))
    expect(canonical('square', step)).not.toBe(canonical('square', path([0, 0], [1, 0], [1, -1], [2, -1])))
  })
})

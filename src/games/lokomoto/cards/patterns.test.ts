import { describe, expect, it } from 'vitest'
import { type Place, turned } from './cards.ts'
import { canonical, isConnected, oddStations, type Pattern } from './patterns.ts'

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

import { describe, expect, it } from 'vitest'
import { buildingAfter } from './arrow-keys.ts'

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

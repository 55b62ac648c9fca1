import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isConnected, isOneStroke, partsOf } from './connected-sets.ts'
import { CORNER_SECTIONS, isDrawable, isJoined, numbersOf, smallTables } from './testing/networks.ts'

describe('networks', () => {
  it('LK-B1: are connected where one can go from any section to any other', () => {
    fc.assert(
      fc.property(fc.subarray(CORNER_SECTIONS, { maxLength: 7 }), (network) => {
        expect(isConnected(smallTables, numbersOf(network))).toBe(isJoined(network))
      }),
      { seed: 1, numRuns: 300 },
    )
    expect(isConnected(smallTables, [])).toBe(true)
  })

  it('LK-X1: are one stroke where a pen can draw them without being lifted', () => {
    let drawn = 0
    fc.assert(
      fc.property(fc.subarray(CORNER_SECTIONS, { maxLength: 7 }).filter(isJoined), (network) => {
        const isStroke = isDrawable(network)
        drawn += isStroke ? 1 : 0
        expect(isOneStroke(smallTables, numbersOf(network))).toBe(isStroke)
      }),
      { seed: 1, numRuns: 200 },
    )
    expect(drawn).toBeGreaterThan(40)
    expect(drawn).toBeLessThan(180)
  })

  it('fall into connected parts, the largest first', () => {
    fc.assert(
      fc.property(fc.subarray(CORNER_SECTIONS, { maxLength: 9 }), (network) => {
        const parts = partsOf(smallTables, numbersOf(network)).map((part) =>
          part.map((section) => smallTables.sections[section]),
        )
        expect(parts.flat().sort()).toEqual(network.toSorted())
        for (const [i, part] of parts.entries()) {
          expect(isJoined(part)).toBe(true)
          if (i > 0) expect(part.length).toBeLessThanOrEqual(parts[i - 1].length)
          for (const other of parts.slice(i + 1)) expect(isJoined([...part, ...other])).toBe(false)
        }
      }),
      { seed: 1, numRuns: 100 },
    )
  })
})

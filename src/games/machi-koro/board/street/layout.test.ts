import { describe, expect, it } from 'vitest'
import { GAP, leastHeight, PLOT_WIDTH, planTable } from './layout.ts'

const SIZES = [
  { width: 790, height: 590 },
  { width: 644, height: 620 },
  { width: 380, height: leastHeight(4) },
  { width: 390, height: 330 },
  { width: 390, height: 390 },
  { width: 352, height: 352 },
  { width: 512, height: 512 },
  { width: 560, height: 600 },
  { width: 1300, height: 800 },
]
/** The number of places: at the beginning, on the way, and with every kind there is. */
const TOWNS = [6, 9, 13, 19]

function townsOf(...plots: readonly number[]) {
  return plots.map((now) => ({ now, soon: Math.min(now + 1, 19), landmarks: 4, plates: 15.5 * now }))
}

describe('the plan of the table', () => {
  it.each(SIZES)('holds the streets of 2 to 4 players on $width x $height', (size) => {
    for (const seats of [2, 3, 4]) {
      for (const plots of TOWNS) {
        const { tray, streets } = planTable(size, townsOf(...Array(seats).fill(plots)), seats - 1)
        const used = streets.reduce((sum, { height }) => sum + height + GAP, tray)
        expect(used).toBeLessThanOrEqual(size.height)
        for (const { lines, columns, headColumns, scale, left, width, top, lineHeight, height } of streets) {
          expect(lines * columns - headColumns).toBeGreaterThanOrEqual(plots)
          expect(scale * PLOT_WIDTH * columns).toBeLessThanOrEqual(width - left)
          expect(top + lines * lineHeight).toBeLessThanOrEqual(height)
          expect(scale).toBeGreaterThan(0.25)
        }
      }
    }
  })

  it('gives all streets the same room where there is enough', () => {
    const { streets } = planTable({ width: 644, height: 620 }, townsOf(6, 12, 8, 9), 0)
    expect(new Set(streets).size).toBe(1)
    expect(streets[0].isCompact).toBe(false)
  })

  it('draws the shown street large where room is short', () => {
    const { streets } = planTable({ width: 390, height: 330 }, townsOf(12, 12, 12, 12), 2)
    expect(streets.map(({ isCompact }) => isCompact)).toEqual([true, true, false, true])
  })

  it('makes every building large enough for a finger where all are to be touched', () => {
    const { streets } = planTable({ width: 380, height: 422 }, townsOf(19, 19, 12, 6), 'all')
    expect(streets.some(({ isCompact }) => isCompact)).toBe(false)
    for (const { width, columns, lineHeight } of streets) {
      expect((width - 12) / columns).toBeGreaterThanOrEqual(32)
      expect(lineHeight).toBeGreaterThanOrEqual(32)
    }
  })

  it('keeps few buildings in one line, so that they can be made out, where all are to be touched', () => {
    const { streets } = planTable({ width: 380, height: 240 }, townsOf(8, 9, 14), 'all')
    expect(streets.map(({ lines }) => lines)).toEqual([1, 1, 2])
    expect(streets[0].scale).toBeGreaterThan(0.5)
  })

  it('leaves the numbers of a compact street out where they have no room', () => {
    const plateOf = (plates: number) =>
      planTable({ width: 390, height: 330 }, [...townsOf(9, 9, 9), { now: 19, soon: 19, landmarks: 4, plates }], 0)
        .streets[3].plate
    expect(plateOf(290)).toBeGreaterThan(0)
    expect(plateOf(330)).toBe(0)
  })

  it('has room for one kind more in the shown street, and for just what there is in the others', () => {
    const [large, small] = planTable({ width: 390, height: 330 }, townsOf(9, 9, 9, 9), 0).streets
    expect(large.lines * large.columns - large.headColumns).toBeGreaterThan(9)
    expect(small.columns).toBe(9)
  })

  it('survives a table that is far too small', () => {
    const { streets } = planTable({ width: 120, height: 90 }, townsOf(19, 19, 19, 19), 0)
    expect(streets.every(({ columns, scale }) => scale > 0 && columns < 100)).toBe(true)
  })
})

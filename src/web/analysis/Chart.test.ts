import { describe, expect, it } from 'vitest'
import { nearest, pathOf, roundTicks, scaleOf, spreadApart } from './Chart.tsx'

describe('a chart', () => {
  it('goes from values to pixels, upwards too', () => {
    const y = scaleOf([100, 200], [300, 20])
    expect([y(100), y(150), y(200)]).toEqual([300, 160, 20])
    expect(scaleOf([5, 5], [0, 10])(5)).toBe(0)
  })

  it('has round numbers at its side that hold all values', () => {
    expect(roundTicks([118, 187], 6)).toEqual([100, 120, 140, 160, 180, 200])
    expect(roundTicks([-37, 61], 6)).toEqual([-40, -20, 0, 20, 40, 60, 80])
    expect(roundTicks([7, 7], 6)).toEqual([7, 8])
    expect(roundTicks([3.2, 4.1], 6)).toEqual([3, 4, 5])
  })

  it('draws a line through its points', () => {
    expect(
      pathOf([
        { x: 0, y: 10 },
        { x: 2.25, y: 4 },
      ]),
    ).toBe('M0.0 10.0L2.3 4.0')
    expect(pathOf([])).toBe('')
  })

  it('moves names apart that would lie on each other, in their order', () => {
    expect(spreadApart([50, 100], 16, 0, 200)).toEqual([50, 100])
    expect(spreadApart([100, 99, 98], 16, 0, 200)).toEqual([130, 114, 98])
    expect(spreadApart([195, 196], 16, 0, 200)).toEqual([184, 200])
  })

  it('finds the moment that is pointed at', () => {
    expect(nearest([0, 10, 25], 16)).toBe(1)
    expect(nearest([0, 10, 25], 18)).toBe(2)
    expect(nearest([0, 10, 25], -5)).toBe(0)
  })
})

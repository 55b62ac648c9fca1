import { describe, expect, it } from 'vitest'
import {
  bringing,
  clamped,
  frameOf,
  movedBy,
  paperOf,
  steppedZoom,
  toScreen,
  toSheet,
  WHOLE,
  zoomedAt,
} from './use-map-view.ts'

const box = { left: 100, top: -50, width: 800, height: 500 }
const frame = frameOf(box, 400, 400)

describe('the frame', () => {
  it('shows the whole map, in the middle', () => {
    expect(frame.scale).toBe(0.5)
    expect(toScreen(WHOLE, frame, [100, -50])).toEqual([0, 75])
    expect(toScreen(WHOLE, frame, [900, 450])).toEqual([400, 325])
  })

  it('knows how far the paper goes', () => {
    expect(paperOf(frame)).toEqual({ left: 100, top: -200, width: 800, height: 800 })
  })
})

describe('a view', () => {
  it('never leaves the sheet', () => {
    expect(clamped({ zoom: 0.3, x: 50, y: -50 }, frame)).toEqual(WHOLE)
    expect(clamped({ zoom: 2, x: 50, y: -900 }, frame)).toEqual({ zoom: 2, x: 0, y: -400 })
    expect(clamped({ zoom: 99, x: -10, y: -10 }, frame).zoom).toBe(3.5)
    expect(movedBy({ zoom: 2, x: -20, y: -20 }, frame, 100, -100)).toEqual({ zoom: 2, x: 0, y: -120 })
  })

  it('is enlarged about a point that stays where it is', () => {
    const before = toSheet(WHOLE, frame, [120, 90])
    const near = zoomedAt(WHOLE, frame, [120, 90], 2.5)
    expect(near.zoom).toBe(2.5)
    const [x, y] = toScreen(near, frame, before)
    expect([Math.round(x), Math.round(y)]).toEqual([120, 90])
  })

  it('comes nearer in two steps, and goes back in as many', () => {
    expect([1, 1.3, 2, 2.4, 3.5].map((zoom) => steppedZoom(zoom, 1))).toEqual([2, 2, 3.5, 3.5, 3.5])
    expect([3.5, 2.4, 2, 1.3, 1].map((zoom) => steppedZoom(zoom, -1))).toEqual([2, 2, 1, 1, 1])
  })

  it('is the whole sheet again when nothing is enlarged any more', () => {
    expect(zoomedAt({ zoom: 2, x: -100, y: -300 }, frame, [10, 10], 0.1)).toEqual(WHOLE)
  })

  it('moves just so far that a point is well inside', () => {
    const view = { zoom: 3, x: 0, y: 0 }
    const brought = bringing(view, frame, [800, 0])
    const [x, y] = toScreen(brought, frame, [800, 0])
    expect(Math.round(x)).toBe(352)
    expect(y).toBeGreaterThan(0)
    expect(bringing(brought, frame, [800, 0])).toEqual(brought)
  })
})

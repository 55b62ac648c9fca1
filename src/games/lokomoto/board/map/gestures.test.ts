import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RailMap } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import { aimedSection, Gestures, nearestSection, sectionByKey } from './gestures.ts'
import { between, type Point, sheetOf } from './sheet.ts'

const meanings = {
  isZoomed: vi.fn(() => false),
  point: vi.fn(),
  look: vi.fn(),
  take: vi.fn(),
  isFinal: vi.fn(() => false),
  find: vi.fn(),
  doubleTap: vi.fn(),
  pan: vi.fn(),
  pinch: vi.fn(),
  settle: vi.fn(),
}
let gestures = new Gestures(() => meanings)
const finger = (at: Point, id = 1) => ({ id, at, isTouch: true })
const mouse = (at: Point) => ({ id: 9, at, isTouch: false })

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  gestures = new Gestures(() => meanings)
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a tap', () => {
  it('takes what is there', () => {
    gestures.press(finger([10, 10]))
    gestures.move(finger([12, 12]))
    gestures.release(finger([12, 12]), 0)
    expect(meanings.take.mock.calls).toEqual([[[12, 12]]])
    expect(meanings.look).not.toHaveBeenCalled()
  })

  it('is followed by a second one that zooms, where fingers do both quickly', () => {
    for (const time of [0, 200]) {
      gestures.press(finger([10, 10]))
      gestures.release(finger([10, 10]), time)
    }
    expect(meanings.take).toHaveBeenCalledOnce()
    expect(meanings.doubleTap).toHaveBeenCalledOnce()
  })

  it('waits until it cannot be the first of two, where it would do something at once', () => {
    meanings.isFinal.mockReturnValue(true)
    gestures.press(finger([10, 10]))
    gestures.release(finger([10, 10]), 0)
    expect(meanings.take).not.toHaveBeenCalled()
    vi.advanceTimersByTime(300)
    expect(meanings.take.mock.calls).toEqual([[[10, 10]]])
    for (const time of [1000, 1200]) {
      gestures.press(finger([10, 10]))
      gestures.release(finger([10, 10]), time)
    }
    vi.advanceTimersByTime(900)
    expect(meanings.take).toHaveBeenCalledOnce()
    expect(meanings.doubleTap).toHaveBeenCalledOnce()
    gestures.press(mouse([10, 10]))
    gestures.release(mouse([10, 10]), 3000)
    expect(meanings.take).toHaveBeenCalledTimes(2)
  })

  it('is one of two taps, where they are slow, far apart or of a mouse', () => {
    for (const [pointer, time] of [
      [finger([10, 10]), 0],
      [finger([10, 10]), 400],
      [finger([90, 10]), 500],
      [mouse([90, 10]), 600],
      [mouse([90, 10]), 650],
    ] as const) {
      gestures.press(pointer)
      gestures.release(pointer, time)
    }
    expect(meanings.take).toHaveBeenCalledTimes(5)
    expect(meanings.doubleTap).not.toHaveBeenCalled()
  })
})

describe('a finger that lies still', () => {
  it('looks, goes on looking where it slides, and finds what is there when it is lifted', () => {
    gestures.press(finger([10, 10]))
    vi.advanceTimersByTime(200)
    gestures.move(finger([60, 10]))
    gestures.release(finger([60, 10]), 900)
    expect(meanings.look.mock.calls).toEqual([[[10, 10]], [[60, 10]], [null]])
    expect(meanings.find.mock.calls).toEqual([[[60, 10]]])
    expect(meanings.take).not.toHaveBeenCalled()
  })

  it('takes nothing when a second finger comes', () => {
    gestures.press(finger([10, 10]))
    vi.advanceTimersByTime(200)
    gestures.press(finger([50, 10], 2))
    gestures.release(finger([50, 10], 2), 0)
    gestures.release(finger([10, 10]), 0)
    expect(meanings.look).toHaveBeenLastCalledWith(null)
    expect(meanings.find).not.toHaveBeenCalled()
  })

  it('takes nothing when the browser takes it away', () => {
    gestures.press(finger([10, 10]))
    vi.advanceTimersByTime(200)
    gestures.cancel(1)
    expect(meanings.look).toHaveBeenLastCalledWith(null)
    expect(meanings.find).not.toHaveBeenCalled()
  })
})

describe('a finger that slides', () => {
  it('moves an enlarged map', () => {
    meanings.isZoomed.mockReturnValue(true)
    gestures.press(finger([10, 10]))
    gestures.move(finger([30, 10]))
    gestures.move(finger([35, 20]))
    gestures.release(finger([35, 20]), 0)
    vi.advanceTimersByTime(500)
    expect(meanings.pan.mock.calls).toEqual([
      [20, 0],
      [5, 10],
    ])
    expect(meanings.settle).toHaveBeenCalledOnce()
    expect(meanings.take).not.toHaveBeenCalled()
    expect(meanings.look).not.toHaveBeenCalled()
  })

  it('means nothing on a map that is seen whole', () => {
    gestures.press(finger([10, 10]))
    gestures.move(finger([30, 10]))
    vi.advanceTimersByTime(500)
    gestures.move(finger([50, 10]))
    gestures.release(finger([50, 10]), 600)
    for (const meaning of [meanings.look, meanings.take, meanings.find, meanings.pan, meanings.doubleTap])
      expect(meaning).not.toHaveBeenCalled()
    expect(meanings.point).toHaveBeenLastCalledWith(null)
  })
})

describe('two fingers', () => {
  it('zoom about the point between them and take it along', () => {
    gestures.press(finger([0, 0]))
    gestures.press(finger([10, 0], 2))
    gestures.move(finger([30, 0], 2))
    expect(meanings.pinch.mock.calls).toEqual([[[15, 0], 3, 10, 0]])
    gestures.release(finger([30, 0], 2), 0)
    gestures.move(finger([9, 9]))
    gestures.release(finger([9, 9]), 0)
    expect(meanings.pinch).toHaveBeenCalledOnce()
    expect(meanings.settle).toHaveBeenCalledOnce()
    expect(meanings.take).not.toHaveBeenCalled()
  })
})

describe('a mouse', () => {
  it('points while it hovers, and takes what it clicks', () => {
    gestures.move(mouse([5, 5]))
    expect(meanings.point).toHaveBeenLastCalledWith([5, 5])
    gestures.press(mouse([5, 5]))
    gestures.release(mouse([7, 5]), 0)
    expect(meanings.take).toHaveBeenCalledWith([7, 5])
  })

  it('takes nothing where it was dragged over the whole map', () => {
    gestures.press(mouse([5, 5]))
    gestures.move(mouse([25, 5]))
    gestures.release(mouse([25, 5]), 0)
    expect(meanings.take).not.toHaveBeenCalled()
    expect(meanings.point).toHaveBeenLastCalledWith([25, 5])
  })
})

const { sections } = sheetOf(standard.map as unknown as RailMap)

describe('the section that a point belongs to', () => {
  it('is the one below it', () => {
    for (const { section, middle } of sections) expect(nearestSection(sections, middle)).toBe(section)
  })

  it('is the one that leads there, close to a station where several meet', () => {
    for (const { section, from, to, middle } of sections) {
      expect(aimedSection(sections, between(from, between(from, middle)))).toBe(section)
      expect(aimedSection(sections, between(to, between(to, middle)))).toBe(section)
    }
  })

  it('is in doubt on a station', () => {
    for (const { from, to } of sections) {
      expect(aimedSection(sections, from)).toBeUndefined()
      expect(aimedSection(sections, [to[0] + 6, to[1] - 6])).toBeUndefined()
    }
  })

  it('is none, far away from all', () => {
    expect(nearestSection(sections, [-500, -500])).toBeUndefined()
  })

  it('is what can be taken within the reach of a finger, even if something else is nearer', () => {
    const level = sections.filter(({ from, to }) => Math.abs(from[1] - to[1]) < 1)
    const open = level[Math.floor(level.length / 2)]
    const closed = sections.filter((section) => section !== open)
    const preference = { reach: 12 / 0.37, isPreferred: (section: string) => section === open.section }
    const [x, y] = open.middle
    const isNearest = (dy: number) => nearestSection(sections, [x, y + dy]) === open.section
    const [edge] = Array.from({ length: 60 }, (_, dy) => dy).filter((dy) => !isNearest(dy))
    expect(nearestSection(sections, [x, y + edge], preference)).toBe(open.section)
    for (const { section, middle } of closed) expect(nearestSection(sections, middle, preference)).toBe(section)
  })
})

describe('arrow keys', () => {
  it('lead to every section from every other', () => {
    const reached = new Set([sections[0].section])
    for (const section of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        reached.add(sectionByKey(sections, section, key) ?? '')
    expect([...reached].sort()).toEqual(sections.map(({ section }) => section).sort())
  })

  it('stay where the map ends', () => {
    const leftmost = sections.toSorted((one, other) => one.middle[0] - other.middle[0])[0].section
    expect(sectionByKey(sections, leftmost, 'ArrowLeft')).toBe(leftmost)
  })

  it('have Home and End beside them, and other keys mean nothing', () => {
    const { section } = sections[10]
    expect(sectionByKey(sections, section, 'Home')).toBe(sections[0].section)
    expect(sectionByKey(sections, section, 'End')).toBe(sections.at(-1)?.section)
    expect(sectionByKey(sections, section, 'x')).toBeUndefined()
  })
})

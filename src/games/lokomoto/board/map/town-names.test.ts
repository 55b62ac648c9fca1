import { describe, expect, it } from 'vitest'
import type { RailMap } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import { sheetOf } from './sheet.ts'
import { cornersOf, endNames, isNear, lengthInside, overlap, type PlacedName, placeNames } from './town-names.ts'
import { frameOf, paperOf } from './use-map-view.ts'

const map = standard.map as unknown as RailMap
const sheet = sheetOf(map)

function namesIn(width: number, height: number, zoom = 1): readonly PlacedName[] {
  const frame = frameOf(sheet.box, width, height)
  return placeNames(sheet, paperOf(frame), frame.scale * zoom)
}

describe('the names of towns', () => {
  it('are all there on a wide screen, and on a phone that looks closer', () => {
    const towns = Object.values(map.names ?? {}).length
    expect(namesIn(790, 590)).toHaveLength(towns)
    expect(namesIn(390, 370, 2)).toHaveLength(towns)
  })

  it('are fewer on a phone, the large stations among them', () => {
    const names = namesIn(390, 370)
    expect(names.length).toBeGreaterThan(12)
    expect(names.length).toBeLessThan(36)
    expect(names.map(({ town }) => town)).toContain('Budapest')
  })

  it.each([
    [390, 341],
    [390, 300],
    [395, 334],
  ])('are those of the largest towns on a phone (%i x %i)', (width, height) => {
    const names = namesIn(width, height).map(({ town }) => town)
    expect(names).toEqual(expect.arrayContaining(['Budapest', 'Debrecen', 'Szeged', 'Miskolc', 'Pécs', 'Nyíregyháza']))
  })

  it.each([
    [790, 590, 1],
    [644, 644, 1],
    [390, 370, 1],
    [390, 370, 1.6],
  ])('never lie on each other, on a foreign station or beside the paper (%i x %i, zoom %d)', (width, height, zoom) => {
    const names = namesIn(width, height, zoom)
    const paper = paperOf(frameOf(sheet.box, width, height))
    for (const [i, name] of names.entries()) {
      expect(names.slice(i + 1).filter((other) => overlap(name, other))).toEqual([])
      expect(sheet.stations.filter(({ at, station }) => station !== name.station && isNear(name, at, 9))).toEqual([])
      for (const [x, y] of cornersOf(name)) {
        expect(x).toBeGreaterThanOrEqual(paper.left)
        expect(x).toBeLessThanOrEqual(paper.left + paper.width)
        expect(y).toBeGreaterThanOrEqual(paper.top)
        expect(y).toBeLessThanOrEqual(paper.top + paper.height)
      }
    }
  })

  it.each([
    [790, 590, 1],
    [644, 644, 1],
    [390, 370, 1],
    [390, 370, 2],
  ])('are never two at one circle (%i x %i, zoom %d)', (width, height, zoom) => {
    const names = namesIn(width, height, zoom)
    const { scale } = frameOf(sheet.box, width, height)
    const air = 26 / scale / zoom
    const stacked = names.flatMap((name) =>
      sheet.stations
        .filter(({ station, at }) => station !== name.station && isNear(name, at, 26))
        .flatMap(({ station }) => names.filter((other) => other.station === station))
        .filter((other) => overlap({ ...name, height: name.height + air * 2 }, other))
        .map((other) => [name.town, other.town]),
    )
    expect(stacked).toEqual([])
  })

  it('are not needed', () => {
    const { names: _, ...nameless } = map
    expect(placeNames(sheetOf(nameless), sheet.box, 1)).toEqual([])
  })
})

describe('the names of the ends of sections', () => {
  const frame = frameOf(sheet.box, 390, 370)
  const paper = paperOf(frame)
  const names = placeNames(sheet, paper, frame.scale)

  it('are at both ends of every section on a phone, inside the paper and apart from each other', () => {
    for (const place of sheet.sections) {
      const ends = endNames([place], sheet.stations, names, paper, frame.scale)
      const named = new Set([...names, ...ends].map(({ station }) => station))
      expect(place.section.split('-').every((station) => named.has(station))).toBe(true)
      expect(ends.filter(({ station }) => names.some((name) => name.station === station))).toEqual([])
      if (ends.length === 2) expect(overlap(ends[0], ends[1])).toBe(false)
      for (const { middle, width, height } of ends) {
        expect(middle[0] - width / 2).toBeGreaterThanOrEqual(paper.left - 0.01)
        expect(middle[0] + width / 2).toBeLessThanOrEqual(paper.left + paper.width + 0.01)
        expect(middle[1] - height / 2).toBeGreaterThanOrEqual(paper.top - 0.01)
        expect(middle[1] + height / 2).toBeLessThanOrEqual(paper.top + paper.height + 0.01)
      }
    }
  })

  it('are none where the map has no names', () => {
    const { names: _, ...nameless } = map
    const plain = sheetOf(nameless)
    expect(endNames(plain.sections, plain.stations, [], paper, 1)).toEqual([])
  })
})

describe('a tilted box', () => {
  const level = { middle: [0, 0], width: 40, height: 10, angle: 0 } as const
  const upright = { ...level, angle: Math.PI / 2 }

  it('knows how much of a line it covers', () => {
    expect(lengthInside(level, [0, -50], [0, 50])).toBeCloseTo(10)
    expect(lengthInside(upright, [0, -50], [0, 50])).toBeCloseTo(40)
    expect(lengthInside(level, [-10, 0], [100, 0])).toBeCloseTo(30)
    expect(lengthInside(level, [-50, 6], [50, 6])).toBe(0)
    expect(lengthInside(level, [30, -50], [30, 50])).toBe(0)
  })

  it('knows whether it meets another', () => {
    expect(overlap(level, { ...upright, middle: [24, 0] })).toBe(true)
    expect(overlap(level, { ...upright, middle: [26, 0] })).toBe(false)
    expect(overlap(level, { ...level, middle: [0, 11] })).toBe(false)
    expect(overlap(level, { ...level, middle: [22, 16], angle: -Math.PI / 4 })).toBe(false)
  })
})

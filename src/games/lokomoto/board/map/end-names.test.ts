import { expect, it } from 'vitest'
import type { RailMap } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import { endNames } from './end-names.ts'
import { sheetOf } from './sheet.ts'
import { overlap } from './tilted-box.ts'
import { placeNames } from './town-names.ts'
import { frameOf, paperOf } from './view.ts'

const sheet = sheetOf(standard.map as unknown as RailMap)
const frame = frameOf(sheet.box, 390, 370)
const paper = paperOf(frame)
const names = placeNames(sheet, paper, frame.scale)

it('names both ends of every section on a phone, inside the paper and apart from each other', () => {
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

it('has nothing to add where the map has no names', () => {
  const { names: _, ...nameless } = standard.map as unknown as RailMap
  const plain = sheetOf(nameless)
  expect(endNames(plain.sections, plain.stations, [], paper, 1)).toEqual([])
})

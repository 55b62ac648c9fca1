import { describe, expect, it } from 'vitest'
import type { RailMap } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import { aimedSection, nearestSection, sectionByKey } from './gestures.ts'
import { between, sheetOf } from './sheet.ts'

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

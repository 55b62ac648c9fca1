import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SECTIONS } from '../cards/cards.ts'
import { compileCards } from '../cards/tables.ts'
import { lokomoto } from './rules.ts'
import {
  addSection,
  countSections,
  findJoined,
  hasSection,
  isEmpty,
  isWithin,
  listSections,
  nthSection,
  removeSection,
  sectionsOf,
  setOf,
} from './sections.ts'

const someSections = fc.uniqueArray(fc.nat({ max: MAX_SECTIONS - 1 }))
const ascending = (list: readonly number[]) => list.toSorted((one, other) => one - other)

describe('sets of sections', () => {
  it('hold what was put into them, ascending, in all of their words', () => {
    fc.assert(
      fc.property(someSections, (list) => {
        const words = setOf(list)
        expect(sectionsOf(words, 0)).toEqual(ascending(list))
        expect(countSections(words, 0)).toBe(list.length)
        expect(isEmpty(words, 0)).toBe(list.length === 0)
        expect(ascending(list).map((_, rank) => nthSection(words, 0, rank))).toEqual(ascending(list))
        const into = new Int32Array(MAX_SECTIONS)
        expect([...into.subarray(0, listSections(words, 0, into))]).toEqual(ascending(list))
      }),
      { seed: 1, numRuns: 60 },
    )
  })

  it('lie anywhere, and a change touches nothing else', () => {
    const words = new Int32Array(12)
    for (const section of [0, 31, 32, 63, 64, 127]) {
      addSection(words, 4, section)
      expect(hasSection(words, 4, section)).toBe(true)
    }
    expect([...words.subarray(0, 4), ...words.subarray(8)]).toEqual(Array(8).fill(0))
    removeSection(words, 4, 32)
    removeSection(words, 4, 33)
    expect(sectionsOf(words, 4)).toEqual([0, 31, 63, 64, 127])
  })

  it('lie within each other or not', () => {
    fc.assert(
      fc.property(someSections, someSections, (one, other) => {
        const isSubset = one.every((section) => other.includes(section))
        expect(isWithin(setOf(one), 0, setOf(other), 0)).toBe(isSubset)
        expect(isWithin(setOf(one), 0, setOf([...one, ...other]), 0)).toBe(true)
      }),
      { seed: 1, numRuns: 60 },
    )
  })

  it('have the sections that meet another one of the set', () => {
    const { meeting, meetingSets } = compileCards(lokomoto.cards)
    const onMap = fc.uniqueArray(fc.nat({ max: meeting.length - 1 }))
    fc.assert(
      fc.property(onMap, (list) => {
        const joined = new Int32Array(4)
        findJoined(meetingSets, setOf(list), 0, joined)
        const meets = (section: number) => list.some((other) => meeting[section].includes(other))
        expect(sectionsOf(joined, 0)).toEqual(ascending(list.filter(meets)))
      }),
      { seed: 1, numRuns: 60 },
    )
  })
})

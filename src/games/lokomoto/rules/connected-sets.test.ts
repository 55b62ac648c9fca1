import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ConnectedSets } from './connected-sets.ts'
import { setOf } from './sections.ts'
import { CORNER_SECTIONS, isDrawable, isJoined, numbersOf, smallTables, subsetsOf } from './testing/networks.ts'

const LARGEST = 9
const nameOf = (section: number) => smallTables.sections[section]

/** Every set that the walker visits, by size. */
function walked(open: (walker: ConnectedSets) => void, walker: ConnectedSets): string[][] {
  return Array.from({ length: LARGEST + 1 }, (_, size) => {
    const found: string[] = []
    if (size === 0) return found
    open(walker)
    while (walker.next(size)) found.push(walker.sections().map(nameOf).join(' '))
    return found
  })
}

function counted(open: (walker: ConnectedSets) => void, walker: ConnectedSets, largest = LARGEST): number[] {
  const counts = new Float64Array(LARGEST + 1)
  open(walker)
  walker.count(counts, largest)
  return [...counts]
}

/** The same by brute force: all subsets that are connected and, with `oneStroke`, that one stroke can draw. */
function bruteForce(network: readonly string[], oneStroke: boolean): string[][] {
  const sets = subsetsOf(network).filter((set) => set.length > 0 && isJoined(set) && (!oneStroke || isDrawable(set)))
  return Array.from({ length: LARGEST + 1 }, (_, size) =>
    sets.filter((set) => set.length === size).map((set) => set.join(' ')),
  )
}

const sorted = (sets: readonly (readonly string[])[]) => sets.map((each) => each.toSorted())
const lengths = (sets: readonly (readonly string[])[]) => sets.map(({ length }) => length)

describe.each([false, true])('connected sets, of one stroke: %s', (oneStroke) => {
  // One walker for all, so that a test would notice what an earlier walk has left behind.
  const walker = new ConnectedSets(smallTables, oneStroke)
  const network = fc.subarray(CORNER_SECTIONS, { minLength: 5, maxLength: oneStroke ? 9 : 10 })

  it('LK-B1, LK-X1: of a network are found each once, and counted as they are found', () => {
    fc.assert(
      fc.property(network, (sections) => {
        const open = (each: ConnectedSets) => each.open(setOf(numbersOf(sections)), 0)
        const expected = bruteForce(sections, oneStroke)
        expect(sorted(walked(open, walker))).toEqual(sorted(expected))
        expect(counted(open, walker)).toEqual(lengths(expected))
      }),
      { seed: 1, numRuns: 25 },
    )
  })

  it('LK-B2: around seeds are found each once, under the first of the seeds that they contain', () => {
    fc.assert(
      fc.property(network, fc.integer({ min: 1, max: 4 }), fc.nat(), (sections, seedSize, pick) => {
        const words = setOf(numbersOf(sections))
        const joined = subsetsOf(sections).filter((set) => set.length === seedSize && isJoined(set))
        const seeds = joined.filter((_, i) => (i + pick) % 3 !== 0).map(numbersOf)
        const all = seeds.map((seed) => Int32Array.from(seed))
        const found: string[][] = Array.from({ length: LARGEST + 1 }, () => [])
        const counts = Array<number>(LARGEST + 1).fill(0)
        for (const [i, seed] of all.entries()) {
          const open = (each: ConnectedSets) => each.openAround(words, 0, seed, all.slice(0, i))
          for (const [size, sets] of walked(open, walker).entries()) found[size].push(...sets)
          for (const [size, count] of counted(open, walker).entries()) counts[size] += count
        }
        const holdsSeed = (set: string) =>
          seeds.some((seed) => seed.every((section) => set.split(' ').includes(nameOf(section))))
        const expected = bruteForce(sections, oneStroke).map((sets) => sets.filter(holdsSeed))
        expect(sorted(found)).toEqual(sorted(expected))
        expect(counts).toEqual(lengths(expected))
      }),
      { seed: 1, numRuns: 20 },
    )
  })

  it('are counted up to a size and no further', () => {
    const open = (each: ConnectedSets) => each.open(setOf(numbersOf(['a1-a2', 'a1-b1', 'a2-b1', 'b1-c1'])), 0)
    const all = counted(open, walker)
    for (const largest of [1, 2, 3, 4]) {
      expect(counted(open, walker, largest)).toEqual(all.map((count, size) => (size <= largest ? count : 0)))
    }
  })

  it('around a seed that is larger than asked for there are none', () => {
    const sections = numbersOf(['a1-a2', 'a1-b1', 'a2-b1'])
    const open = (each: ConnectedSets) => each.openAround(setOf(sections), 0, Int32Array.from(sections), [])
    expect(counted(open, walker, 2)).toEqual(Array(LARGEST + 1).fill(0))
    open(walker)
    expect(walker.next(2)).toBe(false)
    expect(walker.next(2)).toBe(false)
  })
})

describe('a walk', () => {
  it('knows what is in the set now', () => {
    const walker = new ConnectedSets(smallTables, false)
    const network = numbersOf(['a1-a2', 'a1-b1', 'b1-c1', 'c1-d1'])
    walker.open(setOf(network), 0)
    while (walker.next(3)) expect(network.filter((section) => walker.has(section))).toEqual(walker.sections())
  })

  it('can be left in the middle', () => {
    const walker = new ConnectedSets(smallTables, true)
    const network = setOf(numbersOf(['a1-a2', 'a1-b1', 'a2-b1', 'b1-c1', 'c1-d1']))
    walker.open(network, 0)
    expect(walker.next(4)).toBe(true)
    const open = (each: ConnectedSets) => each.open(network, 0)
    expect(counted(open, walker)).toEqual(counted(open, new ConnectedSets(smallTables, true)))
  })

  it('adds to what was counted before', () => {
    const walker = new ConnectedSets(smallTables, false)
    const counts = new Float64Array(LARGEST + 1).fill(10)
    walker.open(setOf(numbersOf(['a1-a2', 'a1-b1'])), 0)
    walker.count(counts, 3)
    expect([...counts.subarray(0, 5)]).toEqual([10, 12, 11, 10, 10])
  })

  it('counts the whole small map without listing it', () => {
    const walker = new ConnectedSets(smallTables, false)
    walker.open(setOf(smallTables.sections.keys()), 0)
    const counts = new Float64Array(LARGEST + 1)
    walker.count(counts, 6)
    const pairs = smallTables.meeting.reduce((sum, { length }) => sum + length, 0) / 2
    expect([...counts.subarray(1, 3)]).toEqual([33, pairs])
    for (const size of [4, 5]) {
      let found = 0
      walker.open(setOf(smallTables.sections.keys()), 0)
      while (walker.next(size)) found++
      expect(counts[size]).toBe(found)
    }
  })
})

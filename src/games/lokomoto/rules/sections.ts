import { countBits, lowestBit, nthBit } from '#engine/bits.ts'

/** Sets of sections: four words of bits inside a larger array. Section n of the map is bit n. */

export const SET_WORDS = 4

export function hasSection(words: Int32Array, at: number, section: number): boolean {
  return ((words[at + (section >> 5)] >>> (section & 31)) & 1) === 1
}

export function addSection(words: Int32Array, at: number, section: number): void {
  words[at + (section >> 5)] |= 1 << (section & 31)
}

export function removeSection(words: Int32Array, at: number, section: number): void {
  words[at + (section >> 5)] &= ~(1 << (section & 31))
}

export function countSections(words: Int32Array, at: number): number {
  return countBits(words[at]) + countBits(words[at + 1]) + countBits(words[at + 2]) + countBits(words[at + 3])
}

export function isEmpty(words: Int32Array, at: number): boolean {
  return (words[at] | words[at + 1] | words[at + 2] | words[at + 3]) === 0
}

/** The section that has `rank` others of the set before it. */
export function nthSection(words: Int32Array, at: number, rank: number): number {
  let rest = rank
  for (let i = 0; ; i++) {
    const count = countBits(words[at + i])
    if (rest < count) return (i << 5) + nthBit(words[at + i], rest)
    rest -= count
  }
}

/** Writes the sections of a set into `list`, ascending, and returns their number. */
export function listSections(words: Int32Array, at: number, list: Int32Array): number {
  let count = 0
  for (let i = 0; i < SET_WORDS; i++) {
    for (let left = words[at + i]; left !== 0; left &= left - 1) list[count++] = (i << 5) + lowestBit(left)
  }
  return count
}

/** The sections of a set, ascending. */
export function sectionsOf(words: Int32Array, at: number): number[] {
  const list: number[] = []
  for (let i = 0; i < SET_WORDS; i++) {
    for (let left = words[at + i]; left !== 0; left &= left - 1) list.push((i << 5) + lowestBit(left))
  }
  return list
}

/** Whether every section of one set is in the other. */
export function isWithin(words: Int32Array, at: number, others: Int32Array, othersAt: number): boolean {
  return (
    ((words[at] & ~others[othersAt]) |
      (words[at + 1] & ~others[othersAt + 1]) |
      (words[at + 2] & ~others[othersAt + 2]) |
      (words[at + 3] & ~others[othersAt + 3])) ===
    0
  )
}

/** Writes into `joined` the sections of a set that meet another one of it; `meeting` has a set for each section. */
export function findJoined(meeting: Int32Array, words: Int32Array, at: number, joined: Int32Array): void {
  for (let i = 0; i < SET_WORDS; i++) {
    let found = 0
    for (let left = words[at + i]; left !== 0; left &= left - 1) {
      const set = ((i << 5) + lowestBit(left)) * SET_WORDS
      const met =
        (meeting[set] & words[at]) |
        (meeting[set + 1] & words[at + 1]) |
        (meeting[set + 2] & words[at + 2]) |
        (meeting[set + 3] & words[at + 3])
      if (met !== 0) found |= left & -left
    }
    joined[i] = found
  }
}

export function setOf(sections: Iterable<number>): Int32Array {
  const words = new Int32Array(SET_WORDS)
  for (const section of sections) addSection(words, 0, section)
  return words
}

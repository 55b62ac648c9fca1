/** Sets of small numbers as the bits of a word. */

const { clz32, imul } = Math

/** How many bits are set. */
export function countBits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The number of the lowest bit that is set. */
export function lowestBit(word: number): number {
  return 31 - clz32(word & -word)
}

export function highestBit(word: number): number {
  return 31 - clz32(word)
}

/** The number of the bit that has `rank` set bits below it. */
export function nthBit(word: number, rank: number): number {
  let rest = word
  for (let skipped = 0; skipped < rank; skipped++) rest &= rest - 1
  return lowestBit(rest)
}

/** The numbers of the bits that are set, lowest first. */
export function bitsOf(word: number): number[] {
  const bits: number[] = []
  for (let rest = word; rest !== 0; rest &= rest - 1) bits.push(lowestBit(rest))
  return bits
}

import { nextBits, RNG_WORDS, seedWords } from '../random.ts'

/** The fast generator with four words of state. */
export function fast(...state: readonly number[]): Int32Array {
  return Int32Array.of(...state, 0)
}

export function draws(words: readonly number[], count: number): number[] {
  const state = fast(...words.slice(0, 4))
  return Array.from({ length: count }, () => nextBits(state, 0))
}

export function seeded(seed: string): Int32Array {
  const words = new Int32Array(RNG_WORDS)
  seedWords(words, 0, seed)
  return words
}

/** The chi-square statistic of counts that should all be equal; its mean is the number of counts minus one. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Far above random variation: the mean and six standard deviations. */
export const tooUneven = (counts: readonly number[]) => counts.length - 1 + 6 * Math.sqrt(2 * (counts.length - 1))

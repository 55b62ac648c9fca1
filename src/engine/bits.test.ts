import { expect, it } from 'vitest'
import { bitsOf, countBits, highestBit, lowestBit, nthBit } from './bits.ts'

it.each([
  [0b1, [0]],
  [0b1011_0000, [4, 5, 7]],
  [1 << 31, [31]],
  [-1, Array.from({ length: 32 }, (_, i) => i)],
])('finds the bits of %i', (word, bits) => {
  expect(bitsOf(word)).toEqual(bits)
  expect(countBits(word)).toBe(bits.length)
  expect(lowestBit(word)).toBe(bits[0])
  expect(highestBit(word)).toBe(bits.at(-1))
  expect(bits.map((_, rank) => nthBit(word, rank))).toEqual(bits)
})

it('finds none where there are none', () => {
  expect(bitsOf(0)).toEqual([])
  expect(countBits(0)).toBe(0)
})

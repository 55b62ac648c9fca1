import { expect, it } from 'vitest'
import { BLOCK_WORDS, chacha20Block } from './chacha20.ts'

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
const NO_KEY = Array<number>(8).fill(0)

function blockOf(words: readonly number[]): string {
  const output = new Int32Array(BLOCK_WORDS)
  chacha20Block(Int32Array.from(words), output)
  return Array.from(output, (word) => (word >>> 0).toString(16).padStart(8, '0')).join(' ')
}

it('gives the block of RFC 8439, 2.3.2', () => {
  const key = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c]
  expect(blockOf([...CONSTANTS, ...key, 1, 0x09000000, 0x4a000000, 0])).toBe(
    'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
      '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
  )
})

it('gives the first and second block of RFC 8439, A.1', () => {
  expect(blockOf([...CONSTANTS, ...NO_KEY, 0, 0, 0, 0])).toBe(
    'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
      '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
  )
  expect(blockOf([...CONSTANTS, ...NO_KEY, 1, 0, 0, 0])).toBe(
    'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 ' +
      '7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
  )
})

it('leaves its input as it was', () => {
  const input = Int32Array.from({ length: BLOCK_WORDS }, (_, i) => i)
  const before = input.slice()
  chacha20Block(input, new Int32Array(BLOCK_WORDS))
  expect(input).toEqual(before)
})

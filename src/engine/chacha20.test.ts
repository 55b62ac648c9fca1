import { describe, expect, it } from 'vitest'
import { BLOCK_WORDS, chacha20Block } from './chacha20.ts'
import { nextBits, RNG_WORDS, Rng, SECURE_SEED, seedWords } from './random.ts'
import { chiSquare, draws, seeded, tooUneven } from './testing/draws.ts'

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

describe('a seed that names ChaCha20', () => {
  /** The generator with a key of zeros, which published blocks begin with. */
  const zeroKey = () => Int32Array.of(0, 0, 0, 0, 1)

  it('draws from the published block of a 128-bit key, whose first four words are the next state', () => {
    const words = zeroKey()
    const block = '89670952608364fd00b2f90936f031c8e756e15d'
    expect(nextBits(words, 0)).toBe(littleEndian(block.slice(32)))
    expect([...words]).toEqual([0, 8, 16, 24].map((at) => littleEndian(block.slice(at, at + 8)) | 0).concat(1))
  })

  function littleEndian(hex: string): number {
    return Number.parseInt(hex.slice(0, 8).replace(/(..)(..)(..)(..)/, '$4$3$2$1'), 16)
  }

  // Records of online games replay only as long as these stay what they are.
  it('begins with the SHA-256 of the whole text, and gives the draws that it has always given', () => {
    const words = seeded('chacha20:abc')
    expect([...words].map((word) => word >>> 0)).toEqual([0xc3e1e28f, 0xff5b2941, 0xff29b36d, 0xdbb33e66, 1])
    expect(Array.from({ length: 6 }, () => nextBits(words, 0))).toEqual([
      2628159022, 3339192280, 337561131, 976216412, 988839296, 643889679,
    ])
  })

  it('works on its words wherever they lie, and touches no others', () => {
    const words = new Int32Array(RNG_WORDS + 4).fill(9)
    seedWords(words, 2, 'chacha20:abc')
    const twin = seeded('chacha20:abc')
    for (let k = 0; k < 5; k++) expect(nextBits(words, 2)).toBe(nextBits(twin, 0))
    expect([...words.subarray(0, 2), ...words.subarray(2 + RNG_WORDS)]).toEqual([9, 9, 9, 9])
  })

  it('can be seeded over another generator, and the other way round', () => {
    const words = seeded('chacha20:abc')
    seedWords(words, 0, 'S/1')
    expect(words).toEqual(seeded('S/1'))
    seedWords(words, 0, 'chacha20:abc')
    expect(words).toEqual(seeded('chacha20:abc'))
  })

  it.each([2, 6, 7, 50, 1000, 2 ** 21 - 1, 2 ** 40])('gives numbers below %i equally often', (limit) => {
    const rng = new Rng(`${SECURE_SEED}even/${limit}`)
    const counts = Array(Math.min(limit, 50)).fill(0)
    for (let k = 0; k < counts.length * 400; k++) counts[Math.floor((rng.below(limit) * counts.length) / limit)]++
    expect(chiSquare(counts)).toBeLessThan(tooUneven(counts))
  })

  it('sets every bit of the draws and of the state half of the time', () => {
    const words = seeded('chacha20:bits')
    const set = Array(160).fill(0)
    for (let k = 0; k < 2000; k++) {
      const drawn = nextBits(words, 0)
      for (const [i, word] of [drawn, ...words.subarray(0, 4)].entries()) {
        for (let bit = 0; bit < 32; bit++) set[i * 32 + bit] += (word >>> bit) & 1
      }
    }
    for (const count of set) expect(Math.abs(count - 1000)).toBeLessThan(140)
  })

  it('branches into the fast generator, also over words of its own kind: bots stay fast', () => {
    const rng = new Rng('chacha20:abc')
    const words = seeded('chacha20:real')
    rng.branch(words, 0)
    const [a, b, c, d, kind] = words
    expect(kind).toBe(0)
    expect(Array.from({ length: 4 }, () => nextBits(words, 0))).toEqual(draws([a, b, c, d], 4))
  })
})

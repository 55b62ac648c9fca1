import { BLOCK_WORDS, chacha20Block } from './chacha20.ts'
import { sha256 } from './sha256.ts'

/**
 * Seeded randomness. It uses integer operations only, so that every machine and browser draws the same. The words of a
 * generator may be part of a larger array, such as a game state, and are copied and saved with it.
 *
 * The seed selects the generator. A text that begins with `chacha20:` is expanded by ChaCha20, from whose draws no
 * other draw can be computed; online tables use it. Any other text is expanded by xoshiro128**, which is much faster.
 */

/** 128 bits of state in either generator. */
const STATE_WORDS = 4
/** The word after the state says which generator it is. */
const KIND = STATE_WORDS
export const RNG_WORDS = STATE_WORDS + 1

export const SECURE_SEED = 'chacha20:'

const XOSHIRO = 0
const CHACHA20 = 1

const { imul } = Math

/** Initializes a generator from any text. */
export function seedWords(words: Int32Array, at: number, seed: string): void {
  if (seed.startsWith(SECURE_SEED)) seedChacha20(words, at, seed)
  else seedXoshiro(words, at, seed)
}

function seedChacha20(words: Int32Array, at: number, seed: string): void {
  const hash = sha256(seed)
  for (let i = 0; i < STATE_WORDS; i++) words[at + i] = Number.parseInt(hash.slice(i * 8, i * 8 + 8), 16)
  words[at + KIND] = CHACHA20
}

/** Each step of the hash spreads every bit of the text so far over all four words. */
function seedXoshiro(words: Int32Array, at: number, seed: string): void {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = 0xb7e15162
  let d = 0x8aed2a6a
  // The length closes the text, and the rounds after it spread the last characters as well as the first.
  const closing = 8
  for (let i = 0; i < seed.length + closing; i++) {
    const unit = i < seed.length ? seed.charCodeAt(i) : seed.length + i
    a = Math.imul(a ^ unit, 0x85ebca6b)
    b = Math.imul(b ^ (a >>> 15) ^ unit, 0xc2b2ae35)
    c = Math.imul(c ^ (b >>> 13) ^ a, 0x27d4eb2f)
    d = Math.imul(d ^ (c >>> 16) ^ b, 0x165667b1)
    a = (a + rotateLeft(d, 11)) | 0
  }
  words[at] = a
  words[at + 1] = b
  words[at + 2] = c
  words[at + 3] = d | 1 // all four words zero would stay zero for ever
  words[at + KIND] = XOSHIRO
}

/** The next 32 random bits, as a number from 0 to 2^32 - 1. */
export function nextBits(words: Int32Array, at: number): number {
  return nextWord(words, at) >>> 0
}

/** The same as a signed word, which the fast path below uses without a conversion. */
function nextWord(words: Int32Array, at: number): number {
  if (words[at + KIND] !== XOSHIRO) return nextSecureWord(words, at)
  const s1 = words[at + 1]
  const s2 = words[at + 2] ^ words[at]
  const s3 = words[at + 3] ^ s1
  words[at] ^= s3
  words[at + 1] = s1 ^ s2
  words[at + 2] = s2 ^ (s1 << 9)
  // Rotations, written out: with calls V8 inlines less of what draws.
  words[at + 3] = (s3 << 11) | (s3 >>> 21)
  const five = imul(s1, 5)
  return imul((five << 7) | (five >>> 25), 9)
}

/** Constants of ChaCha20 with a 128-bit key: "expand 16-byte k". The counter and the nonce stay 0. */
const INPUT = Int32Array.of(0x61707865, 0x3120646e, 0x79622d36, 0x6b206574, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
const OUTPUT = new Int32Array(BLOCK_WORDS)

/**
 * One block for each draw, with the state as the key: four words of it replace the state and the next one is the draw.
 * So draws say nothing about the state, and a state says nothing about the draws before it.
 */
function nextSecureWord(words: Int32Array, at: number): number {
  for (let i = 0; i < STATE_WORDS; i++) {
    INPUT[4 + i] = words[at + i]
    INPUT[8 + i] = words[at + i]
  }
  chacha20Block(INPUT, OUTPUT)
  for (let i = 0; i < STATE_WORDS; i++) words[at + i] = OUTPUT[i]
  return OUTPUT[STATE_WORDS]
}

/**
 * A whole number from 0 to limit - 1, each exactly equally likely (Lemire's method): the upper half of the product of 32
 * random bits and the limit, unless the lower half is one of the few that would make some numbers likelier.
 */
export function randomBelow(words: Int32Array, at: number, limit: number): number {
  if (limit > SMALL_LIMIT) return randomBelowLarge(words, at, limit)
  let word = nextWord(words, at)
  // Both unsigned: otherwise V8 compares floating-point numbers.
  if (imul(word, limit) >>> 0 < limit >>> 0) word = evenWord(words, at, limit, word)
  return (imul(word >>> 16, limit) + (imul(word & 0xffff, limit) >>> 16)) >>> 16
}

/** Draws again while the word would make some numbers likelier. */
function evenWord(words: Int32Array, at: number, limit: number, drawn: number): number {
  const uneven = TWO_32 % limit
  let word = drawn
  while (imul(word, limit) >>> 0 < uneven) word = nextWord(words, at)
  return word
}

/** Up to here the product can be computed with two integers, which is faster. */
const SMALL_LIMIT = 0x8000
/** Up to here it is exact in a double. */
const LARGE_LIMIT = 0x20_0000

function randomBelowLarge(words: Int32Array, at: number, limit: number): number {
  if (limit > LARGE_LIMIT) return randomBelowHuge(words, at, limit)
  const uneven = TWO_32 % limit
  for (;;) {
    const product = nextBits(words, at) * limit
    const whole = Math.floor(product / TWO_32)
    if (product - whole * TWO_32 >= uneven) return whole
  }
}

/** 53 random bits, drawn again while they are in the incomplete range at the end. */
function randomBelowHuge(words: Int32Array, at: number, limit: number): number {
  const even = TWO_53 - (TWO_53 % limit)
  for (;;) {
    const value = (nextBits(words, at) >>> 11) * TWO_32 + nextBits(words, at)
    if (value < even) return value % limit
  }
}

/** Shuffles `count` items starting at `from`, each order equally likely (Fisher-Yates). */
export function shuffleWords(words: Int32Array, at: number, items: Int32Array, from: number, count: number): void {
  for (let left = count; left > 1; left--) {
    const picked = from + randomBelow(words, at, left)
    const last = from + left - 1
    const item = items[picked]
    items[picked] = items[last]
    items[last] = item
  }
}

/** A separate seeded generator, for bots, tests and sampling. */
export class Rng {
  readonly #words = new Int32Array(RNG_WORDS)

  constructor(seed: string) {
    seedWords(this.#words, 0, seed)
  }

  below(limit: number): number {
    return randomBelow(this.#words, 0, limit)
  }

  /** Initializes an independent generator at `at` in `words`; always the fast one. */
  branch(words: Int32Array, at: number): void {
    for (let i = 0; i < STATE_WORDS; i++) words[at + i] = nextBits(this.#words, 0)
    words[at + KIND] = XOSHIRO
  }

  /** A new array with the same items in random order. */
  shuffled(items: Iterable<number>): number[] {
    const order = Int32Array.from(items)
    shuffleWords(this.#words, 0, order, 0, order.length)
    return [...order]
  }
}

const TWO_32 = 0x1_0000_0000
const TWO_53 = 0x20_0000_0000_0000

function rotateLeft(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}

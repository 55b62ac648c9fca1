/**
 * SHA-512 (FIPS 180-4) for signatures in pages. The library that computes SHA-256 has it too, but in the same file, which
 * every page loads. It is slow, and needed only for short texts.
 */

const WORD = (1n << 64n) - 1n
const BLOCK = 128
const ROUNDS = 80

const PRIMES = firstPrimes(ROUNDS)
/** The first 64 bits after the point of cube roots and of square roots of primes. */
const CONSTANTS = PRIMES.map((prime) => root(prime << 192n, 3n) & WORD)
const START = PRIMES.slice(0, 8).map((prime) => root(prime << 128n, 2n) & WORD)

export function sha512(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 17) / BLOCK) * BLOCK)
  padded.set(message)
  padded[message.length] = 0x80
  const data = new DataView(padded.buffer)
  data.setBigUint64(padded.length - 8, BigInt(message.length) * 8n)
  let hash: readonly bigint[] = START
  for (let at = 0; at < padded.length; at += BLOCK) hash = withBlock(hash, data, at)
  const result = new DataView(new ArrayBuffer(64))
  hash.forEach((word, i) => void result.setBigUint64(i * 8, word))
  return new Uint8Array(result.buffer)
}

function withBlock(hash: readonly bigint[], data: DataView, at: number): bigint[] {
  const words = Array.from({ length: 16 }, (_, i) => data.getBigUint64(at + i * 8))
  let [a, b, c, d, e, f, g, h] = hash
  for (let round = 0; round < ROUNDS; round++) {
    if (round >= 16) {
      const [early, late] = [words[round - 15], words[round - 2]]
      const mixed = turn(early, 1n) ^ turn(early, 8n) ^ (early >> 7n)
      words.push(
        (words[round - 16] + mixed + words[round - 7] + (turn(late, 19n) ^ turn(late, 61n) ^ (late >> 6n))) & WORD,
      )
    }
    const first =
      h + (turn(e, 14n) ^ turn(e, 18n) ^ turn(e, 41n)) + ((e & f) ^ (~e & g)) + CONSTANTS[round] + words[round]
    const second = (turn(a, 28n) ^ turn(a, 34n) ^ turn(a, 39n)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) & WORD, c, b, a, (first + second) & WORD]
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + hash[i]) & WORD)
}

/** Rotates a word to the right. */
function turn(word: bigint, bits: bigint): bigint {
  return (word >> bits) | ((word << (64n - bits)) & WORD)
}

function firstPrimes(count: number): bigint[] {
  const primes: bigint[] = []
  for (let number = 2n; primes.length < count; number++) {
    if (primes.every((prime) => number % prime !== 0n)) primes.push(number)
  }
  return primes
}

/** The whole part of the root, by bisection. */
function root(value: bigint, degree: bigint): bigint {
  let [low, high] = [0n, 1n << 100n]
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** degree <= value) low = middle
    else high = middle
  }
  return low
}

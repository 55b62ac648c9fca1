import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Checks Ed25519 signatures (RFC 8032) in pages, because `crypto.subtle` is missing in pages that came over plain HTTP,
 * as on a home network. Nothing here is secret, so it need not take constant time.
 */

const P = 2n ** 255n - 19n
/** The order of the base point. */
const L = 2n ** 252n + 27742317777372353535851937790883648493n
const D = mod(-121665n * inverse(121666n))
const ROOT_OF_MINUS_ONE = power(2n, (P - 1n) / 4n)
const SIGN_BIT = 1n << 255n

/** A point of the curve in extended coordinates: x = X/Z, y = Y/Z, T = XY/Z. */
interface Point {
  readonly x: bigint
  readonly y: bigint
  readonly z: bigint
  readonly t: bigint
}

const NEUTRAL: Point = { x: 0n, y: 1n, z: 1n, t: 0n }
const BASE = pointOf(mod(4n * inverse(5n)))

/** Whether a signature (128 hexadecimal digits) of this text was made with this key (64 digits). */
export function isSignatureOf(signature: string, text: string, key: string): boolean {
  const [r, s] = [signature.slice(0, 64), signature.slice(64)]
  const owner = pointOf(littleEndian(hexToBytes(key)))
  const factor = littleEndian(hexToBytes(s))
  if (owner === undefined || BASE === undefined || factor >= L) return false
  const hash = littleEndian(sha512(concatBytes(hexToBytes(r), hexToBytes(key), utf8ToBytes(text)))) % L
  return encoded(add(times(BASE, factor), times(negative(owner), hash))) === r
}

function mod(value: bigint): bigint {
  const rest = value % P
  return rest < 0n ? rest + P : rest
}

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, mod(base)]
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = mod(result * square)
    square = mod(square * square)
  }
  return result
}

function inverse(value: bigint): bigint {
  return power(value, P - 2n)
}

/** The point with this encoding: y, and the lowest bit of x as the highest one. Undefined if there is none. */
function pointOf(encoding: bigint): Point | undefined {
  const y = encoding & (SIGN_BIT - 1n)
  if (y >= P) return undefined
  const [u, v] = [mod(y * y - 1n), mod(D * y * y + 1n)]
  const square = mod(u * inverse(v))
  let x = power(square, (P + 3n) / 8n)
  if (mod(x * x) !== square) x = mod(x * ROOT_OF_MINUS_ONE)
  if (mod(x * x) !== square) return undefined
  const isOdd = encoding >= SIGN_BIT
  if (x === 0n && isOdd) return undefined
  if (((x & 1n) === 1n) !== isOdd) x = P - x
  return { x, y, z: 1n, t: mod(x * y) }
}

function add(one: Point, other: Point): Point {
  const a = (one.y - one.x) * (other.y - other.x)
  const b = (one.y + one.x) * (other.y + other.x)
  const c = mod(2n * D * one.t) * other.t
  const d = 2n * one.z * other.z
  const [e, f, g, h] = [mod(b - a), mod(d - c), mod(d + c), mod(b + a)]
  return { x: mod(e * f), y: mod(g * h), z: mod(f * g), t: mod(e * h) }
}

function negative({ x, y, z, t }: Point): Point {
  return { x: mod(-x), y, z, t: mod(-t) }
}

function times(point: Point, factor: bigint): Point {
  let [sum, double] = [NEUTRAL, point]
  for (let rest = factor; rest > 0n; rest >>= 1n) {
    if (rest & 1n) sum = add(sum, double)
    double = add(double, double)
  }
  return sum
}

function encoded({ x, y, z }: Point): string {
  const scale = inverse(z)
  const value = mod(y * scale) | (mod(x * scale) & 1n ? SIGN_BIT : 0n)
  const hex = value.toString(16).padStart(64, '0')
  return bytesToHex(hexToBytes(hex).reverse())
}

function littleEndian(bytes: Uint8Array): bigint {
  return BigInt(`0x${bytesToHex(Uint8Array.from(bytes).reverse())}`)
}

/**
 * SHA-512 (FIPS 180-4) for signatures in pages. The library that computes SHA-256 has it too, but in a file that every
 * page loads. This one is slow, and only used for short texts.
 */

const WORD = (1n << 64n) - 1n
const BLOCK = 128
const ROUNDS = 80

const PRIMES = firstPrimes(ROUNDS)
/** The first 64 bits of the fractional parts of cube roots and of square roots of primes. */
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

/** The integer part of the root, by bisection. */
function root(value: bigint, degree: bigint): bigint {
  let [low, high] = [0n, 1n << 100n]
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** degree <= value) low = middle
    else high = middle
  }
  return low
}

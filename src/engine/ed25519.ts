import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { sha512 } from './sha512.ts'

/**
 * Checks Ed25519 signatures (RFC 8032) in pages: the browser's `crypto.subtle` is missing in those that came over plain
 * HTTP, as on a home network. Nothing here is secret, so it may take more or less time.
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

/** Whether a signature, of 128 hexadecimal digits, is of this text and by the owner of this key, of 64 digits. */
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

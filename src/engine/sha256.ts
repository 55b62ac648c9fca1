/**
 * SHA-256 as FIPS 180-4 defines it. The browser's own answers later, and not at all in a page that came over plain http,
 * as on a home network.
 */

/** The SHA-256 of a text in UTF-8, as 64 lower-case hexadecimal digits. */
export function sha256(text: string): string {
  const message = padded(new TextEncoder().encode(text))
  const hash = Int32Array.from(FIRST_HASH)
  const schedule = new Int32Array(ROUNDS)
  for (let block = 0; block < message.byteLength; block += BLOCK_BYTES) {
    fill(schedule, message, block)
    compress(hash, schedule)
  }
  return Array.from(hash, hexadecimal).join('')
}

const ROUNDS = 64
const BLOCK_BYTES = 64
/** Behind the message stand a single bit and, at the very end, its length in 64 bits. */
const CLOSING_BYTES = 1 + 8

function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + CLOSING_BYTES) / BLOCK_BYTES)
  const message = new Uint8Array(blocks * BLOCK_BYTES)
  message.set(bytes)
  message[bytes.length] = 0x80
  const view = new DataView(message.buffer)
  view.setBigUint64(message.length - 8, BigInt(bytes.length) * 8n)
  return view
}

function fill(schedule: Int32Array, message: DataView, block: number): void {
  for (let t = 0; t < 16; t++) schedule[t] = message.getInt32(block + 4 * t)
  for (let t = 16; t < ROUNDS; t++) {
    const early = schedule[t - 15]
    const late = schedule[t - 2]
    const s0 = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3)
    const s1 = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10)
    schedule[t] = schedule[t - 16] + s0 + schedule[t - 7] + s1
  }
}

function compress(hash: Int32Array, schedule: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash
  for (let t = 0; t < ROUNDS; t++) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const sumOfE = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)
    const sumOfA = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)
    const first = (h + sumOfE + choice + ROUND_WORDS[t] + schedule[t]) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + sumOfA + majority) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] += word
}

function rotateRight(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function hexadecimal(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}

/** The first 32 bits of the fractions of the square roots of the first 8 primes. */
const FIRST_HASH = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const ROUND_WORDS = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
)

/** The words of a block, and of what it is made from: four constants, eight of the key, a counter and a nonce. */
export const BLOCK_WORDS = 16

/** The ChaCha20 block function (RFC 8439, 2.3): scrambles the 16 words of `input` into `output`. */
export function chacha20Block(input: Int32Array, output: Int32Array): void {
  output.set(input)
  for (let doubleRound = 0; doubleRound < 10; doubleRound++) {
    quarterRound(output, 0, 4, 8, 12)
    quarterRound(output, 1, 5, 9, 13)
    quarterRound(output, 2, 6, 10, 14)
    quarterRound(output, 3, 7, 11, 15)
    quarterRound(output, 0, 5, 10, 15)
    quarterRound(output, 1, 6, 11, 12)
    quarterRound(output, 2, 7, 8, 13)
    quarterRound(output, 3, 4, 9, 14)
  }
  for (let i = 0; i < BLOCK_WORDS; i++) output[i] += input[i]
}

function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b]
  x[d] = rotateLeft(x[d] ^ x[a], 16)
  x[c] += x[d]
  x[b] = rotateLeft(x[b] ^ x[c], 12)
  x[a] += x[b]
  x[d] = rotateLeft(x[d] ^ x[a], 8)
  x[c] += x[d]
  x[b] = rotateLeft(x[b] ^ x[c], 7)
}

function rotateLeft(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha512 } from './ed25519.ts'

test('computes what Node computes, for texts around the length of a block', () => {
  for (const length of [0, 1, 3, 110, 111, 112, 113, 127, 128, 129, 239, 240, 1000]) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 0xff)
    const expected = createHash('sha512').update(message).digest('hex')
    expect(Buffer.from(sha512(message)).toString('hex'), `${length} bytes`).toBe(expected)
  }
})

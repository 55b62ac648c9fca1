import { expect, test } from 'vitest'
import { testKey } from '#fair/testing/test-key.ts'
import { isSignatureOf } from './ed25519.ts'

test('accepts the signature of RFC 8032, 7.1, test 2', () => {
  const signature =
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00'
  expect(isSignatureOf(signature, 'r', '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c')).toBe(true)
})

test('accepts what Node signs, and nothing that differs by a character', () => {
  for (let number = 1; number <= 5; number++) {
    const { publicKey, sign } = testKey(number)
    const text = `digest ${number} é`
    const signature = sign(text)
    expect(isSignatureOf(signature, text, publicKey)).toBe(true)
    expect(isSignatureOf(signature, `${text}.`, publicKey)).toBe(false)
    expect(isSignatureOf(signature, text, testKey(number + 1).publicKey)).toBe(false)
    for (const at of [0, 30, 63, 64, 100, 127]) {
      const other = signature[at] === '0' ? '1' : '0'
      expect(isSignatureOf(signature.slice(0, at) + other + signature.slice(at + 1), text, publicKey)).toBe(false)
    }
  }
})

test('does not accept a second form of the same signature, and no key that is not on the curve', () => {
  const { publicKey, sign } = testKey(7)
  const signature = sign('text')
  const order = 2n ** 252n + 27742317777372353535851937790883648493n
  const reversed = (hex: string) => hex.match(/../g)?.reverse().join('') ?? ''
  const larger = (BigInt(`0x${reversed(signature.slice(64))}`) + order).toString(16).padStart(64, '0')
  expect(isSignatureOf(signature.slice(0, 64) + reversed(larger), 'text', publicKey)).toBe(false)
  for (const key of ['02'.padEnd(64, '0'), 'f'.repeat(64)]) expect(isSignatureOf(signature, 'text', key)).toBe(false)
})

import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { RecordKey } from '../fair.ts'

/** What PKCS #8 writes before the 32 bytes of an Ed25519 key. */
const PREFIX = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20]
const DIGITS = 64

/** The key of a server, the same one for each number. */
export function testKey(number: number): RecordKey {
  const bytes = [...PREFIX, ...Array.from({ length: 32 }, () => number)]
  const pem = `-----BEGIN PRIVATE KEY-----\n${btoa(String.fromCharCode(...bytes))}\n-----END PRIVATE KEY-----`
  const key = createPrivateKey(pem)
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('hex').slice(-DIGITS)
  return { publicKey, sign: (text) => sign(null, new TextEncoder().encode(text), key).toString('hex') }
}

import { isSignatureOf } from '#engine/ed25519.ts'
import type { ProvenRecord } from './fair.ts'

/** `other`: the signature is right, but of another key than the one given. */
export type SignatureCheck = 'valid' | 'other' | 'wrong' | 'unsigned'

/** Checks the signature of a record whose digest was checked before; `key` is that of the server, if it is known. */
export function checkSignature({ fair }: ProvenRecord, key: string | undefined): SignatureCheck {
  if (fair.key === undefined || fair.signature === undefined) return 'unsigned'
  if (!isSignatureOf(fair.signature, fair.digest, fair.key)) return 'wrong'
  return fair.key === key ? 'valid' : 'other'
}

import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The SHA-256 of a text in UTF-8, as 64 lower-case hexadecimal digits. The browser's `crypto.subtle` is asynchronous,
 * and missing in pages that came over plain HTTP, as on a home network.
 */
export function sha256(text: string): string {
  return bytesToHex(hash(utf8ToBytes(text)))
}

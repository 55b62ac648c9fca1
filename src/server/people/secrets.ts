import { createHash, randomBytes } from 'node:crypto'

/** A text that nobody can guess. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret: whoever reads the database cannot use it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** A short name for a row, not a secret. */
export function newId(): string {
  return randomBytes(12).toString('base64url')
}

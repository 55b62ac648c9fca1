import { randomBytes } from 'node:crypto'

/** Letters and digits that cannot be taken for each other. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A text that nobody can guess: there are 32 letters, so every byte gives one of them fairly. */
export function freshId(length: number): string {
  return Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** What is read out to invite somebody. */
export function freshCode(): string {
  return freshId(6).toUpperCase()
}

/** A code as somebody typed it. */
export function readCode(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

export function freshSecret(): string {
  return randomBytes(32).toString('hex')
}

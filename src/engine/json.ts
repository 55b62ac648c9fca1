import { isReadable, NOT_READABLE, withoutHidden } from './names.ts'

/** Helpers for JSON from outside. */

export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isWholeNumber(value: unknown, from: number, to: number): value is number {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= to
}

export function isOneOf<Name extends string>(names: readonly Name[], value: unknown): value is Name {
  return names.some((name) => name === value)
}

/** A value as an error message shows it: short, on one line. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : asText(value)
  return text.length > 40 ? `${text.slice(0, 37)}...` : text
}

function asText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return 'something that cannot be shown' // nested deeper than the stack is high
  }
}

/** Puts values into a text: `{name}` becomes the value of that name. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A sentence about a field of a file that a person wrote; undefined if the field is right. */
export type Problem = string | undefined

export function choiceProblem(field: string, value: unknown, allowed: readonly string[]): Problem {
  return isOneOf(allowed, value) ? undefined : `${field} must be one of ${allowed.join(', ')}, not ${shown(value)}`
}

export function numberProblem(field: string, value: unknown, from: number, to: number): Problem {
  return isWholeNumber(value, from, to)
    ? undefined
    : `${field} must be a whole number from ${from} to ${to}, not ${shown(value)}`
}

/** What is wrong with a list whose items must all be different. */
export function listProblem(field: string, value: unknown, allowed: readonly string[]): Problem {
  if (!Array.isArray(value)) return `${field} must be a list, not ${shown(value)}`
  const wrong = value.find((item) => !isOneOf(allowed, item))
  if (wrong !== undefined) return `${field} has ${shown(wrong)}; it may have ${allowed.join(', ')}`
  return new Set(value).size === value.length ? undefined : `${field} has something twice: ${shown(value)}`
}

/** What is wrong with the length of a list. */
export function lengthProblem(field: string, list: unknown, fewest: number, most: number): Problem {
  if (!Array.isArray(list)) return `${field} must be a list, not ${shown(list)}`
  return isWholeNumber(list.length, fewest, most)
    ? undefined
    : `${field} must be a list of ${fewest} to ${most}, not of ${list.length}`
}

const LONGEST_NAME = 40

/** What is wrong with a name that people will read. */
export function nameProblem(field: string, value: unknown): Problem {
  if (typeof value !== 'string' || !isWholeNumber(value.length, 1, LONGEST_NAME)) {
    return `${field} must be a text of 1 to ${LONGEST_NAME} characters, not ${shown(value)}`
  }
  return isReadable(value) ? undefined : `${field} ${NOT_READABLE}, not ${shown(escaped(value))}`
}

/** The text with the codes of its hidden characters in their place. */
function escaped(text: string): string {
  return Array.from(text, (character) =>
    withoutHidden(character) === '' ? `(U+${character.codePointAt(0)?.toString(16).toUpperCase()})` : character,
  ).join('')
}

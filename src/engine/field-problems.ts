import { isOneOf, isWholeNumber, shown } from './json.ts'

/** A sentence about a field of a file that a person wrote; undefined where all is well. */
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
const SOMETHING_VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
const CONTROL_CHARACTER = /\p{Cc}|\p{Zl}|\p{Zp}/u

/** What is wrong with a name that people will read. */
export function nameProblem(field: string, value: unknown): Problem {
  if (typeof value !== 'string' || !isWholeNumber(value.length, 1, LONGEST_NAME)) {
    return `${field} must be a text of 1 to ${LONGEST_NAME} characters, not ${shown(value)}`
  }
  return SOMETHING_VISIBLE.test(value) && !CONTROL_CHARACTER.test(value)
    ? undefined
    : `${field} must have something visible and no control characters, not ${shown(value)}`
}

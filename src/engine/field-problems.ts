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

import { isObject, isOneOf, isWholeNumber, type JsonObject, shown } from './json.ts'
import { isReadable, withoutHidden } from './names.ts'

/** Something wrong in a card set: like a refusal, a key into the texts and what is filled in there. */
export interface CardProblem {
  readonly reason: string
  readonly values: Readonly<Record<string, string | number>>
  /** The card, or the part of the set: a key into the texts, and what is filled in there. */
  readonly at?: readonly [kind: string, id: string | number]
}

/** Undefined where nothing is wrong. */
export type Problem = CardProblem | undefined

export type ProblemTexts = Readonly<Record<string, string>>

export function cardProblem(reason: string, values: CardProblem['values'] = {}): CardProblem {
  return { reason, values }
}

/** The problem of a card or a part, with its name. */
export function problemAt(kind: string, id: string | number, problem: Problem): Problem {
  return problem && { ...problem, at: [kind, id] }
}

/** What a field of a card may have: readers check it, and editors show it as a form. */
export type CardField = { readonly isOptional?: boolean } & (
  | { readonly kind: 'number' | 'numbers'; readonly from: number; readonly to: number }
  | { readonly kind: 'choice' | 'several'; readonly of: readonly string[] }
  | { readonly kind: 'name' }
)

export type CardFields = Readonly<Record<string, CardField>>

export function whole(from: number, to: number): CardField {
  return { kind: 'number', from, to }
}

/** A list of different numbers. */
export function numbers(from: number, to: number): CardField {
  return { kind: 'numbers', from, to }
}

export function choice(of: readonly string[]): CardField {
  return { kind: 'choice', of }
}

/** A list of different ones. */
export function several(of: readonly string[]): CardField {
  return { kind: 'several', of }
}

export const NAME: CardField = { kind: 'name' }

/** A field that may be left out or null. */
export function optional(field: CardField): CardField {
  return { ...field, isOptional: true }
}

/** The first field of a card that is wrong. */
export function fieldsProblem(card: JsonObject, fields: CardFields): Problem {
  for (const [name, field] of Object.entries(fields)) {
    const isGap = field.isOptional === true && isLeftOut(card[name])
    const problem = isGap ? undefined : fieldProblem(name, card[name], field)
    if (problem !== undefined) return problem
  }
  return undefined
}

/** A field that is null counts as left out. */
export function isLeftOut(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

export function fieldProblem(field: string, value: unknown, may: CardField): Problem {
  switch (may.kind) {
    case 'number':
      return isWholeNumber(value, may.from, may.to)
        ? undefined
        : cardProblem('whole', { field, from: may.from, to: may.to, value: shown(value) })
    case 'choice':
      return isOneOf(may.of, value)
        ? undefined
        : cardProblem('oneOf', { field, allowed: may.of.join(', '), value: shown(value) })
    case 'name':
      return nameProblem(field, value)
    case 'numbers': {
      const { from, to } = may
      if (!Array.isArray(value) || value.length === 0) return cardProblem('notNumbers', { field, value: shown(value) })
      const wrong = value.find((item) => !isWholeNumber(item, from, to))
      return wrong === undefined
        ? twiceProblem(field, value)
        : cardProblem('number', { field, from, to, value: shown(wrong) })
    }
    case 'several': {
      if (!Array.isArray(value)) return cardProblem('notList', { field, value: shown(value) })
      const wrong = value.find((item) => !isOneOf(may.of, item))
      return wrong === undefined
        ? twiceProblem(field, value)
        : cardProblem('item', { field, allowed: may.of.join(', '), value: shown(wrong) })
    }
  }
}

function twiceProblem(field: string, list: readonly unknown[]): Problem {
  return new Set(list).size === list.length ? undefined : cardProblem('twice', { field, value: shown(list) })
}

export function objectProblem(field: string, value: unknown): Problem {
  return isObject(value) ? undefined : cardProblem('object', { field, value: shown(value) })
}

/** What is wrong with the length of a list. */
export function lengthProblem(field: string, list: unknown, from: number, to: number): Problem {
  if (!Array.isArray(list)) return cardProblem('notList', { field, value: shown(list) })
  const { length } = list
  return isWholeNumber(length, from, to) ? undefined : cardProblem('length', { field, from, to, length })
}

const LONGEST_NAME = 40

/** What is wrong with a name that people will read. */
function nameProblem(field: string, value: unknown): Problem {
  if (typeof value !== 'string' || !isWholeNumber(value.length, 1, LONGEST_NAME)) {
    return cardProblem('text', { field, from: 1, to: LONGEST_NAME, value: shown(value) })
  }
  return isReadable(value) ? undefined : cardProblem('hidden', { field, value: shown(escaped(value)) })
}

/** The text with the codes of its hidden characters in their place. */
function escaped(text: string): string {
  return Array.from(text, (character) =>
    withoutHidden(character) === '' ? `(U+${character.codePointAt(0)?.toString(16).toUpperCase()})` : character,
  ).join('')
}

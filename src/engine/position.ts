import type { Game, GameTypes, Refusal } from './game.ts'
import { fillIn, isObject, isWholeNumber, shown } from './json.ts'
import { readOptions } from './options.ts'
import { Rng } from './random.ts'

/** Something impossible in a position. If the form is wrong, the rule is empty and the values name the field. */
export type PositionProblem = Refusal

/** Checks positions of a game; loaded only where positions come from outside. */
export interface PositionCheck<T extends GameTypes = GameTypes> {
  /** Everything that is impossible in a value that may be a position; empty if `fromPosition` can read it. */
  check(json: unknown, game: Game<T>): readonly PositionProblem[]
  /** A problem in plain English. */
  explain(problem: PositionProblem): string
}

interface CheckParts<T extends GameTypes> {
  form(cards: T['cards'], players: number): Form
  /** What the rules find impossible in a position of the right form. */
  broken(position: T['position'], game: Game<T>): readonly PositionProblem[]
  /** In English, by reason. */
  readonly texts: Readonly<Record<string, string>>
}

/** The check of a game: its options, then the form, then the rules. */
export function positionCheckOf<T extends GameTypes>({ form, broken, texts }: CheckParts<T>): PositionCheck<T> {
  return {
    check(json, game) {
      const options = readOptions(game, isObject(json) ? json.options : undefined, 'ignored')
      if (!options.ok) return [{ rule: '', reason: 'options', values: { error: options.error } }]
      const wrongForm = form(game.cards, options.value.players)(json, '')
      return wrongForm === undefined ? broken(json as T['position'], game) : [wrongForm]
    },
    explain: ({ reason, values }) => fillIn({ ...FORM_PROBLEMS, ...texts }[reason] ?? reason, values),
  }
}

/** The same game, but it begins at a position that was checked; the seed decides only later draws. */
export function startingAt<T extends GameTypes>(game: Game<T>, position: T['position']): Game<T> {
  return { ...game, startPosition: position, setup: (_, seed) => game.fromPosition(position, new Rng(seed)) }
}

/** Checks the form of a value; returns the first thing that is wrong, or undefined. */
export type Form = (value: unknown, field: string) => PositionProblem | undefined

/** How each wrong form is explained in English: `{field}`, `{value}` and more are filled in. */
export const FORM_PROBLEMS = {
  whole: '{field} must be a whole number from {from} to {to}, not {value}',
  oneOf: '{field} must be one of {allowed}, not {value}',
  list: '{field} must be a list of {from} to {to}, not {value}',
  object: '{field} must be an object, not {value}',
  flag: '{field} must be true or false, not {value}',
  options: '{error}',
  key: '{field} has {value}, which is unknown',
}

export type FormProblems = typeof FORM_PROBLEMS

function wrong(reason: keyof FormProblems, field: string, value: unknown, values = {}): PositionProblem {
  return { rule: '', reason, values: { field, value: shown(value), ...values } }
}

export function whole(from: number, to: number): Form {
  return (value, field) => (isWholeNumber(value, from, to) ? undefined : wrong('whole', field, value, { from, to }))
}

export function oneOf(allowed: readonly unknown[]): Form {
  return (value, field) =>
    allowed.includes(value) ? undefined : wrong('oneOf', field, value, { allowed: shown(allowed) })
}

export const flag: Form = (value, field) => (typeof value === 'boolean' ? undefined : wrong('flag', field, value))

export function orNull(form: Form): Form {
  return (value, field) => (value === null ? undefined : form(value, field))
}

export function listOf(form: Form, from: number, to: number): Form {
  return (value, field) => {
    if (!Array.isArray(value) || value.length < from || value.length > to) {
      return wrong('list', field, value, { from, to })
    }
    return firstProblem(value, (item, i) => form(item, `${field}[${i}]`))
  }
}

/** An object with at least these fields; more are ignored. */
export function objectOf(forms: Readonly<Record<string, Form>>): Form {
  return (value, field) => {
    if (!isObject(value)) return wrong('object', field || 'position', value)
    return firstProblem(Object.entries(forms), ([name, form]) => form(value[name], field ? `${field}.${name}` : name))
  }
}

/** An object whose keys are all known. */
export function mapOf(isKey: (key: string) => boolean, form: Form): Form {
  return (value, field) => {
    if (!isObject(value)) return wrong('object', field, value)
    return firstProblem(Object.entries(value), ([key, item]) =>
      isKey(key) ? form(item, `${field}.${key}`) : wrong('key', field, key),
    )
  }
}

function firstProblem<Item>(
  items: readonly Item[],
  look: (item: Item, i: number) => PositionProblem | undefined,
): PositionProblem | undefined {
  for (const [i, item] of items.entries()) {
    const problem = look(item, i)
    if (problem !== undefined) return problem
  }
  return undefined
}

/** Cards that are in several places, or in none: every card must be in exactly one place. */
export function countCards(all: readonly number[], places: Iterable<number>): readonly (readonly [number, number])[] {
  const counts = new Map(all.map((card) => [card, 0]))
  for (const card of places) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].filter(([, count]) => count !== 1)
}

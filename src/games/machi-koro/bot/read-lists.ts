import { isObject, isOneOf, isWholeNumber, shown } from '#engine/json.ts'
import { accepted, type Result, rejected } from '#engine/result.ts'
import { ITEMS } from '../cards/cards.ts'
import type { ShoppingList } from './shopping-list.ts'

const NAME = /^[a-z][a-z0-9-]{0,30}$/
const MOST_LISTS = 100
const MOST_LINES = 100
const MOST_COPIES = 99

/** Reads shopping lists that a person wrote, by their names: the first mistake is refused, with its list and line. */
export function readLists(json: unknown): Result<Readonly<Record<string, ShoppingList>>> {
  if (!isObject(json)) return rejected(`shopping lists must be an object with a name for each, not ${shown(json)}`)
  const lists = Object.entries(json)
  if (lists.length === 0) return rejected('there is no shopping list')
  if (lists.length > MOST_LISTS)
    return rejected(`there are ${lists.length} shopping lists; at most ${MOST_LISTS} are read`)
  for (const [name, list] of lists) {
    const problem = nameProblem(name) ?? listProblem(list)
    if (problem !== undefined) return rejected(`${shown(name)}: ${problem}`)
  }
  return accepted(json as Readonly<Record<string, ShoppingList>>)
}

function nameProblem(name: string): string | undefined {
  return NAME.test(name) ? undefined : 'a name is made of up to 31 small letters, digits and hyphens, a letter first'
}

function listProblem(list: unknown): string | undefined {
  if (!Array.isArray(list)) return `a shopping list must be a list, not ${shown(list)}`
  if (list.length > MOST_LINES) return `it has ${list.length} lines; at most ${MOST_LINES} are read`
  for (const [i, line] of list.entries()) {
    const problem = lineProblem(line)
    if (problem !== undefined) return `line ${i + 1}: ${problem}`
  }
  return undefined
}

function lineProblem(line: unknown): string | undefined {
  if (!Array.isArray(line) || line.length !== 2) return `must be a card and how many of it, not ${shown(line)}`
  const [item, count] = line
  if (!isOneOf(ITEMS, item)) return `the card must be one of ${ITEMS.join(', ')}, not ${shown(item)}`
  if (!isWholeNumber(count, 1, MOST_COPIES)) {
    return `how many must be a whole number from 1 to ${MOST_COPIES}, not ${shown(count)}`
  }
  return undefined
}

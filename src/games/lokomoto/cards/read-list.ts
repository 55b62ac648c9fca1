import { isObject, type JsonObject, lengthProblem, numberProblem, shown } from '#engine/json.ts'
import { accepted, type Result, rejected } from '#engine/result.ts'
import type { Place } from './cards.ts'

const HIGHEST_ID = 999
/** How far from the origin a place can be. */
export const FARTHEST = 99

/** A field that is null is as good as left out. */
export function isLeftOut(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

/** A place that a station can have. */
export function isPlace(value: unknown): value is Place {
  return isPoint(value) && value.every(Number.isInteger)
}

/** A place that scenery can have. */
export function isPoint(value: unknown): value is Place {
  return Array.isArray(value) && value.length === 2 && value.every(isNear)
}

function isNear(coordinate: unknown): boolean {
  return typeof coordinate === 'number' && Math.abs(coordinate) <= FARTHEST
}

/** Cards that are known by their ids. `read` gives a card, or says what is wrong with it. */
export function readCardList<Card extends object>(
  field: string,
  name: string,
  list: unknown,
  [fewest, most]: readonly [number, number],
  read: (card: JsonObject, id: number) => Card | string,
): Result<readonly Card[]> {
  const wrongList = lengthProblem(field, list, fewest, most)
  if (wrongList !== undefined) return rejected(wrongList)
  const cards = new Map<number, Card>()
  for (const [i, card] of (list as readonly unknown[]).entries()) {
    if (!isObject(card)) return rejected(`${field}[${i}] must be an object, not ${shown(card)}`)
    const problem = numberProblem('id', card.id, 1, HIGHEST_ID)
    if (problem !== undefined) return rejected(`${field}[${i}]: ${problem}`)
    const id = Number(card.id)
    if (cards.has(id)) return rejected(`${name} ${id}: id is there twice`)
    const result = read(card, id)
    if (typeof result === 'string') return rejected(`${name} ${id}: ${result}`)
    cards.set(id, result)
  }
  return accepted([...cards.values()])
}

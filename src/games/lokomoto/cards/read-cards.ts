import { choiceProblem, nameProblem, numberProblem } from '#engine/field-problems.ts'
import { isObject, type JsonObject, shown } from '#engine/json.ts'
import { accepted, type Result, rejected } from '#engine/result.ts'
import { type CardSet, ENGINES, type EngineId, HIGHEST_PRICE, LOWEST_PRICE, MAX_TRAINS, type Train } from './cards.ts'
import { isLeftOut, readCardList } from './read-list.ts'
import { readMap } from './read-map.ts'
import { readShapes } from './read-shapes.ts'

const LARGEST_BONUS = 9

/** Reads a card set from a file that a person wrote: the first mistake is refused, with the thing that has it. */
export function readCards(json: unknown): Result<CardSet> {
  if (!isObject(json)) return rejected(`a card set must be an object, not ${shown(json)}`)
  const map = readMap(json.map)
  if (!map.ok) return map
  const trains = readCardList('trains', 'train', json.trains, [1, MAX_TRAINS], readTrain)
  if (!trains.ok) return trains
  const shapes = readShapes(json.shapes, map.value.lattice)
  if (!shapes.ok) return shapes
  return accepted({ map: map.value, trains: trains.value, shapes: shapes.value })
}

function readTrain(card: JsonObject, id: number): Train | string {
  const { name, price, engine } = card
  const bonus = card.bonus ?? 0
  const problem =
    nameProblem('name', name) ??
    numberProblem('price', price, LOWEST_PRICE, HIGHEST_PRICE) ??
    numberProblem('bonus', bonus, -LARGEST_BONUS, LARGEST_BONUS) ??
    (isLeftOut(engine) ? undefined : choiceProblem('engine', engine, ENGINES))
  if (problem !== undefined) return problem
  const train = { id, name: String(name), price: Number(price), bonus: Number(bonus) }
  return isLeftOut(engine) ? train : { ...train, engine: engine as EngineId }
}

import type { CardSet } from '#games/lokomoto/cards/cards.ts'
import { makeMap } from './map.ts'
import { makeShapes } from './shapes.ts'
import { makeTrains } from './trains.ts'

export function makeCards(): CardSet {
  return { map: makeMap(), trains: makeTrains(), shapes: makeShapes() }
}

import { explainCards } from '#engine/card-sentences.ts'
import type { Game } from '#engine/game.ts'
import { areNeighbours, type Lattice, type Place, type Shape, type ShapePoints, type Train } from '../../cards/cards.ts'
import type { LokoTypes } from '../facts.ts'
import { lokomoto } from '../rules.ts'

/** A card set small enough to remember, so that tests can be read without a map at hand. */

/** Where a station stands: column and row, a1 in the corner. */
function placeOf(station: string): Place {
  return [station.charCodeAt(0) - 'a'.charCodeAt(0), Number(station.slice(1)) - 1]
}

/** All stations of this many columns and rows, and all sections between neighbours. */
export function fullMap(lattice: Lattice, columns: number, rows: number) {
  const stations = Array.from({ length: columns * rows }, (_, i) => {
    return `${String.fromCharCode('a'.charCodeAt(0) + Math.floor(i / rows))}${(i % rows) + 1}`
  })
  const sections = stations.flatMap((one, i) =>
    stations
      .slice(i + 1)
      .filter((other) => areNeighbours(lattice, placeOf(one), placeOf(other)))
      .map((other) => `${one}-${other}`),
  )
  return { lattice, nodes: Object.fromEntries(stations.map((station) => [station, placeOf(station)])), sections }
}

/** A shape that is named by sections of a map, wherever it lies there. */
export function shapeLike(id: number, points: ShapePoints, sections: string): Omit<Shape, 'asterisk'> {
  const pairs = sections.split(' ').map((section) => section.split('-').map(placeOf) as [Place, Place])
  return { id, points, sections: pairs }
}

/** Trains are called by their price: 2 to 9 cost as much, 12 to 19 have a bonus besides, and 1 is the draisine. */
const TRAINS: readonly Train[] = [
  { id: 1, name: 'Draisine', price: 2, bonus: -1 },
  ...[2, 3, 4, 5, 6, 7, 8, 9].flatMap((price) => [
    { id: price, name: `Plain ${price}`, price, bonus: 0 },
    { id: 10 + price, name: `Fine ${price}`, price, bonus: 1 },
  ]),
]

/** Shapes by what they look like; the first digit of their id is what they are worth. */
export const TRIANGLE = 11
export const HOOK = 12
export const STAR = 13
export const CORNER = 21
export const LINE = 22
export const RHOMBUS = 23
export const ZIGZAG = 24
export const FLAG = 25
const TEE = 26
export const HEXAGON = 31
export const BOW_TIE = 32
export const LONG_LINE = 33
export const LADDER = 34
export const SNAKE = 35
export const COMB = 36

const SHAPES = [
  shapeLike(TRIANGLE, 1, 'a1-b1 a1-a2 a2-b1'),
  shapeLike(HOOK, 1, 'a1-b1 b1-c1 c1-c2'),
  shapeLike(STAR, 1, 'b1-b2 a3-b2 b2-c2'),
  shapeLike(CORNER, 2, 'a1-b1 a2-b1'),
  shapeLike(LINE, 2, 'a1-b1 b1-c1 c1-d1'),
  shapeLike(RHOMBUS, 2, 'a1-a2 a1-b1 a2-b2 b1-b2'),
  shapeLike(ZIGZAG, 2, 'a2-b1 b1-b2 b2-c1 c1-c2'),
  shapeLike(FLAG, 2, 'a1-b1 a1-a2 a2-b1 a2-a3'),
  shapeLike(TEE, 2, 'a1-b1 b1-c1 c1-d1 b1-b2'),
  shapeLike(HEXAGON, 3, 'b1-c1 c1-c2 b3-c2 a3-b3 a2-a3 a2-b1'),
  shapeLike(BOW_TIE, 3, 'a2-b1 a2-b2 b1-b2 b2-b3 b2-c2 b3-c2'),
  shapeLike(LONG_LINE, 3, 'a1-b1 b1-c1 c1-d1 d1-e1'),
  shapeLike(LADDER, 3, 'a1-a2 a1-b1 a2-b2 b1-b2 a2-b1'),
  shapeLike(SNAKE, 3, 'a1-b1 b1-c1 c1-d1 d1-d2 c2-d2 b2-c2 a2-b2 a2-a3 a3-b3 b3-c3'),
  shapeLike(COMB, 3, 'a1-b1 b1-c1 c1-d1 b1-b2 c1-c2'),
]

/** Four columns and rows on the triangular lattice: 33 sections, from a1-a2 to d3-d4. */
export const smallCards = { map: fullMap('triangular', 4, 4), trains: TRAINS, shapes: SHAPES }

export const smallGame = gameWith(smallCards)

export function gameWith(cards: unknown): Game<LokoTypes> {
  const read = lokomoto.withCards(cards, { id: 'test', sha256: 'test' })
  if (!read.ok) throw new Error(explainCards(read.error))
  return read.value
}

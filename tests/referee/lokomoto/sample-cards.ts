import { areNeighbours, DIRECTIONS, type Lattice, type Place } from './lattice.ts'

/** Small card sets in the exchange format, with decks that run out and both lattices. */

export interface CardFile {
  map: { lattice: Lattice; nodes: Record<string, Place>; sections: string[] }
  trains: { id: number; name: string; price: number; bonus: number }[]
  shapes: { id: number; points: number; sections: [Place, Place][]; asterisk: boolean }[]
}

/** A rectangle of stations from `a1`, with every section that the lattice allows. */
function fieldTo(lattice: Lattice, columns: number, rows: number): CardFile['map'] {
  const places = Array.from({ length: columns * rows }, (_, index): Place => [Math.floor(index / rows), index % rows])
  const name = ([x, y]: Place) => `${'abcdefghij'[x]}${y + 1}`
  const pairs = places.flatMap((one, index) => places.slice(index + 1).map((other): [Place, Place] => [one, other]))
  const joined = pairs.filter(([one, other]) => areNeighbours(lattice, one, other))
  return {
    lattice,
    nodes: Object.fromEntries(places.map((place) => [name(place), place])),
    sections: joined.map(([one, other]) => `${name(one)}-${name(other)}`),
  }
}

/** The sections of a walk in these directions, one after the other; each must be a new section. */
function walk(lattice: Lattice, directions: readonly number[]): [Place, Place][] {
  let here: Place = [0, 0]
  return directions.map((direction) => {
    const from = here
    here = stepFrom(lattice, from, direction)
    return [from, here]
  })
}

/** Sections from one station in these directions. */
function star(lattice: Lattice, directions: readonly number[]): [Place, Place][] {
  return directions.map((direction) => [[0, 0], stepFrom(lattice, [0, 0], direction)])
}

function stepFrom(lattice: Lattice, [x, y]: Place, direction: number): Place {
  const [dx, dy] = DIRECTIONS[lattice][direction]
  return [x + dx, y + dy]
}

/** Walks by points. Some are mirror images of each other, but none is a rotation of another. */
const WALKS: Record<Lattice, Record<1 | 2 | 3, number[][]>> = {
  triangular: {
    1: [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    2: [
      [0, 0, 0],
      [0, 1, 0],
      [0, 5, 0],
      [0, 1, 1],
      [0, 5, 5],
      [0, 2, 4],
    ],
    3: [
      [0, 1, 2, 3],
      [0, 1, 1, 0],
      [0, 5, 5, 0],
      [0, 2, 4, 3],
      [0, 2, 4, 4, 5],
      [0, 1, 2, 3, 4, 5],
    ],
  },
  square: {
    1: [
      [0, 0],
      [0, 1],
    ],
    2: [
      [0, 0, 0],
      [0, 1, 0],
      [0, 3, 0],
      [0, 1, 1],
      [0, 3, 3],
    ],
    3: [
      [0, 1, 2, 3],
      [0, 1, 1, 0],
      [0, 3, 3, 0],
      [0, 0, 0, 1],
      [0, 0, 0, 3],
      [0, 1, 2, 3, 2, 1],
    ],
  },
}

const STARS: Record<Lattice, number[][]> = {
  triangular: [
    [0, 2, 4],
    [0, 1, 2],
    [0, 1, 3],
    [0, 2, 3],
  ],
  square: [
    [0, 1, 2],
    [0, 1, 2, 3],
  ],
}

function shapesOf(lattice: Lattice): CardFile['shapes'] {
  const walks = ([1, 2, 3] as const).flatMap((points) =>
    WALKS[lattice][points].map((directions) => ({ points, sections: walk(lattice, directions), asterisk: false })),
  )
  const stars = STARS[lattice].map((directions, index) => {
    return { points: 1 + (index % 3), sections: star(lattice, directions), asterisk: true }
  })
  return [...walks, ...stars].map((shape, index) => ({ id: index + 1, ...shape }))
}

function trainsAt(prices: readonly number[]): CardFile['trains'] {
  const bonusOf = (index: number) => (index === 0 ? -1 : index % 3 === 0 ? 1 : 0)
  return prices.map((price, index) => ({ id: index + 1, name: `Train ${index + 1}`, price, bonus: bonusOf(index) }))
}

/** 43 sections, and enough trains for a game. */
export const TRIANGLES: CardFile = {
  map: fieldTo('triangular', 5, 4),
  trains: trainsAt([2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 2, 3, 4, 5, 3, 2]),
  shapes: shapesOf('triangular'),
}

/** 40 sections and 7 trains, so that few or no trains are face up at the end. */
export const SQUARES: CardFile = {
  map: fieldTo('square', 5, 5),
  trains: trainsAt([2, 3, 2, 4, 3, 5, 2]),
  shapes: shapesOf('square'),
}

import type { Rng } from '#engine/random.ts'
import {
  areNeighbours,
  canonical,
  LARGEST_SHAPE,
  LATTICES,
  type Lattice,
  MAX_SECTIONS,
  MAX_SHAPES,
  MAX_TRAINS,
  oddStations,
  type Pattern,
  type Place,
  turned,
  turnsOf,
} from '../cards.ts'

/** A card set in the right form: one that could be in a box, or one with extreme numbers. */
export function randomCards(rng: Rng, isExtreme: boolean) {
  const between = (low: number, high: number) => low + rng.below(high - low + 1)
  const number = (low: number, high: number, [least, most]: readonly [number, number]) =>
    isExtreme ? [least, most, between(least, most)][rng.below(3)] : between(low, high)
  const lattice = LATTICES[rng.below(LATTICES.length)]
  const trains = Array.from({ length: number(40, 54, [1, MAX_TRAINS]) }, (_, i) => {
    const price = number(2, 7, [2, 9])
    return { id: i + 1, name: `Train ${i + 1}`, price, bonus: isExtreme ? between(-9, 9) : rng.below(6) === 0 ? 1 : 0 }
  })
  return {
    map: randomMap(rng, lattice, number(80, 105, [13, MAX_SECTIONS]), isExtreme),
    trains,
    shapes: randomShapes(rng, lattice, isExtreme),
  }
}

/** A map that grows from its middle; a dense one grows evenly, another one by branches and by closing gaps. */
function randomMap(rng: Rng, lattice: Lattice, count: number, isDense: boolean) {
  const MIDDLE = 12
  const places: Place[] = [[MIDDLE, MIDDLE]]
  const taken = new Set([String(places[0])])
  const sections = new Map<string, string>()
  const nameOf = ([x, y]: Place) => `${String.fromCharCode(97 + x)}${y + 1}`
  for (let at = 0; sections.size < count; at++) {
    const place = isDense ? places[at % places.length] : places[rng.below(places.length)]
    const step = turned(lattice, [1, 0], rng.below(turnsOf(lattice)))
    const next: Place = [place[0] + step[0], place[1] + step[1]]
    // Within letters and rows, and not much wider than a page.
    if (next.some((each) => Math.abs(each - MIDDLE) > 6)) continue
    const [one, other] = [nameOf(place), nameOf(next)]
    if (!taken.has(String(next))) {
      // A new station only where those that are there have most of their sections.
      if (!isDense && sections.size < places.length * 1.5 && places.length > 3 && rng.below(4) !== 0) continue
      taken.add(String(next))
      places.push(next)
    }
    if (areNeighbours(lattice, place, next)) sections.set([one, other].toSorted().join('-'), `${one}-${other}`)
  }
  return {
    lattice,
    nodes: Object.fromEntries(places.map((place) => [nameOf(place), place])),
    sections: [...sections.values()],
  }
}

function randomShapes(rng: Rng, lattice: Lattice, isExtreme: boolean) {
  const most = isExtreme ? 10 + rng.below(MAX_SHAPES - 9) : 30
  const known = new Set<string>()
  const shapes: { id: number; points: number; sections: Pattern }[] = []
  for (let tries = 0; shapes.length < most && tries < 2000; tries++) {
    const points = shapes.length < 10 ? 2 + (shapes.length % 2) : 1 + (shapes.length % 3)
    const size = isExtreme ? 1 + rng.below(rng.below(2) === 0 ? 3 : LARGEST_SHAPE) : 2 + points + rng.below(2)
    const sections = randomPattern(rng, lattice, size)
    const key = canonical(lattice, sections)
    // Enough for hidden agendas in the advanced game, which leaves out those with an asterisk.
    if (known.has(key) || (shapes.length < 10 && oddStations(sections) > 2)) continue
    known.add(key)
    shapes.push({ id: shapes.length + 1, points, sections })
  }
  return shapes
}

/** A connected pattern of this many sections. */
function randomPattern(rng: Rng, lattice: Lattice, size: number): Pattern {
  const places: Place[] = [[0, 0]]
  const sections = new Map<string, readonly [Place, Place]>()
  while (sections.size < size) {
    const from = places[rng.below(places.length)]
    const step = turned(lattice, [1, 0], rng.below(turnsOf(lattice)))
    const to: Place = [from[0] + step[0], from[1] + step[1]]
    sections.set([from, to].map(String).toSorted().join(' '), [from, to])
    if (!places.some((place) => String(place) === String(to))) places.push(to)
  }
  return [...sections.values()]
}

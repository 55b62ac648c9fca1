/** What the finished cards must satisfy: the facts of the rules page, and the promises of docs/cards.md. */

import { explainCards } from '#engine/card-sentences.ts'
import { type CardSet, ENGINES, inPlane, type RailMap, type Shape, type Train } from '#games/lokomoto/cards/cards.ts'
import { PROBLEMS, readCards } from '#games/lokomoto/cards/read-cards.ts'
import { sectionsAt, stationsWithout, timesOnMap } from './tally.ts'

/** Cards outside these bounds are refused. */
const BOUNDS = {
  stations: [42, 48],
  sections: [98, 100],
  fewestSectionsAtStation: 2,
  mostSectionsAcross: 8,
  rows: 7,
  longestName: 15,
  trains: 54,
  bonuses: [12, 16],
  /** For 1, 2 and 3 points. */
  sizesOfShapes: [
    [3, 4],
    [4, 5],
    [6, 7],
  ],
  shapesOfEachPoints: 10,
  leastTimesOnMap: 8,
} as const

type Check = [holds: boolean, problem: string]

function isWithin(value: number, [low, high]: readonly [number, number]): boolean {
  return value >= low && value <= high
}

function extent(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}

function mapChecks(map: RailMap): Check[] {
  const stations = Object.keys(map.nodes)
  const places = Object.values(map.nodes)
  const across = extent(places.map((place) => inPlane(map.lattice, place)[0]))
  const rows = extent(places.map(([, y]) => y)) + 1
  const names = Object.values(map.names ?? {})
  const [hub, second] = stations.toSorted((one, other) => sectionsAt(map, other) - sectionsAt(map, one))
  return [
    [isWithin(stations.length, BOUNDS.stations), `${stations.length} stations are out of ${BOUNDS.stations}`],
    [isWithin(map.sections.length, BOUNDS.sections), `${map.sections.length} sections are out of ${BOUNDS.sections}`],
    [across <= BOUNDS.mostSectionsAcross, `${across} sections across are too many for a narrow screen`],
    [rows <= BOUNDS.rows, `${rows} rows are too many`],
    [new Set(names).size === stations.length, 'every station must have a town of its own'],
    ...names.map((name): Check => [name.length <= BOUNDS.longestName, `${name} is too long to stand beside a station`]),
    [
      map.names?.[hub] === 'Budapest' && sectionsAt(map, second) < sectionsAt(map, hub),
      'Budapest must have the most sections',
    ],
    ...stations.map((station): Check => {
      const count = sectionsAt(map, station)
      return [count >= BOUNDS.fewestSectionsAtStation, `${map.names?.[station]} has only ${count} sections`]
    }),
    ...map.sections.map((section): Check => {
      return [stationsWithout(map, section) === stations.length, `without ${section} the map falls apart`]
    }),
  ]
}

function trainChecks(trains: readonly Train[]): Check[] {
  const bonuses = trains.filter(({ bonus }) => bonus > 0).length
  const names = trains.map(({ name }) => name)
  const costly = trains.filter(({ bonus }) => bonus < 0).map(({ name }) => name)
  const middle = trains.filter(({ price }) => isWithin(price, [4, 6])).length
  return [
    [trains.length === BOUNDS.trains, `there must be ${BOUNDS.trains} trains, not ${trains.length}`],
    [new Set(names).size === names.length, 'two trains have the same name'],
    [isWithin(bonuses, BOUNDS.bonuses), `${bonuses} trains with a bonus are out of ${BOUNDS.bonuses}`],
    [middle > trains.length / 2, 'most trains must cost 4 to 6'],
    [trains.some(({ name, price }) => name === 'Csörgő' && price === 6), 'Csörgő must cost 6'],
    [costly.join() === 'Hajtány', `only the draisine may cost points, not ${costly}`],
    [trains.every(({ bonus }) => Math.abs(bonus) <= 1), 'a bonus must be 1, and the one that is lost must be 1 too'],
    ...ENGINES.map((id): Check => [trains.some(({ engine }) => engine === id), `no train is drawn as ${id}`]),
  ]
}

function shapeChecks(cards: CardSet): Check[] {
  const decks = BOUNDS.sizesOfShapes.map((_, i) => cards.shapes.filter(({ points }) => points === i + 1))
  const timesOfAll = timesOnMap(cards)
  const ofShape = (shape: Shape, i: number): Check[] => {
    const sizes = BOUNDS.sizesOfShapes[shape.points - 1]
    const times = timesOfAll[i]
    return [
      [
        isWithin(shape.sections.length, sizes),
        `shape ${shape.id} has ${shape.sections.length} sections, out of ${sizes}`,
      ],
      [times >= BOUNDS.leastTimesOnMap, `shape ${shape.id} fits only ${times} times on the map`],
    ]
  }
  return [
    ...decks.map(({ length }, i): Check => {
      return [length === BOUNDS.shapesOfEachPoints, `there are ${length} shapes of ${i + 1} points`]
    }),
    ...cards.shapes.flatMap(ofShape),
  ]
}

/** A description of every promise that the cards break. */
export function problemsOf(cards: CardSet): string[] {
  const read = readCards(cards)
  if (!read.ok) return [explainCards(read.error, PROBLEMS)]
  const checks = [...mapChecks(cards.map), ...trainChecks(cards.trains), ...shapeChecks(cards)]
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem)
}

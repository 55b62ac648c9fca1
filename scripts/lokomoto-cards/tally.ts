/** Numbers about the cards, for checks and for the terminal. */

import { type CardSet, type RailMap, SHAPE_POINTS, type ShapePoints, stationsOf } from '#games/lokomoto/cards/cards.ts'
import { compileCards } from '#games/lokomoto/cards/tables.ts'

export function sectionsAt({ sections }: RailMap, station: string): number {
  return sections.filter((section) => stationsOf(section).includes(station)).length
}

/** How many stations are still connected if a section is removed. */
export function stationsWithout({ sections }: RailMap, section: string): number {
  const pairs = sections.filter((other) => other !== section).map(stationsOf)
  const reached = new Set(pairs[0])
  for (const station of reached) {
    for (const pair of pairs) if (pair.includes(station)) for (const end of pair) reached.add(end)
  }
  return reached.size
}

/** For each shape, the number of its placements on the map, in all rotations. */
export function timesOnMap(cards: CardSet): readonly number[] {
  return compileCards(cards).placements.map(({ count }) => count)
}

/** The shapes with this many points, each with the number of its placements: `1: 43, 2*: 37`. */
export function timesInWords(cards: CardSet, points: ShapePoints): string {
  const times = timesOnMap(cards)
  const texts = cards.shapes.map(({ id, asterisk }, i) => `${id}${asterisk ? '*' : ''}: ${times[i]}`)
  return texts.filter((_, i) => cards.shapes[i].points === points).join(', ')
}

export function summary(cards: CardSet): string {
  const { map, trains } = cards
  const stations = Object.keys(map.nodes)
  const count = (values: readonly number[]) => {
    const kinds = [...new Set(values)].toSorted((a, b) => a - b)
    return kinds.map((kind) => `${kind}: ${values.filter((value) => value === kind).length}`).join(', ')
  }
  return [
    `${stations.length} stations, ${map.sections.length} sections`,
    `stations by sections  ${count(stations.map((station) => sectionsAt(map, station)))}`,
    `trains by price       ${count(trains.map(({ price }) => price))}`,
    `trains by bonus       ${count(trains.map(({ bonus }) => bonus))}`,
    'shapes on the map',
    ...SHAPE_POINTS.map((points) => `  ${points} points  ${timesInWords(cards, points)}`),
    '',
  ].join('\n')
}

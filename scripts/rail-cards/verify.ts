/** What the finished cards must satisfy: the facts of the rules page, and the balance that docs/cards.md promises. */

import {
  type CardSet,
  DEV_TOKENS,
  type DevToken,
  DIRECTIONS,
  LANDMARKS,
  LINES,
  PLAN_CARDS,
  type PlanCard,
  TOWN_CARDS,
  type TownCard,
} from '#games/rail-on-the-hill/cards/cards.ts'
import { beats, type Rated } from './dominance.ts'
import { isOneCategory, MOST_ONE_CATEGORY_TRIPLES, usesOfLandmarks, usesOfPairs } from './plan-cards.ts'
import { hasThroughRoad, isFan, maskOf, shapeOf } from './road-masks.ts'
import { CARDS_PER_LANDMARK, meanRoads, spread, sum, totalOf, type Values } from './tally.ts'
import { FEWEST_ROADS, MOST_ROADS_WITHOUT_THROUGH } from './town-roads.ts'

/** The bounds of the balance. A stronger or weaker deck may need other bounds. */
export interface Bounds {
  totals: readonly [number, number]
  meanRoads: readonly [number, number]
  roadsAtLowestTotal: readonly [number, number]
  roadsAtHighestTotal: readonly [number, number]
  leastSixesAndOnes: number
  leastShareOfBendsAndOfThroughRoads: number
}

type Check = [holds: boolean, problem: string]

const VALUES_IN_THIS_ORDER: Record<number, Values> = {
  1: [6, 1, 1, 1],
  2: [1, 6, 1, 1],
  3: [1, 1, 6, 1],
  4: [1, 1, 1, 6],
  5: [3, 3, 3, 3],
  68: [4, 4, 4, 4],
}
const VALUES_IN_SOME_ORDER: Record<number, Values> = {
  12: [1, 4, 4, 4],
  23: [2, 3, 3, 4],
  30: [2, 2, 6, 6],
  31: [2, 2, 6, 6],
  57: [1, 2, 3, 4],
}
const KINDS_OF_PLANS = [
  { first: 1, last: 40, kind: 'three', points: 8 },
  { first: 41, last: 42, kind: 'tl-br', points: 8 },
  { first: 43, last: 44, kind: 'tr-bl', points: 8 },
  { first: 45, last: 48, kind: 'types', points: 6 },
  { first: 49, last: 52, kind: 'pairs', points: 6 },
  { first: 53, last: 56, kind: 'tracks', points: 6 },
  { first: 57, last: 60, kind: 'category', points: 8 },
]
const KNOWN_TRIPLES = ['amusement-park,aquarium,police-station', 'amusement-park,aquarium,school']

function valuesOf(card: TownCard): Values {
  return [card.values.red, card.values.yellow, card.values.blue, card.values.black]
}

function isWithin(value: number, [low, high]: readonly [number, number]): boolean {
  return value >= low && value <= high
}

function numbering(name: string, cards: readonly { id: number }[], count: number): Check {
  const holds = cards.length === count && cards.every((card, i) => card.id === i + 1)
  return [holds, `${name} must be numbered 1 to ${count} without a gap`]
}

function townFacts(cards: readonly TownCard[]): Check[] {
  const inThisOrder = Object.entries(VALUES_IN_THIS_ORDER).map(([id, values]): Check => {
    const found = valuesOf(cards[Number(id) - 1])
    return [found.join() === values.join(), `Town card ${id} must be ${values}, and is ${found}`]
  })
  const inSomeOrder = Object.entries(VALUES_IN_SOME_ORDER).map(([id, values]): Check => {
    const found = valuesOf(cards[Number(id) - 1])
    const holds = found.toSorted().join() === values.join()
    return [holds, `Town card ${id} must be ${values} in some order, and is ${found}`]
  })
  return [
    ...inThisOrder,
    ...inSomeOrder,
    [cards[0].landmark !== null, 'Town card 1 must have a landmark'],
    [
      cards.flatMap(valuesOf).every((value) => Number.isInteger(value) && isWithin(value, [1, 6])),
      'every value must be 1-6',
    ],
    ...LANDMARKS.map((landmark): Check => {
      const count = cards.filter((card) => card.landmark === landmark).length
      return [count === CARDS_PER_LANDMARK, `${landmark} must be on ${CARDS_PER_LANDMARK} Town cards, not ${count}`]
    }),
  ]
}

function valueBalance(cards: readonly TownCard[], bounds: Bounds): Check[] {
  const lineSums = LINES.map((line) => sum(cards.map((card) => card.values[line])))
  const times = (value: number) => cards.flatMap(valuesOf).filter((other) => other === value).length
  return [
    [spread(lineSums) === 0, `the lines must have equal points, not ${lineSums}`],
    ...cards.map((card): Check => {
      const total = totalOf(card)
      return [isWithin(total, bounds.totals), `Town card ${card.id}: total ${total} is out of ${bounds.totals}`]
    }),
    ...[1, 6].map((value): Check => {
      return [
        times(value) >= bounds.leastSixesAndOnes,
        `only ${times(value)} values are ${value}, fewer than ${bounds.leastSixesAndOnes}`,
      ]
    }),
  ]
}

function roadBalance(cards: readonly TownCard[], bounds: Bounds): Check[] {
  const withLandmark = cards.filter((card) => card.landmark !== null)
  const totals = [...new Set(withLandmark.map(totalOf))].sort((a, b) => a - b)
  const means = totals.map((total) => meanRoads(withLandmark.filter((card) => totalOf(card) === total)))
  const byDirection = DIRECTIONS.map((direction) => cards.filter((card) => card.roads.includes(direction)).length)
  const shown = means.map((mean) => mean.toFixed(2))
  return [
    [spread(byDirection) <= 1, `the directions must have equally many roads, or 1 more, not ${byDirection}`],
    [
      isWithin(meanRoads(cards), bounds.meanRoads),
      `the mean number of roads is ${meanRoads(cards).toFixed(2)}, out of ${bounds.meanRoads}`,
    ],
    [means.every((mean, i) => i === 0 || mean <= means[i - 1]), `more points must not mean more roads: ${shown}`],
    [
      isWithin(means[0], bounds.roadsAtLowestTotal),
      `cards of the lowest total have ${shown[0]} roads, out of ${bounds.roadsAtLowestTotal}`,
    ],
    [
      isWithin(means[means.length - 1], bounds.roadsAtHighestTotal),
      `cards of the highest total have ${shown.at(-1)} roads, out of ${bounds.roadsAtHighestTotal}`,
    ],
    ...cards
      .filter((card) => card.landmark === null)
      .map((card): Check => {
        const mean = means[totals.indexOf(totalOf(card))]
        return [card.roads.length > mean, `Town card ${card.id} gets no more roads for having no landmark`]
      }),
  ]
}

function roadShapes(cards: readonly TownCard[], bounds: Bounds): Check[] {
  const open = cards.filter((card) => card.roads.length <= MOST_ROADS_WITHOUT_THROUGH)
  const through = open.filter((card) => hasThroughRoad(maskOf(card.roads))).length / open.length
  const least = bounds.leastShareOfBendsAndOfThroughRoads
  const faces = cards.map((card) => `${shapeOf(maskOf(card.roads))}:${valuesOf(card)}`)
  return [
    ...cards.flatMap((card): Check[] => [
      [card.roads.length >= FEWEST_ROADS, `Town card ${card.id} has fewer than ${FEWEST_ROADS} roads`],
      [!isFan(maskOf(card.roads)), `Town card ${card.id} has all its roads side by side`],
    ]),
    [
      isWithin(through, [least, 1 - least]),
      `of the cards with few roads ${through.toFixed(2)} have a through road, out of ${least},${1 - least}`,
    ],
    [new Set(faces).size === faces.length, 'two Town cards have the same values and roads'],
  ]
}

function noCardBeatsAnother(cards: readonly TownCard[]): Check[] {
  const rated = cards.map((card): Rated => {
    return { landmark: card.landmark, values: valuesOf(card), mask: maskOf(card.roads) }
  })
  return rated.flatMap((one, i) =>
    rated.map((other, j): Check => {
      return [i === j || !beats(one, other), `Town card ${cards[i].id} is simply better than ${cards[j].id}`]
    }),
  )
}

function planChecks(plans: readonly PlanCard[]): Check[] {
  const triples = plans.flatMap((plan) => (plan.kind === 'three' ? [plan.landmarks ?? []] : []))
  const names = triples.map((triple) => triple.toSorted().join())
  const oneCategory = triples.filter(isOneCategory).length
  return [
    ...KINDS_OF_PLANS.map(({ first, last, kind, points }): Check => {
      const inRange = plans.slice(first - 1, last)
      const holds = inRange.every((plan) => plan.kind === kind && plan.points === points)
      return [holds, `Plans ${first}-${last} must be ${kind}, ${points} points`]
    }),
    ...KNOWN_TRIPLES.map((known): Check => [names.includes(known), `no Plan asks for ${known}`]),
    [triples.every((triple) => new Set(triple).size === 3), 'a Plan does not name three different landmarks'],
    [new Set(names).size === names.length, 'two Plans ask for the same three landmarks'],
    [spread(usesOfLandmarks(triples)) <= 1, `Plans use the landmarks unevenly: ${usesOfLandmarks(triples)}`],
    [spread(usesOfPairs(triples)) <= 1, `Plans use pairs of landmarks unevenly: ${usesOfPairs(triples)}`],
    [oneCategory <= MOST_ONE_CATEGORY_TRIPLES, `${oneCategory} Plans ask for three landmarks of one category`],
  ]
}

function tokenChecks(tokens: readonly DevToken[]): Check[] {
  const lines = LINES.flatMap((line) => [line, line, line])
  const expected = [
    ...lines.map((line) => `x2 ${line}`),
    ...lines.map((line) => `+3 ${line}`),
    ...Array.from({ length: 6 }, () => 'double'),
    ...Array.from({ length: 6 }, () => 'wild'),
  ]
  return tokens.map((token, i): Check => {
    const found = token.line ? `${token.kind} ${token.line}` : token.kind
    return [found === expected[i], `Development token ${i + 1} must be ${expected[i]}, not ${found}`]
  })
}

/** A description of every promise that the cards break. */
export function problemsOf({ townCards, planCards, devTokens }: CardSet, bounds: Bounds): string[] {
  const broken = (checks: Check[]) => checks.filter(([holds]) => !holds).map(([, problem]) => problem)
  const misnumbered = broken([
    numbering('Town cards', townCards, TOWN_CARDS),
    numbering('Plan cards', planCards, PLAN_CARDS),
    numbering('Development tokens', devTokens, DEV_TOKENS),
  ])
  if (misnumbered.length > 0) return misnumbered
  return broken([
    ...townFacts(townCards),
    ...valueBalance(townCards, bounds),
    ...roadBalance(townCards, bounds),
    ...roadShapes(townCards, bounds),
    ...noCardBeatsAnother(townCards),
    ...planChecks(planCards),
    ...tokenChecks(devTokens),
  ])
}

/** The Plan cards: 40 different sets of three landmarks, then the kinds that the rules page numbers. */

import { Rng } from '#engine/random.ts'
import {
  LANDMARKS,
  LANDMARKS_PER_CATEGORY,
  type Landmark,
  type PlanCard,
  type PlanKind,
} from '#games/rail-on-the-hill/cards/cards.ts'
import { improve } from './improve.ts'
import { pairsOf, sum } from './tally.ts'

type Triple = readonly [Landmark, Landmark, Landmark]

const TRIPLES = 40
const KNOWN_TRIPLES: readonly Triple[] = [
  ['amusement-park', 'aquarium', 'school'],
  ['amusement-park', 'aquarium', 'police-station'],
]
const THREE_POINTS = 8
const OTHER_PLANS: readonly { kind: PlanKind; copies: number; points: number }[] = [
  { kind: 'tl-br', copies: 2, points: 8 },
  { kind: 'tr-bl', copies: 2, points: 8 },
  { kind: 'types', copies: 4, points: 6 },
  { kind: 'pairs', copies: 4, points: 6 },
  { kind: 'tracks', copies: 4, points: 6 },
  { kind: 'category', copies: 4, points: 8 },
]

const STEPS = 20_000
const ONE_CATEGORY_COST = 2
/** Among all possible triples these have this share, rounded up; the 40 cards must not have more. */
export const MOST_ONE_CATEGORY_TRIPLES = 2

export function isOneCategory(landmarks: readonly Landmark[]): boolean {
  const categories = landmarks.map((landmark) => Math.floor(LANDMARKS.indexOf(landmark) / LANDMARKS_PER_CATEGORY))
  return new Set(categories).size === 1
}

function allTriples(): Triple[] {
  return LANDMARKS.flatMap((first, i) => pairsOf(LANDMARKS.slice(i + 1)).map((pair): Triple => [first, ...pair]))
}

export function usesOfLandmarks(triples: readonly (readonly Landmark[])[]): number[] {
  return LANDMARKS.map((landmark) => triples.filter((triple) => triple.includes(landmark)).length)
}

export function usesOfPairs(triples: readonly (readonly Landmark[])[]): number[] {
  return pairsOf(LANDMARKS).map(([a, b]) => triples.filter((triple) => triple.includes(a) && triple.includes(b)).length)
}

function squares(numbers: readonly number[]): number {
  return sum(numbers.map((number) => number ** 2))
}

/** Sums of squares are lowest when the uses are even. */
function unevenness(triples: readonly Triple[]): number {
  const oneCategory = triples.filter(isOneCategory).length
  return (
    squares(usesOfLandmarks(triples)) +
    squares(usesOfPairs(triples)) +
    ONE_CATEGORY_COST * Math.max(0, oneCategory - MOST_ONE_CATEGORY_TRIPLES)
  )
}

function chooseTriples(rng: Rng): Triple[] {
  const every = allTriples()
  const known = every.filter((triple) => KNOWN_TRIPLES.some((fact) => fact.join() === triple.join()))
  const others = every.filter((triple) => !known.includes(triple))
  const order = rng.shuffled(others.keys()).map((i) => others[i])
  const chosen = [...known, ...order.splice(0, TRIPLES - known.length)]

  improve(
    STEPS,
    () => unevenness(chosen),
    () => {
      const i = known.length + rng.below(chosen.length - known.length)
      const j = rng.below(order.length)
      const exchange = () => {
        const triple = chosen[i]
        chosen[i] = order[j]
        order[j] = triple
      }
      exchange()
      return exchange
    },
  )
  return every.filter((triple) => chosen.includes(triple))
}

export function makePlanCards(seed: string): PlanCard[] {
  const plans: Omit<PlanCard, 'id'>[] = chooseTriples(new Rng(`${seed}/plans`)).map((landmarks) => ({
    kind: 'three',
    landmarks: [...landmarks],
    points: THREE_POINTS,
  }))
  for (const { kind, copies, points } of OTHER_PLANS) {
    for (let copy = 0; copy < copies; copy++) plans.push({ kind, points })
  }
  return plans.map((plan, i) => ({ id: i + 1, ...plan }))
}

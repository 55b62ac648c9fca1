/** The roads of the Town cards: how many each card gets for its points, and in which directions. */

import type { Rng } from '#engine/random.ts'
import { DIRECTIONS, type Direction, type Landmark } from '#games/rail-on-the-hill/cards/cards.ts'
import { beats } from './dominance.ts'
import { improve } from './improve.ts'
import { hasThroughRoad, masksWithoutFans, roadCount, roadsOf, shapeOf } from './road-masks.ts'
import { sum } from './tally.ts'
import type { LandmarkedCard } from './town-landmarks.ts'

export interface RoadTuning {
  meanRoads: number
  roadsPerPoint: number
  extraRoadsWithoutLandmark: number
  shareOfBends: number
}

export const FEWEST_ROADS = 2
/** With five or more roads, two must be opposite. */
export const MOST_ROADS_WITHOUT_THROUGH = 4
const STEPS = 30_000
const BEATEN_CARD_COST = 1000
const BENDS_COST = 1
const SHAPE_COST = 0.2

function pointsOf(card: LandmarkedCard): number {
  return sum(card.values)
}

/**
 * The roads of a total are divided evenly among the cards with that total. Remaining roads go to the landmarks that have
 * the fewest so far.
 */
function dealRoadCounts(rng: Rng, cards: readonly LandmarkedCard[], tuning: RoadTuning): number[] {
  const meanPoints = sum(cards.map(pointsOf)) / cards.length
  const without = cards.filter((card) => card.landmark === null).length
  const meanWithLandmark = tuning.meanRoads - (without / cards.length) * tuning.extraRoadsWithoutLandmark
  const share = (points: number) => meanWithLandmark + tuning.roadsPerPoint * (meanPoints - points)
  const whole = (roads: number) => Math.min(DIRECTIONS.length, Math.max(FEWEST_ROADS, roads))

  const counts: number[] = []
  const owed = new Map<Landmark | null, number>()
  const owedTo = (i: number) => owed.get(cards[i].landmark) ?? 0
  for (const points of new Set(cards.map(pointsOf))) {
    const indexes = [...cards.keys()].filter((i) => pointsOf(cards[i]) === points)
    for (const i of indexes.filter((i) => cards[i].landmark === null)) {
      counts[i] = whole(Math.round(share(points) + tuning.extraRoadsWithoutLandmark))
    }
    const sharing = rng
      .shuffled(indexes.filter((i) => cards[i].landmark !== null))
      .sort((a, b) => owedTo(a) - owedTo(b))
    const roads = Math.round(share(points) * sharing.length)
    sharing.forEach((i, place) => {
      counts[i] = whole(Math.floor((roads + place) / sharing.length))
      owed.set(cards[i].landmark, owedTo(i) + share(points) - counts[i])
    })
  }
  return counts
}

/** The pairs (stronger, weaker) in which only roads can keep the weaker card from being worse in every respect. */
function rivals(cards: readonly LandmarkedCard[]): [number, number][] {
  const pairs: [number, number][] = []
  const everyRoad = 2 ** DIRECTIONS.length - 1
  for (const i of cards.keys()) {
    for (const j of cards.keys()) {
      if (beats({ ...cards[i], mask: everyRoad }, { ...cards[j], mask: 0 })) pairs.push([i, j])
    }
  }
  return pairs
}

function directionUnevenness(masks: readonly number[]): number {
  const mean = sum(masks.map(roadCount)) / DIRECTIONS.length
  return sum(DIRECTIONS.map((_, i) => (masks.filter((mask) => mask & (1 << i)).length - mean) ** 2))
}

function shapeRepeats(masks: readonly number[]): number {
  const uses = new Map<number, number>()
  for (const mask of masks) uses.set(shapeOf(mask), (uses.get(shapeOf(mask)) ?? 0) + 1)
  return sum([...uses.values()].map((count) => count ** 2))
}

function bendsUnevenness(masks: readonly number[], shareOfBends: number): number {
  const open = masks.filter((mask) => roadCount(mask) <= MOST_ROADS_WITHOUT_THROUGH)
  const bends = open.filter((mask) => !hasThroughRoad(mask)).length
  return (bends - Math.round(open.length * shareOfBends)) ** 2
}

/** The roads of the cards, in their order. */
export function dealRoads(rng: Rng, cards: readonly LandmarkedCard[], tuning: RoadTuning): Direction[][] {
  const choices = dealRoadCounts(rng, cards, tuning).map(masksWithoutFans)
  const pick = (i: number) => choices[i][rng.below(choices[i].length)]
  const masks = cards.map((_, i) => pick(i))
  const pairs = rivals(cards)
  const beatenCards = () =>
    pairs.filter(([i, j]) => beats({ ...cards[i], mask: masks[i] }, { ...cards[j], mask: masks[j] })).length

  improve(
    STEPS,
    () =>
      BEATEN_CARD_COST * beatenCards() +
      directionUnevenness(masks) +
      BENDS_COST * bendsUnevenness(masks, tuning.shareOfBends) +
      SHAPE_COST * shapeRepeats(masks),
    () => {
      const i = rng.below(masks.length)
      const before = masks[i]
      masks[i] = pick(i)
      return () => {
        masks[i] = before
      }
    },
  )
  return masks.map(roadsOf)
}

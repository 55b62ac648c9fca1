/** The Town cards: values first, then landmarks, then the roads that balance both. */

import { Rng } from '#engine/random.ts'
import type { TownCard } from '#games/rail-on-the-hill/cards/cards.ts'
import { dealLandmarks } from './town-landmarks.ts'
import { dealRoads, type RoadTuning } from './town-roads.ts'
import { dealValues, type Family } from './town-values.ts'

export interface TownTuning extends RoadTuning {
  families: readonly Family[]
}

/** Each step has its own seed, so that a change of the roads does not change the landmarks. */
export function makeTownCards(seed: string, tuning: TownTuning): TownCard[] {
  const valued = dealValues(tuning.families)
  const landmarks = dealLandmarks(new Rng(`${seed}/landmarks`), valued)
  const cards = valued.map((card) => ({ ...card, landmark: landmarks.get(card.id) ?? null }))
  const roads = dealRoads(new Rng(`${seed}/roads`), cards, tuning)
  return cards.map(({ id, landmark, values: [red, yellow, blue, black] }, i) => ({
    id,
    landmark,
    values: { red, yellow, blue, black },
    roads: roads[i],
  }))
}

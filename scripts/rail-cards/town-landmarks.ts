/** The landmarks of the Town cards, spread so that none is correlated with a line, a family or high values. */

import type { Rng } from '#engine/random.ts'
import { LANDMARKS, type Landmark, LINES, TOWN_CARDS } from '#games/rail-on-the-hill/cards/cards.ts'
import { improve } from './improve.ts'
import { CARDS_PER_LANDMARK, pairsOf, sum } from './tally.ts'
import type { ValuedCard } from './town-values.ts'

export interface LandmarkedCard extends ValuedCard {
  landmark: Landmark | null
}

const CARDS_WITHOUT = TOWN_CARDS - LANDMARKS.length * CARDS_PER_LANDMARK
const SMALLEST_FAMILY_WITH_A_BLANK = 4
const STEPS = 20_000
/** The cost of two cards of one family with the same landmark, relative to squared differences of points. */
const SAME_FAMILY_COST = 4

/** Card 1 is known to have a landmark. The cards without one come from different families. */
function pickCardsWithout(rng: Rng, cards: readonly ValuedCard[]): Set<number> {
  const families = [...new Set(cards.map((card) => card.family))].filter(
    ({ first, last }) => last - first + 1 >= SMALLEST_FAMILY_WITH_A_BLANK,
  )
  const picked = rng.shuffled(families.keys()).slice(0, CARDS_WITHOUT)
  return new Set(
    picked.map((index) => {
      const { first, last } = families[index]
      const from = Math.max(first, 2)
      return from + rng.below(last - from + 1)
    }),
  )
}

function unevenness(groups: readonly ValuedCard[][], lineShares: readonly number[]): number {
  let cost = 0
  for (const group of groups) {
    LINES.forEach((_, line) => {
      cost += (sum(group.map((card) => card.values[line])) - lineShares[line]) ** 2
    })
    cost += (sum(group.flatMap((card) => card.values)) - sum(lineShares)) ** 2
    cost += SAME_FAMILY_COST * pairsOf(group).filter(([one, other]) => one.family === other.family).length
  }
  return cost
}

export function dealLandmarks(rng: Rng, cards: readonly ValuedCard[]): Map<number, Landmark | null> {
  const without = pickCardsWithout(rng, cards)
  const withLandmark = cards.filter((card) => !without.has(card.id))
  const order = rng.shuffled(withLandmark.keys()).map((index) => withLandmark[index])
  const groups = LANDMARKS.map((_, i) => order.slice(i * CARDS_PER_LANDMARK, (i + 1) * CARDS_PER_LANDMARK))
  const lineShares = LINES.map((_, line) => sum(withLandmark.map((card) => card.values[line])) / LANDMARKS.length)

  improve(
    STEPS,
    () => unevenness(groups, lineShares),
    () => {
      const [one, other] = [groups[rng.below(groups.length)], groups[rng.below(groups.length)]]
      const [i, j] = [rng.below(CARDS_PER_LANDMARK), rng.below(CARDS_PER_LANDMARK)]
      const exchange = () => {
        const card = one[i]
        one[i] = other[j]
        other[j] = card
      }
      exchange()
      return exchange
    },
  )

  const dealt = new Map<number, Landmark | null>([...without].map((id) => [id, null]))
  groups.forEach((group, i) => {
    for (const card of group) dealt.set(card.id, LANDMARKS[i])
  })
  return dealt
}

import type { Rng } from '#engine/random.ts'
import {
  type CardSet,
  DEV_TOKENS,
  DIRECTIONS,
  LANDMARKS,
  LINES,
  PLAN_CARDS,
  PLAN_KINDS,
  TOKEN_KINDS,
  TOWN_CARDS,
} from '../cards.ts'

/** A valid card set: one that could be in a box, or one with extreme numbers. */
export function randomCards(rng: Rng, isExtreme: boolean): CardSet {
  const pick = <Item>(items: readonly Item[]) => items[rng.below(items.length)]
  const some = <Item>(items: readonly Item[], count: number) =>
    rng
      .shuffled(items.keys())
      .slice(0, count)
      .map((i) => items[i])
  // A whole box of one kind, where it is extreme.
  const [kind, token, value] = [pick(PLAN_KINDS), pick(TOKEN_KINDS), pick([1, 6])]
  const numbered = <Card>(count: number, card: (id: number) => Card) =>
    Array.from({ length: count }, (_, i) => card(i + 1))
  return {
    townCards: numbered(TOWN_CARDS, (id) => {
      const values = LINES.map((line) => [line, isExtreme ? value : 1 + rng.below(6)] as const)
      return {
        id,
        landmark: rng.below(12) === 0 ? null : pick(LANDMARKS),
        values: Object.fromEntries(values) as Record<(typeof LINES)[number], number>,
        roads: some(DIRECTIONS, isExtreme ? pick([0, DIRECTIONS.length]) : 1 + rng.below(4)),
      }
    }),
    planCards: numbered(PLAN_CARDS, (id) => {
      const isThree = isExtreme ? kind === 'three' : id <= 40
      const points = isExtreme ? pick([1, 99]) : 4 + rng.below(7)
      if (isThree) return { id, kind: 'three', landmarks: some(LANDMARKS, 3), points }
      return { id, kind: isExtreme ? kind : pick(PLAN_KINDS.slice(1)), points }
    }),
    devTokens: numbered(DEV_TOKENS, (id) => {
      const each = isExtreme ? token : pick(TOKEN_KINDS)
      return { id, kind: each, ...((each === 'x2' || each === '+3') && { line: pick(LINES) }) }
    }),
  }
}

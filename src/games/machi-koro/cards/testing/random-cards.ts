import type { Rng } from '#engine/random.ts'
import { COLOURS, EFFECTS, HIGHEST_COST, KINDS, TAKES } from '../cards.ts'
import { MAX_ESTABLISHMENTS, MAX_LANDMARKS } from '../tables.ts'

/** A card set that could be in a box, or one with extreme numbers. It is in the right form, but may still be refused. */
export function randomCards(rng: Rng, isExtreme: boolean) {
  const pick = <Item>(items: readonly Item[]) => items[rng.below(items.length)]
  const between = (low: number, high: number) => low + rng.below(high - low + 1)
  const number = (low: number, high: number, [least, most]: readonly [number, number]) =>
    isExtreme ? pick([least, most, between(least, most)]) : between(low, high)
  const establishments = number(9, 18, [1, MAX_ESTABLISHMENTS])
  const ids = Array.from({ length: establishments }, (_, i) => `shop-${i}`)
  const takes = rng.shuffled(TAKES.keys()).map((i) => TAKES[i])
  return {
    establishments: ids.map((id, i) => {
      // The first card is what every town begins with, and can live on.
      const colour =
        i === 0 ? 'blue' : i > 3 && rng.below(6) === 0 && takes.length > 0 ? 'purple' : pick(COLOURS.slice(0, 3))
      const roll = i < 4 ? between(1, 4) : between(1, 10)
      const rolls = isExtreme ? Array.from({ length: between(1, 12) }, (_, each) => each + 1) : [roll, roll + 1]
      const isPer = i > 3 && rng.below(4) === 0 && colour !== 'purple'
      return {
        id,
        name: `Shop ${i}`,
        colour,
        rolls,
        cost: i === 0 ? between(0, 2) : number(1, 7, [0, HIGHEST_COST]),
        income: i === 0 ? between(1, 2) : number(1, isPer ? 2 : 5, [0, 99]),
        copies: number(4, 8, [0, 99]),
        ...(isPer && { per: [pick(ids)] }),
        ...(rng.below(2) === 0 && { kind: pick(KINDS) }),
        ...(i === 0 && { start: number(1, 2, [1, 9]) }),
        ...(colour === 'purple' && { takes: takes.pop() }),
      }
    }),
    landmarks: Array.from({ length: number(3, 5, [1, MAX_LANDMARKS]) }, (_, i) => {
      const effect = i === 0 ? 'second-die' : pick(EFFECTS)
      const more = { income: number(1, 2, [0, 99]), kinds: [pick(KINDS)] }
      return {
        id: `sight-${i}`,
        name: `Sight ${i}`,
        cost: i === 0 ? number(3, 6, [0, HIGHEST_COST]) : number(8, 24, [0, HIGHEST_COST]),
        effect,
        ...(effect === 'more-income' && more),
      }
    }),
  }
}

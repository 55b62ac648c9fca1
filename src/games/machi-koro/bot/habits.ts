import { FIRST_LANDMARK, MAX_ITEMS } from '../cards/tables.ts'
import { copiesIn, hasItem, type MachiState, supplyOf, TOWNS } from '../rules/state.ts'
import { areKnown, itemAt, PLACES } from './known-cards.ts'
import type { ShoppingList } from './shopping-lists.ts'
import { LISTS } from './shopping-lists.ts'

/** A shopping list as arrays of items and counts: the player builds the first entry that is missing and affordable. */
export interface Habit {
  readonly items: Int32Array
  readonly counts: Int32Array
}

/** The strategies that players are assumed to follow: the named shopping lists. */
export const HABITS: readonly Habit[] = Object.values(LISTS).map(habitOf)

function habitOf(list: ShoppingList): Habit {
  return {
    items: Int32Array.from(list, ([id]) => itemAt(PLACES.indexOf(id))),
    counts: Int32Array.from(list, ([, count]) => count),
  }
}

/** The factor on the likelihood of a habit for each item in a town that does not fit it. */
const DOUBT = 0.15

/** The likelihood of following no list equals that of a list with this many items that do not fit. */
const ODDITIES_OF_OWN = 1.5

/**
 * The probability that a town was built by each habit; the rest up to 1 is for none of them. The habits are for the
 * standard cards, so with other cards all are 0.
 */
export function likelihoods(state: MachiState, player: number): number[] {
  if (!areKnown(state.cards)) return HABITS.map(() => 0)
  const weights = HABITS.map((habit) => DOUBT ** oddities(state, player, habit))
  const sum = weights.reduce((one, other) => one + other, DOUBT ** ODDITIES_OF_OWN)
  return weights.map((weight) => weight / sum)
}

/** How many items in a town a player with this habit would not have built, or not yet. */
function oddities(state: MachiState, player: number, { items, counts }: Habit): number {
  const { cards } = state
  const accounted = new Int32Array(MAX_ITEMS)
  // The cards that every town starts with.
  accounted.set(cards.start)
  let odd = 0
  // A player buys a cheaper item earlier in the list before a more expensive one later in it.
  let cheapest = Number.POSITIVE_INFINITY
  items.forEach((item, i) => {
    const has = copiesOf(state, player, item)
    const there = Math.min(has, counts[i]) - accounted[item]
    if (there > 0 && cards.costs[item] >= cheapest) odd += there
    accounted[item] = Math.max(accounted[item], counts[i])
    const isSoldOut = item < FIRST_LANDMARK && supplyOf(state, item) === 0
    if (has < counts[i] && !isSoldOut) cheapest = Math.min(cheapest, cards.costs[item])
  })
  const all = PLACES.map((_, place) => itemAt(place))
  return all.reduce((sum, item) => sum + Math.max(0, copiesOf(state, player, item) - accounted[item]), odd)
}

function copiesOf({ words }: MachiState, player: number, item: number): number {
  return item < FIRST_LANDMARK ? copiesIn(words[TOWNS + item], player) : Number(hasItem(words, player, item))
}

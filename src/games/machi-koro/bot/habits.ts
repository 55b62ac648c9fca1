import { FIRST_LANDMARK, MAX_ITEMS } from '../cards/tables.ts'
import { copiesIn, hasItem, type MachiState, supplyOf, TOWNS } from '../rules/state.ts'
import { areKnown, itemAt, PLACES } from './known-cards.ts'
import type { ShoppingList } from './shopping-lists.ts'
import { LISTS } from './shopping-lists.ts'

/** What to build, in numbers: the first line that is missing and can be paid. */
export interface Habit {
  readonly items: Int32Array
  readonly counts: Int32Array
}

/** What people are after: one of the ways to win that are known by name. */
export const HABITS: readonly Habit[] = Object.values(LISTS).map(habitOf)

function habitOf(list: ShoppingList): Habit {
  return {
    items: Int32Array.from(list, ([id]) => itemAt(PLACES.indexOf(id))),
    counts: Int32Array.from(list, ([, count]) => count),
  }
}

/** How much less likely a habit is for each thing in a town that does not go with it. */
const DOUBT = 0.15

/** With this many purchases that do not fit, a player is taken to follow no list. */
const ODDITIES_OF_OWN = 1.5

/**
 * How likely it is that a town was built by each of the habits; what is missing to 1, that it was built by none. They
 * are habits with the standard cards: with other cards there are none.
 */
export function likelihoods(state: MachiState, player: number): number[] {
  if (!areKnown(state.cards)) return HABITS.map(() => 0)
  const weights = HABITS.map((habit) => DOUBT ** oddities(state, player, habit))
  const sum = weights.reduce((one, other) => one + other, DOUBT ** ODDITIES_OF_OWN)
  return weights.map((weight) => weight / sum)
}

/** How many things in a town a player with this habit would not have built, or not yet. */
function oddities(state: MachiState, player: number, { items, counts }: Habit): number {
  const { cards } = state
  const accounted = new Int32Array(MAX_ITEMS)
  // What every town begins with.
  accounted.set(cards.start)
  let odd = 0
  // What is cheap and wanted first is there before what is dear and wanted later.
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

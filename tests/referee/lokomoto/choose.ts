import { type Action, writeAction } from './actions.ts'
import type { Cards } from './cards.ts'
import { legalPurchases, openShapes } from './moves.ts'
import { touch } from './patterns.ts'
import { freeSections, type Position, sectionsOf } from './position.ts'

/** Players for games with many different events: they choose among the actions that the referee considers legal. */

export type Habit = 'wandering' | 'buying' | 'collecting' | 'hoarding'
export const HABITS: readonly Habit[] = ['wandering', 'buying', 'collecting', 'hoarding']

/** A whole number from 0 to limit - 1. */
export type Below = (limit: number) => number

/** The text of a legal action for the current player. */
export function choose(position: Position, cards: Cards, habit: Habit, below: Below): string {
  const free = freeSections(position)
  const one = <T>(list: readonly T[]): T => list[below(list.length)]
  if (position.phase === 'block') return `block ${one(free)}`
  const drawable = [...free, ...sectionsOf(position, position.turn, 'reserved')]
  const purchases = legalPurchases(position, cards)
  const purchase = purchases.length > 0 ? liked(position, purchases, habit, one) : undefined
  if (purchase !== undefined && below(10) > 0) return writeAction(purchase)
  if (below(habit === 'wandering' ? 2 : 6) === 0)
    return writeAction({ kind: 'reserve', sections: someTwo(free, below) })
  const wanted = wantedSections(position, cards, habit).filter((name) => drawable.includes(name))
  return `draw ${one(wanted.length > 0 && below(8) > 0 ? wanted : drawable)}`
}

function someTwo(list: readonly string[], below: Below): string[] {
  const first = list[below(list.length)]
  const others = list.filter((name) => name !== first)
  return others.length === 0 ? [first] : [first, others[below(others.length)]]
}

/** The purchase that a player with this habit makes now, if any. */
function liked(
  position: Position,
  purchases: readonly Action[],
  habit: Habit,
  one: (list: readonly Action[]) => Action,
): Action | undefined {
  const solid = sectionsOf(position, position.turn, 'solid').length
  const largest = Math.max(...purchases.map(({ sections }) => sections.length))
  const withShape = purchases.filter(({ shape }) => shape !== undefined)
  if (habit === 'wandering') return one([...purchases])
  if (habit === 'buying') return one(withShape.length > 0 ? withShape : purchases)
  if (habit === 'collecting' && withShape.length > 0) return one(withShape)
  const enough = habit === 'collecting' ? 8 : 11
  return solid < enough ? undefined : one(purchases.filter(({ sections }) => sections.length === largest))
}

/** The sections that a player with this habit wants: to complete an open shape, or to extend a network. */
function wantedSections(position: Position, cards: Cards, habit: Habit): string[] {
  const solid = sectionsOf(position, position.turn, 'solid')
  const usable = [...freeSections(position), ...sectionsOf(position, position.turn, 'reserved'), ...solid]
  if (habit === 'wandering') return []
  if (habit !== 'collecting') return usable.filter((name) => solid.some((own) => touch(own, name)))
  const missing = openShapes(position, cards)
    .flatMap(({ placements }) => placements.filter((placement) => placement.every((name) => usable.includes(name))))
    .map((placement) => placement.filter((name) => !solid.includes(name)))
    .filter((names) => names.length > 0)
  const fewest = Math.min(...missing.map((names) => names.length))
  return missing.filter((names) => names.length === fewest).flat()
}

import type { Seat } from '#engine/game.ts'
import type { ItemId } from '../../cards/cards.ts'
import type { Transfer } from '../../rules/income.ts'

/** What payments brought a player, or cost them. */
export function changeOf(seat: Seat, payments: readonly Transfer[]): number {
  return payments.reduce((sum, { from, to, coins }) => sum + (to === seat ? coins : 0) - (from === seat ? coins : 0), 0)
}

/** What a kind of card brought its owner; undefined where it did not work. */
export function gainOf(seat: Seat, item: ItemId, payments: readonly Transfer[]): number | undefined {
  const its = payments.filter(({ to, card }) => to === seat && card === item)
  return its.length === 0 ? undefined : its.reduce((sum, { coins }) => sum + coins, 0)
}

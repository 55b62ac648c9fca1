import type { Seat } from '#engine/game.ts'
import type { ItemId } from '../../cards/cards.ts'

/** Marks an element as a place that things travel from and to: the bank, a purse, or a building in a street. */
export function placeOf(owner: Seat | 'bank', item?: ItemId) {
  return { 'data-place': item === undefined ? owner : `${owner} ${item}` }
}

/** The middle of a place within the table; of the purse where the building is gone. */
export function pointOf(root: HTMLElement, owner: Seat | 'bank', item?: ItemId): readonly [x: number, y: number] {
  const named = (place: string | number) => root.querySelector(`[data-place="${place}"]`)
  const found = (item === undefined ? null : named(`${owner} ${item}`)) ?? named(owner)
  const outer = root.getBoundingClientRect()
  if (found === null) return [outer.width / 2, outer.height / 2]
  const { left, top, width, height } = found.getBoundingClientRect()
  return [left + width / 2 - outer.left, top + height / 2 - outer.top]
}

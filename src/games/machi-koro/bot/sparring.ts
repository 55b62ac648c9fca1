import type { Bot } from '../../../bots/bot.ts'
import { quickBot } from '../../../bots/quick-bot.ts'
import { accepted, type Result } from '../../../engine/result.ts'
import type { MachiTypes } from '../machi-types.ts'
import { readLists } from './read-lists.ts'
import { Shopper, type ShoppingList } from './shopping-list.ts'
import { LISTS } from './shopping-lists.ts'

/** Opponents to measure against, who are no company for people: they know one way to win each, and know it well. */
export const sparring: readonly Bot<MachiTypes>[] = shoppersBy(LISTS)

/** More of them, by shopping lists that somebody wrote. */
export function sparringFrom(json: unknown): Result<readonly Bot<MachiTypes>[]> {
  const lists = readLists(json)
  return lists.ok ? accepted(shoppersBy(lists.value)) : lists
}

function shoppersBy(lists: Readonly<Record<string, ShoppingList>>): readonly Bot<MachiTypes>[] {
  return Object.entries(lists).map(([name, list]) => {
    const shopper = new Shopper(list)
    return quickBot<MachiTypes>(name, 'list', ({ game, view, rng }) => shopper.choose(game.determinize(view, rng)))
  })
}

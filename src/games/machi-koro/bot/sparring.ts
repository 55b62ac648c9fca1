import type { Bot } from '#bots/bot.ts'
import { quickBot } from '#bots/quick-bot.ts'
import { accepted, type Result } from '#engine/result.ts'
import type { MachiTypes } from '../rules/facts.ts'
import { LISTS, readLists, Shopper, type ShoppingList } from './shopping-lists.ts'

/** Opponents for measuring other bots, not offered to people: each plays one strategy, and plays it well. */
export const sparring = {
  bots: shoppersBy(LISTS),
  /** More opponents, from the shopping lists of a file. */
  fromFile(json: unknown): Result<readonly Bot<MachiTypes>[]> {
    const lists = readLists(json)
    return lists.ok ? accepted(shoppersBy(lists.value)) : lists
  },
}

function shoppersBy(lists: Readonly<Record<string, ShoppingList>>): readonly Bot<MachiTypes>[] {
  return Object.entries(lists).map(([name, list]) => {
    const shopper = new Shopper(list)
    return quickBot<MachiTypes>(name, 'list', ({ game, view, rng }) => shopper.choose(game.determinize(view, rng)))
  })
}

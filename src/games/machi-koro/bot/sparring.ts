import type { Bot } from '../../../bots/bot.ts'
import { quickBot } from '../../../bots/quick-bot.ts'
import type { MachiTypes } from '../machi-types.ts'
import { Shopper } from './shopping-list.ts'
import { LISTS } from './shopping-lists.ts'

/** Opponents to measure against, who are no company for people: they know one way to win each, and know it well. */
export const sparring: readonly Bot<MachiTypes>[] = Object.entries(LISTS).map(([name, list]) => {
  const shopper = new Shopper(list)
  return quickBot<MachiTypes>(name, 'list', ({ game, view, rng }) => shopper.choose(game.determinize(view, rng)))
})

import type { GameTypes } from '#engine/game.ts'
import type { Bot, Question } from './bot.ts'

/** All that a bot needs that answers at once. */
export type QuickQuestion<T extends GameTypes> = Pick<Question<T>, 'game' | 'view' | 'seat' | 'rng'>

export interface QuickBot<T extends GameTypes = GameTypes> extends Bot<T> {
  choose(question: QuickQuestion<T>): T['action']
}

/** A bot that knows at once what it does, needs no budget and compares nothing; `reason` is why it plays as it does. */
export function quickBot<T extends GameTypes>(
  name: string,
  reason: string,
  choose: (question: QuickQuestion<T>) => T['action'],
): QuickBot<T> {
  return {
    name,
    choose,
    // biome-ignore lint/correctness/useYield: it answers at once and never pauses
    *think(question) {
      return { plan: [choose(question)], candidates: [], reason: { reason, values: {} } }
    },
  }
}

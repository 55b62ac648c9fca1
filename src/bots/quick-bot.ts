import type { GameTypes } from '#engine/game.ts'
import type { Bot, Question } from './bot.ts'

/** The parts of a bot that answers at once. */
export type QuickQuestion<T extends GameTypes> = Pick<Question<T>, 'game' | 'view' | 'seat' | 'rng'>

export interface QuickBot<T extends GameTypes = GameTypes> extends Bot<T> {
  choose(question: QuickQuestion<T>): T['action']
}

/** A bot that answers at once, without a budget and without candidates. */
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

/** Takes any legal action, each equally likely; the baseline for other bots. */
export const randomBot = quickBot('random', 'random', ({ game, view, seat, rng }) =>
  game.sample(game.determinize(view, rng), seat, rng),
)

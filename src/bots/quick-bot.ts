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

/**
 * A fixed number from 0 to 1 for these integers. What a bot overlooks depends on it and not on its randomness, so that
 * it stays overlooked when the bot is asked again in the same turn.
 */
export function fixedChance(...parts: readonly number[]): number {
  let hash = 0x243f6a88
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x9e3779b1)
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
    hash ^= hash >>> 13
  }
  return (hash >>> 0) / 2 ** 32
}

/** Takes any legal action, each equally likely; the baseline for other bots. */
export const randomBot = quickBot('random', 'random', ({ game, view, seat, rng }) =>
  game.sample(game.determinize(view, rng), seat, rng),
)

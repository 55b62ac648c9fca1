import type { Reason, Thought } from '#bots/bot.ts'
import type { Rating } from '#bots/forecast.ts'
import type { Game } from '#engine/game.ts'

/** What a bot came to, with actions in the game's notation. */
export interface WrittenThought {
  readonly plan: readonly string[]
  /** The best few ways, the one it takes first; empty where the bot does not compare. */
  readonly candidates: readonly WrittenCandidate[]
  readonly reason: Reason
}

export interface WrittenAdvice extends WrittenThought {
  /** One for each candidate; empty where the game has no forecasts. */
  readonly ratings: readonly Rating[]
}

export interface WrittenCandidate {
  readonly plan: readonly string[]
  readonly estimate: number
  readonly reason: Reason
  /** Its index among the beginnings that the question named. */
  readonly considered?: number
}

export function writtenThought(game: Game, { plan, candidates, reason }: Thought): WrittenThought {
  const written = (actions: readonly unknown[]) => actions.map((action) => game.format(action))
  return {
    plan: written(plan),
    candidates: candidates.map((way) => ({ ...way, plan: written(way.plan) })),
    reason,
  }
}

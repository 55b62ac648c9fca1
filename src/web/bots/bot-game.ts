import type { Game } from '#engine/game.ts'
import { findFacts } from '#games/index.ts'
import { cardTextOf } from '../games/card-sets.ts'
import type { BotGame } from './worker.ts'

/** How a bot and its game are named to another thread. */
export function botGame({ id, rulesVersion, cards, cardSetName }: Game, bot: string): BotGame {
  // A set that was removed meanwhile is still the one that is played with.
  const set = cardSetName && { ...cardSetName, text: cardTextOf(cardSetName) ?? JSON.stringify(cards) }
  return { game: id, rulesVersion, cards: set, bot }
}

/** Who gives hints and goes through games: bots are listed with the best first. */
export function teacherOf(gameId: string): string {
  return findFacts(gameId)?.bots[0] ?? ''
}

import type { Game } from '#engine/game.ts'
import { findFacts } from '#games/index.ts'
import { cardTextOf } from '../games/card-sets.ts'
import type { BotGame } from './worker.ts'

/** How a bot and its game are named to another thread. */
export function botGame({ id, rulesVersion, cards, cardSetName }: Game, bot: string): BotGame {
  // The game still uses a card set that was removed meanwhile.
  const set = cardSetName && { ...cardSetName, text: cardTextOf(cardSetName) ?? JSON.stringify(cards) }
  return { game: id, rulesVersion, cards: set, bot }
}

/** The bot that gives hints and analyses games: the first in the list is the strongest. */
export function expertOf(gameId: string): string {
  return findFacts(gameId)?.bots[0] ?? ''
}

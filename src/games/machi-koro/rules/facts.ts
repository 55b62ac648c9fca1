import type { GameFacts } from '#engine/game.ts'
import { MAX_PLAYERS, MIN_PLAYERS } from './numbers.ts'

export const facts: GameFacts = {
  id: 'machi-koro',
  players: [MIN_PLAYERS, MAX_PLAYERS],
  usualPlayers: 2,
  variants: [],
  bots: ['expert', 'strong', 'steady', 'casual', 'easy', 'beginner', 'random'],
}

import type { GameFacts } from '#engine/game.ts'
import { MAX_PLAYERS, MIN_PLAYERS } from './numbers.ts'

export const facts: GameFacts = {
  id: 'lokomoto',
  players: [MIN_PLAYERS, MAX_PLAYERS],
  usualPlayers: 3,
  variants: ['hiddenAgendas', 'advanced'],
  bots: ['expert', 'sharp', 'strong', 'keen', 'steady', 'casual', 'easy', 'beginner', 'random'],
  colours: MAX_PLAYERS,
}

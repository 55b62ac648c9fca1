import type { GameFacts } from '#engine/game.ts'
import { MAX_PLAYERS } from './numbers.ts'

export const facts: GameFacts = {
  id: 'rail-on-the-hill',
  players: [1, MAX_PLAYERS],
  usualPlayers: 1,
  variants: ['requests', 'noRotation', 'simultaneous'],
  bots: ['expert', 'sharp', 'strong', 'keen', 'steady', 'casual', 'easy', 'beginner', 'random'],
}

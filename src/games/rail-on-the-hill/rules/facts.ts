import type { GameFacts } from '#engine/game.ts'

export const facts: GameFacts = {
  id: 'rail-on-the-hill',
  players: [1, 4],
  usualPlayers: 1,
  variants: ['requests', 'noRotation', 'simultaneous'],
  bots: ['expert', 'strong', 'steady', 'easy', 'random'],
}

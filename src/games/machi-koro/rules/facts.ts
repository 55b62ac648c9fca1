import type { GameFacts } from '#engine/game.ts'

export const facts: GameFacts = {
  id: 'machi-koro',
  players: [2, 4],
  usualPlayers: 2,
  variants: [],
  bots: ['expert', 'strong', 'steady', 'easy', 'random'],
}

import type { GameFacts } from '#engine/game.ts'

export const facts: GameFacts = {
  id: 'lokomoto',
  players: [2, 5],
  usualPlayers: 3,
  variants: ['hiddenAgendas', 'advanced'],
  bots: ['expert', 'strong', 'steady', 'easy', 'random'],
}

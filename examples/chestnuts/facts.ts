import type { GameFacts } from '#engine/game.ts'

/** What pages must know before the rules are loaded. */
export const facts: GameFacts = {
  id: 'chestnuts',
  players: [2, 3],
  usualPlayers: 2,
  variants: [{ name: 'sack', values: [7, 9, 11], usual: 9 }],
  bots: ['gatherer', 'random'],
}

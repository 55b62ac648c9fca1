import type { GameFacts } from '#engine/game.ts'
import type { CardSet } from '../cards/cards.ts'
import { MAX_PLAYERS, MIN_PLAYERS } from './numbers.ts'
import type { MachiPosition, MachiView } from './position.ts'
import type { LandmarkSource, MachiScore } from './score.ts'
import type { MachiOptions, MachiState } from './state.ts'

export const facts: GameFacts = {
  id: 'machi-koro',
  players: [MIN_PLAYERS, MAX_PLAYERS],
  usualPlayers: 2,
  variants: [],
  bots: ['expert', 'strong', 'steady', 'casual', 'easy', 'beginner', 'random'],
}

/** The types that this game is made of. */
export interface MachiTypes {
  options: MachiOptions
  state: MachiState
  action: number
  view: MachiView
  position: MachiPosition
  score: MachiScore
  point: LandmarkSource
  cards: CardSet
}

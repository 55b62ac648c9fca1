import type { GameFacts } from '#engine/game.ts'
import type { CardSet } from '../cards/cards.ts'
import { MAX_PLAYERS } from './numbers.ts'
import type { RailPosition } from './position.ts'
import type { PointSource } from './scoring/provenance.ts'
import type { RailScore } from './scoring/score.ts'
import type { RailOptions, RailState } from './state.ts'
import type { RailView } from './view.ts'

export const facts: GameFacts = {
  id: 'rail-on-the-hill',
  players: [1, MAX_PLAYERS],
  usualPlayers: 1,
  variants: ['requests', 'noRotation', 'simultaneous'],
  bots: ['expert', 'sharp', 'strong', 'keen', 'steady', 'casual', 'easy', 'beginner', 'random'],
}

/** The types that this game is made of. */
export interface RailTypes {
  options: RailOptions
  state: RailState
  action: number
  view: RailView
  position: RailPosition
  score: RailScore
  point: PointSource
  cards: CardSet
}

import type { GameFacts } from '#engine/game.ts'
import type { CardSet } from '../cards/cards.ts'
import type { Action } from './actions.ts'
import { MAX_PLAYERS, MIN_PLAYERS } from './numbers.ts'
import type { LokoPosition } from './position.ts'
import type { LokoPoint, LokoScore } from './score.ts'
import type { LokoOptions, LokoState } from './state.ts'
import type { LokoView } from './view.ts'

export const facts: GameFacts = {
  id: 'lokomoto',
  players: [MIN_PLAYERS, MAX_PLAYERS],
  usualPlayers: 3,
  variants: ['hiddenAgendas', 'advanced'],
  bots: ['expert', 'sharp', 'strong', 'keen', 'steady', 'casual', 'easy', 'beginner', 'random'],
  colours: MAX_PLAYERS,
}

/** The types that this game is made of. */
export interface LokoTypes {
  options: LokoOptions
  state: LokoState
  action: Action
  view: LokoView
  position: LokoPosition
  score: LokoScore
  point: LokoPoint
  cards: CardSet
}

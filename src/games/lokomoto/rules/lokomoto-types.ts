import type { CardSet } from '../cards/cards.ts'
import type { Action } from './actions.ts'
import type { LokoPosition } from './position.ts'
import type { LokoPoint, LokoScore } from './score.ts'
import type { LokoOptions, LokoState } from './state.ts'
import type { LokoView } from './view.ts'

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

import type { CardSet } from '../cards/cards.ts'
import type { RailPosition } from './position.ts'
import type { PointSource } from './scoring/provenance.ts'
import type { RailScore } from './scoring/score.ts'
import type { RailOptions, RailState } from './state.ts'
import type { RailView } from './view.ts'

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

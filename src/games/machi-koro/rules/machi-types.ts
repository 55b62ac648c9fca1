import type { CardSet } from '../cards/cards.ts'
import type { MachiPosition } from './position.ts'
import type { LandmarkSource, MachiScore } from './score.ts'
import type { MachiOptions, MachiState } from './state.ts'
import type { MachiView } from './view.ts'

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

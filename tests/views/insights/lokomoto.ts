import type { Seat } from '../../../src/engine/game.ts'
import { insightOf } from '../../../src/games/lokomoto/insight.ts'
import type { LokoState } from '../../../src/games/lokomoto/state.ts'

export function insight(state: LokoState, eyes: Seat | 'spectator'): unknown {
  const { seat, networks, shapes, proposals, trainsFor, shapesIn } = insightOf(state, eyes)
  return {
    seat,
    networks,
    shapes,
    proposals: Array.from(state.cards.trainIds, proposals),
    trains: Array.from(state.cards.shapeIds, trainsFor),
    places: shapesIn(state.cards.sections),
  }
}

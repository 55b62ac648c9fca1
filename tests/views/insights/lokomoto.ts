import type { Seat } from '#engine/game.ts'
import { insightOf } from '#games/lokomoto/rules/insight.ts'
import type { LokoState } from '#games/lokomoto/rules/state.ts'

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

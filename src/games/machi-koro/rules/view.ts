import type { Rng } from '#engine/random.ts'
import type { CardTables } from '../cards/tables.ts'
import { type MachiPosition, positionOf, stateAt } from './position.ts'
import { type MachiState, TURNS } from './state.ts'

/** What any player may know, which is everything but the dice to come (MK-S1). */
export interface MachiView extends MachiPosition {
  /** How many turns have begun. */
  readonly turns: number
}

export function viewOf(state: MachiState): MachiView {
  return { ...positionOf(state), turns: state.words[TURNS] }
}

/** The state behind a view; the dice to come are drawn from `rng`. */
export function stateBehind(view: MachiView, cards: CardTables, rng: Rng): MachiState {
  const state = stateAt(view, cards, rng)
  state.words[TURNS] = view.turns
  return state
}

import type { Seat } from '../../../engine/game.ts'
import { Rng } from '../../../engine/random.ts'
import { railOnTheHill } from '../rules.ts'
import type { RailOptions, RailState } from '../state.ts'

const game = railOnTheHill

/** What follows a moment: the action that is taken next, or nothing at the end. */
export type Next = { readonly seat: Seat; readonly action: string } | undefined

/**
 * Plays a seeded game that mostly builds: plain random play scraps what it lays, and hardly sees long lines, bonuses
 * or plans that are met. `each` is called at every moment, the last one included.
 */
export function playThrough(options: RailOptions, seed: string, each: (state: RailState, next: Next) => void): void {
  const rng = new Rng(`${seed}/play`)
  const state = game.setup(options, seed)
  for (let seats = game.active(state); seats.length > 0; seats = game.active(state)) {
    const seat = seats[rng.below(seats.length)]
    const legal = Array.from(game.legalActions(state, seat))
    const building = legal.filter((action) => /^(lay|bonus|plan|develop)/.test(game.format(action)))
    const choice = building.length > 0 && rng.below(5) > 0 ? building : legal
    const action = choice[rng.below(choice.length)]
    each(state, { seat, action: game.format(action) })
    game.play(state, seat, action)
  }
  each(state, undefined)
}

import { describe, expect, it } from 'vitest'
import { RNG_WORDS } from '../../engine/random.ts'
import { BUILD_FIRST, build, NO_SWAP, PASS, reroll, roll, STAND, SWAP_FIRST, swap, tv } from './actions.ts'
import {
  EFFECTS,
  ESTABLISHMENTS,
  FIRST_LANDMARK,
  ITEMS,
  LANDMARKS,
  MOST_DICE,
  ROLL_AGAIN,
  SECOND_DIE,
  TURN_AFTER_DOUBLE,
} from './cards/cards.ts'
import { MAX_PLAYERS } from './numbers.ts'
import * as state from './state.ts'

describe('the plain numbers of the state', () => {
  it('lay out the table and a player without gaps and overlaps', () => {
    const table = [
      [state.PHASE, 1],
      [state.TURN, 1],
      [state.ME, 1],
      [state.TURNS, 1],
      [state.DICE, MOST_DICE],
      [state.RNG, RNG_WORDS],
      [state.SUPPLY, ESTABLISHMENTS.length],
      [state.SOLD_OUT, 1],
      [state.TOWNS, ESTABLISHMENTS.length],
    ]
    expect(endOf(table)).toBe(state.TABLE_WORDS)
    const player = [
      [state.COINS, 1],
      [state.OWNED, 1],
    ]
    expect(endOf(player)).toBe(state.PLAYER_WORDS)
  })

  it('name phases, effects and items by their places', () => {
    const { ROLL, REROLL, TV, SWAP, BUILD, OVER, PHASES } = state
    const phases = [ROLL, REROLL, TV, SWAP, BUILD, OVER].map((phase) => PHASES[phase])
    expect(phases).toEqual(['roll', 'reroll', 'tv', 'swap', 'build', 'over'])
    const effects = [SECOND_DIE, TURN_AFTER_DOUBLE, ROLL_AGAIN].map((effect) => EFFECTS[effect])
    expect(effects).toEqual(['second-die', 'turn-after-double', 'roll-again'])
    expect(ITEMS.slice(FIRST_LANDMARK)).toEqual(LANDMARKS)
  })

  it('give every action a number of its own, and all but the swaps a bit', () => {
    const players = Array.from({ length: MAX_PLAYERS }, (_, player) => player)
    const simple = [
      roll(1),
      roll(2),
      reroll(1),
      reroll(2),
      STAND,
      ...players.map(tv),
      ...ITEMS.map((_, item) => build(item)),
      PASS,
    ]
    expect([...simple, NO_SWAP]).toEqual(Array.from({ length: NO_SWAP + 1 }, (_, action) => action))
    expect(build(0)).toBe(BUILD_FIRST)
    expect(NO_SWAP).toBeLessThan(SWAP_FIRST)
    expect(swap(0, 0, 0)).toBe(SWAP_FIRST)
  })
})

/** Where the last of some runs of words ends; each must begin where the one before ends. */
function endOf(runs: readonly (readonly number[])[]): number {
  return runs.reduce((end, [begin, length]) => {
    expect(begin).toBe(end)
    return begin + length
  }, 0)
}

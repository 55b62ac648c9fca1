import { describe, expect, it } from 'vitest'
import { RNG_WORDS } from '#engine/random.ts'
import { EFFECTS, ESTABLISHMENTS, ROLL_AGAIN, SECOND_DIE, TURN_AFTER_DOUBLE } from '../cards/cards.ts'
import { compileCards, FIRST_LANDMARK, MAX_ESTABLISHMENTS, MAX_ITEMS, MAX_LANDMARKS } from '../cards/tables.ts'
import { ACTIONS, build, NO_SWAP, PASS, reroll, roll, STAND, SWAP_FIRST, swap, tv } from './actions.ts'
import { MAX_DICE, MAX_PLAYERS } from './numbers.ts'
import { machiKoro } from './rules.ts'
import * as state from './state.ts'

describe('the plain numbers of the state', () => {
  it('lay out the table and a player without gaps and overlaps', () => {
    const cards = compileCards(machiKoro.cards)
    const table = [
      [state.PHASE, 1],
      [state.TURN, 1],
      [state.ME, 1],
      [state.TURNS, 1],
      [state.DICE, MAX_DICE],
      [state.RNG, RNG_WORDS],
      [state.SOLD_OUT, 1],
      [state.PLAYERS, MAX_PLAYERS * state.PLAYER_WORDS],
      [state.TOWNS, ESTABLISHMENTS.length],
      [state.supplyAt(cards), ESTABLISHMENTS.length],
    ]
    expect(endOf(table)).toBe(state.stateWords(cards))
    const player = [
      [state.COINS, 1],
      [state.OWNED, 1],
      [state.BUILT, 1],
    ]
    expect(endOf(player)).toBe(state.PLAYER_WORDS)
  })

  it('name phases and effects by their places', () => {
    const { ROLL, REROLL, TV, SWAP, BUILD, OVER, PHASES } = state
    const phases = [ROLL, REROLL, TV, SWAP, BUILD, OVER].map((phase) => PHASES[phase])
    expect(phases).toEqual(['roll', 'reroll', 'tv', 'swap', 'build', 'over'])
    const effects = [SECOND_DIE, TURN_AFTER_DOUBLE, ROLL_AGAIN].map((effect) => EFFECTS[effect])
    expect(effects).toEqual(['second-die', 'turn-after-double', 'roll-again'])
  })

  it('have room for as many cards as a set can have', () => {
    expect([FIRST_LANDMARK, MAX_ITEMS]).toEqual([MAX_ESTABLISHMENTS, MAX_ESTABLISHMENTS + MAX_LANDMARKS])
    const last = MAX_ESTABLISHMENTS - 1
    expect([swap(0, 0, 0), swap(last, MAX_PLAYERS - 1, last)]).toEqual([SWAP_FIRST, ACTIONS - 1])
  })

  it('give every action a number of its own, and all but the swaps a bit of two words', () => {
    const simple = [
      ...Array.from({ length: MAX_ITEMS }, (_, item) => build(item)),
      PASS,
      roll(1),
      roll(2),
      reroll(1),
      reroll(2),
      STAND,
      ...Array.from({ length: MAX_PLAYERS }, (_, player) => tv(player)),
      NO_SWAP,
    ]
    expect(simple).toEqual(Array.from({ length: NO_SWAP + 1 }, (_, action) => action))
    expect([build(FIRST_LANDMARK), SWAP_FIRST]).toEqual([32, 64])
    expect(NO_SWAP).toBeLessThan(SWAP_FIRST)
  })
})

/** Where the last of some ranges of words ends; each must begin where the one before ends. */
function endOf(runs: readonly (readonly number[])[]): number {
  return runs.reduce((end, [begin, length]) => {
    expect(begin).toBe(end)
    return begin + length
  }, 0)
}

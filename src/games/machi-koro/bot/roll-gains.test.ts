import { describe, expect, it } from 'vitest'
import { foresee, gainOf } from '../rules/foresight.ts'
import { HIGHEST_ROLL } from '../rules/numbers.ts'
import { PHASE, ROLL, TURN } from '../rules/state.ts'
import { Table } from '../rules/testing/positions.ts'
import { RollGains } from './roll-gains.ts'

describe('RollGains', () => {
  it.each([2, 3, 4])('matches what the rules pay throughout a random game of %i players', (players) => {
    const gains = new RollGains()
    Table.start({ players }, `gains/${players}`).playOn('gains', ({ state }) => {
      if (state.words[PHASE] !== ROLL) return
      gains.look(state)
      for (let roll = 1; roll <= HIGHEST_ROLL; roll++) {
        expect(gains.of[roll], `${roll}`).toBe(gainOf(state, foresee(state, roll).after, state.words[TURN]))
      }
    })
  })

  it('counts another turn after a double', () => {
    const landmarks = ['train-station', 'amusement-park', 'radio-tower'] as const
    const player = { coins: 0, cards: { 'cheese-factory': 2, ranch: 4 }, landmarks }
    const { state } = Table.at({ phase: 'reroll', dice: [3, 3], players: [player, {}] })
    const gains = new RollGains().look(state)
    expect(gains.dice).toBe(2)
    expect(gains.meanOf(2)).toBeCloseTo((24 * 6) / 36 + 4 / 36)
    expect(gains.mean).toBeCloseTo(gains.meanOf(2) * 1.2)
    expect(gains.ofDice(state.words)).toBeCloseTo(gains.mean)
  })
})

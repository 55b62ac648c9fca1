import { describe, expect, it } from 'vitest'
import { playAction } from '../rules/play.ts'
import { machiKoro } from '../rules/rules.ts'
import { BUILD, cloneState, type MachiState, PHASE, TURN } from '../rules/state.ts'
import { Table } from '../rules/testing/positions.ts'
import { Evaluator, layoutOf } from './evaluator.ts'
import { GreedyPlayer } from './greedy.ts'
import { chanceWeights } from './weights.ts'

function evaluatorOf({ options, cards }: MachiState): Evaluator {
  return new Evaluator(options.players, cards, chanceWeights.for(options.players))
}

describe('the net of Machi Koro', () => {
  it.each([2, 3, 4])('has all its weights for %i players', (players) => {
    expect(chanceWeights.for(players)).toHaveLength(layoutOf(players).size)
    expect(() => chanceWeights.for(5)).toThrow(RangeError)
  })

  it.each([2, 3, 4])('gives chances that add up to 1 for %i players', (players) => {
    Table.start({ players }, 'net').playOn('net', ({ state }) => {
      const evaluator = evaluatorOf(state)
      let sum = 0
      for (let player = 0; player < players; player++) sum += evaluator.chanceOf(state, player)
      expect(sum).toBeCloseTo(1)
    })
  })

  it('gives the same chance for a tried building as for one that was built', () => {
    Table.start({ players: 4 }, 'built').playOn('built', ({ state }) => {
      if (state.words[PHASE] !== BUILD) return
      const buildings = new GreedyPlayer(evaluatorOf(state)).buildings(state)
      expect(buildings.map(({ action }) => action)).toEqual([...machiKoro.legalActions(state, state.words[TURN] + 1)])
      for (const { action, chance } of buildings) {
        const after = cloneState(state)
        playAction(after, action)
        expect(chance).toBeCloseTo(evaluatorOf(state).chanceOf(after, state.words[TURN]))
      }
    })
  })

  it('gives a higher chance for more coins, landmarks and income', () => {
    const town = { coins: 5, cards: { 'wheat-field': 1, bakery: 2, ranch: 2 }, landmarks: [] }
    const chance = (better: object) => {
      const { state } = Table.at({ players: [{ ...town, ...better }, town] })
      return evaluatorOf(state).chanceOf(state, 0)
    }
    const even = chance({})
    expect(even).toBeGreaterThan(0.4)
    expect(even).toBeLessThan(0.65)
    expect(chance({ coins: 12 })).toBeGreaterThan(even + 0.05)
    expect(chance({ landmarks: ['shopping-mall'] })).toBeGreaterThan(even + 0.05)
    expect(chance({ cards: { ...town.cards, 'convenience-store': 3 } })).toBeGreaterThan(even + 0.05)
  })
})

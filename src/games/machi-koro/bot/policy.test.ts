import { describe, expect, it } from 'vitest'
import { ITEMS, type ItemId } from '../cards/cards.ts'
import { BUILD, type MachiState, PHASE } from '../rules/state.ts'
import { type PlayerSituation, Table } from '../rules/testing/positions.ts'
import { itemAt } from './known-cards.ts'
import { LeanTable } from './lean-table.ts'
import { NOTHING, Policy, policySize } from './policy.ts'
import { policyWeights } from './weights.ts'

function lookAt(state: MachiState, isAgain = false) {
  const { players } = state.options
  const table = new LeanTable(state.cards, players)
  table.load(state)
  const policy = new Policy(players, state.cards, policyWeights.for(players))
  const chance = policy.look(table, isAgain)
  return { chance, table, policy, favourite: policy.favourite(table) }
}

const TOWN: PlayerSituation = { coins: 3, cards: { 'wheat-field': 1, bakery: 1 } }

function stateWith(own: PlayerSituation, ...others: readonly PlayerSituation[]): MachiState {
  return Table.at({ phase: 'build', dice: [1], players: [own, ...others] }).state
}

describe('the policy net of Machi Koro', () => {
  it.each([2, 3, 4])('has all its weights for %i players', (players) => {
    expect(policyWeights.for(players)).toHaveLength(policySize(players))
  })

  it.each([2, 3, 4])('prefers the best item that can be built, with %i players', (players) => {
    let built = 0
    Table.start({ players }, 'liked').playOn('liked', ({ state }) => {
      if (state.words[PHASE] !== BUILD) return
      const { favourite, table, policy } = lookAt(state)
      if (favourite === NOTHING) return
      built++
      expect(table.canBuild(favourite)).toBe(true)
      const most = policy.likingOf(favourite)
      const buildable = ITEMS.map((_, place) => itemAt(place)).filter((item) => table.canBuild(item))
      expect(buildable.filter((item) => policy.likingOf(item) > most)).toEqual([])
    })
    expect(built).toBeGreaterThan(0)
  })

  it('gives a higher chance for more coins, landmarks, income and another turn', () => {
    const town: PlayerSituation = { coins: 5, cards: { 'wheat-field': 1, bakery: 2, ranch: 2 } }
    const chance = (better: PlayerSituation) => lookAt(stateWith({ ...town, ...better }, town, town, town)).chance
    const even = chance({})
    expect(chance({ coins: 12 })).toBeGreaterThan(even + 0.03)
    expect(chance({ landmarks: ['shopping-mall'] })).toBeGreaterThan(even + 0.03)
    expect(chance({ cards: { ...town.cards, 'convenience-store': 2 } })).toBeGreaterThan(even + 0.03)
    const state = stateWith({ ...town, landmarks: ['train-station', 'amusement-park'] }, town, town, town)
    expect(lookAt(state, true).chance).toBeGreaterThan(lookAt(state).chance)
  })

  it('gives the best chance to a player who lacks only one landmark', () => {
    const done: PlayerSituation = { coins: 20, cards: { bakery: 3 }, landmarks: LANDMARKS_BUT_ONE }
    expect(lookAt(stateWith(TOWN, done, TOWN, TOWN)).chance).toBeLessThan(0.1)
    expect(lookAt(stateWith(done, TOWN, TOWN, TOWN)).chance).toBeGreaterThan(0.8)
  })
})

const LANDMARKS_BUT_ONE = ['train-station', 'shopping-mall', 'amusement-park'] as const satisfies readonly ItemId[]

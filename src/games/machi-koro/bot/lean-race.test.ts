import { describe, expect, it } from 'vitest'
import { playAction } from '../rules/play.ts'
import { BUILD, cloneState, type MachiState, PHASE, TURN } from '../rules/state.ts'
import { bigTown, gameOf } from '../rules/testing/big-town.ts'
import { type PlayerSituation, Table } from '../rules/testing/positions.ts'
import { GreedyPlayer } from './greedy.ts'
import { RaceEvaluator, RacePolicy } from './lean-race.ts'
import { LeanTable } from './lean-table.ts'
import { NOTHING } from './policy.ts'

const game = gameOf(bigTown)

function evaluatorOf({ options, cards }: MachiState): RaceEvaluator {
  return new RaceEvaluator(options.players, cards)
}

describe('the race, with cards that no net was trained on', () => {
  it('gives chances that add up to 1', () => {
    Table.start({ players: 3 }, 'race', game).playOn('race', ({ state }) => {
      const chances = [0, 1, 2].map((player) => evaluatorOf(state).chanceOf(state, player))
      expect(chances.reduce((one, other) => one + other)).toBeCloseTo(1)
    })
  })

  it('gives the same chance for a tried building as for one that was built', () => {
    Table.start({ players: 4 }, 'built', game).playOn('built', ({ state }) => {
      if (state.words[PHASE] !== BUILD) return
      for (const { action, chance } of new GreedyPlayer(evaluatorOf(state)).buildings(state)) {
        const after = cloneState(state)
        playAction(after, action)
        expect(chance).toBeCloseTo(evaluatorOf(state).chanceOf(after, state.words[TURN]))
      }
    })
  })

  it('gives a higher chance for more coins, landmarks and income', () => {
    const town: PlayerSituation = { coins: 5, cards: { 'rose-garden': 2, bakery: 1 } }
    const chance = (better: PlayerSituation) => {
      const { state } = Table.at({ players: [{ ...town, ...better }, town] }, game)
      return evaluatorOf(state).chanceOf(state, 0)
    }
    const even = chance({})
    expect(even).toBeGreaterThan(0.4)
    expect(chance({ coins: 15 })).toBeGreaterThan(even + 0.05)
    expect(chance({ landmarks: ['market-hall'] })).toBeGreaterThan(even + 0.05)
    expect(chance({ cards: { ...town.cards, 'kiosk-24': 3 } })).toBeGreaterThan(even + 0.05)
    expect(chance({ cards: { ...town.cards, 'tea-house': 2 } })).toBeGreaterThan(even + 0.05)
  })

  it('prefers only items that can be built, and does not change the table', () => {
    let built = 0
    Table.start({ players: 3 }, 'liked', game).playOn('liked', ({ state }) => {
      if (state.words[PHASE] !== BUILD) return
      const table = new LeanTable(state.cards, 3)
      table.load(state)
      const before = table.words.slice()
      const item = new RacePolicy(3, state.cards).favourite(table)
      expect(table.words).toEqual(before)
      if (item === NOTHING) return
      built++
      expect(table.canBuild(item)).toBe(true)
    })
    expect(built).toBeGreaterThan(0)
  })
})

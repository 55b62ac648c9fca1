import { describe, expect, it } from 'vitest'
import { Rng } from '../../engine/random.ts'
import { railOnTheHill } from './rules.ts'
import type { RailState } from './state.ts'
import { playThrough } from './testing/play-through.ts'

const game = railOnTheHill

/** Moments of all kinds: of each distinct set of kinds of legal actions, the first that occurs. */
function moments(): RailState[] {
  const seen = new Map<string, RailState>()
  for (let k = 0; k < 4; k++) {
    playThrough({ players: 2 }, `moments/${k}`, (state) => {
      for (const seat of game.active(state)) {
        const kinds = new Set(Array.from(game.legalActions(state, seat), (action) => game.format(action).split(' ')[0]))
        const key = `${seat} ${[...kinds].join()}`
        if (!seen.has(key)) seen.set(key, game.clone(state))
      }
    })
  }
  return [...seen.values()]
}

describe('sampling', () => {
  it('takes every legal action equally often (chi-square over seeded draws)', () => {
    const rng = new Rng('sampling')
    const states = moments()
    expect(states.length).toBeGreaterThan(20)
    for (const state of states) {
      const seat = game.active(state)[0]
      const legal = [...game.legalActions(state, seat)]
      const counts = new Map(legal.map((action) => [action, 0]))
      const draws = legal.length * 200
      for (let i = 0; i < draws; i++) {
        const action = game.sample(state, seat, rng)
        counts.set(action, (counts.get(action) ?? Number.NaN) + 1)
      }
      const square = [...counts.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)
      const freedom = legal.length - 1
      // Far outside what chance gives: mean + 6 standard deviations of the chi-square distribution.
      expect(square).toBeLessThan(freedom + 6 * Math.sqrt(2 * freedom) + 1e-9)
    }
  })
})

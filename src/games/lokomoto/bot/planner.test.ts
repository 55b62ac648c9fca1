import { describe, expect, it } from 'vitest'
import { isConnected } from '../rules/connected-sets.ts'
import { MAX_PLAYERS } from '../rules/numbers.ts'
import { lokomoto } from '../rules/rules.ts'
import { scoreOf } from '../rules/score.ts'
import { hasSection } from '../rules/sections.ts'
import { FREE, type LokoState, MAIN, PHASE, playerAt, RESERVED, SOLID } from '../rules/state.ts'
import { playGame } from '../rules/testing/play-game.ts'
import { SOME_OPTIONS } from '../rules/testing/variants.ts'
import { orderOf } from './order.ts'
import { purchaseOf } from './plan-list.ts'
import { Planner } from './planner.ts'
import { steadyBot } from './steady.ts'
import { findTotals } from './totals.ts'
import { WEIGHTS } from './weights.ts'

/** Some states of a game between steady bots, each with the player whose turn it is. */
function moments(options: (typeof SOME_OPTIONS)[number]): { state: LokoState; player: number }[] {
  const found: { state: LokoState; player: number }[] = []
  let turns = 0
  playGame(options, 'planner', Array(options.players).fill(steadyBot), (state, seat) => {
    if (state.words[PHASE] === MAIN && turns++ % 9 === 0) found.push({ state: lokomoto.clone(state), player: seat - 1 })
  })
  return found
}

describe.each(SOME_OPTIONS)('the planner of Lokomoto: %o', (options) => {
  const all = moments(options)

  it('finds only legal purchases, and none twice', () => {
    let purchases = 0
    for (const { state, player } of all) {
      const planner = new Planner(state.cards, options, WEIGHTS, { plans: 8, purchases: 8 })
      planner.lookAround(state)
      planner.find(state, player)
      const texts = Array.from({ length: planner.purchases.count }, (_, i) => {
        const action = purchaseOf(state.cards, planner.purchases.at(i))
        expect(lokomoto.refusal(state, player + 1, action)).toBeUndefined()
        return lokomoto.format(action)
      })
      expect(new Set(texts).size).toBe(texts.length)
      purchases += texts.length
    }
    expect(purchases).toBeGreaterThan(5)
  })

  it('finds connected plans whose missing sections can be drawn, the best first', () => {
    for (const { state, player } of all) {
      const planner = new Planner(state.cards, options, WEIGHTS, { plans: 8 })
      planner.lookAround(state)
      planner.find(state, player)
      const { plans } = planner
      for (let i = 0; i < plans.count; i++) {
        const plan = plans.at(i)
        const sections = [...plan.sections.subarray(0, plan.size)]
        expect(isConnected(state.cards, sections)).toBe(true)
        const order = new Int32Array(plan.size)
        expect(orderOf(planner, plan, order)).toBe(plan.missing)
        for (const section of sections) {
          const sets = order.subarray(0, plan.missing).includes(section)
            ? [FREE, playerAt(player) + RESERVED]
            : [playerAt(player) + SOLID]
          expect(sets.some((at) => hasSection(state.words, at, section))).toBe(true)
        }
        if (i > 0) expect(plan.value).toBeLessThanOrEqual(plans.at(i - 1).value)
      }
    }
  })

  it('counts points as the rules do', () => {
    const totals = new Int32Array(MAX_PLAYERS)
    for (const { state } of all) {
      findTotals(state, totals)
      for (let player = 0; player < options.players; player++) expect(totals[player]).toBe(scoreOf(state, player).total)
    }
  })
})

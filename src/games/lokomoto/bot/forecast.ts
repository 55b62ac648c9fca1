import { type Forecaster, forecastOfPoints, readStages } from '#bots/forecast.ts'
import { Rng } from '#engine/random.ts'
import type { LokoTypes } from '../rules/facts.ts'
import { MAX_PLAYERS } from '../rules/numbers.ts'
import { countSections } from '../rules/sections.ts'
import { FREE, type LokoState, playerAt, SOLID } from '../rules/state.ts'
import fitted from './forecast.json' with { type: 'json' }
import { Planner } from './planner.ts'
import { findTotals } from './totals.ts'
import { WEIGHTS } from './weights.ts'

/** How often hidden cards are dealt anew. */
const DEALS = 4

/** How many plans of each player are compared. */
const PLANS = 8

/** Judges by what each player's best plan is worth and how much of the map is free. */
export const forecaster: Forecaster<LokoTypes> = {
  judge({ game, view, seed, setback }) {
    const { players } = view.options
    const rng = new Rng(seed)
    const deals = Array.from({ length: DEALS }, () => game.determinize(view, rng))
    const worths = deals.map(worthsOf)
    const stage = STAGES[stageOf(deals[0])]
    const seats = Array.from({ length: players }, (_, player) => ({
      worth: worths.reduce((sum, each) => sum + each[player], 0) / DEALS,
      stage,
    }))
    const { calibrations } = fitted
    const calibration = calibrations[String(players) as keyof typeof calibrations]
    return forecastOfPoints(seats, calibration, setback)
  },
}

/** The stages of a game, by the share of sections that are free: the last one first. */
const STAGES = readStages(fitted.stages)

export const STAGE_COUNT = 10

export function stageOf({ words, cards }: LokoState): number {
  return Math.min(STAGE_COUNT - 1, Math.floor((STAGE_COUNT * countSections(words, FREE)) / cards.sections.length))
}

/** The points of each player if the best plan succeeds as often as the planner expects. */
export function worthsOf(state: LokoState): number[] {
  const { words, options } = state
  const totals = new Int32Array(MAX_PLAYERS)
  findTotals(state, totals)
  const planner = new Planner(state.cards, options, WEIGHTS, PLANS)
  planner.lookAround(state)
  return Array.from({ length: options.players }, (_, player) => {
    planner.find(state, player)
    const best = planner.plans.count === 0 ? planner.worthOfNothing : planner.plans.at(0).value
    return totals[player] + Math.max(best, planner.worthOfNothing) + countSections(words, playerAt(player) + SOLID)
  })
}

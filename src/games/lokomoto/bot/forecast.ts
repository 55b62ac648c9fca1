import { type Forecaster, type ForecastQuestion, forecastOfPoints, readStages, type SeatWorth } from '#bots/forecast.ts'
import { Rng } from '#engine/random.ts'
import type { LokoTypes } from '../rules/facts.ts'
import { MAX_PLAYERS } from '../rules/numbers.ts'
import { countSections } from '../rules/sections.ts'
import { FREE, type LokoState, playerAt, SOLID } from '../rules/state.ts'
import fitted from './forecast.json' with { type: 'json' }
import { Planner } from './planner.ts'
import { findTotals } from './totals.ts'
import { WEIGHTS } from './weights.ts'

/** How often hidden cards are dealt again. */
const DEALS = 4

/** How many plans of each player are compared. */
const PLANS = 8

/** Judges by what each player's best plan is worth and how much of the map is free. */
export const forecaster: Forecaster<LokoTypes> = {
  judge(question) {
    const { players } = question.view.options
    const { calibrations } = fitted
    const calibration = calibrations[String(players) as keyof typeof calibrations]
    return forecastOfPoints(seatsAt(question), players === 2 ? TWO : MORE, calibration, question.setback)
  },
}

/** What each player's best plan is worth, on average of several deals. */
export function seatsAt({ game, view, seed }: ForecastQuestion<LokoTypes>): SeatWorth[] {
  const rng = new Rng(seed)
  const deals = Array.from({ length: DEALS }, () => game.determinize(view, rng))
  const worths = deals.map(worthsOf)
  const stage = stageOf(deals[0])
  return Array.from({ length: view.options.players }, (_, player) => ({
    worth: worths.reduce((sum, each) => sum + each[player], 0) / DEALS,
    stage,
  }))
}

/** The stages of a game, by the share of sections that are free: the last one first. Two players deny each other more. */
const TWO = readStages(fitted.two)
const MORE = readStages(fitted.more)

export const STAGE_COUNT = 10

function stageOf({ words, cards }: LokoState): number {
  return Math.min(STAGE_COUNT - 1, Math.floor((STAGE_COUNT * countSections(words, FREE)) / cards.sections.length))
}

/** The points of each player if the best plan succeeds as often as the planner expects. */
function worthsOf(state: LokoState): number[] {
  const { words, options } = state
  const totals = new Int32Array(MAX_PLAYERS)
  findTotals(state, totals)
  const planner = new Planner(state.cards, options, WEIGHTS, { plans: PLANS })
  planner.lookAround(state)
  return Array.from({ length: options.players }, (_, player) => {
    planner.find(state, player)
    const best = planner.plans.count === 0 ? planner.worthOfNothing : planner.plans.at(0).value
    return totals[player] + Math.max(best, planner.worthOfNothing) + countSections(words, playerAt(player) + SOLID)
  })
}

import { Budget } from '#bots/budget.ts'
import { type Calibration, calibrated, type Forecaster, moved } from '#bots/forecast.ts'
import { Rng } from '#engine/random.ts'
import type { MachiTypes } from '../rules/facts.ts'
import { type MachiState, PHASE, ROLL, TURN } from '../rules/state.ts'
import calibrations from './forecast.json' with { type: 'json' }
import { evaluatorFor } from './thinking.ts'
import { TurnPlanner } from './turn-plans.ts'

/** Enough for all results of the dice and the buildings after them. */
const NODES = 2000

/** Judges by the net that estimates who will win, after the best end of the turn. */
export const forecaster: Forecaster<MachiTypes> = {
  judge({ game, view, seed, setback }) {
    const raw = rawChances(game.determinize(view, new Rng(seed)))
    const { players } = view.options
    const calibration: Calibration = calibrations[String(players) as keyof typeof calibrations]
    return { chances: calibrated(setback ? moved(raw, setback.seat, setback.loss) : raw, calibration) }
  },
}

/** The chance of each player before calibration. */
export function rawChances(state: MachiState): number[] {
  const { words, options } = state
  const evaluator = evaluatorFor(state)
  const budget = Budget.of({ nodes: NODES }, () => 0)
  const own = words[TURN]
  const [{ chance }] = new TurnPlanner(evaluator, budget).plansFrom(state)
  const roller = words[PHASE] === ROLL ? own : (own + 1) % options.players
  const chances = Array.from({ length: options.players }, (_, player) => evaluator.chanceOf(state, player, roller))
  const sum = chances.reduce((one, other) => one + other)
  const all = chances.map((each) => each / sum)
  return moved(all, own + 1, all[own] - chance)
}

import { type Forecaster, forecastOfPoints, readStages } from '#bots/forecast.ts'
import { Rng } from '#engine/random.ts'
import type { RailTypes } from '../rules/facts.ts'
import { ROUNDS } from '../rules/numbers.ts'
import { ACQUIRED, ACTIVE, ENDED, MAIN, PHASE, playerAt, type RailState } from '../rules/state.ts'
import fitted from './forecast.json' with { type: 'json' }
import { roundsLeft } from './judge.ts'
import { trainedJudge } from './trained-judge.ts'

/** How often hidden cards are dealt anew. */
const DEALS = 4

const judge = trainedJudge()

/** The stages of a game, by the number of turns that a player has left. */
const ALONE = readStages(fitted.alone)
const TOGETHER = readStages(fitted.together)

/** Judges by what each player's town is worth and how many turns are left. */
export const forecaster: Forecaster<RailTypes> = {
  judge({ game, view, seed, setback }) {
    const { players } = view.options
    const rng = new Rng(seed)
    const stages = players === 1 ? ALONE : TOGETHER
    const deals = Array.from({ length: DEALS }, () => game.determinize(view, rng))
    const seats = Array.from({ length: players }, (_, player) => ({
      worth: deals.reduce((sum, deal) => sum + worthOf(deal, player), 0) / DEALS,
      stage: stages[turnsLeft(deals[0], player)],
    }))
    const { calibrations } = fitted
    const calibration = calibrations[String(players) as keyof typeof calibrations] ?? calibrations[2]
    return forecastOfPoints(seats, calibration, setback)
  },
}

export function worthOf(state: RailState, player: number): number {
  return judge.worth(state, player)
}

export const STAGE_COUNT = ROUNDS + 2

/** How many turns a player still has to end; one more before the first round. */
export function turnsLeft({ words, options }: RailState, player: number): number {
  if (words[PHASE] < MAIN) return ROUNDS + 1
  const me = playerAt(player)
  const isWaiting = (words[ACTIVE] & (1 << player)) === 0
  const hasEnded = options.simultaneous ? words[me + ENDED] > 0 : words[me + ACQUIRED] > 0 && isWaiting
  return roundsLeft(words) + (hasEnded ? 0 : 1)
}

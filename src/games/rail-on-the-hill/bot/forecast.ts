import { type Forecaster, type ForecastQuestion, forecastOfPoints, readStages, type SeatWorth } from '#bots/forecast.ts'
import { Rng } from '#engine/random.ts'
import type { RailTypes } from '../rules/facts.ts'
import { ROUNDS } from '../rules/numbers.ts'
import { ACQUIRED, ACTIVE, ENDED, MAIN, PHASE, playerAt, type RailState } from '../rules/state.ts'
import fitted from './forecast.json' with { type: 'json' }
import { roundsLeft } from './judge.ts'
import { trainedJudge } from './trained-judge.ts'

/** How often hidden cards are dealt again. */
const DEALS = 4

const judge = trainedJudge()

/** The stages of a game, by the rounds that are left and by the player's turn of this round. */
const ALONE = readStages(fitted.alone)
const TOGETHER = readStages(fitted.together)

/** Judges by what each player's town is worth and how much of the game is left. */
export const forecaster: Forecaster<RailTypes> = {
  judge(question) {
    const { players } = question.view.options
    const { calibrations } = fitted
    const calibration = calibrations[String(players) as keyof typeof calibrations] ?? calibrations[2]
    return forecastOfPoints(seatsAt(question), players === 1 ? ALONE : TOGETHER, calibration, question.setback)
  },
}

/** What each player's town is worth, on average of several deals. */
export function seatsAt({ game, view, seed }: ForecastQuestion<RailTypes>): SeatWorth[] {
  const rng = new Rng(seed)
  const deals = Array.from({ length: DEALS }, () => game.determinize(view, rng))
  return Array.from({ length: view.options.players }, (_, player) => ({
    worth: deals.reduce((sum, deal) => sum + judge.worth(deal, player), 0) / DEALS,
    stage: stageOf(deals[0], player),
  }))
}

/** A player's turn of a round is over, under way, or still to come. */
export const TURN_STAGES = 3

/** The last one is before the first round. */
export const STAGE_COUNT = TURN_STAGES * ROUNDS + 1

/** The judge knows what a town is worth at the end of a turn, so a turn that is not over makes it worth more. */
function stageOf({ words, options }: RailState, player: number): number {
  if (words[PHASE] < MAIN) return STAGE_COUNT - 1
  const me = playerAt(player)
  const isWaiting = (words[ACTIVE] & (1 << player)) === 0
  const hasBegun = words[me + ACQUIRED] > 0
  const hasEnded = options.simultaneous ? words[me + ENDED] > 0 : hasBegun && isWaiting
  return TURN_STAGES * roundsLeft(words) + (hasEnded ? 0 : hasBegun ? 1 : 2)
}

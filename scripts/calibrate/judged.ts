import type { Expected, Forecast, Forecaster, ForecastQuestion } from '#bots/forecast.ts'
import type { Game } from '#engine/game.ts'
import { findVersion, newestVersion } from '#games/index.ts'
import type { CalibrationGame } from './games.ts'

/** A forecast for all seats, and what came of it. */
export interface JudgedMoment extends Forecast {
  /** Moments of one game have the same seed. They share a result, so they count as one where errors are estimated. */
  readonly seed: string
  /** Each seat's share of the victory, and its final points; 0 in a race. */
  readonly shares: readonly number[]
  readonly finals: readonly number[]
  /** Whether all seats played well from then on. */
  readonly isGood: boolean
}

/** The rules and the forecaster of the newest version of a game. */
export async function loadForecasts(id: string) {
  const version = findVersion(id, newestVersion(id))
  const [game, forecaster] = await Promise.all([version?.loadRules(), version?.loadForecaster?.()])
  if (game === undefined || forecaster === undefined) throw new Error(`there are no forecasts for ${id}`)
  return { game, forecaster }
}

/** Judges a game at this many moments. */
export function judgedMoments(
  game: Game,
  forecaster: Forecaster,
  played: CalibrationGame,
  count: number,
): JudgedMoment[] {
  const { seen, ...result } = seenIn(game, played, count, (question) => forecaster.judge(question))
  return seen.map((forecast) => ({ ...forecast, ...result, seed: played.seed, isGood: played.kind === 'good' }))
}

/** What is seen at this many moments, evenly over a game or its good part, by the seat that acts; and how the game ended. */
export function seenIn<Seen>(
  game: Game,
  { options, seed, actions, goodFrom = 0 }: CalibrationGame,
  count: number,
  look: (question: ForecastQuestion) => Seen,
) {
  const state = game.setup(options, seed)
  const length = actions.length - goodFrom
  const chosen = new Set(Array.from({ length: count }, (_, i) => goodFrom + Math.floor(((i + 0.5) * length) / count)))
  const seen: Seen[] = []
  for (const [i, [seat, text]] of actions.entries()) {
    if (chosen.has(i)) seen.push(look({ game, view: game.view(state, seat), seed: `${seed}/${i}` }))
    game.play(state, seat, game.parse(text))
  }
  const { winners, scores } = game.standing(state)
  const shares = scores.map((_, i) => (winners.includes(i + 1) ? 1 / winners.length : 0))
  const finals = scores.map((score) => (score as { readonly total?: number }).total ?? 0)
  return { seen, shares, finals }
}

/** The games in a file of play.ts. */
export function readGames(text: string): CalibrationGame[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** A mean over moments with its standard error, in which the moments of a game count as one. */
export interface Estimated {
  readonly mean: number
  readonly error: number
  /** Of how many moments or seats, and of how many games. */
  readonly count: number
  readonly games: number
}

/** One value of a moment or seat; `weight` is the denominator of a ratio. */
interface Value {
  readonly seed: string
  readonly value: number
  readonly weight?: number
}

/** The ratio of the sums of values and weights, with an error from the differences between games. */
function estimated(values: readonly Value[]): Estimated {
  const games = new Map<string, { value: number; weight: number }>()
  for (const { seed, value, weight = 1 } of values) {
    const sums = games.get(seed) ?? { value: 0, weight: 0 }
    games.set(seed, { value: sums.value + value, weight: sums.weight + weight })
  }
  const sums = [...games.values()]
  const weight = sums.reduce((sum, each) => sum + each.weight, 0)
  const mean = sums.reduce((sum, each) => sum + each.value, 0) / weight
  const squares = sums.reduce((sum, each) => sum + (each.value - mean * each.weight) ** 2, 0)
  const error = Math.sqrt((squares * sums.length) / Math.max(1, sums.length - 1)) / weight
  return { mean, error, count: values.length, games: sums.length }
}

/** Chances that are about equal: what was forecast, and by how much more was won. */
export interface Bin {
  readonly forecast: number
  readonly difference: Estimated
}

export function reliability(moments: readonly JudgedMoment[], bins: number): Bin[] {
  const all = moments.flatMap(({ seed, chances, shares }) =>
    chances.map((chance, i) => ({ seed, chance, value: shares[i] - chance })),
  )
  return Array.from({ length: bins }, (_, bin) => {
    const own = all.filter(({ chance }) => Math.min(bins - 1, Math.floor(chance * bins)) === bin)
    return { forecast: own.reduce((sum, { chance }) => sum + chance, 0) / own.length, difference: estimated(own) }
  })
}

/**
 * By how much a chance should differ from an equal one where the forecast differs by 1: below 1 the forecasts are too
 * confident, above 1 too cautious.
 */
export function confidence(moments: readonly JudgedMoment[]): Estimated {
  return estimated(
    moments.flatMap(({ seed, chances, shares }) =>
      chances.map((chance, i) => {
        const told = chance - 1 / chances.length
        return { seed, value: told * (shares[i] - 1 / chances.length), weight: told * told }
      }),
    ),
  )
}

/** The mean squared error of a seat, and the mean surprise, of forecasts and of equal chances for all. */
export function scoresOf(moments: readonly JudgedMoment[]) {
  const meanOf = (
    score: (chance: number, share: number) => number,
    chanceOf: (moment: JudgedMoment, i: number) => number,
  ) =>
    moments.reduce((sum, moment) => {
      return sum + moment.shares.reduce((all, share, i) => all + score(chanceOf(moment, i), share), 0)
    }, 0) / moments.length
  const told = ({ chances }: JudgedMoment, i: number) => chances[i]
  const equal = ({ chances }: JudgedMoment) => 1 / chances.length
  const squared = (chance: number, share: number) => (chance - share) ** 2
  const surprise = (chance: number, share: number) => (share === 0 ? 0 : -share * Math.log(chance))
  return {
    brier: { told: meanOf(squared, told), equal: meanOf(squared, equal) },
    logLoss: { told: meanOf(surprise, told), equal: meanOf(surprise, equal) },
  }
}

/** How many spreads around the mean hold 80 % of a normal distribution. */
const EIGHTY = 1.2816

/** The share of final points within one spread (68 % of a normal distribution) and within 80 %, and their mean difference. */
export function coverage(moments: readonly JudgedMoment[]) {
  const all = moments.flatMap(({ seed, points = [], finals }) =>
    points.map((told, i) => ({ seed, told, final: finals[i] })),
  )
  const within = (spreads: number) =>
    estimated(all.map(({ seed, told, final }) => ({ seed, value: isWithin(told, final, spreads) ? 1 : 0 })))
  return {
    one: within(1),
    eighty: within(EIGHTY),
    difference: estimated(all.map(({ seed, told, final }) => ({ seed, value: final - told.mean }))),
    spread: all.reduce((sum, { told }) => sum + told.spread, 0) / all.length,
  }
}

/** What is certain is within a spread of 0. */
function isWithin({ mean, spread }: Expected, final: number, spreads: number): boolean {
  return Math.abs(final - mean) <= spreads * spread + 1e-6
}

import type { Forecast, Forecaster } from '#bots/forecast.ts'
import type { Game, GameOptions, Seat } from '#engine/game.ts'

/** A game between bots of different strength. */
export interface StoredGame {
  readonly game: string
  readonly players: number
  readonly seed: string
  readonly actions: readonly (readonly [seat: Seat, action: string])[]
}

/** A forecast for all seats, and what came of it. */
export interface JudgedMoment extends Forecast {
  /** Each seat's share of the victory. */
  readonly shares: readonly number[]
}

/** Judges a game at this many moments, evenly over the whole of it, each with the view of the seat that acts. */
export function judgedMoments(game: Game, forecaster: Forecaster, stored: StoredGame, count: number): JudgedMoment[] {
  const { players, seed, actions } = stored
  const options: GameOptions = { players }
  const state = game.setup(options, seed)
  const chosen = new Set(Array.from({ length: count }, (_, i) => Math.floor(((i + 0.5) * actions.length) / count)))
  const forecasts: Forecast[] = []
  for (const [i, [seat, text]] of actions.entries()) {
    if (chosen.has(i)) forecasts.push(forecaster.judge({ game, view: game.view(state, seat), seed: `${seed}/${i}` }))
    game.play(state, seat, game.parse(text))
  }
  const { winners, scores } = game.standing(state)
  const shares = scores.map((_, i) => (winners.includes(i + 1) ? 1 / winners.length : 0))
  return forecasts.map((forecast) => ({ ...forecast, shares }))
}

/** Chances that are about equal, and how often they came true. */
export interface Bin {
  readonly count: number
  readonly forecast: number
  readonly won: number
}

export function reliability(moments: readonly JudgedMoment[], bins: number): Bin[] {
  const all = moments.flatMap(({ chances, shares }) => chances.map((chance, i) => ({ chance, share: shares[i] })))
  return Array.from({ length: bins }, (_, bin) => {
    const own = all.filter(({ chance }) => Math.min(bins - 1, Math.floor(chance * bins)) === bin)
    const meanOf = (value: (each: (typeof own)[number]) => number) =>
      own.reduce((sum, each) => sum + value(each), 0) / own.length
    return { count: own.length, forecast: meanOf(({ chance }) => chance), won: meanOf(({ share }) => share) }
  })
}

/** The mean squared error over all seats: of the forecasts, and of equal chances for all. */
export function brierScores(moments: readonly JudgedMoment[]): { readonly forecast: number; readonly equal: number } {
  const meanError = (chanceOf: (moment: JudgedMoment, i: number) => number) => {
    const errors = moments.flatMap((moment) => moment.shares.map((share, i) => (chanceOf(moment, i) - share) ** 2))
    return errors.reduce((sum, error) => sum + error, 0) / errors.length
  }
  return {
    forecast: meanError(({ chances }, i) => chances[i]),
    equal: meanError(({ chances }) => 1 / chances.length),
  }
}

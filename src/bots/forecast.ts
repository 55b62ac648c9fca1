import type { Game, GameTypes, Seat } from '#engine/game.ts'

/** What is expected at one moment, of all seats at once. */
export interface Forecast {
  /** The chance of each seat to win, seat 1 first. They add up to 1; a shared victory counts in parts. */
  readonly chances: readonly number[]
  /** The final points that each seat can expect with good play; left out in a race. */
  readonly points?: readonly Expected[]
}

/** An expected value. About two results in three are within `spread` of it. */
export interface Expected {
  readonly mean: number
  readonly spread: number
}

export interface ForecastQuestion<T extends GameTypes = GameTypes> {
  readonly game: Game<T>
  /** The only knowledge of the forecast. */
  readonly view: T['view']
  /** Of what is dealt in the forecast: the same seed gives the same forecast. */
  readonly seed: string
  /** Judges the moment as if a seat stood worse by this much, in the unit of the bots' estimates. */
  readonly setback?: { readonly seat: Seat; readonly loss: number }
}

/** Judges a moment for all seats. Its chances are calibrated: of moments with 70 %, about 70 % are won. */
export interface Forecaster<T extends GameTypes = GameTypes> {
  judge(question: ForecastQuestion<T>): Forecast
}

/** The value of an action to the seat that takes it. */
export interface Rating {
  /** The chance to win; left out in a game alone. */
  readonly chance?: number
  /** Left out in a race. */
  readonly points?: Expected
}

/** Rates the actions that a bot has estimated for a seat, the best one first. */
export function rate<T extends GameTypes>(
  forecaster: Forecaster<T>,
  question: Omit<ForecastQuestion<T>, 'setback'>,
  seat: Seat,
  estimates: readonly number[],
): Rating[] {
  return estimates.map((estimate) => {
    const loss = estimates[0] - estimate
    const { chances, points } = forecaster.judge({ ...question, setback: { seat, loss } })
    return {
      ...(chances.length > 1 && { chance: chances[seat - 1] }),
      ...(points && { points: { mean: estimate, spread: points[seat - 1].spread } }),
    }
  })
}

/**
 * A monotone map from raw to calibrated chances, for a game with this many players. It was fitted to games between bots
 * of different strength, see scripts/calibrate.
 */
export interface Calibration {
  /** Above 1 the raw chances are too cautious, below 1 too confident. */
  readonly power: number
  /** The chance that is left to every seat, as a share of an equal chance. */
  readonly doubt: number
}

/** The order of the seats by chance stays as it is, and so does the sum of 1. */
export function calibrated(chances: readonly number[], { power, doubt }: Calibration): number[] {
  const weights = chances.map((chance) => chance ** power)
  const sum = weights.reduce((one, other) => one + other)
  return weights.map((weight) => (1 - doubt) * (weight / sum) + doubt / chances.length)
}

/** Moves a part of a seat's chance to the others, in proportion to theirs. */
export function moved(chances: readonly number[], seat: Seat, loss: number): number[] {
  const own = chances[seat - 1]
  const left = Math.min(1, Math.max(0, own - loss))
  const others = own < 1 ? (1 - left) / (1 - own) : 0
  const equal = (1 - left) / Math.max(1, chances.length - 1)
  return chances.map((chance, i) => (i === seat - 1 ? left : own < 1 ? chance * others : equal))
}

/**
 * How final points follow from what a seat is worth now. Fitted for each stage of a game, see scripts/calibrate.
 */
export interface Stage {
  /** Of players of all levels. */
  readonly usual: Line
  /** With good play. */
  readonly good: Line
}

/** Final points are about `offset + factor * worth`. */
type Line = readonly [offset: number, factor: number, spread: number]

/** Stages as a file has them: six numbers each, or three of good play alone. */
export function readStages(rows: readonly (readonly number[])[]): Stage[] {
  return rows.map((row) => {
    const [offset, factor, spread] = row.slice(-3)
    return { usual: [row[0], row[1], row[2]], good: [offset, factor, spread] }
  })
}

/** The worth of a seat in points, and the number of the stage that it is in. */
export interface SeatWorth {
  readonly worth: number
  readonly stage: number
}

/** The forecast of a game for points. */
export function forecastOfPoints(
  seats: readonly SeatWorth[],
  stages: readonly Stage[],
  calibration: Calibration,
  setback: ForecastQuestion['setback'],
): Forecast {
  const expected = (kind: keyof Stage) =>
    seats.map(({ worth, stage }, i): Expected => {
      const [offset, factor, spread] = stages[stage][kind]
      return { mean: offset + factor * worth - (setback?.seat === i + 1 ? setback.loss : 0), spread }
    })
  return { chances: calibrated(chancesToLead(expected('usual')), calibration), points: expected('good') }
}

/** Spreads below this would decide games by a fraction of a point. */
const LEAST_SPREAD = 0.25

/** The normal distribution is integrated in this many steps between these bounds. */
const STEPS = 48
const BOUND = 4

/** The chance of each seat to have the most points, where the final points are independent and normally distributed. */
export function chancesToLead(points: readonly Expected[]): number[] {
  const spreads = points.map(({ spread }) => Math.max(LEAST_SPREAD, spread))
  const chances = points.map(({ mean }, i) => {
    let sum = 0
    for (let step = 0; step <= STEPS; step++) {
      const z = BOUND * ((2 * step) / STEPS - 1)
      let density = Math.exp((-z * z) / 2)
      for (let j = 0; j < points.length; j++) {
        if (j !== i) density *= normalBelow((mean + spreads[i] * z - points[j].mean) / spreads[j])
      }
      sum += density
    }
    return sum
  })
  const all = chances.reduce((one, other) => one + other)
  return chances.map((chance) => chance / all)
}

/** The standard normal distribution function, by the approximation 26.2.17 of Abramowitz and Stegun. */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = 0.3989422804 * Math.exp((-z * z) / 2) * series
  return z < 0 ? tail : 1 - tail
}

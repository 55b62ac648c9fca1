import { type Interval, Z } from './intervals.ts'

/** The result of one bot against another in one game. */
export interface Comparison {
  readonly one: number
  readonly other: number
  /** 1 if the first bot was ahead, 0 if the second was, 0.5 for a draw. */
  readonly score: number
  /** Comparisons of one deal are alike, and are not counted as independent. */
  readonly deal: number
}

/** Elo points in a factor of e in the odds. */
const ELO = 400 / Math.LN10

/** One virtual draw per pairing keeps ratings finite even for an unbeaten bot. */
const PRIOR_GAMES = 1

const MOST_ROUNDS = 100_000
const CLOSE_ENOUGH = 1e-12

/**
 * Elo ratings that make the results likeliest (Bradley and Terry's model), 0 on average. `meetings` are the pairs of
 * the match; they must connect all bots. Intervals assume independent games or independent deals,
 * whichever is wider.
 */
export function eloRatings(
  bots: number,
  meetings: readonly (readonly [number, number])[],
  comparisons: readonly Comparison[],
): Interval[] {
  const prior = meetings.map(([one, other]) => ({ one, other, score: 0.5, weight: PRIOR_GAMES }))
  const weighted = [...prior, ...comparisons.map((comparison) => ({ ...comparison, weight: 1 }))]
  const ratings = likeliest(bots, weighted)
  const information = zeros(bots)
  for (const { one, other, weight } of weighted) {
    const p = expected(ratings, one, other)
    addDifference(information, one, other, weight * p * (1 - p))
  }
  // The ratings are known only up to a constant. With it fixed to an average of 0, the information has an inverse.
  const covariance = inverse(information.map((row) => row.map((cell) => cell + 1 / bots)))
  const byDeals = sandwich(covariance, ratings, comparisons)
  return ratings.map((rating, bot) => {
    const half = Z * Math.sqrt(Math.max(covariance[bot][bot] - 1 / bots, byDeals[bot]))
    return { value: ELO * rating, low: ELO * (rating - half), high: ELO * (rating + half) }
  })
}

interface Weighted extends Pick<Comparison, 'one' | 'other' | 'score'> {
  readonly weight: number
}

/** Hunter's iteration, which converges to the ratings. */
function likeliest(bots: number, comparisons: readonly Weighted[]): number[] {
  const wins = new Float64Array(bots)
  const games = zeros(bots)
  for (const { one, other, score, weight } of comparisons) {
    wins[one] += weight * score
    wins[other] += weight * (1 - score)
    games[one][other] += weight
    games[other][one] += weight
  }
  let strengths: number[] = Array(bots).fill(1)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = strengths.map((strength, bot) => {
      const faced = strengths.reduce((sum, other, i) => sum + games[bot][i] / (strength + other), 0)
      return wins[bot] / faced
    })
    const scale = Math.exp(next.reduce((sum, strength) => sum + Math.log(strength), 0) / bots)
    const scaled = next.map((strength) => strength / scale)
    const change = Math.max(...scaled.map((strength, bot) => Math.abs(Math.log(strength / strengths[bot]))))
    strengths = scaled
    if (change < CLOSE_ENOUGH) break
  }
  return strengths.map(Math.log)
}

/** The variances of ratings if deals are independent but the games of a deal may not be. */
function sandwich(
  covariance: readonly number[][],
  ratings: readonly number[],
  comparisons: readonly Comparison[],
): number[] {
  const bots = ratings.length
  const pulls = new Map<number, number[]>()
  for (const { one, other, score, deal } of comparisons) {
    const pull = pulls.get(deal) ?? Array(bots).fill(0)
    const surprise = score - expected(ratings, one, other)
    pull[one] += surprise
    pull[other] -= surprise
    pulls.set(deal, pull)
  }
  const deals = pulls.size
  if (deals < 2) return Array(bots).fill(0)
  return ratings.map((_, bot) => {
    let sum = 0
    for (const pull of pulls.values()) {
      sum += pull.reduce((moved, each, i) => moved + each * covariance[bot][i], 0) ** 2
    }
    return (sum * deals) / (deals - 1)
  })
}

function expected(ratings: readonly number[], one: number, other: number): number {
  return 1 / (1 + Math.exp(ratings[other] - ratings[one]))
}

function zeros(size: number): number[][] {
  return Array.from({ length: size }, () => Array(size).fill(0))
}

function addDifference(matrix: number[][], one: number, other: number, amount: number): void {
  matrix[one][one] += amount
  matrix[other][other] += amount
  matrix[one][other] -= amount
  matrix[other][one] -= amount
}

/** The inverse of a symmetric, positive matrix (Gauss and Jordan; such a matrix needs no pivoting). */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let column = 0; column < size; column++) {
    const pivot = rows[column][column]
    rows[column] = rows[column].map((cell) => cell / pivot)
    for (let i = 0; i < size; i++) {
      if (i === column) continue
      const factor = rows[i][column]
      rows[i] = rows[i].map((cell, j) => cell - factor * rows[column][j])
    }
  }
  return rows.map((row) => row.slice(size))
}

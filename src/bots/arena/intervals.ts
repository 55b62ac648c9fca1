/** A figure with the ends of its 95 % confidence interval. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** 97.5 % of the normal distribution lie below. */
export const Z = 1.959963984540054

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The sample variance; NaN for fewer than two values. */
export function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
}

/** The mean of independent values, by Student's distribution; the interval of a single value is infinite. */
export function meanInterval(values: readonly number[]): Interval {
  const value = meanOf(values)
  if (values.length < 2) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  const half = studentsT(values.length - 1) * Math.sqrt(varianceOf(values) / values.length)
  return { value, low: value - half, high: value + half }
}

/**
 * A share of won games, by Wilson's formula. `shares` has the share of each deal, in which `perDeal` games were played
 * from different seats. Games of one deal are alike, so they may carry less information than as many independent ones: the more
 * the deals differ beyond chance, the less each game counts. They never count more.
 */
export function shareInterval(shares: readonly number[], perDeal: number): Interval {
  const value = meanOf(shares)
  const games = shares.length * perDeal
  const ofIndependent = value * (1 - value)
  if (perDeal === 1 || ofIndependent <= 0) return wilson(value, games)
  if (shares.length === 1) return wilson(value, 1)
  const ofDeals = varianceOf(shares) / shares.length
  return wilson(value, Math.min(games, ofIndependent / ofDeals))
}

/** The share of successes in this many independent tries. */
export function wilson(share: number, tries: number): Interval {
  const z2 = Z * Z
  const middle = (share + z2 / (2 * tries)) / (1 + z2 / tries)
  const half = (Z / (1 + z2 / tries)) * Math.sqrt((share * (1 - share)) / tries + z2 / (4 * tries * tries))
  return { value: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

const T_OF_FEW = [Number.NaN, 12.7062, 4.30265, 3.18245]

/** How many standard errors a 95 % interval reaches to each side: exact for few degrees of freedom, else a series. */
export function studentsT(freedom: number): number {
  if (freedom < T_OF_FEW.length) return T_OF_FEW[freedom]
  const terms = [
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
    (79 * Z ** 9 + 776 * Z ** 7 + 1482 * Z ** 5 - 1920 * Z ** 3 - 945 * Z) / 92160,
  ]
  return terms.reduce((sum, term, i) => sum + term / freedom ** (i + 1), Z)
}

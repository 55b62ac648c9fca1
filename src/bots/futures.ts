import type { Budget } from './budget.ts'

/** The estimate of a candidate. */
export interface Estimate {
  readonly mean: number
  /** The standard error of the mean; Infinity until there are two samples. */
  readonly error: number
  readonly tries: number
}

export interface Comparison {
  readonly candidates: number
  /** Tries a candidate in a future; the same number is the same future, so that all candidates have the same luck. */
  tryIn(candidate: number, future: number): number
  readonly budget: Budget
  /** The share of the budget to leave for later if this candidate is the best; without it, none. */
  readonly reserve?: (candidate: number) => number
  /** Candidates that are never dropped. */
  readonly kept?: ReadonlySet<number>
  /** The maximum number of futures. */
  readonly most?: number
  readonly prior?: Prior
}

/** The prior of each candidate: it counts like this many samples with this result. */
export interface Prior {
  readonly values: readonly number[]
  readonly weight: number
  /** The least share of the prior, however many samples there are: samples can be biased, too. */
  readonly least?: number
}

/**
 * Tries candidates in sampled futures, all in the same ones, and drops the worse half as the budget is used (sequential
 * halving): the most samples go to the candidates that are hardest to tell apart.
 */
export function* compareInFutures(comparison: Comparison): Generator<void, Estimate[]> {
  const { candidates, tryIn, budget, reserve, kept, most = Number.POSITIVE_INFINITY, prior } = comparison
  const sums = Float64Array.from({ length: candidates }, (_, i) => (prior ? prior.values[i] * prior.weight : 0))
  const squares = sums.map((sum) => (prior && prior.weight > 0 ? (sum * sum) / prior.weight : 0))
  const tries = new Float64Array(candidates).fill(prior?.weight ?? 0)
  const stages = Math.max(1, Math.ceil(Math.log2(candidates)))
  let running = Array.from({ length: candidates }, (_, i) => i)
  const meanOf = (candidate: number) => meanWith(prior, candidate, sums[candidate], tries[candidate])
  const leaving = (share: number) => candidates / 2 ** Math.floor(Math.min(1, share) * stages)
  const best = () => running.reduce((one, other) => (meanOf(other) > meanOf(one) ? other : one))
  const isEnough = () => budget.isSpent || (reserve !== undefined && budget.share >= 1 - reserve(best()))
  for (let future = 0; future < most; future++) {
    for (const candidate of running) {
      // Every candidate is tried at least once, even without a budget.
      if (future > 0 && budget.isSpent) break
      const value = tryIn(candidate, future)
      sums[candidate] += value
      squares[candidate] += value * value
      tries[candidate]++
      yield
    }
    if (isEnough()) break
    const staying = Math.max(2, Math.ceil(leaving(budget.share)))
    if (running.length <= staying) continue
    const ranked = [...running].sort((one, other) => meanOf(other) - meanOf(one) || one - other)
    running = ranked
      .filter((candidate, rank) => rank < staying || kept?.has(candidate))
      .sort((one, other) => one - other)
  }
  return Array.from(sums, (sum, i) => ({ mean: meanOf(i), error: errorOf(sum, squares[i], tries[i]), tries: tries[i] }))
}

function meanWith(prior: Prior | undefined, candidate: number, sum: number, tries: number): number {
  if (tries === 0) return Number.NEGATIVE_INFINITY
  if (prior?.least === undefined || prior.weight >= prior.least * tries) return sum / tries
  const thought = prior.values[candidate]
  return prior.least * thought + (1 - prior.least) * ((sum - thought * prior.weight) / (tries - prior.weight))
}

function errorOf(sum: number, squares: number, tries: number): number {
  if (tries < 2) return Number.POSITIVE_INFINITY
  const mean = sum / tries
  return Math.sqrt(Math.max(0, squares / tries - mean * mean) / (tries - 1))
}

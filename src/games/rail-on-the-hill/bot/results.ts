/** The distribution of how many independent events happen, each with its own probability. */
export class Count {
  readonly #chances: Float64Array
  #most = 0

  constructor(most: number) {
    this.#chances = new Float64Array(most + 1)
    this.clear()
  }

  clear(): void {
    this.#chances[0] = 1
    this.#most = 0
  }

  add(chance: number): void {
    const chances = this.#chances
    this.#most++
    chances[this.#most] = chances[this.#most - 1] * chance
    for (let i = this.#most - 1; i > 0; i--) chances[i] = chances[i] * (1 - chance) + chances[i - 1] * chance
    chances[0] *= 1 - chance
  }

  /** The probability that at least this many happen. */
  atLeast(count: number): number {
    let fewer = 0
    for (let i = 0; i < count && i <= this.#most; i++) fewer += this.#chances[i]
    return count > this.#most ? 0 : 1 - fewer
  }
}

/** How many times the estimates of worth and luck are refined; further passes hardly change them. */
const PASSES = 8

interface Result {
  readonly candidate: number
  readonly future: number
  readonly value: number
}

/**
 * The results of candidates in futures. A candidate tried in only a few futures may have had lucky ones, so the worth
 * of a candidate is estimated separately from the luck of a future, which all candidates share.
 */
export class Results {
  readonly #results: Result[] = []
  readonly #prior: readonly number[]
  readonly #weight: number

  /** The prior estimate of each candidate, and the number of results that it counts for. */
  constructor(prior: readonly number[], weight: number) {
    this.#prior = prior
    this.#weight = weight
  }

  add(candidate: number, future: number, value: number): void {
    this.#results.push({ candidate, future, value })
  }

  /** The expected result of each candidate with average luck. */
  estimates(): number[] {
    const futures = Math.max(...this.#results.map(({ future }) => future)) + 1
    const luck = new Float64Array(futures)
    const worths = Float64Array.from(this.#prior)
    for (let pass = 0; pass < PASSES; pass++) {
      const lucks = new Means(futures)
      for (const { candidate, future, value } of this.#results) lucks.add(future, value - worths[candidate])
      lucks.writeTo(luck)
      const own = new Means(worths.length)
      this.#prior.forEach((worth, candidate) => {
        own.add(candidate, worth, this.#weight)
      })
      for (const { candidate, future, value } of this.#results) own.add(candidate, value - luck[future])
      own.writeTo(worths)
    }
    const average = luck.reduce((sum, each) => sum + each, 0) / futures
    return Array.from(worths, (worth) => worth + average)
  }
}

class Means {
  readonly #sums: Float64Array
  readonly #weights: Float64Array

  constructor(count: number) {
    this.#sums = new Float64Array(count)
    this.#weights = new Float64Array(count)
  }

  add(which: number, value: number, weight = 1): void {
    this.#sums[which] += weight * value
    this.#weights[which] += weight
  }

  writeTo(means: Float64Array): void {
    for (let i = 0; i < means.length; i++) means[i] = this.#sums[i] / this.#weights[i]
  }
}

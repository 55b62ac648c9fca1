import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { type Comparison, eloRatings } from './bradley-terry.ts'

/** The chance of a win that an Elo difference means. */
const chanceOf = (difference: number) => 1 / (1 + 10 ** (-difference / 400))

function simulated(seed: string, truth: readonly number[], deals: number): Comparison[] {
  const rng = new Rng(seed)
  const comparisons: Comparison[] = []
  for (let deal = 1; deal <= deals; deal++) {
    for (let one = 0; one < truth.length; one++) {
      for (let other = one + 1; other < truth.length; other++) {
        const score = rng.below(1_000_000) < 1_000_000 * chanceOf(truth[one] - truth[other]) ? 1 : 0
        comparisons.push({ one, other, score, deal })
      }
    }
  }
  return comparisons
}

const TRUTH = [250, 50, -100, -200]
const ALL_MEET: [number, number][] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
]

describe('Elo ratings', () => {
  it('of two bots follow from the share of wins alone', () => {
    const comparisons = Array.from({ length: 1000 }, (_, i) => ({ one: 0, other: 1, score: i < 760 ? 1 : 0, deal: i }))
    const [one, other] = eloRatings(2, [[0, 1]], comparisons)
    // 76 % is 200 points.
    expect(one.value - other.value).toBeCloseTo(400 * Math.log10(760.5 / 240.5), 6)
    expect(one.value + other.value).toBeCloseTo(0)
    // The standard error of the difference is 400 / ln 10 / sqrt(n p q), and of each rating half of that.
    const half = (1.96 * 400) / Math.LN10 / Math.sqrt(1000 * 0.76 * 0.24) / 2
    expect(one.high - one.value).toBeCloseTo(half, 0)
  })

  it('find the ratings behind simulated games, within the interval about 95 times in 100', () => {
    let covered = 0
    for (let run = 0; run < 100; run++) {
      const ratings = eloRatings(4, ALL_MEET, simulated(`run ${run}`, TRUTH, 60))
      for (const [bot, { value, low, high }] of ratings.entries()) {
        expect(Math.abs(value - TRUTH[bot])).toBeLessThan(150)
        if (low <= TRUTH[bot] && TRUTH[bot] <= high) covered++
      }
    }
    expect(covered / 400).toBeGreaterThan(0.92)
    expect(covered / 400).toBeLessThan(0.99)
  })

  it('compare bots that never met, through others that did', () => {
    const met = simulated('chain', [200, 0, -200], 2000).filter(({ one, other }) => other - one === 1)
    const [first, , last] = eloRatings(
      3,
      [
        [0, 1],
        [1, 2],
      ],
      met,
    )
    expect(first.value - last.value).toBeGreaterThan(350)
    expect(first.value - last.value).toBeLessThan(450)
  })

  it('are as uncertain as deals if all games of a deal end alike', () => {
    const single = simulated('alike', [100, -100], 200)
    const alike = single.flatMap((comparison) => Array(4).fill(comparison))
    const width = (comparisons: readonly Comparison[]) => {
      const [{ low, high }] = eloRatings(2, [[0, 1]], comparisons)
      return high - low
    }
    expect(width(alike) / width(single)).toBeCloseTo(1, 1)
    const apart = alike.map((comparison, deal) => ({ ...comparison, deal }))
    expect(width(apart) / width(single)).toBeCloseTo(0.5, 1)
  })

  it('stay finite for a bot that always wins, with a wide interval', () => {
    const [best] = eloRatings(2, [[0, 1]], simulated('sure', [9999, -9999], 50))
    expect(best.value).toBeGreaterThan(200)
    expect(best.value).toBeLessThan(1000)
    expect(best.high - best.low).toBeGreaterThan(200)
  })

  it('are 0 with a wide interval before the first game', () => {
    for (const { value, low, high } of eloRatings(4, ALL_MEET, [])) {
      expect(value).toBeCloseTo(0)
      expect(high - low).toBeGreaterThan(400)
    }
  })
})

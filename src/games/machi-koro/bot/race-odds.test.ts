import { describe, expect, it } from 'vitest'
import { RaceOdds } from './race-odds.ts'

const LONGEST = 20

function oddsOf(games: readonly (readonly [own: number, others: number])[]): RaceOdds {
  const odds = new RaceOdds(LONGEST)
  for (const [own, others] of games) odds.add(own, others)
  odds.settle()
  return odds
}

describe('the odds of a race', () => {
  it('are on average the share of own ends before ends of the others', () => {
    const games = [
      [4, 9],
      [8, 7],
      [10, 5],
      [6, 11],
    ] as const
    const odds = oddsOf(games)
    const mean = games.reduce((sum, [own, others]) => sum + odds.of(own, others), 0) / games.length
    const pairs = games.flatMap(([own]) => games.map(([, others]) => Number(own < others)))
    expect(mean).toBeCloseTo(pairs.reduce((sum, won) => sum + won, 0) / pairs.length)
  })

  it('are better the sooner one ends and the later the others do', () => {
    const odds = oddsOf([
      [4, 9],
      [8, 7],
      [10, 5],
    ])
    for (let end = 3; end < 11; end++) {
      expect(odds.of(end, 7)).toBeGreaterThanOrEqual(odds.of(end + 1, 7))
      expect(odds.of(7, end)).toBeLessThanOrEqual(odds.of(7, end + 1))
    }
    expect(odds.of(4, 9)).toBeGreaterThan(odds.of(10, 5))
  })

  it('count an end in the same turn by half', () => {
    expect(oddsOf([[5, 5]]).of(5, 5)).toBeCloseTo(0.5)
  })
})

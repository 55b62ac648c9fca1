import { describe, expect, it } from 'vitest'
import type { Game, GameTypes } from '#engine/game.ts'
import { calibrated, chancesToLead, type Forecaster, forecastOfPoints, moved, rate, readStages } from './forecast.ts'

const sum = (values: readonly number[]) => values.reduce((one, other) => one + other)

describe('calibrated chances', () => {
  const raw = [0.6, 0.3, 0.1]

  it.each([0.5, 1, 2])('keep their order and their sum: power %d', (power) => {
    const chances = calibrated(raw, { power, doubt: 0.02 })
    expect(sum(chances)).toBeCloseTo(1)
    expect(chances[0]).toBeGreaterThan(chances[1])
    expect(chances[1]).toBeGreaterThan(chances[2])
  })

  it('are never quite 0 or 1', () => {
    const chances = calibrated([1, 0], { power: 2, doubt: 0.02 })
    expect(chances).toEqual([0.99, 0.01])
  })
})

describe('a part of a chance', () => {
  it('goes to the other seats as they stand', () => {
    const chances = moved([0.6, 0.3, 0.1], 1, 0.2)
    expect(chances[0]).toBeCloseTo(0.4)
    expect(chances[1]).toBeCloseTo(0.45)
    expect(chances[2]).toBeCloseTo(0.15)
  })

  it('is never more than there is, and none of a certain victory is lost on the way', () => {
    expect(sum(moved([0.1, 0.9], 1, 0.5))).toBeCloseTo(1)
    expect(moved([0.1, 0.9], 1, 0.5)[0]).toBe(0)
    expect(moved([1, 0, 0], 1, 0.2)).toEqual([0.8, 0.1, 0.1].map((chance) => expect.closeTo(chance)))
  })
})

describe('the chance to have the most points', () => {
  it('is shared by equal seats', () => {
    const equal = { mean: 50, spread: 8 }
    for (const chance of chancesToLead([equal, equal, equal])) expect(chance).toBeCloseTo(1 / 3)
  })

  it('is that of the normal distribution for two seats', () => {
    const [first] = chancesToLead([
      { mean: 60, spread: 6 },
      { mean: 50, spread: 8 },
    ])
    // One standard deviation of the difference.
    expect(first).toBeCloseTo(0.8413, 3)
  })

  it('is certain where nothing is open', () => {
    const [first] = chancesToLead([
      { mean: 60, spread: 0 },
      { mean: 57, spread: 0 },
    ])
    expect(first).toBeCloseTo(1)
  })
})

describe('the rating of actions', () => {
  const STAGES = readStages([[0, 1, 10, 5, 1, 6]])
  const question = { game: {} as Game<GameTypes>, view: undefined, seed: 'rate' }

  function forecasterFor(worths: readonly number[]): Forecaster {
    const seats = worths.map((worth) => ({ worth, stage: 0 }))
    return { judge: ({ setback }) => forecastOfPoints(seats, STAGES, { power: 1, doubt: 0 }, setback) }
  }

  it('lowers the chance of a seat by what an action costs', () => {
    const [best, worse] = rate(forecasterFor([50, 50]), question, 2, [80, 70])
    expect(best.chance).toBeCloseTo(0.5)
    expect(worse.chance).toBeCloseTo(0.2398, 3)
    expect([best.points, worse.points]).toEqual([
      { mean: 80, spread: 6 },
      { mean: 70, spread: 6 },
    ])
  })

  it('is of points alone in a game alone', () => {
    expect(rate(forecasterFor([50]), question, 1, [80])).toEqual([{ points: { mean: 80, spread: 6 } }])
  })
})

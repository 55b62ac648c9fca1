import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  confidence,
  coverage,
  type Estimated,
  type JudgedMoment,
  judgedMoments,
  loadForecasts,
  readGames,
  reliability,
  scoresOf,
} from '../../scripts/calibrate/judged.ts'

/** Games of scripts/calibrate/play.ts that the forecasts were not fitted to, of each number of players and variant. */
const STORED = readGames(gunzipSync(readFileSync(new URL('games.jsonl.gz', import.meta.url))).toString())

/** Moments of each stored game: few, since those have the same result. */
const MOMENTS = { mixed: 4, good: 2 }

/** The chances are sorted into this many bins, and a bin with fewer than this many chances says nothing. */
const BINS = 5
const FEWEST = 60

/** How far a share may be from the forecast, besides two and a half standard errors of what was seen. */
const ALLOWED = 0.03

async function momentsOf(id: string): Promise<JudgedMoment[]> {
  const { game, forecaster } = await loadForecasts(id)
  return STORED.filter((stored) => stored.game === id).flatMap((stored) =>
    judgedMoments(game, forecaster, stored, MOMENTS[stored.kind]),
  )
}

const IDS = ['rail-on-the-hill', 'machi-koro', 'lokomoto']

function expectReliable(moments: readonly JudgedMoment[]): void {
  const bins = reliability(moments, BINS).filter(({ difference }) => difference.count >= FEWEST)
  expect(bins.length).toBe(BINS)
  for (const { difference } of bins) expectNear(difference, 0, JSON.stringify(bins))
}

function expectNear({ mean, error }: Estimated, expected: number, message = `${mean} ± ${error}`): void {
  expect(Math.abs(mean - expected), message).toBeLessThan(ALLOWED + 2.5 * error)
}

const all: JudgedMoment[] = []

describe.each(IDS)('the forecasts of %s', async (id) => {
  const moments = await momentsOf(id)
  const mixed = moments.filter(({ isGood }) => !isGood)
  const good = moments.filter(({ isGood }) => isGood)
  all.push(...mixed)

  it('are of all seats, and add up to 1', () => {
    expect(mixed.length).toBeGreaterThanOrEqual(450)
    for (const { chances, shares } of moments) {
      expect(chances.length).toBe(shares.length)
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
      expect(Math.min(...chances)).toBeGreaterThan(0)
    }
  })

  it('come true as often as they say, and are neither too confident nor too cautious', () => {
    expectReliable(mixed)
    expectNear(confidence(mixed), 1)
  })

  it('say more than equal chances for all', () => {
    const { brier, logLoss } = scoresOf(mixed)
    expect(brier.told).toBeLessThan(0.85 * brier.equal)
    expect(logLoss.told).toBeLessThan(0.87 * logLoss.equal)
  })

  // A race has no points.
  if (good.length === 0) return

  it('have points whose spread holds as many results as it says', () => {
    const { one, eighty, difference, spread } = coverage(good)
    expectNear(one, 0.68)
    expectNear(eighty, 0.8)
    expect(Math.abs(difference.mean)).toBeLessThan(0.2 * spread)
  })
})

it('forecasts of all games together come true as often as they say', () => {
  expect(new Set(all.map(({ chances }) => chances.length)).size).toBeGreaterThan(2)
  expectReliable(all)
})

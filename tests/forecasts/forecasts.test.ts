import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { findVersion, newestVersion } from '#games/index.ts'
import { brierScores, type JudgedMoment, judgedMoments, reliability, type StoredGame } from './judged-games.ts'

/** Games of scripts/calibrate/play.ts that the forecasts were not fitted to: at least 40 of each game and number of players. */
const STORED = gunzipSync(readFileSync(new URL('games.jsonl.gz', import.meta.url)))
  .toString()
  .trim()
  .split('\n')
  .map((line): StoredGame => JSON.parse(line))

/** Moments of each game and number of players: few of each stored game, since those have the same result. */
const MOMENTS = 240

/** The chances are sorted into this many bins, and a bin with fewer than this many chances says nothing. */
const BINS = 5
const FEWEST = 60

/**
 * How far the share that was won may be from the forecast, in a bin of one game and of all games together. Moments of one
 * game count as one: with about 150 games in a bin, two standard errors are 0.08 where the chance is about a half.
 */
const ALLOWED = 0.08
const ALLOWED_TOGETHER = 0.05

async function momentsOf(id: string): Promise<JudgedMoment[]> {
  const version = findVersion(id, newestVersion(id))
  const [game, forecaster] = await Promise.all([version?.loadRules(), version?.loadForecaster?.()])
  if (game === undefined || forecaster === undefined) throw new Error(`there are no forecasts for ${id}`)
  const own = STORED.filter((stored) => stored.game === id)
  return own.flatMap((stored) => {
    const like = own.filter(({ players }) => players === stored.players)
    return judgedMoments(game, forecaster, stored, MOMENTS / like.length)
  })
}

const IDS = ['rail-on-the-hill', 'machi-koro', 'lokomoto']

function expectReliable(moments: readonly JudgedMoment[], allowed: number): void {
  const bins = reliability(moments, BINS).filter(({ count }) => count >= FEWEST)
  expect(bins.length).toBe(BINS)
  for (const { forecast, won } of bins) expect(Math.abs(forecast - won), JSON.stringify(bins)).toBeLessThan(allowed)
}

const all: JudgedMoment[] = []

describe.each(IDS)('the forecasts of %s', async (id) => {
  const moments = await momentsOf(id)
  all.push(...moments)

  it('are of all seats, and add up to 1', () => {
    expect(moments.length).toBeGreaterThanOrEqual(3 * MOMENTS)
    for (const { chances, shares } of moments) {
      expect(chances.length).toBe(shares.length)
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
      expect(Math.min(...chances)).toBeGreaterThan(0)
    }
  })

  it('come true as often as they say', () => {
    expectReliable(moments, ALLOWED)
  })

  it('say more than equal chances for all', () => {
    const { forecast, equal } = brierScores(moments)
    expect(forecast).toBeLessThan(0.85 * equal)
  })
})

it('forecasts of all games together come true as often as they say', () => {
  expect(new Set(all.map(({ chances }) => chances.length)).size).toBeGreaterThan(2)
  expectReliable(all, ALLOWED_TOGETHER)
})

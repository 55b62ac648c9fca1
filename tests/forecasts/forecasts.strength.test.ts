import { describe, expect, it } from 'vitest'
import type { GameOptions } from '#engine/game.ts'
import { loadBots, newestVersion } from '#games/index.ts'
import { GAMES } from '#games/list.ts'
import { optionsOf, playCalibrationGame } from '../../scripts/calibrate/games.ts'
import {
  confidence,
  coverage,
  type Estimated,
  judgedMoments,
  loadForecasts,
  reliability,
} from '../../scripts/calibrate/judged.ts'

/** New games of each number of players and each variant, and moments of each game. */
const PLAYED = { mixed: 40, good: 12 }
const MOMENTS = { mixed: 12, good: 4 }
const BINS = 5

/** A forecast may be off by this much, besides three standard errors of what was seen. */
const ALLOWED = { chance: 0.03, confidence: 0.1, share: 0.05 }

function expectNear({ mean, error }: Estimated, expected: number, allowed: number, name: string): void {
  expect(Math.abs(mean - expected), `${name}: ${mean} ± ${error}`).toBeLessThan(allowed + 3 * error)
}

/** Plays games of a kind, and judges moments of them. */
async function playerOf(id: string) {
  const [{ game, forecaster }, bots] = await Promise.all([loadForecasts(id), loadBots(id, newestVersion(id))])
  return (kind: keyof typeof PLAYED, options: GameOptions) =>
    Array.from({ length: PLAYED[kind] }, (_, i) => {
      const seed = `long/${kind}/${JSON.stringify(options)}/${i}`
      return judgedMoments(game, forecaster, playCalibrationGame(game, bots, { options, kind, seed }), MOMENTS[kind])
    }).flat()
}

describe.each(GAMES.map(({ facts }) => [facts.id, facts] as const))('the forecasts of new games of %s', (id, facts) => {
  const all = optionsOf(facts).map(({ options }) => options)

  it.each(all.filter(({ players }) => players > 1))(
    'give chances that come true as often as they say: %j',
    async (options) => {
      const momentsOf = await playerOf(id)
      const mixed = momentsOf('mixed', options)
      expectNear(confidence(mixed), 1, ALLOWED.confidence, 'confidence')
      for (const { forecast, difference } of reliability(mixed, BINS)) {
        if (difference.games > PLAYED.mixed / 3) expectNear(difference, 0, ALLOWED.chance, `about ${forecast}`)
      }
    },
  )

  // All variants together: the few games of one can all end within the spread, or hardly any.
  it('give points that are within their spread as often as they say', async () => {
    const momentsOf = await playerOf(id)
    const good = all.flatMap((options) => momentsOf('good', options))
    if (good[0].points === undefined) return
    const { one, eighty } = coverage(good)
    expectNear(one, 0.68, ALLOWED.share, 'within the spread')
    expectNear(eighty, 0.8, ALLOWED.share, 'within 80 %')
  })
})

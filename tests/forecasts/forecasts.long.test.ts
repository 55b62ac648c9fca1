import { describe, expect, it } from 'vitest'
import { GAMES } from '#games/list.ts'
import { optionsOf, playCalibrationGame } from '../../scripts/calibrate/games.ts'
import { confidence, coverage, type Estimated, judgedMoments, reliability } from '../../scripts/calibrate/judged.ts'

/** New games of each number of players and each variant, and moments of each game. */
const PLAYED = { mixed: 40, good: 12 }
const MOMENTS = { mixed: 12, good: 4 }
const BINS = 5

/** A forecast may be off by this much, besides three standard errors of what was seen. */
const ALLOWED = { chance: 0.03, confidence: 0.1, share: 0.05 }

function expectNear({ mean, error }: Estimated, expected: number, allowed: number, name: string): void {
  expect(Math.abs(mean - expected), `${name}: ${mean} ± ${error}`).toBeLessThan(allowed + 3 * error)
}

describe.each(GAMES.map(({ facts, versions }) => ({ id: facts.id, facts, versions })))(
  'the forecasts of new games of $id',
  ({ facts, versions }) => {
    it.each(optionsOf(facts).map(({ options }) => ({ name: JSON.stringify(options), options })))(
      'come true as often as they say: $name',
      async ({ name, options }) => {
        const version = versions[versions.length - 1]
        const [game, bots, forecaster] = await Promise.all([
          version.loadRules(),
          version.loadBots(),
          version.loadForecaster?.(),
        ])
        if (forecaster === undefined) throw new Error('there are no forecasts')
        const momentsOf = (kind: 'mixed' | 'good') =>
          Array.from({ length: PLAYED[kind] }, (_, i) => {
            const seed = `long/${kind}/${name}/${i}`
            return judgedMoments(
              game,
              forecaster,
              playCalibrationGame(game, bots, { options, kind, seed }),
              MOMENTS[kind],
            )
          }).flat()
        if (options.players > 1) {
          const mixed = momentsOf('mixed')
          expectNear(confidence(mixed), 1, ALLOWED.confidence, 'confidence')
          for (const { forecast, difference } of reliability(mixed, BINS)) {
            if (difference.games > PLAYED.mixed / 3) expectNear(difference, 0, ALLOWED.chance, `about ${forecast}`)
          }
        }
        const good = momentsOf('good')
        if (good[0].points === undefined) return
        const { one, eighty } = coverage(good)
        expectNear(one, 0.68, ALLOWED.share, 'within the spread')
        expectNear(eighty, 0.8, ALLOWED.share, 'within 80 %')
      },
    )
  },
)

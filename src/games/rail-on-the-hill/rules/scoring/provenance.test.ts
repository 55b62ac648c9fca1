import { describe, expect, it } from 'vitest'
import type { RailPosition } from '../position.ts'
import { railOnTheHill } from '../rules.ts'
import { playThrough } from '../testing/play-through.ts'
import { ALL_OPTIONS } from '../testing/variants.ts'
import type { PointSource } from './provenance.ts'
import type { RailScore } from './score.ts'

const game = railOnTheHill

function sum(sources: readonly PointSource[], where: (source: PointSource) => boolean): number {
  return sources.filter(where).reduce((total, source) => total + source.points, 0)
}

/** The part of a score that each kind of source adds up to. */
function expectSame(sources: readonly PointSource[], score: RailScore): void {
  for (const [line, points] of Object.entries(score.lines)) {
    expect(sum(sources, (source) => source.from === 'card' && source.line === line)).toBe(points)
  }
  for (const [line, plans] of Object.entries(score.plans)) {
    const met = sources.filter((source) => source.from === 'plan' && source.line === line)
    expect(met.map((source) => source.from === 'plan' && [source.card, source.points, source.wilds.length])).toEqual(
      plans.filter((plan) => plan.met).map((plan) => [plan.card, plan.points, plan.wilds]),
    )
  }
  expect(sum(sources, (source) => source.from === 'penalty')).toBe(score.penalty)
  for (const [letter, points] of Object.entries(score.requests)) {
    expect(sum(sources, (source) => source.from === 'request' && source.request === letter)).toBe(points)
  }
  expect(sum(sources, (source) => source.from === 'resources')).toBe(score.resources)
  expect(sum(sources, () => true)).toBe(score.total)
}

describe('where points come from', () => {
  it.each(ALL_OPTIONS.filter((_, i) => process.env.LONG_TESTS || i % 5 === 0))(
    'RH-V1 to RH-V7: the sources add up to the score at every moment of a game, %j',
    (options) => {
      playThrough(options, 'provenance', 'building', (state) => {
        game.standing(state).scores.forEach((score, i) => {
          expectSame(game.pointSources(state, i + 1), score)
        })
      })
    },
  )

  it('RH-V3: a plan that is met names squares of its line, and with its Wilds they meet it', () => {
    let plans = 0
    for (let k = 0; k < 8; k++) {
      playThrough({ players: 4 }, `squares/${k}`, 'building', (state, next) => {
        if (next !== undefined) return
        const position = game.position(state)
        position.players.forEach((player, i) => {
          for (const source of game.pointSources(state, i + 1)) {
            if (source.from !== 'plan') continue
            plans++
            expect(meets(position, player, source)).toBe(true)
          }
        })
      })
    }
    expect(plans).toBeGreaterThan(10)
  })
})

/** Judges a plan from the rules page alone, by the squares and Wilds that the source names. */
function meets(
  position: RailPosition,
  player: RailPosition['players'][number],
  source: Extract<PointSource, { from: 'plan' }>,
): boolean {
  const plan = game.cards.planCards[source.card - 1]
  const tracks = player.lines[source.line].tracks
  const touched = new Set(tracks.flatMap((track) => track.split('-')))
  if (!source.squares.every((square) => touched.has(square))) return false
  const onCards = source.squares.map((square) => game.cards.townCards[player.town[square].card - 1].landmark)
  const landmarks = [...onCards.filter((landmark) => landmark !== null), ...source.wilds]
  const count = (landmark: string) => landmarks.filter((each) => each === landmark).length
  switch (plan.kind) {
    case 'three':
      return plan.landmarks?.every((landmark) => count(landmark) > 0) ?? false
    case 'types':
      return new Set(landmarks).size >= 5
    case 'pairs':
      return [...new Set(landmarks)].reduce((pairs, landmark) => pairs + Math.floor(count(landmark) / 2), 0) >= 2
    case 'tracks':
      return tracks.length >= 7
    case 'category':
      return categories.some((category) => landmarks.filter((landmark) => category.includes(landmark)).length >= 4)
    default:
      return source.squares.length === 2 && position.phase === 'over'
  }
}

const categories: readonly (readonly string[])[] = [
  ['amusement-park', 'zoo', 'aquarium'],
  ['bank', 'hospital', 'school'],
  ['city-hall', 'police-station', 'fire-station'],
]

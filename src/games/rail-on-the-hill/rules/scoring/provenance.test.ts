import { describe, expect, it } from 'vitest'
import type { RailPosition } from '../position.ts'
import { railOnTheHill } from '../rules.ts'
import { playThrough } from '../testing/play-through.ts'
import { checkPointSources } from '../testing/point-sources.ts'
import type { PointSource } from './provenance.ts'

const game = railOnTheHill

describe('where points come from', () => {
  it('RH-V1 to RH-V7: the sources add up to the score at every moment of a game', () => {
    checkPointSources({ players: 2, requests: true, noRotation: true, simultaneous: true })
  })

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

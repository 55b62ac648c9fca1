import { describe, expect, it } from 'vitest'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import { findVersion, GAME_IDS, loadRules, newestVersion } from '#games/index.ts'
import { delayedMoment } from './Chances.tsx'

const at = (...seats: number[]) =>
  delayedMoment(
    seats.map((seat) => ({ seat })),
    2,
  )

describe('the moment of which spectators see the chances', () => {
  it('is not there before every player has acted', () => {
    expect([at(), at(1, 1), at(2)]).toEqual([undefined, undefined, undefined])
  })

  it('is the beginning of the last turn after which the others have acted too', () => {
    expect(at(1, 1, 2)).toBe(0)
    expect(at(1, 1, 2, 2, 2)).toBe(0)
    expect(at(1, 1, 2, 2, 1)).toBe(2)
    expect(at(1, 2, 1, 2)).toBe(2)
  })

  it.each(GAME_IDS)('%s: can be judged by what is open to everybody', async (id) => {
    const game = await loadRules(id)
    const forecaster = await findVersion(id, newestVersion(id))?.loadForecaster?.()
    const match = new Match(game, { players: 2 }, 'spectators')
    const rng = new Rng('spectators')
    for (let i = 0; i < 30 && !match.isOver; i++) {
      const [seat] = game.active(match.state)
      match.play(seat, game.sample(match.state, seat, rng))
    }
    const chances = forecaster?.judge({ game, view: game.view(match.state, 'spectator'), seed: 'a' }).chances
    expect(chances).toHaveLength(2)
    expect((chances?.[0] ?? 0) + (chances?.[1] ?? 0)).toBeCloseTo(1)
  })
})

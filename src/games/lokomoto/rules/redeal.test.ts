import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import type { LokoPosition } from './position.ts'
import { lokomoto } from './rules.ts'
import { redeal } from './setup.ts'
import { cloneState, type LokoOptions } from './state.ts'
import { ALL_OPTIONS } from './testing/variants.ts'

/** A moment in the middle of a random game. */
function momentOf(options: LokoOptions) {
  const state = lokomoto.setup(options, 'redeal')
  const rng = new Rng('redeal')
  for (let i = 0; i < 30; i++) {
    const [seat] = lokomoto.active(state)
    lokomoto.play(state, seat, lokomoto.sample(state, seat, rng))
  }
  return state
}

function allShapes({ shapes, shapeDecks, players }: LokoPosition): (number | null)[] {
  const own = players.flatMap((player) => [...player.shapes, ...player.secret])
  return [...Object.values(shapes), ...Object.values(shapeDecks).flat(), ...own].sort((a, b) => Number(a) - Number(b))
}

describe('a new deal of what a seat cannot see', () => {
  it.each(ALL_OPTIONS)('changes nothing that it sees, and loses no card: %o', (options) => {
    const state = momentOf(options)
    const seat = 2
    const dealt = cloneState(state)
    redeal(dealt, seat - 1, Int32Array.of(1, 2, 3, 4))
    expect(lokomoto.view(dealt, seat)).toEqual(lokomoto.view(state, seat))
    const [before, after] = [lokomoto.position(state), lokomoto.position(dealt)]
    expect(allShapes(after)).toEqual(allShapes(before))
    expect(after.trainDeck).not.toEqual(before.trainDeck)
    expect(after.trainDeck.toSorted()).toEqual(before.trainDeck.toSorted())
  })

  it('LK-H1: gives others any of the secrets that they could have', () => {
    const state = momentOf({ players: 2, hiddenAgendas: true })
    const seen = new Set<number>()
    for (let i = 0; i < 100; i++) {
      redeal(state, 0, Int32Array.of(i, 2, 3, 4))
      const [, { secret }] = lokomoto.position(state).players
      for (const shape of secret) seen.add(shape)
    }
    // Ten shapes of each kind, less the player's own.
    expect(seen.size).toBe(18)
  })
})

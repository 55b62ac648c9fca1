import fc from 'fast-check'
import { describe, it } from 'vitest'
import { checkConformance } from '#engine/conformance/kit.ts'
import { railOnTheHill } from './rules.ts'
import { componentsOf } from './testing/components.ts'
import { ALL_OPTIONS } from './testing/variants.ts'

describe('The Rail on the Hill keeps the contract of a game over many games', () => {
  it.each(ALL_OPTIONS)('%j', (options) => {
    const game = fc.string({ minLength: 1 }).map((text) => `conformance ${text}`)
    fc.assert(
      fc.property(game, (seed) => {
        checkConformance(railOnTheHill, { options, seed, components: componentsOf, longest: 5000, closeLookEvery: 8 })
      }),
      { seed: 1, numRuns: 30 },
    )
  })
})

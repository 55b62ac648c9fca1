import { describe, it } from 'vitest'
import { checkConformance } from '#engine/conformance/kit.ts'
import { railOnTheHill } from './rules.ts'
import { componentsOf } from './testing/components.ts'
import { ALL_OPTIONS } from './testing/variants.ts'

describe('The Rail on the Hill keeps the contract of a game over many games', () => {
  it.each(ALL_OPTIONS)('%j', (options) => {
    for (let i = 0; i < 3; i++) {
      const seed = `conformance ${i}`
      checkConformance(railOnTheHill, { options, seed, components: componentsOf, longest: 5000, closeLookEvery: 8 })
    }
  })
})

import { describe, it } from 'vitest'
import { checkConformance } from '../../engine/conformance/kit.ts'
import { railOnTheHill } from './rules.ts'
import { componentsOf } from './testing/components.ts'
import { ALL_OPTIONS } from './testing/variants.ts'

/** One game of each kind; many more are played in the night. */
describe('The Rail on the Hill keeps the contract of a game', () => {
  it.each(ALL_OPTIONS)('%j', (options) => {
    const seed = 'conformance'
    checkConformance(railOnTheHill, { options, seed, components: componentsOf, longest: 5000, closeLookEvery: 24 })
  })
})

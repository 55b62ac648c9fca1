import { describe, it } from 'vitest'
import { checkConformance } from '#engine/conformance/kit.ts'
import { railOnTheHill } from './rules.ts'
import { componentsOf } from './testing/components.ts'
import { ALL_OPTIONS } from './testing/variants.ts'

describe('The Rail on the Hill keeps the contract of a game in every kind of game', () => {
  it.each(ALL_OPTIONS)('%j', (options) => {
    const given = { options, seed: 'every kind', components: componentsOf, longest: 5000, closeLookEvery: 8 }
    checkConformance(railOnTheHill, given)
  })
})

import { describe, expect, it } from 'vitest'
import { checkConformance } from '#engine/conformance/kit.ts'
import { railOnTheHill } from './rules.ts'
import { componentsOf } from './testing/components.ts'
import { ALL_OPTIONS } from './testing/variants.ts'

/** A selection with every variant; the deep tests play one of each kind. */
const SOME_OPTIONS = ALL_OPTIONS.filter((_, i) => i % 10 === 5)

describe('The Rail on the Hill keeps the contract of a game', () => {
  it.each(SOME_OPTIONS)('%j', (options) => {
    const given = { options, seed: 'conformance', components: componentsOf, longest: 5000, closeLookEvery: 24 }
    const { undos, undosAmongOthers } = checkConformance(railOnTheHill, given)
    expect(undos).toBeGreaterThan(0)
    if ('simultaneous' in options && options.players > 1) expect(undosAmongOthers).toBeGreaterThan(0)
  })
})

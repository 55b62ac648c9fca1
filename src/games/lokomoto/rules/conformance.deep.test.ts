import { describe, it } from 'vitest'
import { checkConformance } from '#engine/conformance/kit.ts'
import { lokomoto } from './rules.ts'
import { componentsOf } from './testing/components.ts'
import { smallGame } from './testing/small-set.ts'
import { strangeGame } from './testing/strange-set.ts'
import { ALL_OPTIONS } from './testing/variants.ts'

describe.each([
  ['Lokomoto', lokomoto],
  ['Lokomoto on a small map', smallGame],
  ['Lokomoto on a strange map', strangeGame],
])('%s keeps the contract of a game in every kind of game', (_, game) => {
  it.each(ALL_OPTIONS.flatMap((options) => [options, { ...options, first: 2 }]))('%j', (options) => {
    const given = { options, seed: 'every kind', components: componentsOf, longest: 500, closeLookEvery: 8 }
    checkConformance(game, { ...given, readsOtherForms: true })
  })
})

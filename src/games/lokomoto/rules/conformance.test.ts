import { describe, expect, it } from 'vitest'
import { checkConformance } from '#engine/conformance/kit.ts'
import { lokomoto } from './rules.ts'
import { componentsOf } from './testing/components.ts'
import { smallGame } from './testing/small-set.ts'
import { strangeGame } from './testing/strange-set.ts'
import { ALL_OPTIONS, SOME_OPTIONS } from './testing/variants.ts'

/** One game of each kind, on the large map of some kinds; many more are played in the night. */
describe.each([
  ['Lokomoto', lokomoto, 16, SOME_OPTIONS],
  ['Lokomoto on a small map', smallGame, 8, ALL_OPTIONS],
  ['Lokomoto on a strange map', strangeGame, 4, ALL_OPTIONS],
])('%s keeps the contract of a game', (_, game, closeLookEvery, kinds) => {
  it.each(kinds)('%j', (options) => {
    const given = { options, seed: 'conformance', components: componentsOf, longest: 500, closeLookEvery }
    expect(checkConformance(game, { ...given, readsOtherForms: true }).actions).toBeGreaterThan(2)
  })
})

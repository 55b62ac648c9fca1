import { describe, expect, it } from 'vitest'
import { checkConformance } from '#engine/conformance/kit.ts'
import { lokomoto } from './rules.ts'
import { componentsOf } from './testing/components.ts'
import { smallGame } from './testing/small-set.ts'
import { strangeGame } from './testing/strange-set.ts'
import { SOME_OPTIONS } from './testing/variants.ts'

/** A game with each number of players, on the large map of one kind; the deep tests play one of every kind. */
describe.each([
  ['Lokomoto', lokomoto, 16, SOME_OPTIONS.slice(1, 2)],
  ['Lokomoto on a small map', smallGame, 8, SOME_OPTIONS],
  ['Lokomoto on a strange map', strangeGame, 4, SOME_OPTIONS],
])('%s keeps the contract of a game', (_, game, closeLookEvery, kinds) => {
  it.each(kinds)('%j', (options) => {
    const given = { options, seed: 'conformance', components: componentsOf, longest: 500, closeLookEvery }
    expect(checkConformance(game, { ...given, readsOtherForms: true }).actions).toBeGreaterThan(2)
  })
})

import { describe, it } from 'vitest'
import { checkConformance } from '#engine/conformance/kit.ts'
import { allOptions } from '#engine/options.ts'
import { version1, version2 } from './rules.ts'
import type { Position } from './state.ts'

/** Every card, wherever it lies. */
function componentsOf({ tree, open, players }: Position): string[] {
  return [...tree, ...open, ...players.flatMap(({ sack }) => sack)].map(String)
}

describe.each([version1, version2])('Chestnuts keeps the contract of a game: version $rulesVersion', (game) => {
  it.each(allOptions(game))('%j', (options) => {
    for (let i = 0; i < 4; i++) {
      const seed = `conformance ${i}`
      checkConformance(game, { options, seed, components: componentsOf, longest: 100, closeLookEvery: 4 })
    }
  })
})

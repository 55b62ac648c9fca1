import fc from 'fast-check'
import { describe, it } from 'vitest'
import { checkConformance } from '../../engine/conformance/kit.ts'
import { machiKoro } from './rules.ts'
import { componentsOf } from './testing/components.ts'

describe('Machi Koro keeps the contract of a game', () => {
  const game = fc.string({ minLength: 1 }).map((text) => `conformance ${text}`)

  it.each([{ players: 2 }, { players: 3 }, { players: 4 }, { players: 2, first: 2 }, { players: 4, first: 3 }])(
    '%j',
    (options) => {
      fc.assert(
        fc.property(game, (seed) => {
          checkConformance(machiKoro, { options, seed, components: componentsOf, longest: 20000, closeLookEvery: 16 })
        }),
        { seed: 1, numRuns: 3 },
      )
    },
  )
})

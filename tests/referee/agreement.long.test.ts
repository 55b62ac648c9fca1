import { describe, expect, it } from 'vitest'
import { ALL_OPTIONS } from '../../src/games/rail-on-the-hill/testing/variants.ts'
import { disagreements } from './agreement.ts'

const GAMES = 60

describe('the rules and the independent referee agree move by move, over many games', () => {
  it.each(ALL_OPTIONS)('%j', (options) => {
    for (let k = 0; k < GAMES; k++) {
      expect(disagreements(options, `many/${k}/${JSON.stringify(options)}`)).toEqual([])
    }
  })
})

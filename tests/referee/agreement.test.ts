import { describe, expect, it } from 'vitest'
import { ALL_OPTIONS } from '../../src/games/rail-on-the-hill/testing/variants.ts'
import { disagreements } from './agreement.ts'

describe('the rules and the independent referee agree move by move', () => {
  it.each(ALL_OPTIONS)('%j', (options) => {
    expect(disagreements(options, `agreement/${JSON.stringify(options)}`)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { ALL_OPTIONS } from '../../../src/games/rail-on-the-hill/testing/variants.ts'
import { disagreements } from './agreement.ts'

describe('the rules and the independent referee agree move by move', () => {
  it.each(ALL_OPTIONS)('%j', (options) => {
    expect(disagreements(options, `agreement/${JSON.stringify(options)}`, 'building')).toEqual([])
  })

  it.each(['digging', 'planning', 'buying', 'scrapping'] as const)('where everybody is %s', (habit) => {
    for (const options of [{ players: 1 }, { players: 4, simultaneous: true }]) {
      expect(disagreements(options, `agreement/${habit}`, habit)).toEqual([])
    }
  })
})

import { describe, expect, it } from 'vitest'
import { ALL_OPTIONS } from '#games/rail-on-the-hill/rules/testing/variants.ts'
import { disagreements } from './agreement.ts'

/** Every number of players and every variant; `agreement.deep.test.ts` plays all combinations. */
const SOME_OPTIONS = ALL_OPTIONS.filter((_, i) => i % 5 === 0)

describe('the rules and the independent referee agree move by move', () => {
  it.each(SOME_OPTIONS)('%j', (options) => {
    expect(disagreements(options, `agreement/${JSON.stringify(options)}`, 'building')).toEqual([])
  })

  it.each(['digging', 'planning', 'buying', 'scrapping'] as const)('in games of %s players', (habit) => {
    expect(disagreements({ players: 2, simultaneous: true }, `agreement/${habit}`, habit)).toEqual([])
  })
})

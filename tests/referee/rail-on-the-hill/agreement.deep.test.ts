import { describe, expect, it } from 'vitest'
import { HABITS, type Habit } from '#games/rail-on-the-hill/rules/testing/play-through.ts'
import { ALL_OPTIONS } from '#games/rail-on-the-hill/rules/testing/variants.ts'
import { disagreements } from './agreement.ts'

const GAMES = 2

describe.each(Object.keys(HABITS) as Habit[])('rules and referee agree in many games of %s players', (habit) => {
  it.each(ALL_OPTIONS)('%j', (options) => {
    for (let k = 0; k < GAMES; k++) {
      expect(disagreements(options, `many/${k}/${JSON.stringify(options)}`, habit)).toEqual([])
    }
  })
})

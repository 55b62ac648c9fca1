import { describe, expect, it } from 'vitest'
import { HABITS, type Habit } from '#games/rail-on-the-hill/rules/testing/play-through.ts'
import { ALL_OPTIONS } from '#games/rail-on-the-hill/rules/testing/variants.ts'
import { disagreements } from './agreement.ts'

describe.each(Object.keys(HABITS) as Habit[])('rules and referee agree in many games of %s players', (habit) => {
  it.each(ALL_OPTIONS)('%j', (options) => {
    expect(disagreements(options, `many/${JSON.stringify(options)}`, habit)).toEqual([])
  })
})

import { expect, it } from 'vitest'
import type { RailOptions } from '#games/rail-on-the-hill/rules/state.ts'
import type { Habit } from '#games/rail-on-the-hill/rules/testing/play-through.ts'
import { disagreements } from './agreement.ts'

/** Every habit, variant and number of players; `agreement.deep.test.ts` plays all combinations. */
it.each<[Habit, RailOptions]>([
  ['building', { players: 4, requests: true }],
  ['digging', { players: 1 }],
  ['planning', { players: 2, requests: true, simultaneous: true }],
  ['buying', { players: 1, noRotation: true }],
  ['scrapping', { players: 2, noRotation: true, simultaneous: true }],
  ['building', { players: 3, simultaneous: true }],
])('the rules and the independent referee agree move by move in games of %s players, %j', (habit, options) => {
  expect(disagreements(options, 'agreement', habit)).toEqual([])
})

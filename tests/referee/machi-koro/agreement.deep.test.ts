import { describe, expect, it } from 'vitest'
import { disagreements, HABITS, type Habit, playedTrace } from './agreement.ts'

const GAMES = 200

describe.each(Object.keys(HABITS) as Habit[])('rules and referee agree in many games of %s players', (habit) => {
  it.each([2, 3, 4])('%i players', (players) => {
    for (let k = 0; k < GAMES; k++) {
      expect(disagreements(playedTrace({ players }, `many/${players}/${habit}/${k}`, habit))).toEqual([])
    }
  })
})

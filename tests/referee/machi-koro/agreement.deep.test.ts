import { describe, expect, it } from 'vitest'
import { casesIn, disagreements, HABITS, type Habit, playedTrace } from './agreement.ts'
import { casesFor } from './cases.ts'
import { disguised } from './disguise.ts'

/** With this seed already the first games include every case. */
const SEED = 'd'
const GAMES = 25

describe.each([2, 3, 4])('rules and referee agree in many games of %i players', (players) => {
  const seen = new Set<string>()

  it.each(Object.keys(HABITS) as Habit[])('that are %s', (habit) => {
    for (let k = 0; k < GAMES; k++) {
      const trace = playedTrace({ players }, `${SEED}/${players}/${habit}/${k}`, habit)
      expect(disagreements(trace)).toEqual([])
      for (const name of casesIn(trace)) seen.add(name)
    }
    const custom = playedTrace({ players, first: players }, `custom/${players}/${habit}`, habit, disguised())
    expect(disagreements(custom)).toEqual([])
  })

  it('that include every case of the list', () => {
    expect(casesFor(players).filter((name) => !seen.has(name))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { casesIn, disagreements, HABITS, type Habit, playedTrace } from './agreement.ts'
import { casesFor } from './cases.ts'
import { disguised } from './disguise.ts'

/** With this seed even few games include every case; `agreement.deep.test.ts` plays many. */
const SEED = 'd'
const GAMES = 2

describe('the rules and the independent referee agree move by move', () => {
  it.each([2, 3, 4])('in games of %i players that include every case of the list', (players) => {
    const seen = new Set<string>()
    for (const habit of Object.keys(HABITS) as Habit[]) {
      for (let k = 0; k < GAMES; k++) {
        const trace = playedTrace({ players }, `${SEED}/${players}/${habit}/${k}`, habit)
        expect(disagreements(trace)).toEqual([])
        for (const name of casesIn(trace)) seen.add(name)
      }
    }
    expect(casesFor(players).filter((name) => !seen.has(name))).toEqual([])
  })

  it.each([2, 4])('in games of %i players with a custom card set', (players) => {
    const game = disguised()
    for (const habit of Object.keys(HABITS) as Habit[]) {
      const trace = playedTrace({ players }, `agreement/${players}/${habit}/disguised`, habit, game)
      expect(disagreements(trace)).toEqual([])
    }
  })

  it.each([1, 2, 3])('in games where the options let seat %i begin', (first) => {
    expect(disagreements(playedTrace({ players: 3, first }, 'agreement/first', 'wandering'))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { quickBot } from '#bots/quick-bot.ts'
import { Rng } from '#engine/random.ts'
import type { RailTypes } from '../rules/facts.ts'
import { ROUNDS } from '../rules/numbers.ts'
import { railOnTheHill } from '../rules/rules.ts'
import { keenBot, steadyBot } from './levels.ts'
import { ask, budgetOf, turnsOf } from './testing/play-bots.ts'
import { LEAST_LEAD, leadOfSteady, playGame, random, scoresOf, steadyGame } from './testing/steady-games.ts'

const EVERY_ROUND = Array.from({ length: ROUNDS }, (_, round) => round + 1)

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

describe('steady', () => {
  it.each([
    { players: 2, requests: true, noRotation: true },
    { players: 3, simultaneous: true },
  ])('beats random players: %o', (options) => {
    expect(leadOfSteady(options)).toBeGreaterThan(LEAST_LEAD)
  })

  it('does not depend on the deck that it determinizes', () => {
    for (const { view, seat } of turnsOf({ players: 2 }, [0, 3, 7, 11, 14])) {
      const choose = (chance: string) => steadyBot.choose({ game: railOnTheHill, view, seat, rng: new Rng(chance) })
      expect(choose('other')).toBe(choose('same'))
    }
  })

  it('plays on from unusual states in the middle of a turn', () => {
    // Half of the actions of one seat are random, such as laying before placing or buying before acquiring.
    const coin = new Rng('odd')
    const fickle = quickBot<RailTypes>('fickle', 'fickle', (question) =>
      (coin.below(2) === 0 ? steadyBot : random).choose(question),
    )
    expect(playGame({ players: 2 }, 'odd', [fickle, random]).isOver).toBe(true)
  })

  it('averages at least the title of average mayor in the solo game', () => {
    const totals = Array.from({ length: 2 }, (_, i) => scoresOf(steadyGame({ players: 1 }, `alone/${i + 1}`))[0])
    expect(mean(totals)).toBeGreaterThan(121)
  })
})

describe('keen', () => {
  it('plans some turns and follows its first idea in others', () => {
    const thoughts = turnsOf({ players: 2 }, EVERY_ROUND).map(({ view, seat }) =>
      ask(keenBot, view, seat, budgetOf(300)),
    )
    const planned = thoughts.filter(({ candidates }) => candidates.length > 0)
    expect(planned.length).toBeGreaterThan(0)
    expect(planned.length).toBeLessThan(thoughts.length)
  })
})

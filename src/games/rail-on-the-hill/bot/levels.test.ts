import { describe, expect, it } from 'vitest'
import { type QuickBot, quickBot, randomBot } from '#bots/quick-bot.ts'
import { expectBlindToHidden } from '#bots/testing/hidden.ts'
import type { Seat } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import type { RailTypes } from '../rules/facts.ts'
import { ROUNDS } from '../rules/numbers.ts'
import { railOnTheHill } from '../rules/rules.ts'
import type { RailOptions, RailState } from '../rules/state.ts'
import { keenBot, steadyBot } from './levels.ts'
import { ask, budgetOf, turnsOf } from './testing/play-bots.ts'

type RailBot = QuickBot<RailTypes>

const random = randomBot as RailBot

/** Plays a game to its end with one bot per seat; every action must be legal. Calls `watch` before each choice. */
function playGame(
  options: RailOptions,
  seed: string,
  bots: readonly RailBot[],
  watch?: (state: RailState, seat: Seat) => void,
): Match<RailTypes> {
  const match = new Match(railOnTheHill, options, seed)
  const rng = new Rng(`${seed}/bots`)
  while (!match.isOver) {
    const seat = railOnTheHill.active(match.state)[0]
    watch?.(match.state, seat)
    const action = bots[seat - 1].choose({
      game: railOnTheHill,
      view: railOnTheHill.view(match.state, seat),
      seat,
      rng,
    })
    expect(match.take(seat, action), railOnTheHill.format(action)).toBeUndefined()
  }
  return match
}

/** A game with `steady` in the last seat and random bots in the others, which is faster than four `steady` bots. */
function steadyGame(options: RailOptions, seed: string): Match<RailTypes> {
  return playGame(options, seed, [...Array(options.players - 1).fill(random), steadyBot])
}

function scoresOf(match: Match<RailTypes>): readonly number[] {
  return railOnTheHill.standing(match.state).scores.map((score) => score.total)
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

const VARIANTS: readonly Omit<RailOptions, 'players'>[] = [false, true].flatMap((requests) =>
  [false, true].flatMap((noRotation) =>
    [false, true].map((simultaneous) => ({
      ...(requests && { requests }),
      ...(noRotation && { noRotation }),
      ...(simultaneous && { simultaneous }),
    })),
  ),
)

describe('steady', () => {
  it.each(VARIANTS.map((variant, i) => ({ players: i === 0 ? 4 : 2 + (i % 2), ...variant })))(
    'beats random players: %o',
    (options) => {
      const scores = scoresOf(steadyGame(options, 'whole'))
      const own = scores[options.players - 1]
      expect(own - Math.max(...scores.slice(0, -1))).toBeGreaterThan(40)
    },
  )

  it.each([{ players: 1 }, { players: 3, requests: true, simultaneous: true }])(
    'does not use hidden information: $players players',
    (options) => {
      let decisions = 0
      const bots = Array(options.players).fill(random).fill(steadyBot, 0, 1)
      playGame(options, 'honest', bots, (state, seat) => {
        if (seat > 1 || decisions++ % 24 > 0) return
        const choose = (view: RailTypes['view'], chance: string) =>
          steadyBot.choose({ game: railOnTheHill, view, seat, rng: new Rng(chance) })
        expect(expectBlindToHidden(railOnTheHill, state, seat, (view) => choose(view, 'same'))).toBe(true)
        // Nor does the choice depend on the deck that it determinizes.
        const view = railOnTheHill.view(state, seat)
        expect(choose(view, 'other')).toBe(choose(view, 'same'))
      })
      expect(decisions).toBeGreaterThan(70)
    },
  )

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
  const ROUNDS_OF_GAME = Array.from({ length: ROUNDS }, (_, round) => round + 1)

  it('plans some turns and follows its first idea in others', () => {
    const thoughts = turnsOf({ players: 2 }, ROUNDS_OF_GAME).map(({ view, seat }) =>
      ask(keenBot, view, seat, budgetOf(300)),
    )
    const planned = thoughts.filter(({ candidates }) => candidates.length > 0)
    expect(planned.length).toBeGreaterThan(0)
    expect(planned.length).toBeLessThan(thoughts.length)
  })

  it('does not use hidden information', () => {
    for (const { state, seat } of turnsOf({ players: 2 }, ROUNDS_OF_GAME.slice(0, 6))) {
      const think = (view: RailTypes['view']) => ask(keenBot, view, seat, budgetOf(300))
      expect(expectBlindToHidden(railOnTheHill, state, seat, think)).toBe(true)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { lokomoto } from '../rules/rules.ts'
import { positionIn, type Situation } from '../rules/testing/positions.ts'
import { expertBot, strongBot } from './levels.ts'
import { thoughtOf } from './testing/test-player.ts'

const NODES = 1500

/** The first train in the card file with this price and no bonus. */
function trainFor(price: number): number {
  return lokomoto.cards.trains.find((train) => train.price === price && train.bonus === 0)?.id ?? 0
}

/** The action of seat 1 in a situation on the standard map, and the reason. */
function choiceIn(situation: Situation, bot = expertBot): { readonly action: string; readonly reason: string } {
  const state = lokomoto.fromPosition(positionIn(situation, lokomoto.cards), new Rng('situation'))
  const { plan, reason } = thoughtOf(bot, lokomoto.view(state, 1), 1, NODES)
  return { action: lokomoto.format(plan[0]), reason: reason.reason }
}

const WEST = 'a4-a5 a4-b3 a4-b4 a5-a6 a5-b4 a5-b5 a6-a7 a6-b5 a6-b6 a7-b6 a7-b7 b3-b4 b3-c2 b3-c3 b4-c3 b4-c4'

describe.each([expertBot, strongBot])('the $name bot of Lokomoto', (bot) => {
  it('buys the largest train that its network pays for when there is no time for more, with the shape', () => {
    const situation = {
      trains: [2, 3, 4, 5, 6].map(trainFor),
      // Shape 2 is a straight line of three.
      shapes: { 1: 2, 2: null, 3: null },
      free: 'a4-a5 i1-j1',
      players: [{ solid: 'd2-d3 d3-d4 d4-d5 d5-d6 d3-e3' }, {}, {}],
    }
    const { action, reason } = choiceIn(situation, bot)
    expect(action).toMatch(new RegExp(`^buy ${trainFor(5)} with .* shape 2$`))
    expect(reason).toBe('buys-with-shape')
  })

  it('draws the one section that it lacks for a large train while there is just time enough', () => {
    const situation = {
      trains: [2, 9].map(trainFor),
      free: 'a4-a5 a4-b3 a4-b4 a5-a6 a5-b4 a5-b5 a6-a7 a6-b5 f5-g5',
      players: [{ solid: 'd2-d3 d3-d4 d4-d5 d5-d6 d3-e3 e3-e4 e4-f4 f4-f5' }, {}, {}],
    }
    expect(choiceIn(situation, bot)).toEqual({ action: 'draw f5-g5', reason: 'completes' })
  })

  it('takes the last free sections if that wins the game', () => {
    const situation = {
      trains: [trainFor(9)],
      free: 'a4-a5 i1-j1',
      players: [{ trains: [trainFor(9)] }, { trains: [trainFor(2)], solid: 'd2-d3 d3-d4' }],
    }
    const { action } = choiceIn(situation, bot)
    expect(action).toBe('reserve a4-a5 i1-j1')
  })
})

describe('the expert bot of Lokomoto', () => {
  const RIVAL = 'd2-d3 d3-d4 d4-d5 d5-d6 d3-e3 e3-e4 e4-f4 f4-f5'

  it('takes the section that another player lacks for a large train', () => {
    const situation = {
      trains: [trainFor(9)],
      free: 'f5-g5 a4-a5 i1-j1 a6-a7 h1-h2',
      players: [{ trains: [trainFor(5)] }, { solid: RIVAL }],
    }
    const { action, reason } = choiceIn(situation)
    expect(action).toMatch(/^(draw|reserve).* f5-g5/)
    expect(reason).toBe('denies')
  })

  it('buys a train before another player can', () => {
    const situation = {
      trains: [trainFor(6)],
      trainDeck: [],
      free: WEST,
      players: [{ solid: 'g1-h1 h1-h2 h2-i2 i2-i3 i1-i2 i1-j1' }, { solid: RIVAL }],
    }
    const { action, reason } = choiceIn(situation)
    expect(action).toMatch(new RegExp(`^buy ${trainFor(6)} `))
    expect(reason).toBe('buys-in-time')
  })
})

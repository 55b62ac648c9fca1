import { describe, expect, it } from 'vitest'
import { perft } from '#engine/perft.ts'
import { Rng } from '#engine/random.ts'
import type { LandmarkId } from '../../cards/cards.ts'
import { ACTIONS } from '../actions.ts'
import { machiKoro } from '../rules.ts'
import { type Situation, Table } from '../testing/positions.ts'

const game = machiKoro
const BOTH: readonly LandmarkId[] = ['train-station', 'radio-tower']

/** Situations of every phase, with few and with many legal actions. */
const SITUATIONS: readonly (readonly [name: string, Situation])[] = [
  ['one die', {}],
  ['one or two dice', { players: [{ landmarks: BOTH }] }],
  ['a second roll', { phase: 'reroll', dice: [2, 3], players: [{ landmarks: BOTH }] }],
  ['one player to take from', { phase: 'tv', dice: [6] }],
  ['three players to take from', { phase: 'tv', turn: 3, dice: [6], players: [{}, {}, {}, {}] }],
  ['nothing to swap', { phase: 'swap', dice: [6], players: [{ cards: { ranch: 1 } }, { cards: { stadium: 1 } }] }],
  ['nothing of one’s own', { phase: 'swap', dice: [6], players: [{}, { cards: { ranch: 1 } }] }],
  [
    'many swaps',
    {
      phase: 'swap',
      turn: 2,
      dice: [6],
      players: [
        { cards: { ranch: 2, mine: 1, stadium: 1 } },
        { cards: { bakery: 1, cafe: 3, 'fruit-and-vegetable-market': 1 } },
        { cards: { stadium: 1 } },
        { cards: { 'wheat-field': 1, forest: 1, ranch: 1 } },
      ],
    },
  ],
  ['nothing to build', { phase: 'build', dice: [1] }],
  ['everything to build', { phase: 'build', dice: [1], players: [{ coins: 30 }] }],
]

describe('legal actions', () => {
  it.each(SITUATIONS)('are the only ones that are not refused: %s', (_, situation) => {
    const { state, position } = Table.at(situation)
    const legal = Array.from(game.legalActions(state, position.turn))
    const accepted: number[] = []
    for (let action = -2; action < ACTIONS + 2; action++) {
      if (game.refusal(state, position.turn, action) === undefined) accepted.push(action)
    }
    expect(legal).toEqual(accepted)
  })

  it.each(SITUATIONS)('are those of the seat whose turn it is: %s', (_, situation) => {
    const table = Table.at(situation)
    for (const seat of [1, 2, 3, 4]) expect(table.legalOf(seat).length > 0).toBe(seat === table.position.turn)
  })

  it.each(SITUATIONS)('are sampled each equally often: %s', (_, situation) => {
    const { state, position } = Table.at(situation)
    const legal = Array.from(game.legalActions(state, position.turn))
    const times = new Map(legal.map((action) => [action, 0]))
    const rng = new Rng('sample')
    for (let k = 0; k < 100 * legal.length; k++) {
      const action = game.sample(state, position.turn, rng)
      times.set(action, (times.get(action) ?? 0) + 1)
    }
    expect([...times.keys()]).toEqual(legal)
    // Chi-square: its mean is legal - 1; six standard deviations above never happen by chance.
    const free = legal.length - 1
    const chi = [...times.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)
    expect(chi).toBeLessThan(free + 6 * Math.sqrt(2 * free) + 1)
  })

  it('sampling draws from the given chance only, and changes nothing', () => {
    const table = Table.at({ phase: 'build', dice: [1], players: [{ coins: 30 }] })
    const before = table.position
    const sampled = Array.from({ length: 20 }, () => game.sample(table.state, 1, new Rng('same')))
    expect(new Set(sampled).size).toBe(1)
    expect(table.position).toEqual(before)
  })
})

describe('steps that are taken for the player', () => {
  const forced = (situation: Situation, seat = situation.turn ?? 1) => {
    const action = game.forced?.(Table.at(situation).state, seat)
    return action === undefined ? undefined : game.format(action)
  }

  it('MK-I6: a step with only one choice', () => {
    expect(forced({ phase: 'tv', dice: [6] })).toBe('tv 2')
    expect(forced({ phase: 'swap', dice: [6] })).toBe('noswap')
    expect(forced({ phase: 'build', dice: [1], turn: 2 })).toBe('pass')
  })

  it('MK-I6: no step with a choice', () => {
    expect(forced({ phase: 'tv', dice: [6], players: [{}, {}, {}] })).toBeUndefined()
    expect(forced({ phase: 'build', dice: [1], players: [{ coins: 1 }] })).toBeUndefined()
    const players = [{ cards: { ranch: 1 } }, { cards: { mine: 1 } }]
    expect(forced({ phase: 'swap', dice: [6], players })).toBeUndefined()
  })

  it('no roll, though there is one die only: players roll themselves', () => {
    expect(Table.at({}).legal).toEqual(['roll 1'])
    expect(forced({})).toBeUndefined()
  })

  it('nothing of a seat that may not act, or after the end', () => {
    expect(forced({ phase: 'build', dice: [1] }, 2)).toBeUndefined()
    expect(forced({ phase: 'over', dice: [1] })).toBeUndefined()
  })
})

describe('the number of action sequences', () => {
  const counts = (situation: Situation, depth: number) =>
    Array.from({ length: depth }, (_, i) => perft(game, Table.at(situation).state, i + 1))

  it('a roll is a leaf', () => {
    expect(counts({ players: [{ landmarks: BOTH }] }, 3)).toEqual([2, 2, 2])
  })

  it('building goes on to the rolls of the next player', () => {
    // Ten kinds cost 3 or less, and there is passing; the next player may roll one or two dice.
    const players = [{ coins: 3 }, { landmarks: BOTH }]
    expect(counts({ phase: 'build', dice: [1], players }, 3)).toEqual([11, 22, 22])
  })

  it('purple cards ask one after the other', () => {
    const cards = { 'tv-station': 1, 'business-center': 1, ranch: 1, bakery: 2 }
    const players = [{ cards }, { coins: 1, cards: { mine: 1 } }, { coins: 4, cards: { forest: 1, cafe: 1 } }]
    // Two players to take from, who leave 1 or 4 coins; two kinds for three, or no swap; then 4 or 12 ways to build.
    expect(counts({ phase: 'tv', dice: [6], players }, 4)).toEqual([2, 2 * 7, 7 * (4 + 12), 7 * (4 + 12)])
  })
})

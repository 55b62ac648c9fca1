import { describe, expect, it } from 'vitest'
import { Table } from '#games/lokomoto/rules/testing/positions.ts'
import { smallGame } from '#games/lokomoto/rules/testing/small-set.ts'
import type { RailTypes } from '#games/rail-on-the-hill/rules/facts.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { line, mainPosition, noLine, type Situation, town } from '#games/rail-on-the-hill/rules/testing/positions.ts'
import { perft } from './perft.ts'
import { Rng } from './random.ts'

const game = railOnTheHill
type Options = RailTypes['options']

function counts(state: RailTypes['state'], depth: number): number[] {
  return Array.from({ length: depth }, (_, i) => perft(game, state, i + 1))
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

/** From the rules alone: the draft, then two cards each, all at the same time, up to the third action after the draft. */
function expectedFromStart(options: Options, upgrades: number): number[] {
  const n = options.players
  const turns = options.noRotation ? 1 : 4
  const first = 3 * turns // three cards on d4
  const second = 2 * 8 * turns // two cards around it
  const drafts = factorial(n)
  const inDraft = Array.from({ length: n }, (_, i) => drafts / factorial(n - 1 - i))
  // After two placements: an upgrade on either card, or one of 6 Plan cards on one of 4 lines.
  const third = (upgrades * 2 + (n - upgrades) * 6 * 4) / n
  const bySame = n * first * second * (third + (n - 1) * first)
  const byTwo = n * (n - 1) * first * first * (2 * second + (n - 2) * first)
  return [...inDraft, drafts * n * first, drafts * n * first * (second + (n - 1) * first), drafts * (bySame + byTwo)]
}

describe('from the start', () => {
  it.each([
    [{ players: 1 }, 'perft', 4],
    [{ players: 1 }, 'another', 3],
    [{ players: 1, noRotation: true, requests: true }, 'perft', 4],
    [{ players: 2 }, 'perft', 4],
    [{ players: 2, first: 1 }, 'another', 4],
    [{ players: 2, noRotation: true }, 'perft', 5],
    [{ players: 2, simultaneous: true, requests: true }, 'perft', 4],
    [{ players: 3 }, 'perft', 5],
    [{ players: 3, noRotation: true, first: 3 }, 'another', 6],
    [{ players: 4 }, 'perft', 5],
    [{ players: 4, noRotation: true }, 'another', 6],
  ] as const)('as many sequences as the rules allow: %j, seed "%s", to depth %i', (options, seed, depth) => {
    const state = game.setup(options, seed)
    const upgrades = game.position(state).sets.filter((set) => set !== null && set.dev <= 24).length
    expect(counts(state, depth)).toEqual(expectedFromStart(options, upgrades).slice(0, depth))
  })

  it.each([
    [{ players: 1 }, 'perft', [1, 12, 768, 1536, 36864]],
    [{ players: 2 }, 'perft', [2, 2, 48, 3648]],
    [{ players: 3 }, 'perft', [3, 6, 6, 216, 19008]],
    [{ players: 4 }, 'perft', [4, 12, 24, 24, 1152]],
  ] as const)('pinned: %j, seed "%s"', (options, seed, sequences) => {
    expect(counts(game.setup(options, seed), sequences.length)).toEqual(sequences)
  })
})

/** A town of eight cards, the standard ones, and a hand. */
const BUILDER = {
  resources: 4,
  hand: [61],
  kept: [25],
  town: town('d4', '17r90 30 .', '12+7 23r180 5', '. 57 44r270'),
  lines: {
    red: line('d4-e4 e4-e5', { plans: [1, 46] }),
    yellow: noLine(49),
    blue: line('d5-e5', { laid: 2, plans: [42] }),
    black: noLine(2, 3, 4, 45),
  },
}
const OTHER = {
  resources: 1,
  hand: [62],
  town: town('d4', '1 2', '8 .'),
  lines: { black: line('d4-e4', { plans: [57] }) },
}
const TABLE = { board: { a: 63, b: 64, c: 65, d: 66 }, plans: [5, 47], devs: [6, 31] }

/** Counted with the slow referee of tests/referee as well, which shares no code with the game. */
const MOMENTS: readonly (readonly [name: string, Situation, readonly number[]])[] = [
  ['the beginning of a turn', { ...TABLE, players: [BUILDER, OTHER] }, [8, 732]],
  ['two tracks to lay', { ...TABLE, players: [{ ...BUILDER, acquired: 'c', hand: [61, 67] }, OTHER] }, [173, 11621]],
  [
    'Plan cards to take',
    { ...TABLE, players: [{ ...BUILDER, acquired: 'b', hand: [61], placed: true }, OTHER] },
    [56, 1121, 11344],
  ],
  [
    'tokens to take',
    { ...TABLE, players: [{ ...BUILDER, acquired: 'd', hand: [61], placed: true }, OTHER] },
    [53, 890, 8728],
  ],
  [
    'a bonus',
    { ...TABLE, players: [{ ...BUILDER, acquired: 'a', laid: true, pending: { kind: 'bonus' } }, OTHER] },
    [3, 111, 2651],
  ],
  [
    'drawn Plan cards',
    { ...TABLE, players: [{ ...BUILDER, pending: { kind: 'plans', cards: [48, 9] } }, OTHER] },
    [10, 80, 7321],
  ],
  [
    'drawn tokens',
    { ...TABLE, players: [{ ...BUILDER, pending: { kind: 'keep', tokens: [1, 36] } }, OTHER] },
    [7, 56, 5118],
  ],
  [
    'simultaneous turns',
    {
      ...TABLE,
      options: { simultaneous: true, noRotation: true },
      active: [1, 2],
      players: [
        { ...BUILDER, acquired: 'a', hand: [61, 67] },
        { ...OTHER, acquired: 'c', placed: true },
      ],
    },
    [88, 4675],
  ],
  [
    'alone, at the end of an odd round',
    { ...TABLE, options: { players: 1 }, round: 5, players: [{ ...BUILDER, acquired: 'a', placed: true }] },
    [47, 431, 3917],
  ],
  [
    'alone, at the end of an even round',
    { ...TABLE, options: { players: 1 }, round: 6, players: [{ ...BUILDER, acquired: 'a', placed: true }] },
    [47, 424, 2943],
  ],
  [
    'the last turn of all',
    {
      ...TABLE,
      round: 14,
      starter: 2,
      active: [1],
      players: [
        { ...BUILDER, acquired: 'a', placed: true },
        { ...OTHER, ended: true },
      ],
    },
    [47, 423, 2910],
  ],
]

describe('in the middle of a game', () => {
  it.each(MOMENTS)('pinned: %s', (_, situation, sequences) => {
    const state = game.fromPosition(mainPosition(situation), new Rng('perft'))
    expect(counts(state, sequences.length)).toEqual(sequences)
  })

  it('what is drawn ends a sequence', () => {
    const seat = { resources: 3, lines: {}, town: town('d4', '1 2') }
    const state = game.fromPosition(mainPosition({ players: [seat] }), new Rng('perft'))
    // Four acquisitions and a purchase; the purchase draws and is not followed.
    expect(perft(game, state, 1)).toBe(5)
    const afterAcquisitions = ['a', 'b', 'c', 'd'].map((location) => {
      const after = game.clone(state)
      game.play(after, 1, game.parse(`acquire ${location}`) ?? 0)
      return Array.from(game.legalActions(after, 1)).length
    })
    expect(perft(game, state, 2)).toBe(1 + afterAcquisitions.reduce((sum, count) => sum + count, 0))
  })

  it('of length 0 there is one sequence, and after the end none longer', () => {
    const over = game.fromPosition(mainPosition({ phase: 'over', active: [], round: 14 }), new Rng('perft'))
    expect(perft(game, over, 0)).toBe(1)
    expect(perft(game, over, 1)).toBe(0)
  })
})

describe('of a game that counts its actions', () => {
  const { countActions: _, ...walking } = smallGame
  const { state } = Table.at({
    free: 'b3-b4 c3-c4 d3-d4',
    trains: [2, 3],
    shapes: { 1: 11, 2: 21, 3: null },
    players: [{ solid: 'a1-a2 a1-b1 a2-b1 b1-c1' }, { solid: 'd1-d2 d2-d3' }],
  })

  it('the last actions are counted in bulk, and give the same number as walking', () => {
    for (const depth of [0, 1, 2, 3]) expect(perft(smallGame, state, depth)).toBe(perft(walking, state, depth))
    expect(perft(smallGame, state, 1)).toBe(3 + 3 + 8 + 9)
  })

  it('none of them is made', () => {
    const counting = {
      ...smallGame,
      legalActions: () => {
        throw new Error('an action was made')
      },
    }
    expect(perft(counting, state, 1)).toBe(perft(smallGame, state, 1))
    expect(() => perft(counting, state, 2)).toThrow('an action was made')
  })

  it('what is drawn ends a sequence all the same', () => {
    const drawing = smallGame.fromPosition({ ...smallGame.position(state), trainDeck: [4] }, new Rng('perft'))
    expect(perft(smallGame, drawing, 2)).toBe(perft(walking, drawing, 2))
    expect(perft(smallGame, drawing, 2)).toBeLessThan(perft(smallGame, state, 2))
  })
})

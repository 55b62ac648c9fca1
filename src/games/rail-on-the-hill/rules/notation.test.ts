import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { formatMove, type Move, readMove } from './notation.ts'
import { railOnTheHill } from './rules.ts'
import { FULL_TOWN, Table } from './testing/positions.ts'
import { areNeighbours, SQUARES } from './testing/random-situations.ts'

const game = railOnTheHill
const again = (text: string) => {
  const action = game.parse(text)
  return action === undefined ? undefined : game.format(action)
}

const FORMS = [
  'take 1',
  'take 4',
  'place 17 d4 r90',
  'place 1 a1 r0',
  'place 68 g7 r270',
  'place 9 c6 r180',
  'upgrade d4',
  'upgrade g7',
  'plan 42 red',
  'plan 42 red -13',
  'plan 1 black -60',
  'plan 60 yellow -1',
  'acquire a',
  'acquire d',
  'lay red d4-e5',
  'lay blue a2-b1',
  'scrap red d4-e5',
  'scrap black f7-g7',
  'collect',
  'develop 30',
  'develop 5 d4',
  'develop 36 a1',
  'bonus resources',
  'bonus track',
  'bonus plans',
  'buy',
  'keep 30',
  'keep 5 d4',
  'keep 1 g7',
  'end',
]

const NEAR_MISSES = [
  '',
  ' ',
  'take',
  'take 0',
  'take 5',
  'take 01',
  'take 1 ',
  ' take 1',
  'take  1',
  'Take 1',
  'TAKE 1',
  'take one',
  'take 1.0',
  'take -1',
  'place 17 d4',
  'place 17 d4 90',
  'place 17 d4 r45',
  'place 17 d4 r360',
  'place 17 d4 r090',
  'place 17 h4 r0',
  'place 17 d8 r0',
  'place 17 d0 r0',
  'place 17 D4 r0',
  'place 17 4d r0',
  'place 0 d4 r0',
  'place 017 d4 r0',
  'place 170 d4 r0',
  'place d4 17 r0',
  'upgrade',
  'upgrade h1',
  'upgrade d4 5',
  'plan 42',
  'plan red 42',
  'plan 42 green',
  'plan 42 red 13',
  'plan 42 red -',
  'plan 42 red -0',
  'plan 42 red --13',
  'plan 0 red',
  'plan 42 Red',
  'acquire e',
  'acquire A',
  'acquire',
  'acquire ab',
  'lay red',
  'lay d4-e5',
  'lay red d4e5',
  'lay red d4 e5',
  'lay red d4-e5 ',
  'lay red d4-e5-f6',
  'lay pink d4-e5',
  'lay red d4–e5',
  'lay red d4-h5',
  'scrap d4-e5',
  'scrap red',
  'collect 2',
  'collect a',
  'develop',
  'develop 0',
  'develop 5 d4 r0',
  'develop d4',
  'bonus',
  'bonus plan',
  'bonus tracks',
  'bonus resource',
  'buy 2',
  'buys',
  'keep',
  'keep d4',
  'keep 0',
  'end turn',
  'end\n',
  'take 1\ntake 2',
  'pass',
  'undefined',
]

/** Every kind of action, with one of its moves. */
const MOVES: { readonly [Kind in Move['kind']]: readonly [text: string, move: Move & { readonly kind: Kind }] } = {
  take: ['take 3', { kind: 'take', set: 3 }],
  place: ['place 17 d4 r90', { kind: 'place', card: 17, square: 'd4', turn: 90 }],
  upgrade: ['upgrade d4', { kind: 'upgrade', square: 'd4' }],
  plan: ['plan 42 red -13', { kind: 'plan', card: 42, line: 'red', discarded: 13 }],
  acquire: ['acquire b', { kind: 'acquire', location: 'b' }],
  lay: ['lay red d4-e5', { kind: 'lay', line: 'red', spot: 'd4-e5' }],
  scrap: ['scrap blue d4-e5', { kind: 'scrap', line: 'blue', spot: 'd4-e5' }],
  develop: ['develop 30', { kind: 'develop', token: 30, square: undefined }],
  keep: ['keep 5 d4', { kind: 'keep', token: 5, square: 'd4' }],
  bonus: ['bonus track', { kind: 'bonus', bonus: 'track' }],
  collect: ['collect', { kind: 'collect' }],
  buy: ['buy', { kind: 'buy' }],
  end: ['end', { kind: 'end' }],
}

describe('the notation', () => {
  it.each(FORMS)('parses and formats back: %s', (text) => {
    expect(again(text)).toBe(text)
  })

  it.each(NEAR_MISSES)('is not: %j', (text) => {
    expect(game.parse(text)).toBeUndefined()
    expect(() => readMove(text)).toThrow(RangeError)
  })

  it.each(Object.values(MOVES))('is read as a move, and written back: %s', (text, move) => {
    expect(readMove(text)).toEqual(move)
    expect(formatMove(move)).toBe(text)
  })

  it('every form stands for an action of its own', () => {
    const actions = FORMS.map((text) => game.parse(text))
    expect(new Set(actions).size).toBe(FORMS.length)
  })

  it('every card number, square and turn of a placement comes back', () => {
    const texts = SQUARES.flatMap((square) =>
      [1, 10, 68, 99].flatMap((card) => [0, 90, 180, 270].map((turn) => `place ${card} ${square} r${turn}`)),
    )
    expect(texts.map(again)).toEqual(texts)
    expect(new Set(texts.map((text) => game.parse(text))).size).toBe(texts.length)
  })

  it('every pair of squares is a spot in writing, in sorted order only', () => {
    const parsed = new Set<number | undefined>()
    for (const one of SQUARES) {
      for (const other of SQUARES) {
        for (const verb of ['lay yellow', 'scrap blue']) {
          const text = `${verb} ${one}-${other}`
          expect(again(text)).toBe(one < other ? text : undefined)
          if (one < other) parsed.add(game.parse(text))
        }
      }
    }
    expect(parsed.size).toBe(49 * 48)
  })

  it('RH-T1: a lay between squares that are no neighbours is understood, and refused', () => {
    const table = Table.at({ players: [{ acquired: 'a', town: FULL_TOWN }] })
    const squares = Object.keys(FULL_TOWN)
    let refused = 0
    for (const one of squares) {
      for (const other of squares) {
        if (one >= other || areNeighbours(one, other)) continue
        expect(table.refusal(1, `lay red ${one}-${other}`)).toMatchObject({
          rule: 'RH-T1',
          reason: 'not-between-cards',
          values: { spot: `${one}-${other}`, line: 'red' },
        })
        refused++
      }
    }
    expect(refused).toBe((16 * 15) / 2 - 42)
  })

  it('every legal action of whole games comes back, and no two have the same text', () => {
    const rng = new Rng('notation')
    const kinds = new Set<string>()
    for (const players of [1, 2, 3, 4]) {
      Table.start({ players, requests: true, simultaneous: players === 3 }, 'notation').playOn(rng, ({ state }) => {
        for (const seat of game.active(state)) {
          const actions = Array.from(game.legalActions(state, seat))
          const texts = actions.map((action) => game.format(action))
          if (rng.below(4) === 0) expect(texts.map((text) => game.parse(text))).toEqual(actions)
          expect(new Set(texts).size).toBe(texts.length)
          const moves = texts.map(readMove)
          expect(moves.map(formatMove).join()).toBe(texts.join())
          for (const { kind } of moves) kinds.add(kind)
        }
        return false
      })
    }
    expect([...kinds].sort()).toEqual(Object.keys(MOVES).sort())
  })
})

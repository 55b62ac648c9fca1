import { describe, expect, it } from 'vitest'
import { ESTABLISHMENTS, ITEMS } from '../cards/cards.ts'
import { ACTIONS } from './actions.ts'
import { formatMove, type Move, readMove } from './notation.ts'
import { machiKoro } from './rules.ts'
import { Table } from './testing/positions.ts'

const game = machiKoro

const SEATS = [1, 2, 3, 4]
const EVERY_TEXT = [
  'roll 1',
  'roll 2',
  'reroll 1',
  'reroll 2',
  'stand',
  ...SEATS.map((seat) => `tv ${seat}`),
  ...ITEMS.map((id) => `build ${id}`),
  'pass',
  'noswap',
  ...ESTABLISHMENTS.flatMap((given) =>
    SEATS.flatMap((seat) => ESTABLISHMENTS.map((taken) => `swap ${given} ${seat} ${taken}`)),
  ),
]

const KINDS: Readonly<Record<Move['kind'], true>> = {
  roll: true,
  reroll: true,
  stand: true,
  tv: true,
  swap: true,
  noswap: true,
  build: true,
  pass: true,
}

const NEAR_MISSES = [
  '',
  ' ',
  'roll',
  'roll 0',
  'roll 3',
  'roll 01',
  'roll 1 ',
  ' roll 1',
  'roll  1',
  'Roll 1',
  'roll one',
  'roll 12',
  'roll -1',
  'roll 1.0',
  're roll 1',
  'rereroll 1',
  'reroll',
  'reroll 3',
  'stand 1',
  'stands',
  'restand',
  'tv',
  'tv 0',
  'tv 5',
  'tv 9',
  'tv 12',
  'tv two',
  'tv 2 5',
  'tv-station 2',
  'swap',
  'swap ranch',
  'swap ranch 2',
  'swap ranch mine',
  'swap ranch 2 mine 1',
  'swap ranch 0 mine',
  'swap ranch 5 mine',
  'swap ranch 2  mine',
  'swap 2 ranch mine',
  'swap Ranch 2 mine',
  'noswap 2',
  'no swap',
  'build',
  'build Ranch',
  'build ranch ',
  'build ranch mine',
  'build café',
  'build cafe-',
  'build 1',
  'build cheese factory',
  'build toString',
  'pass\n',
  'passed',
  'roll 1\npass',
  'pass roll 1',
  'undefined',
]

/** In the notation, but not with these cards. */
const OTHER_CARDS = [
  'swap farm 2 mine',
  'swap mine 2 farm',
  'swap ranch 2 train-station',
  'swap train-station 2 ranch',
  'build farm',
  'build constructor',
]

describe('the notation', () => {
  it('every action of the game comes back as it was', () => {
    for (const text of EVERY_TEXT) {
      const action = game.parse(text)
      expect(action, text).toBeTypeOf('number')
      expect(game.format(action ?? Number.NaN)).toBe(text)
    }
  })

  it('every text stands for an action of its own, and no action is left over', () => {
    const actions = new Set(EVERY_TEXT.map((text) => game.parse(text)))
    expect(actions.size).toBe(EVERY_TEXT.length)
    const { state } = Table.start({ players: 4, first: 1 }, 'numbers')
    const numbers = Array.from({ length: ACTIONS + 1 }, (_, i) => i)
    const known = numbers.filter((action) => game.refusal(state, 1, action)?.reason !== 'not-an-action')
    expect(new Set(known)).toEqual(actions)
  })

  it('cards have the names of the rules page', () => {
    expect(ITEMS.join(' ')).toBe(
      'wheat-field ranch bakery cafe convenience-store forest stadium tv-station business-center cheese-factory ' +
        'furniture-factory mine family-restaurant apple-orchard fruit-and-vegetable-market ' +
        'train-station shopping-mall amusement-park radio-tower',
    )
  })

  it.each([...NEAR_MISSES, ...OTHER_CARDS])('is not: %j', (text) => {
    expect(game.parse(text)).toBeUndefined()
  })

  it('every legal action of whole games comes back, as a number and as a move, and all kinds occur', () => {
    const kinds = new Set<string>()
    for (const players of [2, 3, 4]) {
      Table.start({ players }, 'notation').playOn('notation', ({ state, active }) => {
        const actions = Array.from(game.legalActions(state, active[0]))
        const texts = actions.map((action) => game.format(action))
        expect(texts.map((each) => game.parse(each))).toEqual(actions)
        const moves = texts.map(readMove)
        expect(moves.map(formatMove)).toEqual(texts)
        for (const { kind } of moves) kinds.add(kind)
      })
    }
    expect([...kinds].sort()).toEqual(Object.keys(KINDS).sort())
  })

  it('every action of the game is a move of its own', () => {
    expect(EVERY_TEXT.map(readMove).map(formatMove)).toEqual(EVERY_TEXT)
    expect(readMove('swap ranch 2 mine')).toEqual({ kind: 'swap', given: 'ranch', seat: 2, taken: 'mine' })
    expect(readMove('reroll 2')).toEqual({ kind: 'reroll', dice: 2 })
  })

  it.each(NEAR_MISSES)('cannot be read: %j', (text) => {
    expect(() => readMove(text)).toThrow(RangeError)
  })
})

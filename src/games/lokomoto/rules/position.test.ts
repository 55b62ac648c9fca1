import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { lokomoto } from './rules.ts'
import { faceUp, positionIn, type Situation, Table } from './testing/positions.ts'
import { HEXAGON, HOOK, LINE, RHOMBUS, smallGame, TRIANGLE } from './testing/small-set.ts'
import { ALL_OPTIONS } from './testing/variants.ts'

const game = smallGame

const HAND_MADE: readonly (readonly [name: string, Situation])[] = [
  ['nothing', {}],
  ['the opening', { phase: 'block', turn: 2, black: 'a1-a2 c2-c3 d3-d4' }],
  ['the last turn of the opening', { phase: 'block', turn: 2, black: game.cards.map.sections.slice(0, 11).join(' ') }],
  [
    'everything',
    {
      turn: 3,
      trains: [2, 13, 9],
      trainDeck: [4, 8],
      shapes: faceUp(TRIANGLE, LINE, HEXAGON),
      shapeDecks: { 1: [HOOK], 2: [], 3: [33, 32] },
      black: 'b2-b3 b2-c2',
      players: [
        { solid: 'a1-a2 a1-b1', reserved: 'd3-d4', trains: [12, 7] },
        { shapes: [13, 24] },
        { reserved: 'a3-a4 c1-d1', trains: [5], shapes: [31] },
        {},
        { solid: 'd1-d2' },
      ],
    },
  ],
  [
    'secrets',
    {
      options: { hiddenAgendas: true, advanced: true, first: 2 },
      shapes: faceUp(TRIANGLE),
      players: [{ secret: [LINE, HEXAGON] }, { secret: [32] }, { secret: [RHOMBUS], shapes: [33] }, { secret: [] }],
    },
  ],
  ['the end', { phase: 'over', turn: 2, free: '', players: [{ trains: [2] }, { solid: 'a1-a2' }] }],
]

describe('positions', () => {
  it('a new game is told as the exchange format has it', () => {
    const { position } = Table.start({ players: 2, first: 2, hiddenAgendas: true }, 'exchange')
    expect(position).toEqual({
      game: 'lokomoto',
      options: { players: 2, first: 2, hiddenAgendas: true },
      phase: 'block',
      active: [2],
      turn: 2,
      trains: expect.any(Array),
      trainDeck: expect.any(Array),
      shapes: { 1: expect.any(Number), 2: null, 3: null },
      shapeDecks: { 1: expect.any(Array), 2: expect.any(Array), 3: expect.any(Array) },
      sections: Object.fromEntries(game.cards.map.sections.map((section) => [section, 'free'])),
      players: Array(2).fill({ trains: [], shapes: [], secret: [expect.any(Number), expect.any(Number)] }),
    })
  })

  it('a section is free, black, or a player’s', () => {
    const { sections } = Table.at({
      black: 'c1-c2',
      players: [{ solid: 'a1-a2' }, { reserved: 'b1-b2' }],
    }).position
    expect(sections['a1-b1']).toBe('free')
    expect(sections['c1-c2']).toBe('black')
    expect(sections['a1-a2']).toEqual({ seat: 1, solid: true })
    expect(sections['b1-b2']).toEqual({ seat: 2, solid: false })
    expect(Object.keys(sections)).toEqual(game.cards.map.sections)
  })

  it.each(ALL_OPTIONS)('at every moment it can be sent, and set up again: %j', (options) => {
    Table.start(options, 'fields', lokomoto).playOn('fields', ({ position }) => {
      const sent = JSON.stringify(position)
      const again = lokomoto.fromPosition(JSON.parse(sent), new Rng('again'))
      expect(JSON.stringify(lokomoto.position(again))).toBe(sent)
    })
  })

  it.each(HAND_MADE)('comes back as it was: %s', (_, situation) => {
    const position = positionIn(situation)
    const state = game.fromPosition(position, new Rng('back'))
    expect(game.position(state)).toEqual(position)
    expect(game.active(state)).toEqual(position.active)
  })

  it('a train that is missing leaves no gap', () => {
    const table = Table.at({ trains: [5, 2, 7], players: [{ solid: 'a1-a2 a1-b1' }] })
    table.play('buy 2 with a1-a2 a1-b1')
    expect(table.position.trains).toEqual([5, 7])
    const again = game.fromPosition(table.position, new Rng('gap'))
    expect(game.position(again)).toEqual(table.position)
  })

  it('decks are told with the next card first', () => {
    const table = Table.at({
      trains: [3],
      trainDeck: [4, 5, 6],
      shapes: faceUp(TRIANGLE),
      shapeDecks: { 1: [HOOK, 13] },
      players: [{ solid: 'a1-a2 a1-b1 a2-b1' }],
    })
    table.play(`buy 3 with a1-a2 a1-b1 a2-b1 shape ${TRIANGLE}`)
    expect(table.position).toMatchObject({
      trains: [4],
      trainDeck: [5, 6],
      shapes: { 1: HOOK },
      shapeDecks: { 1: [13] },
    })
  })

  it.each([
    ['a train', { trains: [99] }],
    ['a train in the pack', { trainDeck: [99] }],
    ['a shape', { shapes: { 1: 99, 2: null, 3: null } }],
    ['a shape in a deck', { shapeDecks: { 2: [99] } }],
    ['a player’s train', { players: [{ trains: [99] }] }],
    ['a player’s secret', { players: [{ secret: [99] }] }],
  ] as const)('cannot have what the card set does not have: %s', (_, situation) => {
    expect(() => Table.at(situation)).toThrow(RangeError)
  })

  it('cannot have a section that is not on the map', () => {
    const position = positionIn({})
    const wrong = { ...position, sections: { ...position.sections, 'x1-x2': 'free' as const } }
    expect(() => game.fromPosition(wrong, new Rng('wrong'))).toThrow('x1-x2 is not in this card set')
  })

  it('a state can be copied, into one that is no longer needed as well', () => {
    const { state, position } = Table.at({ turn: 2, trains: [2], players: [{ solid: 'a1-a2' }, { reserved: 'b1-b2' }] })
    const old = Table.at({ phase: 'over', free: '', players: [{ trains: [9] }] }).state
    const into = game.clone(state)
    expect(game.clone(state, into)).toBe(into)
    expect(game.position(into)).toEqual(position)
    for (const copy of [game.clone(state), into]) {
      game.play(copy, 2, game.parse('draw b1-b2') ?? Number.NaN)
      expect(game.position(copy)).not.toEqual(position)
    }
    expect(game.position(state)).toEqual(position)
    expect(game.position(old).phase).toBe('over')
  })
})

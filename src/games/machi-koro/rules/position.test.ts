import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { ESTABLISHMENTS } from '../cards/cards.ts'
import { machiKoro } from './rules.ts'
import { positionIn, type Situation, Table } from './testing/positions.ts'

const game = machiKoro

describe('positions', () => {
  it('a new game is told as the exchange format has it', () => {
    const { position } = Table.start({ players: 2, first: 2 }, 'exchange')
    expect(position).toEqual({
      game: 'machi-koro',
      options: { players: 2, first: 2 },
      phase: 'roll',
      active: [2],
      turn: 2,
      dice: [],
      supply: {
        'wheat-field': 6,
        ranch: 6,
        bakery: 6,
        cafe: 6,
        'convenience-store': 6,
        forest: 6,
        stadium: 4,
        'tv-station': 4,
        'business-center': 4,
        'cheese-factory': 6,
        'furniture-factory': 6,
        mine: 6,
        'family-restaurant': 6,
        'apple-orchard': 6,
        'fruit-and-vegetable-market': 6,
      },
      players: [
        { coins: 3, cards: { 'wheat-field': 1, bakery: 1 }, landmarks: [] },
        { coins: 3, cards: { 'wheat-field': 1, bakery: 1 }, landmarks: [] },
      ],
    })
  })

  it('at every moment of whole games it has the fields of the exchange format and no others', () => {
    const phases = new Set<string>()
    for (const players of [2, 3, 4]) {
      const table = Table.start({ players }, 'fields').playOn('fields', ({ position }) => phases.add(position.phase))
      const { position } = table
      phases.add(position.phase)
      expect(Object.keys(position).sort()).toEqual(
        ['active', 'dice', 'game', 'options', 'phase', 'players', 'supply', 'turn'].sort(),
      )
      expect(Object.keys(position.supply)).toEqual([...ESTABLISHMENTS])
      for (const player of position.players) expect(Object.keys(player)).toEqual(['coins', 'cards', 'landmarks'])
      expect(JSON.parse(JSON.stringify(position))).toEqual(position)
    }
    expect([...phases].sort()).toEqual(['build', 'over', 'reroll', 'roll', 'swap', 'tv'])
  })

  it('dice stay until the turn ends', () => {
    const cards = { 'tv-station': 1, 'business-center': 1, ranch: 1 }
    const landmarks = ['train-station', 'radio-tower'] as const
    const table = Table.at({ players: [{ cards, landmarks }, { cards: { mine: 1 } }] })
    expect(table.position.dice).toEqual([])
    expect(table.roll(2, 4).position).toMatchObject({ phase: 'reroll', dice: [2, 4] })
    for (const [text, phase] of [
      ['stand', 'tv'],
      ['tv 2', 'swap'],
      ['noswap', 'build'],
    ]) {
      table.play(text)
      expect(table.position).toMatchObject({ phase, dice: [2, 4] })
    }
    table.play('pass')
    expect(table.position.dice).toEqual([])
  })

  it('cards are those that a town has, landmarks those that are built, in the order of the rules page', () => {
    const table = Table.at({ phase: 'build', dice: [1], players: [{ coins: 30, cards: { mine: 2, ranch: 1 } }] })
    table.play('build shopping-mall')
    table.roll(1).play('pass')
    table.roll(2).play('build train-station')
    expect(table.player(1)).toEqual({
      coins: 17,
      cards: { ranch: 1, mine: 2 },
      landmarks: ['train-station', 'shopping-mall'],
    })
    expect(Object.keys(table.player(1).cards)).toEqual(['ranch', 'mine'])
    expect(table.player(2)).toEqual({ coins: 0, cards: {}, landmarks: [] })
  })

  const HAND_MADE: readonly Situation[] = [
    {},
    { turn: 3, players: [{ coins: 7 }, { cards: { mine: 6 } }, { landmarks: ['shopping-mall'] }] },
    { phase: 'reroll', dice: [6, 6], players: [{ landmarks: ['train-station', 'radio-tower'] }] },
    { phase: 'tv', dice: [6], players: [{ cards: { 'tv-station': 1 } }, { coins: 1 }, {}, {}] },
    { phase: 'swap', turn: 2, dice: [1, 5], players: [{ cards: { ranch: 2 } }, { cards: { cafe: 1, stadium: 1 } }] },
    { phase: 'build', dice: [3], supply: { ranch: 0, mine: 1, stadium: 0 }, players: [{ coins: 250 }] },
    { phase: 'over', dice: [4], players: [{ landmarks: [...machiKoro.cards.landmarks.map(({ id }) => id)] }] },
  ]

  it.each(HAND_MADE)('a position comes back as it was: %j', (situation) => {
    const position = positionIn(situation)
    const state = game.fromPosition(position, new Rng('back'))
    expect(game.position(state)).toEqual(position)
    expect(game.active(state)).toEqual(position.active)
  })

  it('a state can be copied, into one that is no longer needed as well', () => {
    const { state, position } = Table.at({ turn: 2, players: [{ coins: 5 }, { cards: { ranch: 1 } }] })
    const old = Table.at({ phase: 'build', dice: [4], players: [{ coins: 50, landmarks: ['radio-tower'] }] }).state
    expect(game.clone(state, old)).toBe(old)
    for (const copy of [game.clone(state), old]) {
      expect(game.position(copy)).toEqual(position)
      game.play(copy, 2, game.parse('roll 1') ?? Number.NaN)
    }
    expect(game.position(old)).toEqual(game.position(game.clone(old)))
    expect(game.position(state)).toEqual(position)
  })

  it('what is sold out in a position cannot be built', () => {
    const table = Table.at({ phase: 'build', dice: [3], supply: { ranch: 0 }, players: [{ coins: 1 }] })
    expect(table.legal).toEqual(['build wheat-field', 'build bakery', 'pass'])
  })

  it('the dice to come are drawn from the chance that is given', () => {
    const dice = (seed: string) => {
      const state = game.fromPosition(positionIn({ players: [{ landmarks: ['train-station'] }] }), new Rng(seed))
      game.play(state, 1, game.parse('roll 2') ?? Number.NaN)
      return game.position(state).dice.join()
    }
    expect(dice('one')).toBe(dice('one'))
    expect(new Set(Array.from({ length: 100 }, (_, k) => dice(`some/${k}`))).size).toBeGreaterThan(25)
  })
})

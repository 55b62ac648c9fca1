import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { railOnTheHill } from './rules.ts'
import { componentsOf } from './testing/components.ts'
import { ALL_COMPONENTS, FULL_TOWN, line, mainPosition, type Situation, Table, town } from './testing/positions.ts'

const game = railOnTheHill

describe('positions', () => {
  it('a new game is told as the exchange format has it', () => {
    const { position } = Table.start({ players: 2, first: 2, requests: true }, 'exchange')
    expect(position).toMatchObject({
      game: 'rail-on-the-hill',
      options: { players: 2, first: 2, requests: true },
      phase: 'draft',
      active: [1],
      round: 0,
      starter: 2,
      townDiscard: [],
      planDiscard: [],
      devDiscard: [],
      board: { a: null, b: null, c: null, d: null },
      plans: [],
      devs: [],
    })
    const nothing = { tracks: [], laid: 0, plans: [] }
    expect(position.players[0]).toEqual({
      resources: 1,
      hand: [],
      planHand: expect.any(Array),
      town: {},
      kept: [],
      lines: { red: nothing, yellow: nothing, blue: nothing, black: nothing },
      acquired: null,
      placed: false,
      laid: false,
      located: false,
      ended: false,
      pending: null,
    })
  })

  it('decks have their next card first', () => {
    const table = Table.start({ players: 1 }, 'next')
    table.playOn(new Rng('next'), ({ position }) => position.phase === 'setup')
    const { townDeck, planDeck, devPile } = table.position
    table.playOn(new Rng('next'), ({ position }) => position.phase === 'main')
    expect(Object.values(table.position.board)).toEqual(townDeck.slice(0, 4))
    expect(table.position.plans).toEqual(planDeck.slice(0, 2))
    expect(table.position.devs).toEqual(devPile.slice(0, 2))
  })

  const HAND_MADE: Situation[] = [
    {},
    { players: [{ town: town('a1', '1r90 2r180 3 4', '5+5 6 7 8', '9 10 11 12', '13 14 15 16r270+24') }] },
    { players: [{ town: FULL_TOWN, lines: { red: line('d4-e5 e5-f4', { laid: 7, plans: [1, 42] }) } }, {}, {}] },
    { players: [{ pending: { kind: 'bonus' } }, { kept: [25, 31], resources: 12 }] },
    {
      players: [
        { pending: { kind: 'track' }, acquired: 'c', laid: true },
        { ended: true, placed: true, acquired: 'a' },
      ],
    },
    { players: [{ pending: { kind: 'plans', cards: [4, 5] }, acquired: 'b', located: true }], requests: ['A', 'L'] },
    { players: [{ pending: { kind: 'keep', tokens: [4, 5] } }], board: { a: 1, b: null, c: null, d: 2 } },
    {
      phase: 'setup',
      round: 0,
      active: [1, 2],
      board: { a: null, b: null, c: null, d: null },
      players: [{ pending: { kind: 'upgrade', token: 3 }, planHand: [1, 2, 3], hand: [40, 41, 42], town: {} }],
    },
    { phase: 'draft', round: 0, sets: [{ towns: [40, 41, 42], dev: 7 }, null], players: [{ town: {}, hand: [] }] },
    { phase: 'over', round: 14, active: [], players: [{ town: FULL_TOWN }] },
  ]

  it.each(HAND_MADE)('a position comes back as it was: %j', (situation) => {
    const position = mainPosition(situation)
    const state = game.fromPosition(position, new Rng('back'))
    expect(game.position(state)).toEqual(position)
    expect(componentsOf(position).sort()).toEqual(ALL_COMPONENTS)
  })

  it('whole games, set up again at many moments from their positions, play on the same', () => {
    const rng = new Rng('again')
    for (const options of [{ players: 1 }, { players: 3 }, { players: 2, simultaneous: true, noRotation: true }]) {
      Table.start(options, 'again').playOn(rng, ({ state, position, active }) => {
        if (position.phase === 'main' && rng.below(4) > 0) return false
        const again = game.fromPosition(position, rng)
        expect(game.position(again)).toEqual(position)
        for (const seat of active) expect(game.legalActions(again, seat)).toEqual(game.legalActions(state, seat))
        expect(game.standing(again)).toEqual(game.standing(state))
        return false
      })
    }
  })

  it('chance to come belongs to the rng that is given', () => {
    const ending: Situation = {
      starter: 2,
      active: [1],
      planDeck: [],
      planDiscard: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      players: [{ acquired: 'a', placed: true }, { ended: true }],
    }
    const plansWith = (seed: string) => {
      const table = Table.at(ending, game, seed)
      table.play(1, 'end')
      return table.position.plans.join()
    }
    expect(plansWith('one')).toBe(plansWith('one'))
    expect(new Set(Array.from({ length: 10 }, (_, k) => plansWith(`${k}`))).size).toBeGreaterThan(5)
  })

  it('a clone goes its own way', () => {
    const table = Table.at({ players: [{ acquired: 'a', town: FULL_TOWN }] })
    const before = table.position
    const clone = new Table(table.game, table.game.clone(table.state))
    clone.play(1, 'lay red d4-e5', 'collect')
    expect(table.position).toEqual(before)
    expect(clone.player(1)).toMatchObject({ resources: 2, laid: true })
  })
})

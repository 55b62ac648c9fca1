import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { line, Table, town } from './testing/positions.ts'

/** Seats that have done A and B and may end their turn. */
const DONE = { acquired: 'a', placed: true } as const
const ENDED = { ...DONE, ended: true } as const

/** Seat 1 of two ends the round when it ends its turn: seat 2 was the starting player. */
const LAST_OF_ROUND = { starter: 2, active: [1], players: [DONE, ENDED] } as const

describe('rounds', () => {
  it.each([2, 3, 4])('RH-R1: 14 rounds; the starting-player card passes clockwise, %i players', (players) => {
    const table = Table.start({ players, first: 2 }, 'rounds')
    const starters: number[] = []
    table.playOn(new Rng('rounds'), ({ position }) => {
      if (position.round > starters.length) starters.push(position.starter)
      return false
    })
    expect(starters).toEqual(Array.from({ length: 14 }, (_, i) => ((i + 1) % players) + 1))
    expect(table.position).toMatchObject({ phase: 'over', round: 14, active: [] })
  })

  it('RH-R1: round 1 is begun by the player who was last to choose a set', () => {
    const table = Table.start({ players: 3, first: 3 }, 'round 1')
    table.playOn(new Rng('round 1'), ({ position }) => position.phase === 'main')
    expect(table.position).toMatchObject({ round: 1, starter: 3, active: [3] })
  })

  it('RH-R2: what is left goes to the discards, then 4 Town cards, 2 Plan cards and 2 tokens are dealt', () => {
    const table = Table.at({
      ...LAST_OF_ROUND,
      board: { a: null, b: 40, c: null, d: 41 },
      townDiscard: [50],
      townDeck: [21, 22, 23, 24, 25],
      plans: [30],
      planDiscard: [31],
      planDeck: [11, 12, 13],
      devs: [5, 6],
      devDiscard: [7],
      devPile: [1, 2, 3],
    })
    table.play(1, 'end')
    expect(table.position).toMatchObject({
      round: 4,
      board: { a: 21, b: 22, c: 23, d: 24 },
      townDiscard: [50, 40, 41],
      townDeck: [25],
      plans: [11, 12],
      planDiscard: [31, 30],
      planDeck: [13],
      devs: [1, 2],
      devDiscard: [7, 5, 6],
      devPile: [3],
    })
  })

  it('RH-R2: what was done in a turn is forgotten when a round begins', () => {
    const done = { ...DONE, laid: true, located: true }
    const table = Table.at({ ...LAST_OF_ROUND, players: [done, { ...done, ended: true }] })
    table.play(1, 'end')
    for (const seat of [1, 2]) {
      expect(table.player(seat)).toMatchObject({ acquired: null, placed: false, laid: false, located: false })
      expect(table.player(seat).ended).toBe(false)
    }
  })

  it('RH-R3: an empty deck is refilled from its discard at the moment that a card is needed', () => {
    const table = Table.at({
      ...LAST_OF_ROUND,
      plans: [30],
      planDiscard: [31, 32, 33],
      planDeck: [11],
      devs: [5],
      devDiscard: [7, 8],
      devPile: [],
    })
    table.play(1, 'end')
    const { plans, planDeck, planDiscard, devs, devPile, devDiscard } = table.position
    expect(plans[0]).toBe(11)
    expect([plans[1], ...planDeck].sort()).toEqual([30, 31, 32, 33])
    expect(planDiscard).toEqual([])
    expect(devs).toHaveLength(2)
    expect([...devs, ...devPile].sort()).toEqual([5, 7, 8])
    expect(devDiscard).toEqual([])
  })

  it('RH-R3: a deck that just runs empty is not refilled before the next card is needed', () => {
    const table = Table.at({
      ...LAST_OF_ROUND,
      planDiscard: [31, 32],
      planDeck: [11, 12],
      devDiscard: [7],
      devPile: [1, 2],
    })
    table.play(1, 'end')
    expect(table.position).toMatchObject({ planDeck: [], planDiscard: [31, 32], devPile: [], devDiscard: [7] })
  })

  it('RH-R3: the discard is shuffled: every order of three cards comes up', () => {
    const orders = new Map<string, number>()
    for (let k = 0; k < 300; k++) {
      const situation = { ...LAST_OF_ROUND, planDiscard: [31, 32, 33], planDeck: [] }
      const table = Table.at(situation, undefined, `refill/${k}`)
      table.play(1, 'end')
      const order = [...table.position.plans, ...table.position.planDeck].join()
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(6)
    // 50 each; a fair shuffle strays by 35 once in 10 million.
    for (const times of orders.values()) expect(Math.abs(times - 50)).toBeLessThan(35)
  })

  it('RH-R3: when nothing is left at all, fewer are dealt', () => {
    const table = Table.at({ ...LAST_OF_ROUND, planDeck: [11], devPile: [] })
    table.play(1, 'end')
    expect(table.position).toMatchObject({ plans: [11], planDeck: [], devs: [], devPile: [] })
  })

  it('RH-R3: a purchase draws the one token that is left, and is refused when there is none', () => {
    const table = Table.at({ devPile: [], devDiscard: [7], players: [{ resources: 6 }] })
    table.play(1, 'buy')
    expect(table.player(1)).toMatchObject({ resources: 3, pending: { kind: 'keep', tokens: [7] } })
    table.play(1, 'keep 7 d4')
    expect(table.whyNot(1, 'buy')).toBe('RH-R3 no-tokens-left')
  })

  it.each([1, 2, 3, 4])('RH-R6: after round 14 all %i towns are full and one Town card is left in hand', (players) => {
    const table = Table.start({ players }, 'full').playOn(new Rng('full'))
    expect(table.position).toMatchObject({ phase: 'over', round: 14, active: [] })
    for (const player of table.position.players) {
      const squares = Object.keys(player.town)
      expect(squares).toHaveLength(16)
      expect(new Set(squares.map((square) => square[0])).size).toBe(4)
      expect(new Set(squares.map((square) => square[1])).size).toBe(4)
      expect(player.hand).toHaveLength(1)
    }
  })

  it('RH-R6: then no player may do anything more', () => {
    const table = Table.start({ players: 2 }, 'over').playOn(new Rng('over'))
    for (const seat of [1, 2]) {
      expect(table.legal(seat)).toEqual([])
      expect(table.whyNot(seat, 'buy')).toBe('RH-R6 game-over')
      expect(table.whyNot(seat, 'end')).toBe('RH-R6 game-over')
    }
  })

  it('RH-R6: round 14 ends the game, round 13 does not', () => {
    const last = Table.at({ ...LAST_OF_ROUND, round: 14 })
    last.play(1, 'end')
    expect(last.position).toMatchObject({ phase: 'over', round: 14, starter: 2, active: [] })
    const lastButOne = Table.at({ ...LAST_OF_ROUND, round: 13 })
    lastButOne.play(1, 'end')
    expect(lastButOne.position).toMatchObject({ phase: 'main', round: 14, starter: 1, active: [1] })
  })
})

describe('a turn', () => {
  it('RH-R4: turns go clockwise from the starting player', () => {
    const table = Table.at({ options: { players: 3 }, starter: 2 })
    for (const seat of [2, 3, 1]) {
      expect(table.active).toEqual([seat])
      for (const other of [1, 2, 3]) {
        if (other === seat) continue
        expect(table.whyNot(other, 'acquire a')).toMatch(/^RH-R4 not-your-turn$|^RH-R5 turn-ended$/)
      }
      const [card] = table.player(seat).hand
      table.play(seat, table.legal(seat, 'acquire')[0], `place ${card} d5 r0`)
      table.play(seat, 'end')
    }
    expect(table.position).toMatchObject({ round: 4, starter: 3, active: [3] })
  })

  it('RH-R4: no player acts in the turn of another', () => {
    const table = Table.at({ players: [{}, { resources: 9, lines: { red: line('d4-e4') } }] })
    for (const text of ['acquire a', 'buy', 'scrap red d4-e4', 'end']) {
      expect(table.whyNot(2, text)).toBe('RH-R4 not-your-turn')
    }
  })

  it('RH-R4: A comes first', () => {
    const table = Table.at({ plans: [1], devs: [30], players: [{ hand: [50] }] })
    for (const text of ['place 50 d5 r0', 'lay red d4-e4', 'collect', 'plan 1 red', 'develop 30']) {
      expect(table.whyNot(1, text)).toBe('RH-R4 acquire-first')
    }
    expect(table.legal(1)).toEqual(['acquire a', 'acquire b', 'acquire c', 'acquire d'])
  })

  const B = 'place 50 d5 r0'
  const C = 'lay red d4-e4'
  const D = 'collect'
  it.each([[[B, C, D]], [[B, D, C]], [[C, B, D]], [[C, D, B]], [[D, B, C]], [[D, C, B]]])(
    'RH-R4: B, C and D come in any order: %j',
    (order) => {
      const table = Table.at({ players: [{ hand: [50] }] })
      table.play(1, 'acquire a', ...order)
      expect(table.player(1)).toMatchObject({ placed: true, laid: true, located: true, resources: 2 })
      table.play(1, 'end')
      expect(table.active).toEqual([2])
    },
  )

  it('RH-R4: C and D happen once', () => {
    const table = Table.at({ players: [{ acquired: 'a', town: town('d4', '1 2 3') }] })
    table.play(1, 'lay red d4-e4')
    expect(table.whyNot(1, 'lay red e4-f4')).toBe('RH-R4 laid-already')
    table.play(1, 'collect')
    expect(table.whyNot(1, 'collect')).toBe('RH-R4 location-used')
  })

  it('RH-R4: free actions are there at any point of the turn, before A and after everything else too', () => {
    const table = Table.at({
      devPile: [30, 31, 32, 33, 34, 35],
      players: [{ resources: 9, hand: [50], lines: { black: line('d4-e4', { laid: 2 }) }, kept: [25] }],
    })
    const isFree = () => table.legal(1, 'buy').length === 1 && table.legal(1, 'scrap').length > 0
    expect(isFree()).toBe(true)
    for (const text of ['acquire a', 'lay red d4-e4', 'collect', 'place 50 d5 r0']) {
      table.play(1, text)
      expect(isFree()).toBe(true)
    }
    table.play(1, 'buy', 'keep 30', 'scrap black d4-e4', 'end')
  })

  it('RH-R4: no free action inside another action', () => {
    const steps = [
      [{ kind: 'bonus' }, 'RH-B1 bonus-first'],
      [{ kind: 'track' }, 'RH-B1 bonus-track-first'],
      [{ kind: 'plans', cards: [1, 2] }, 'RH-B1 bonus-plan-first'],
      [{ kind: 'keep', tokens: [30, 31] }, 'RH-F1 keep-first'],
    ] as const
    for (const [pending, reason] of steps) {
      const seat = { ...DONE, resources: 9, pending, lines: { red: line('d4-e4') } }
      const table = Table.at({ players: [seat] })
      for (const text of ['buy', 'scrap red d4-e4', 'end', 'collect']) expect(table.whyNot(1, text)).toBe(reason)
    }
  })

  it('RH-R5: A and B are compulsory', () => {
    const table = Table.at({ players: [{ hand: [50] }] })
    expect(table.whyNot(1, 'end')).toBe('RH-R5 not-done-yet')
    table.play(1, 'acquire b')
    expect(table.whyNot(1, 'end')).toBe('RH-R5 not-done-yet')
    table.play(1, 'lay red d4-e4')
    expect(table.whyNot(1, 'end')).toBe('RH-R5 not-done-yet')
    table.play(1, B)
    expect(table.whyNot(1, 'end')).toBeUndefined()
  })

  it('RH-R5: C and D may be declined', () => {
    const table = Table.at({ players: [{ hand: [50] }] })
    table.play(1, 'acquire a', B, 'end')
    expect(table.player(1)).toMatchObject({ laid: false, located: false, ended: true, resources: 0 })
  })

  it('RH-R5: the turn goes on until its player ends it, and is over then', () => {
    const table = Table.at({ players: [{ hand: [50], resources: 3 }] })
    table.play(1, 'acquire a', B, C, D)
    expect(table.active).toEqual([1])
    table.play(1, 'end')
    expect(table.active).toEqual([2])
    for (const text of ['end', 'buy', 'acquire b']) expect(table.whyNot(1, text)).toBe('RH-R5 turn-ended')
  })

  it('RH-R5: what belongs to the setup does not come back', () => {
    const table = Table.at({})
    expect(table.whyNot(1, 'take 1')).toBe('RH-S5 sets-are-out')
    expect(table.whyNot(1, 'upgrade d4')).toBe('RH-S7 no-set-upgrade')
  })
})

describe('acquiring', () => {
  it('RH-A1: the Town card of a location that has one comes to hand', () => {
    const table = Table.at({ board: { a: 61, b: null, c: 63, d: null }, players: [{ hand: [50] }] })
    expect(table.legal(1, 'acquire')).toEqual(['acquire a', 'acquire c'])
    expect(table.whyNot(1, 'acquire b')).toBe('RH-A1 no-card-there')
    table.play(1, 'acquire c')
    expect(table.player(1)).toMatchObject({ hand: [50, 63], acquired: 'c' })
    expect(table.position.board).toEqual({ a: 61, b: null, c: null, d: null })
  })

  it('RH-A1: one card a turn', () => {
    const table = Table.at({})
    table.play(1, 'acquire c')
    expect(table.whyNot(1, 'acquire a')).toBe('RH-A1 acquired-already')
    expect(table.whyNot(1, 'acquire c')).toBe('RH-A1 acquired-already')
  })

  it.each([
    ['a', 'collect'],
    ['b', 'plan'],
    ['c', 'lay'],
    ['d', 'develop'],
  ])('RH-A1: the location action of the turn is that of location %s', (location, kind) => {
    const table = Table.at({ plans: [1], devs: [30], players: [{ laid: true }] })
    table.play(1, `acquire ${location}`)
    const kinds = new Set(table.legal(1).map((text) => text.split(' ')[0]))
    expect(kinds).toEqual(new Set(['place', kind]))
  })
})

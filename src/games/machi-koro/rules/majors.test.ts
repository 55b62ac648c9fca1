import { describe, expect, it } from 'vitest'
import type { MachiPlayer } from './position.ts'
import { type PlayerSituation, type Situation, Table } from './testing/positions.ts'

const STADIUM = { stadium: 1 }
const TV = { 'tv-station': 1 }
const CENTER = { 'business-center': 1 }

/** Seat 1 has rolled a 6, with these cards and this many coins. */
function six(cards: MachiPlayer['cards'], coins: number, ...others: readonly PlayerSituation[]): Table {
  return Table.at({ players: [{ coins, cards }, ...others] }).roll(6)
}

describe('the Stadium', () => {
  it('MK-I5: takes 2 from every other player', () => {
    const table = six(STADIUM, 1, { coins: 5 }, { coins: 2 }, { coins: 9 })
    expect(table.coins).toEqual([7, 3, 0, 7])
    expect(table.position.phase).toBe('build')
  })

  it('MK-I5: takes what there is of those who have less', () => {
    expect(six(STADIUM, 0, { coins: 1 }, { coins: 0 }, { coins: 2 }).coins).toEqual([3, 0, 0, 0])
  })

  it('MK-I5: works for the roller only', () => {
    expect(six({}, 5, { coins: 5, cards: STADIUM }, { coins: 5 }).coins).toEqual([5, 5, 5])
  })
})

describe('the TV Station', () => {
  it('MK-I5: takes 5 from one player of choice', () => {
    const table = six(TV, 1, { coins: 9 }, { coins: 7 })
    expect(table.position).toMatchObject({ phase: 'tv', turn: 1, active: [1], dice: [6] })
    expect(table.legal).toEqual(['tv 2', 'tv 3'])
    table.play('tv 3')
    expect(table.coins).toEqual([6, 9, 2])
    expect(table.position.phase).toBe('build')
  })

  it('MK-I5: takes what there is of a player who has less', () => {
    const table = six(TV, 1, { coins: 3 }, { coins: 7 })
    table.play('tv 2')
    expect(table.coins).toEqual([4, 0, 7])
  })

  it('MK-I5: a player must be chosen, even if no player has coins', () => {
    const table = six(TV, 1, {}, {})
    expect(table.legal).toEqual(['tv 2', 'tv 3'])
    expect(table.whyNot(1, 'pass')).toBe('MK-I5 tv-first')
    table.play('tv 2')
    expect(table.coins).toEqual([1, 0, 0])
  })

  it('MK-I6: the only possible player is chosen by an action all the same', () => {
    expect(six(TV, 1, { coins: 9 }).legal).toEqual(['tv 2'])
  })

  it.each([
    [2, ['tv 1', 'tv 3', 'tv 4']],
    [4, ['tv 1', 'tv 2', 'tv 3']],
  ])('MK-I5: seat %i can choose every other player', (turn, legal) => {
    const table = Table.at({ turn, players: [1, 2, 3, 4].map(() => ({ coins: 1, cards: TV })) }).roll(6)
    expect(table.legal).toEqual(legal)
  })

  it('MK-I5: works for the roller only', () => {
    expect(six({}, 5, { coins: 5, cards: TV }).position.phase).toBe('build')
  })
})

describe('the Business Center', () => {
  it('MK-I5: swaps one establishment with one of another player', () => {
    const table = six({ ...CENTER, ranch: 2 }, 0, { cards: { mine: 1 } }, { cards: { forest: 3 } })
    expect(table.position.phase).toBe('swap')
    expect(table.legal).toEqual(['noswap', 'swap ranch 2 mine', 'swap ranch 3 forest'])
    table.play('swap ranch 3 forest')
    expect(table.position.players.map(({ cards }) => cards)).toEqual([
      { ranch: 1, forest: 1, 'business-center': 1 },
      { mine: 1 },
      { ranch: 1, forest: 2 },
    ])
    expect(table.position).toMatchObject({ phase: 'build', turn: 1 })
    expect(table.coins).toEqual([0, 0, 0])
  })

  it('MK-I5: purple cards are never swapped, neither given nor taken', () => {
    const table = six({ ...CENTER, stadium: 1, ranch: 1 }, 0, { cards: { ...TV, mine: 1 } })
    expect(table.legal).toEqual(['noswap', 'swap ranch 2 mine'])
    expect(table.whyNot(1, 'swap stadium 2 mine')).toBe('MK-I5 purple-stays')
    expect(table.whyNot(1, 'swap ranch 2 tv-station')).toBe('MK-I5 purple-stays')
  })

  it('MK-I5: the swap may be declined', () => {
    const table = six({ ...CENTER, ranch: 1 }, 0, { cards: { mine: 1 } })
    const { players, supply } = table.position
    table.play('noswap')
    expect(table.position).toMatchObject({ phase: 'build', players, supply })
  })

  it('MK-I5: works for the roller only', () => {
    expect(six({ ranch: 1 }, 0, { cards: { ...CENTER, mine: 1 } }).position.phase).toBe('build')
  })

  it('MK-I6: exactly one card moves each way, and the supply stays as it is', () => {
    const table = six({ ...CENTER, ranch: 3 }, 0, { cards: { mine: 4 } })
    const { supply } = table.position
    table.play('swap ranch 2 mine')
    expect(table.player(1).cards).toEqual({ ranch: 2, mine: 1, 'business-center': 1 })
    expect(table.player(2).cards).toEqual({ ranch: 1, mine: 3 })
    expect(table.position.supply).toEqual(supply)
  })

  it('MK-I6: the last card of a kind can be given, and is gone then', () => {
    const table = six({ ...CENTER, ranch: 1 }, 0, { cards: { mine: 1 } })
    table.play('swap ranch 2 mine')
    expect(table.player(1).cards).toEqual({ mine: 1, 'business-center': 1 })
    expect(table.player(2).cards).toEqual({ ranch: 1 })
  })

  it('MK-I6: two of one kind can be swapped, which changes nothing', () => {
    const table = six({ ...CENTER, ranch: 1 }, 0, { cards: { ranch: 1 } })
    expect(table.legal).toEqual(['noswap', 'swap ranch 2 ranch'])
    const { players } = table.position
    table.play('swap ranch 2 ranch')
    expect(table.position).toMatchObject({ phase: 'build', players })
  })

  it('MK-I6: no player can swap with a player who has purple cards only', () => {
    const table = six({ ...CENTER, ranch: 1 }, 0, { cards: STADIUM }, { cards: { mine: 1 } })
    expect(table.legal).toEqual(['noswap', 'swap ranch 3 mine'])
    expect(table.whyNot(1, 'swap ranch 2 mine')).toBe('MK-I6 not-theirs')
  })

  it('MK-I6: the player who has nothing to give can only decline, by an action', () => {
    const table = six(CENTER, 0, { cards: { mine: 1 } })
    expect(table.legal).toEqual(['noswap'])
    expect(table.whyNot(1, 'swap ranch 2 mine')).toBe('MK-I6 not-owned')
    expect(table.whyNot(1, 'build ranch')).toBe('MK-I5 swap-first')
  })

  it('MK-I6: a swapped card works for its new owner from the next roll on', () => {
    const table = six({ ...CENTER, ranch: 1 }, 0, { cards: { forest: 2 } })
    table.play('swap ranch 2 forest')
    table.play('pass')
    expect(table.roll(5).coins).toEqual([1, 1])
  })
})

describe('all three at once', () => {
  const ALL = { ...STADIUM, ...TV, ...CENTER, ranch: 1 }

  it('MK-I5: Stadium, then TV Station, then Business Center', () => {
    const table = six(ALL, 0, { coins: 6, cards: { mine: 1 } }, { coins: 1 })
    // The Stadium has taken before any player is asked.
    expect(table.position.phase).toBe('tv')
    expect(table.coins).toEqual([3, 4, 0])
    expect(table.whyNot(1, 'noswap')).toBe('MK-I5 tv-first')
    table.play('tv 2')
    expect(table.coins).toEqual([7, 0, 0])
    expect(table.position.phase).toBe('swap')
    table.play('swap ranch 2 mine')
    expect(table.position).toMatchObject({ phase: 'build', dice: [6] })
  })

  it('MK-I5: without the middle one the others follow each other', () => {
    const table = six({ ...STADIUM, ...CENTER, ranch: 1 }, 0, { coins: 6 })
    expect(table.position.phase).toBe('swap')
    expect(table.coins).toEqual([2, 4])
  })

  it('MK-I5: what they bring can be spent at once', () => {
    const table = six({ ...STADIUM, ...TV }, 0, { coins: 9 }, { coins: 9 })
    table.play('tv 3')
    expect(table.coins).toEqual([9, 7, 2])
    table.play('build business-center')
    expect(table.coins).toEqual([1, 7, 2])
  })

  it.each([
    [1, 1],
    [2, 5],
  ])('MK-I5: they sleep when the roll is not 6: %i and %i are', (one, other) => {
    const landmarks = ['train-station'] as const
    const situation: Situation = { players: [{ cards: ALL, landmarks }, { coins: 9 }] }
    expect(Table.at(situation).roll(one, other).position.phase).toBe('build')
  })

  it('MK-I5: they work at a 6 of two dice as well', () => {
    const landmarks = ['train-station'] as const
    const table = Table.at({ players: [{ cards: ALL, landmarks }, { coins: 9 }] }).roll(2, 4)
    expect(table.position.phase).toBe('tv')
    expect(table.coins).toEqual([2, 7])
  })
})

import { describe, expect, it } from 'vitest'
import { DRAWN, NOTHING_NEW } from '#engine/game.ts'
import type { LandmarkId } from '../cards/cards.ts'
import { Table } from './testing/positions.ts'

const STATION: readonly LandmarkId[] = ['train-station']
const TOWER: readonly LandmarkId[] = ['radio-tower']
const BOTH: readonly LandmarkId[] = ['train-station', 'radio-tower']

const ranch = { ranch: 1 }

describe('a turn', () => {
  it('MK-R1: a turn is a roll, its income, and one thing built', () => {
    const table = Table.at({ players: [{ coins: 5, cards: ranch }] })
    expect(table.position.phase).toBe('roll')
    expect(table.legal).toEqual(['roll 1'])
    table.roll(2)
    expect(table.position).toMatchObject({ phase: 'build', turn: 1, dice: [2] })
    expect(table.coins).toEqual([6, 0])
    table.play('build forest')
    expect(table.position).toMatchObject({ phase: 'roll', turn: 2, dice: [] })
    expect(table.coins).toEqual([3, 0])
  })

  it('MK-R1: nothing can be built before the roll, and nothing twice', () => {
    const table = Table.at({ players: [{ coins: 20 }] })
    expect(table.whyNot(1, 'build ranch')).toBe('MK-R1 roll-first')
    expect(table.whyNot(1, 'pass')).toBe('MK-R1 roll-first')
    table.roll(1)
    expect(table.whyNot(1, 'roll 1')).toBe('MK-R1 rolled-already')
    table.play('build ranch')
    expect(table.whyNot(1, 'build ranch')).toBe('MK-S2 not-your-turn')
  })

  it('MK-R1: dice are drawn, and nothing else is', () => {
    const table = Table.at({ players: [{ coins: 20, landmarks: TOWER }] })
    expect(table.play('roll 1')).toBe(DRAWN)
    expect(table.play('reroll 1')).toBe(DRAWN)
    expect(table.play('build ranch')).toBe(NOTHING_NEW)
    const standing = Table.at({ phase: 'reroll', dice: [1], players: [{ landmarks: TOWER }] })
    expect(standing.play('stand')).toBe(NOTHING_NEW)
    expect(standing.play('pass')).toBe(NOTHING_NEW)
  })
})

describe('dice', () => {
  it('MK-R2: without a Train Station there is one die', () => {
    const table = Table.at({})
    expect(table.legal).toEqual(['roll 1'])
    expect(table.whyNot(1, 'roll 2')).toBe('MK-R2 no-second-die')
  })

  it('MK-R2: a Train Station lets its owner choose one or two, and no other player', () => {
    const table = Table.at({ players: [{ landmarks: STATION }] })
    expect(table.legal).toEqual(['roll 1', 'roll 2'])
    table.play('roll 1')
    expect(table.position.dice).toHaveLength(1)
    table.play('pass')
    expect(table.legal).toEqual(['roll 1'])
  })

  it('MK-R2: of two dice only the sum counts', () => {
    const cards = { 'wheat-field': 1, forest: 1, mine: 1, 'convenience-store': 1 }
    expect(Table.at({ players: [{ cards, landmarks: STATION }] }).roll(4, 5).coins).toEqual([5, 0])
    expect(Table.at({ players: [{ cards, landmarks: STATION }] }).roll(1, 4).coins).toEqual([1, 0])
  })

  it.each([1, 2])('MK-R2: with %i dice every side is equally likely', (count) => {
    const times = Array<number>(6).fill(0)
    const table = Table.at({ players: [{ landmarks: STATION }, { landmarks: STATION }] })
    for (let k = 0; k < 1200; k++) {
      table.game.play(table.state, 1, table.action(`roll ${count}`))
      for (const side of table.position.dice) times[side - 1]++
      table.game.play(table.state, 1, table.action('pass'))
    }
    expect(times.reduce((all, seen) => all + seen)).toBe(1200 * count)
    // A fair side strays by a third of its share less than once in a million.
    for (const seen of times) expect(Math.abs(seen - 200 * count)).toBeLessThan(67 * count)
  })
})

describe('the Radio Tower', () => {
  it('MK-R3: without one a roll stands', () => {
    const table = Table.at({ players: [{ coins: 0 }, { landmarks: TOWER }] }).roll(4)
    expect(table.position.phase).toBe('build')
    expect(table.whyNot(1, 'reroll 1')).toBe('MK-R3 no-reroll')
    expect(table.whyNot(1, 'stand')).toBe('MK-R3 no-reroll')
  })

  it('MK-R3: with one, income waits until the roll stands', () => {
    const table = Table.at({ players: [{ cards: ranch, landmarks: TOWER }] }).roll(2)
    expect(table.position).toMatchObject({ phase: 'reroll', dice: [2], active: [1] })
    expect(table.coins).toEqual([0, 0])
    expect(table.legal).toEqual(['reroll 1', 'stand'])
    table.play('stand')
    expect(table.position).toMatchObject({ phase: 'build', dice: [2] })
    expect(table.coins).toEqual([1, 0])
  })

  it('MK-R3: only the second roll counts, and it stands', () => {
    const table = Table.at({ players: [{ cards: { ranch: 1, forest: 3 }, landmarks: TOWER }] })
    table.roll(2).roll(5)
    expect(table.position).toMatchObject({ phase: 'build', dice: [5] })
    expect(table.coins).toEqual([3, 0])
    expect(table.whyNot(1, 'reroll 1')).toBe('MK-R3 no-reroll-now')
    expect(table.whyNot(1, 'stand')).toBe('MK-R3 no-reroll-now')
  })

  it('MK-R3: the number of dice may be chosen anew', () => {
    const table = Table.at({ players: [{ cards: { mine: 1, ranch: 1 }, landmarks: BOTH }] }).roll(4)
    expect(table.legal).toEqual(['reroll 1', 'reroll 2', 'stand'])
    expect(table.roll(3, 6).position).toMatchObject({ phase: 'build', dice: [3, 6] })
    expect(table.coins).toEqual([5, 0])
    const fewer = Table.at({ players: [{ cards: { mine: 1, ranch: 1 }, landmarks: BOTH }] })
    expect(fewer.roll(3, 6).roll(2).position.dice).toEqual([2])
    expect(fewer.coins).toEqual([1, 0])
  })

  it('MK-R3: a second roll of two dice needs a Train Station too', () => {
    const table = Table.at({ players: [{ landmarks: TOWER }] }).roll(1)
    expect(table.whyNot(1, 'reroll 2')).toBe('MK-R2 no-second-die')
  })

  it('MK-R3: every turn of its owner has a second roll, the next one after a double too', () => {
    const landmarks: readonly LandmarkId[] = ['train-station', 'amusement-park', 'radio-tower']
    const table = Table.at({ players: [{ landmarks }] })
      .roll(1, 2)
      .roll(4, 4)
    table.play('pass')
    expect(table.position).toMatchObject({ turn: 1, phase: 'roll' })
    expect(table.roll(1).position.phase).toBe('reroll')
  })
})

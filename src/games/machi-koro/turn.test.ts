import { describe, expect, it } from 'vitest'
import { DRAWN, NOTHING_NEW } from '../../engine/game.ts'
import type { LandmarkId } from './cards/cards.ts'
import { Table } from './testing/positions.ts'

const STATION: readonly LandmarkId[] = ['train-station']
const TOWER: readonly LandmarkId[] = ['radio-tower']
const BOTH: readonly LandmarkId[] = ['train-station', 'radio-tower']
const PARK: readonly LandmarkId[] = ['train-station', 'amusement-park']

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

  it('MK-R2: a Train Station lets its owner choose one or two, and nobody else', () => {
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

describe('the Amusement Park', () => {
  it.each(['pass', 'build ranch', 'build shopping-mall'])(
    'MK-X1: after a double and %s there is another turn',
    (text) => {
      const table = Table.at({ players: [{ coins: 30, landmarks: PARK }] }).roll(2, 2)
      table.play(text)
      expect(table.position).toMatchObject({ turn: 1, phase: 'roll', dice: [], active: [1] })
    },
  )

  it('MK-X1: again and again, each a whole turn, until there is no double', () => {
    const table = Table.at({ players: [{ cards: { mine: 1 }, coins: 9, landmarks: PARK }, { cards: { mine: 1 } }] })
    for (let k = 0; k < 3; k++) {
      table.roll(6, 6).play('build wheat-field')
      expect(table.position.turn).toBe(1)
    }
    table.roll(4, 5).play('pass')
    expect(table.position.turn).toBe(2)
    expect(table.coins).toEqual([11, 5])
  })

  it('MK-X1: no double, no other turn', () => {
    const table = Table.at({ players: [{ landmarks: PARK }] }).roll(2, 3)
    table.play('pass')
    expect(table.position.turn).toBe(2)
  })

  it('MK-X1: one die is never a double', () => {
    for (const side of [1, 2, 3, 4, 5, 6]) {
      const table = Table.at({ players: [{ landmarks: PARK }] }).roll(side)
      table.play('pass')
      expect(table.position.turn).toBe(2)
    }
  })

  it('MK-X1: without the park a double is a roll like any other', () => {
    const table = Table.at({ players: [{ landmarks: STATION }, { landmarks: PARK }] }).roll(5, 5)
    table.play('pass')
    expect(table.position.turn).toBe(2)
  })

  it('MK-X1: the park must have stood when the dice were rolled', () => {
    const table = Table.at({ players: [{ coins: 16, landmarks: STATION }] }).roll(5, 5)
    table.play('build amusement-park')
    expect(table.position.turn).toBe(2)
  })

  it('MK-X1: the roll that stands decides, not the first one', () => {
    const landmarks: readonly LandmarkId[] = [...PARK, 'radio-tower']
    const lost = Table.at({ players: [{ landmarks }] })
      .roll(3, 3)
      .roll(3, 4)
    lost.play('pass')
    expect(lost.position.turn).toBe(2)
    const won = Table.at({ players: [{ landmarks }] })
      .roll(3, 4)
      .roll(1, 1)
    won.play('pass')
    expect(won.position.turn).toBe(1)
    const kept = Table.at({ players: [{ landmarks }] }).roll(6, 6)
    kept.play('stand')
    kept.play('pass')
    expect(kept.position.turn).toBe(1)
  })

  it('MK-X1: a double that makes a 6 or 10 works its cards first', () => {
    const cards = { 'tv-station': 1, 'business-center': 1, bakery: 1 }
    const table = Table.at({
      players: [
        { cards, landmarks: PARK },
        { coins: 3, cards: ranch },
      ],
    }).roll(3, 3)
    table.play('tv 2')
    table.play('swap bakery 2 ranch')
    table.play('pass')
    expect(table.position).toMatchObject({ turn: 1, phase: 'roll' })
  })
})

describe('winning', () => {
  const ALL_BUT_ONE: readonly LandmarkId[] = ['train-station', 'shopping-mall', 'amusement-park']

  it('MK-W1: the fourth landmark wins at once', () => {
    const table = Table.at({ turn: 2, players: [{ coins: 50 }, { coins: 22, landmarks: ALL_BUT_ONE }, {}] }).roll(4)
    table.play('build radio-tower')
    expect(table.position).toMatchObject({ phase: 'over', turn: 2, active: [], dice: [4] })
    expect(table.active).toEqual([])
    expect(table.game.standing(table.state)).toEqual({
      winners: [2],
      scores: [
        { landmarks: 0, coins: 50 },
        { landmarks: 4, coins: 0 },
        { landmarks: 0, coins: 0 },
      ],
    })
  })

  it('MK-W1: even after a double there is no further turn, for anybody', () => {
    const table = Table.at({ players: [{ coins: 22, landmarks: ALL_BUT_ONE }, { coins: 5 }] }).roll(1, 1)
    table.play('build radio-tower')
    for (const seat of [1, 2]) {
      expect(table.legalOf(seat)).toEqual([])
      for (const text of ['roll 1', 'pass', 'build ranch']) expect(table.whyNot(seat, text)).toBe('MK-W1 game-over')
    }
  })

  it('MK-W1: three landmarks and any number of coins and cards do not win', () => {
    const table = Table.at({ players: [{ coins: 99, cards: { mine: 6 }, landmarks: ALL_BUT_ONE }] }).roll(1)
    table.play('build forest')
    expect(table.active).toEqual([2])
  })

  it('MK-W1: any landmark can be the last one', () => {
    const all: readonly LandmarkId[] = ['train-station', 'shopping-mall', 'amusement-park', 'radio-tower']
    for (const last of all) {
      const landmarks = all.filter((id) => id !== last)
      const table = Table.at({ phase: 'build', dice: [1], players: [{ coins: 22, landmarks }] })
      table.play(`build ${last}`)
      expect(table.position.phase).toBe('over')
    }
  })
})

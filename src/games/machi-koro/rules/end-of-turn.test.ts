import { describe, expect, it } from 'vitest'
import type { LandmarkId } from '../cards/cards.ts'
import { Table } from './testing/positions.ts'

const STATION: readonly LandmarkId[] = ['train-station']
const PARK: readonly LandmarkId[] = ['train-station', 'amusement-park']

const ranch = { ranch: 1 }

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

  it('MK-W1: even after a double there is no further turn, for any player', () => {
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

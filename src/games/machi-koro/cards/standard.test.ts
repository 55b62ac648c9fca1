import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MAX_PLAYERS } from '../rules/numbers.ts'
import type { CardSet } from './cards.ts'

const file = readFileSync(new URL('./standard.json', import.meta.url), 'utf8')
const { establishments, landmarks }: CardSet = JSON.parse(file)
const card = (id: string) => establishments.filter((each) => each.id === id)

describe('the file', () => {
  it('has the fields of the exchange format in every card, and what the rules need besides', () => {
    expect(Object.keys(JSON.parse(file))).toEqual(['establishments', 'landmarks'])
    for (const each of establishments) {
      expect(Object.keys(each)).toEqual(expect.arrayContaining(['id', 'colour', 'rolls', 'cost', 'income', 'copies']))
    }
    for (const each of landmarks) expect(Object.keys(each)).toEqual(expect.arrayContaining(['id', 'cost', 'effect']))
  })

  it('has one card per line', () => {
    const lines = file.split('\n').filter((line) => line.includes('"id"'))
    expect(lines).toHaveLength(15 + 4)
  })

  it('has 108 cards: 12 kinds of 6, 3 kinds of 4, and two first cards and four landmarks for each of four', () => {
    const ofMany = (copies: number) => establishments.filter((each) => each.copies === copies)
    expect([ofMany(6).length, ofMany(4).length]).toEqual([12, 3])
    expect(ofMany(4).map(({ colour }) => colour)).toEqual(['purple', 'purple', 'purple'])
    const supply = establishments.reduce((sum, { copies }) => sum + copies, 0)
    const first = establishments.filter(({ start }) => start === 1).map(({ id }) => id)
    expect(first).toEqual(['wheat-field', 'bakery'])
    expect(supply + MAX_PLAYERS * (first.length + landmarks.length)).toBe(108)
  })
})

describe('what is printed on the cards', () => {
  it.each([
    ['wheat-field', 'blue', [1], 1, 1],
    ['ranch', 'blue', [2], 1, 1],
    ['bakery', 'green', [2, 3], 1, 1],
    ['cafe', 'red', [3], 2, 1],
    ['convenience-store', 'green', [4], 2, 3],
    ['forest', 'blue', [5], 3, 1],
    ['stadium', 'purple', [6], 6, 2],
    ['tv-station', 'purple', [6], 7, 5],
    ['business-center', 'purple', [6], 8, 0],
    ['cheese-factory', 'green', [7], 5, 3],
    ['furniture-factory', 'green', [8], 3, 3],
    ['mine', 'blue', [9], 6, 5],
    ['family-restaurant', 'red', [9, 10], 3, 2],
    ['apple-orchard', 'blue', [10], 3, 3],
    ['fruit-and-vegetable-market', 'green', [11, 12], 2, 2],
  ])('%s: %s, at %j, costs %i, brings %i', (id, colour, rolls, cost, income) => {
    expect(card(id)).toEqual([expect.objectContaining({ id, colour, rolls, cost, income })])
  })

  it('three kinds count other cards', () => {
    const counting = establishments.flatMap(({ id, per }) => (per === undefined ? [] : [[id, per]]))
    expect(counting).toEqual([
      ['cheese-factory', ['ranch']],
      ['furniture-factory', ['forest', 'mine']],
      ['fruit-and-vegetable-market', ['wheat-field', 'apple-orchard']],
    ])
  })

  it('two kinds are shops and two are restaurants', () => {
    const kinds = establishments.flatMap(({ id, kind }) => (kind === undefined ? [] : [[id, kind]]))
    expect(kinds).toEqual([
      ['bakery', 'shop'],
      ['cafe', 'restaurant'],
      ['convenience-store', 'shop'],
      ['family-restaurant', 'restaurant'],
    ])
  })

  it('each purple card takes something else, and no other card takes anything', () => {
    const taking = establishments.flatMap(({ id, takes }) => (takes === undefined ? [] : [[id, takes]]))
    expect(taking).toEqual([
      ['stadium', 'coins-of-all'],
      ['tv-station', 'coins-of-one'],
      ['business-center', 'card'],
    ])
  })

  it('four landmarks: a second die, more income for shops and restaurants, turns after doubles, a second roll', () => {
    expect(landmarks).toEqual([
      { id: 'train-station', cost: 4, effect: 'second-die' },
      { id: 'shopping-mall', cost: 10, effect: 'more-income', income: 1, kinds: ['shop', 'restaurant'] },
      { id: 'amusement-park', cost: 16, effect: 'turn-after-double' },
      { id: 'radio-tower', cost: 22, effect: 'roll-again' },
    ])
  })
})

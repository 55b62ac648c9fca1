import { describe, expect, it } from 'vitest'
import { ESTABLISHMENTS, ITEMS } from '../../cards/cards.ts'
import {
  asObject,
  decimal,
  forPossession,
  lengthened,
  NAMES,
  numbered,
  partOf,
  possessionAsObject,
  the,
  YOURS,
} from './words.ts'

const ROLLS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

describe('Hungarian grammar', () => {
  it('names rolls as they are spoken', () => {
    const named = '1-es 2-es 3-as 4-es 5-ös 6-os 7-es 8-as 9-es 10-es 11-es 12-es'
    expect(ROLLS.map(numbered).join(' ')).toBe(named)
  })

  it('counts a part of a whole', () => {
    expect([partOf(3, 4), partOf(1, 6), partOf(5, 36)]).toEqual(['4-ből 3', '6-ból 1', '36-ból 5'])
    expect([10, 20, 30, 40, 100].map((all) => partOf(1, all))).toEqual([
      '10-ből 1',
      '20-ból 1',
      '30-ból 1',
      '40-ből 1',
      '100-ból 1',
    ])
  })

  it('chooses the article by the first sound', () => {
    expect(['Tanya', 'Erdő', 'Üzleti központ'].map(the)).toEqual(['a Tanya', 'az Erdő', 'az Üzleti központ'])
    expect([1, 2, 5, 10, 11, 12].map((roll) => the(numbered(roll)))).toEqual([
      'az 1-es',
      'a 2-es',
      'az 5-ös',
      'a 10-es',
      'a 11-es',
      'a 12-es',
    ])
  })

  it('makes a last vowel long before a suffix', () => {
    expect(['2 érme', '1 kocka', 'Erdő', 'Pékség'].map(lengthened)).toEqual(['2 érmé', '1 kocká', 'Erdő', 'Pékség'])
  })

  it('writes decimals with a comma', () => {
    expect([1.25, -0.5, 3].map(decimal)).toEqual(['1,3', '−0,5', '3,0'])
  })
})

describe('Hungarian card names', () => {
  it('have an object, each of its own', () => {
    const objects = ITEMS.map((id) => asObject(NAMES[id]))
    expect(objects.filter((object) => !object.endsWith('t'))).toEqual([])
    expect(new Set([...objects, ...Object.values(NAMES)]).size).toBe(2 * ITEMS.length)
  })

  it('say whose they are', () => {
    const given = ESTABLISHMENTS.map((id) => forPossession(NAMES[id]))
    expect(given.filter((text) => !/[áé]ért$/.test(text))).toEqual([])
    expect(ESTABLISHMENTS.filter((id) => !/[aeoöáőóé]d$/.test(YOURS[id]))).toEqual([])
    expect(['Bánya', 'Pékség'].map(possessionAsObject)).toEqual(['Bányáját', 'Pékségét'])
  })
})

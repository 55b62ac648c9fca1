import { describe, expect, it } from 'vitest'
import { ESTABLISHMENTS, ITEMS } from '../../cards/cards.ts'
import { asObject, decimal, forPossession, lengthened, NAMES, possessionAsObject, YOURS } from './words.ts'

describe('Hungarian grammar', () => {
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

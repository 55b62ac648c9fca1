import { describe, expect, it } from 'vitest'
import { andList, numbered, partOf, the } from './words.ts'

describe('Hungarian grammar', () => {
  it('names numbers as they are spoken', () => {
    const digits = ['1-es', '2-es', '3-as', '4-es', '5-ös', '6-os', '7-es', '8-as', '9-es']
    const tens = ['10-es', '20-as', '30-as', '40-es', '50-es', '60-as', '70-es', '80-as', '90-es', '100-as']
    expect(digits.map((_, i) => numbered(i + 1))).toEqual(digits)
    expect(tens.map((_, i) => numbered((i + 1) * 10))).toEqual(tens)
    expect([17, 45, 66, 68, 110].map(numbered)).toEqual(['17-es', '45-ös', '66-os', '68-as', '110-es'])
  })

  it('counts a part of a whole', () => {
    expect([2, 3, 4, 5, 6, 7, 8].map((all) => partOf(1, all))).toEqual([
      '2-ből 1',
      '3-ból 1',
      '4-ből 1',
      '5-ből 1',
      '6-ból 1',
      '7-ből 1',
      '8-ból 1',
    ])
  })

  it('chooses the article by the first sound', () => {
    const squares = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7']
    expect(squares.map(the)).toEqual(['az a1', 'a b2', 'a c3', 'a d4', 'az e5', 'az f6', 'a g7'])
    expect(['1.', '2.', '5.', '12.'].map(the)).toEqual(['az 1.', 'a 2.', 'az 5.', 'a 12.'])
    expect(['„a”', '„b”'].map(the)).toEqual(['az „a”', 'a „b”'])
    expect(['Erőforrás', 'Terv', 'Sín', 'Jelző'].map(the)).toEqual(['az Erőforrás', 'a Terv', 'a Sín', 'a Jelző'])
  })

  it('joins names', () => {
    expect([['Anna'], ['Anna', 'Béla'], ['Anna', 'Béla', 'Cili']].map(andList)).toEqual([
      'Anna',
      'Anna és Béla',
      'Anna, Béla és Cili',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { listed, numbered, outOf, partOf, the } from './hungarian.ts'

describe('Hungarian grammar', () => {
  it('names numbers as they are spoken', () => {
    const digits = ['1-es', '2-es', '3-as', '4-es', '5-ös', '6-os', '7-es', '8-as', '9-es']
    const tens = ['10-es', '20-as', '30-as', '40-es', '50-es', '60-as', '70-es', '80-as', '90-es', '100-as']
    expect(digits.map((_, i) => numbered(i + 1))).toEqual(digits)
    expect(tens.map((_, i) => numbered((i + 1) * 10))).toEqual(tens)
    expect([11, 12, 17, 26, 45, 68, 110].map(numbered).join(' ')).toBe('11-es 12-es 17-es 26-os 45-ös 68-as 110-es')
  })

  it('counts out of a whole', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 12].map(outOf).join(' ')).toBe('2-ből 3-ból 4-ből 5-ből 6-ból 7-ből 8-ból 12-ből')
    expect([10, 20, 30, 36, 40, 100].map(outOf).join(' ')).toBe('10-ből 20-ból 30-ból 36-ból 40-ből 100-ból')
    expect(partOf(2, 3)).toBe('3-ból 2')
  })

  it.each([
    ['words', 'az Erdő, a Tanya, az Üzleti központ, az Eger, az Ózd, a Győr'],
    ['squares', 'az a1, a b2, a c3, a d4, az e5, az f6, a g7'],
    ['sections', 'a c3–c4, az e3–e4, az f4–f5'],
    ['capitals, read as a word or one by one', 'a FLIRT, a NOHAB, a LEO, a TGV, az MDmot, az IC, az M28, a V41'],
    ['letters in quotation marks', 'az „a”, a „b”'],
    ['ordinal numbers', 'az 1., a 2., az 5., a 12.'],
    ['numbers', 'az 1-es, a 2-es, az 5-ös, a 10-es, a 11-es, a 12-es, az 51-es, a 100-as, az 1000-es'],
  ])('chooses the article by the first sound of %s', (_, expected) => {
    const texts = expected.split(', ').map((text) => text.replace(/^az? /, ''))
    expect(texts.map(the).join(', ')).toBe(expected)
  })

  it('joins names', () => {
    expect(listed(['Anna'])).toBe('Anna')
    expect(listed(['Anna', 'Béla'])).toBe('Anna és Béla')
    expect(listed(['Anna', 'Béla', 'Cili'])).toBe('Anna, Béla és Cili')
  })
})

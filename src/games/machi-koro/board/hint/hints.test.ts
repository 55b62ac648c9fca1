import { expect, describe as group, it } from 'vitest'
import { ITEMS } from '../../cards/cards.ts'
import { machiKoro } from '../../rules/rules.ts'
import { Table } from '../../rules/testing/positions.ts'
import { texts } from '../../text/en/board.ts'
import { texts as hungarian } from '../../text/hu/board.ts'
import { texts as japanese } from '../../text/ja/board.ts'
import { describe, explain } from './hints.ts'

const { cards } = machiKoro
const seats = ['Anna', 'Béla'].map((name) => ({ name, kind: 'person' as const }))
const { view } = Table.at({ phase: 'reroll', dice: [3, 4] })

const ACTIONS = [
  ['roll 1', 'Roll 1 die', 'Dobj 1 kockával'],
  ['roll 2', 'Roll 2 dice', 'Dobj 2 kockával'],
  ['reroll 2', 'Roll 2 dice again', 'Dobj újra 2 kockával'],
  ['stand', 'Keep the 7', 'Tartsd meg a 7-est'],
  ['tv 2', 'Take coins from Béla', 'Vegyél el érméket Béla erszényéből'],
  ['swap cafe 2 mine', 'Give Béla a Café for a Mine', 'Adj Kávézót Béla Bányájáért'],
  ['noswap', 'Do not swap', 'Ne cserélj'],
  ['build cheese-factory', 'Build a Cheese Factory', 'Építs Sajtgyárat'],
  ['build apple-orchard', 'Build an Apple Orchard', 'Építs Almáskertet'],
  ['pass', 'Build nothing', 'Ne építs semmit'],
] as const

it.each(ACTIONS)('%s is an instruction', (action, english, inHungarian) => {
  expect(describe(action, view, texts, cards, seats)).toBe(english)
  expect(describe(action, view, hungarian, cards, seats)).toBe(inHungarian)
  expect(describe(action, view, japanese, cards, seats)).toMatch(/^(?!.*(?:[{}-]|undefined)).*(?:る|う|す|ない)$/)
})

group('why it is advised', () => {
  const names = { card: 'ranch', factory: 'cheese-factory', given: 'cafe', taken: 'mine', player: 2 }
  const numbers = { left: 2, coins: 1.5, mean: 2, other: 0.5, count: 3, missing: 4 }

  it('calls cards and players by their names, and writes decimals as the language does', () => {
    const why = (reason: string, language = texts) =>
      explain({ reason, values: { ...names, ...numbers } }, language, cards, seats)
    expect(why('income')).toBe('Ranch: about +1.5 per round.')
    expect(why('income', hungarian)).toContain('1,5')
    expect(why('swap')).toBe('Mine is worth more here than Café.')
    expect(why('robs')).toContain('Béla')
  })

  it.each([
    ['English', texts],
    ['Hungarian', hungarian],
    ['Japanese', japanese],
  ])('is a whole sentence for every reason in %s', (_, language) => {
    for (const reason of Object.keys(language.hints)) {
      for (const card of ITEMS) {
        const text = explain({ reason, values: { ...names, ...numbers, card } }, language, cards, seats)
        expect(text).toMatch(/^[^{}]{8,}[.。]$/)
        expect(text).not.toMatch(/undefined|NaN|[a-z]-[a-z]+-[a-z]|wheat-field/)
      }
    }
  })

  it('is empty where the texts have no words for it', () => {
    expect(explain({ reason: 'a whim', values: {} }, texts, cards, seats)).toBe('')
    expect(explain({ reason: 'toString', values: {} }, texts, cards, seats)).toBe('')
  })
})

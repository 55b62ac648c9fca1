import { describe, expect, it } from 'vitest'
import { machiKoro } from '../rules/rules.ts'
import { bigTown, gameOf } from '../rules/testing/big-town.ts'
import { gameWith } from '../rules/testing/other-cards.ts'
import { Table } from '../rules/testing/positions.ts'
import { texts as english } from '../text/en/board.ts'
import { texts as hungarian } from '../text/hu/board.ts'
import { texts as japanese } from '../text/ja/board.ts'
import { describe as describeAction, explain } from './hint/hints.ts'
import { narrate, textsFor } from './narrate.ts'

const LANGUAGES = [
  ['English', english],
  ['Hungarian', hungarian],
  ['Japanese', japanese],
] as const
const SEATS = ['Anna', 'Béla', 'Cili'].map((name) => ({ name, kind: 'person' as const }))
const game = gameOf(bigTown)

describe('the names of cards', () => {
  it('are those of the texts for the standard cards', () => {
    expect(textsFor(english, machiKoro.cards)).toBe(english)
  })

  it('are those of the set, or made of the id', () => {
    const { items, shortItems } = textsFor(hungarian, game.cards).words
    const ids = ['bakery', 'rose-garden', 'kiosk-24', 'market-hall']
    expect(ids.map((id) => items[id])).toEqual(['Pékség', 'Rose Garden', 'Kiosk 24', 'Market Hall'])
    expect(shortItems['tea-house']).toBe('Tea House')
    expect(textsFor(japanese, gameWith({ mine: { name: '金山' } }).cards).words.copies('mine', 2)).toBe('金山2枚')
  })

  it('are made once, so that what is drawn with them need not be drawn again', () => {
    expect(textsFor(english, game.cards)).toBe(textsFor(english, game.cards))
  })

  it('take endings and articles in sentences', () => {
    const said = (action: string, texts: typeof english) =>
      describeAction(action, Table.start({ players: 2 }, 'said', game).view, texts, game.cards, SEATS)
    expect(said('build tea-house', english)).toBe('Build a Tea House')
    expect(said('build tea-house', hungarian)).toBe('Építs Tea House kártyát')
    expect(said('swap cafe 2 quarry', hungarian)).toBe('Adj Kávézót Béla Quarry kártyájáért')
    const [factory] = game.cards.establishments.filter(({ id }) => id === 'furniture-factory')
    const effects = LANGUAGES.map(([, texts]) => textsFor(texts, game.cards).words.effect(factory))
    expect(effects).toEqual([
      'On your turn: get 3 coins from the bank per Forest and Quarry.',
      'A saját körödben: minden Erdőd és Quarry kártyád után 3 érmét kapsz a banktól.',
      '自分の手番に、自分の森林・Quarry1枚につき銀行から3コインもらいます。',
    ])
  })
})

describe.each(LANGUAGES)('a whole game with other cards in %s', (_, texts) => {
  it('has a sentence for every moment, and ends with all landmarks of the set', () => {
    const told: string[] = []
    let last: Parameters<typeof narrate>[0] | undefined
    const table = Table.start({ players: 3 }, 'told', game).playOn('told', ({ view, active: [seat] }, action) => {
      if (last !== undefined) told.push(narrate(last, view, texts, game.cards, SEATS))
      last = { seat, action, before: view }
      told.push(describeAction(action, view, texts, game.cards, SEATS))
    })
    if (last !== undefined) told.push(narrate(last, table.view, texts, game.cards, SEATS))
    expect(told.filter((line) => /undefined|NaN|[{}]|[a-z]-[a-z]/.test(line))).toEqual([])
    expect(told.some((line) => line.includes('Tea House'))).toBe(true)
    expect(told.at(-1)).toMatch(/ all six landmarks | mind a hat | ?ランドマークを6つすべて/)
  })

  it('explains why a card is advised', () => {
    const values = { card: 'fishing-boat', factory: 'town-fair', coins: 2 }
    expect(explain({ reason: 'income', values }, texts, game.cards, SEATS)).toContain('Fishing Boat')
  })
})

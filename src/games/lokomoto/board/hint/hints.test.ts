import { expect, describe as group, it } from 'vitest'
import { readMove } from '../../rules/notation.ts'
import { lokomoto } from '../../rules/rules.ts'
import { texts } from '../../text/en/board.ts'
import { texts as hungarian } from '../../text/hu/board.ts'
import { texts as japanese } from '../../text/ja/board.ts'
import { namedCards } from '../names.ts'
import { describe, explain } from './hints.ts'

const { cards } = lokomoto
const seats = ['Anna', 'Béla'].map((name) => ({ name, kind: 'person' as const }))
const view = lokomoto.view(lokomoto.setup({ players: 2 }, 'hint'), 1)
/** An ordinary word, which is translated: Hajtány. */
const name = 'Draisine'

const ACTIONS = [
  ['block e2-e3', 'Block Esztergom – Budapest'],
  ['draw e2-e3', 'Draw Esztergom – Budapest'],
  ['reserve e2-e3 e3-f2', 'Reserve Esztergom – Budapest and Budapest – Vác'],
  [`buy ${cards.trains[0].id} with e2-e3 e3-f2`, `Buy ${name} for 2 sections`],
  [
    `buy ${cards.trains[0].id} with e2-e3 e3-f2 shape ${cards.shapes[0].id}`,
    `Buy ${name} for 2 sections and take shape ${cards.shapes[0].id}, worth ${cards.shapes[0].points}`,
  ],
] as const

it.each(ACTIONS)('%s is an instruction', (action, instruction) => {
  expect(describe(action, view, texts, cards, seats)).toBe(instruction)
  for (const language of [hungarian, japanese]) {
    const text = describe(action, view, language, cards, seats)
    expect(text).not.toMatch(/undefined|NaN|[{}]|\b[a-z]\d-[a-z]\d\b|\.$/)
    const { name: train } = namedCards(cards, language.words).trains[0]
    expect(text).toContain(readMove(action).kind === 'buy' ? train.slice(0, -1) : 'Budapest')
  }
})

group('why it is advised', () => {
  const values = { train: cards.trains[0].id, shape: 12, section: 'e2-e3', player: 2, points: 7, left: 3, sections: 5 }

  it('calls trains, sections and players by their names', () => {
    const why = (reason: string) => explain({ reason, values }, texts, cards, seats)
    expect(why('buys')).toBe(`${name} brings 7 points.`)
    expect(why('denies')).toBe('Béla needs Esztergom – Budapest most.')
    expect(why('buys-with-shape')).toContain('No. 12')
  })

  it.each([
    ['English', texts],
    ['Hungarian', hungarian],
    ['Japanese', japanese],
  ])('is a whole sentence for every reason in %s', (_, language) => {
    for (const reason of Object.keys(language.hints)) {
      expect(explain({ reason, values }, language, cards, seats)).toMatch(/^[^{}]{8,}[.。]$/)
    }
  })

  it('is empty where the texts have no words for it', () => {
    expect(explain({ reason: 'a whim', values: {} }, texts, cards, seats)).toBe('')
    expect(explain({ reason: 'toString', values: {} }, texts, cards, seats)).toBe('')
  })
})

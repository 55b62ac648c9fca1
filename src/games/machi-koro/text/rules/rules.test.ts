import { describe, expect, it } from 'vitest'
import type { Establishment, Landmark } from '../../cards/cards.ts'
import { machiKoro } from '../../rules/rules.ts'
import type { WordTexts } from '../en/words.ts'
import { words as english } from '../en/words.ts'
import { words as hungarian } from '../hu/words.ts'
import { words as japanese } from '../ja/words.ts'
import { rules as en } from './en.ts'
import { rules as hu } from './hu.ts'
import { rules as ja } from './ja.ts'
import type { MachiRuleSection } from './types.ts'

const LANGUAGES: Readonly<Record<string, readonly [readonly MachiRuleSection[], WordTexts]>> = {
  en: [en, english],
  hu: [hu, hungarian],
  ja: [ja, japanese],
}

function tableOf(sections: readonly MachiRuleSection[], id: string) {
  return sections.find((section) => section.id === id)?.table?.rows ?? []
}

function establishmentRow({ id, colour, kind, rolls, cost, income }: Establishment, words: WordTexts) {
  const looks = words.list([words.colours[colour], ...(kind === undefined ? [] : [words.kinds[kind]])])
  return { row: [words.items[id], looks, rolls.join('–'), String(cost)], income: income === 0 ? [] : [String(income)] }
}

function landmarkRow({ id, cost }: Landmark, words: WordTexts) {
  return [words.items[id], String(cost)]
}

describe.each(Object.entries(LANGUAGES))('the rules in %s', (_, [sections, words]) => {
  it('say of the cards what is printed on them', () => {
    const printed = tableOf(sections, 'establishments').map((row) => ({
      row: row.slice(0, 4),
      income: row[4].match(/\d+/g) ?? [],
    }))
    expect(printed).toEqual(machiKoro.cards.establishments.map((card) => establishmentRow(card, words)))
    const landmarks = tableOf(sections, 'landmarks').map((row) => row.slice(0, 2))
    expect(landmarks).toEqual(machiKoro.cards.landmarks.map((card) => landmarkRow(card, words)))
  })

  it('have the same actions in the notation as English, and all of them are actions', () => {
    const written = (all: readonly MachiRuleSection[]) => tableOf(all, 'notation').map(([action]) => action)
    expect(written(sections)).toEqual(written(en))
    expect(written(sections).filter((action) => machiKoro.parse(action) === undefined)).toEqual([])
  })
})

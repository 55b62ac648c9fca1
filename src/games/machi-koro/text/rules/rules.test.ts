import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Establishment, Landmark } from '../../cards/cards.ts'
import { parseAction } from '../../notation.ts'
import { machiKoro } from '../../rules.ts'
import { words as english } from '../en/words.ts'
import { words as hungarian } from '../hu/words.ts'
import { words as japanese } from '../ja/words.ts'
import type { WordTexts } from '../types/words.ts'
import { rules as en } from './en.ts'
import { rules as hu } from './hu.ts'
import { rules as ja } from './ja.ts'
import { EXAMPLE_NAMES, type MachiRuleSection } from './types.ts'

const PAGE = join(import.meta.dirname, '../../../../../docs/rules/machi-koro.md')

/** The page has each rule behind its id in bold. */
const IDS = [...new Set(readFileSync(PAGE, 'utf8').match(/(?<=\*\*)MK-[A-Z]\d?(?=\*\*)/g))]

const LANGUAGES: Readonly<Record<string, readonly [readonly MachiRuleSection[], WordTexts]>> = {
  en: [en, english],
  hu: [hu, hungarian],
  ja: [ja, japanese],
}

function rulesOf(sections: readonly MachiRuleSection[]) {
  return sections.flatMap(({ rules }) => rules)
}

function tableOf(sections: readonly MachiRuleSection[], id: string) {
  return sections.find((section) => section.id === id)?.table?.rows ?? []
}

/** Everything that is to be read, and nothing else. */
function proseOf(sections: readonly MachiRuleSection[]): string[] {
  const blocks = sections.flatMap((section) => [section, ...section.rules])
  return [
    ...sections.flatMap(({ title, intro }) => [title, ...(intro === undefined ? [] : [intro])]),
    ...rulesOf(sections).flatMap(({ text, ruling, caption }) => [text, ...[ruling, caption].filter(isGiven)]),
    ...blocks.flatMap(({ table }) => (table === undefined ? [] : [table.head, ...table.rows].flat())),
  ]
}

function isGiven(text: string | undefined): text is string {
  return text !== undefined
}

/** What has to be the same in every language. */
function shapeOf(sections: readonly MachiRuleSection[]) {
  const sizeOf = (table: MachiRuleSection['table']) =>
    table && [table.head.length, ...table.rows.map((row) => row.length)]
  return sections.map(({ id, intro, table, rules }) => ({
    id,
    hasIntro: intro !== undefined,
    table: sizeOf(table),
    rules: rules.map((rule) => ({
      id: rule.id,
      example: rule.example,
      hasCaption: rule.caption !== undefined,
      hasRuling: rule.ruling !== undefined,
      table: sizeOf(rule.table),
    })),
  }))
}

function establishmentRow({ id, colour, kind, rolls, cost, income }: Establishment, words: WordTexts) {
  const looks = words.list([words.colours[colour], ...(kind === undefined ? [] : [words.kinds[kind]])])
  return { row: [words.items[id], looks, rolls.join('–'), String(cost)], income: income === 0 ? [] : [String(income)] }
}

function landmarkRow({ id, cost }: Landmark, words: WordTexts) {
  return [words.items[id], String(cost)]
}

describe.each(Object.entries(LANGUAGES))('the rules in %s', (_, [sections, words]) => {
  it('are those of the docs, each once and in their order', () => {
    expect(rulesOf(sections).map(({ id }) => id)).toEqual(IDS)
  })

  it('say something everywhere', () => {
    expect(proseOf(sections).filter((text) => text.trim() === '')).toEqual([])
  })

  it('name only rules that exist', () => {
    const named = proseOf(sections).flatMap((text) => text.match(/MK-[A-Z]\d*/g) ?? [])
    expect(named.filter((id) => !IDS.includes(id))).toEqual([])
  })

  it('have a caption with every example, and show every example once', () => {
    const shown = rulesOf(sections).filter(({ example }) => example !== undefined)
    expect(shown.filter(({ caption }) => caption === undefined)).toEqual([])
    expect(shown.map(({ example }) => example).sort()).toEqual([...EXAMPLE_NAMES].sort())
  })

  it('have sections, tables, rulings and examples where English has them', () => {
    expect(shapeOf(sections)).toEqual(shapeOf(en))
  })

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
    expect(written(sections).filter((action) => parseAction(action) === undefined)).toEqual([])
  })
})

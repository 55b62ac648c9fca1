import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rules as en } from './en.ts'
import { rules as hu } from './hu.ts'
import { rules as ja } from './ja.ts'
import { EXAMPLE_NAMES, type RailRuleSection } from './types.ts'

const PAGE = join(import.meta.dirname, '../../../../../docs/rules/rail-on-the-hill.md')

/** The page has each rule behind its id in bold. */
const IDS = [...new Set(readFileSync(PAGE, 'utf8').match(/(?<=\*\*)RH-[A-Z]\d?(?=\*\*)/g))]

const LANGUAGES: Readonly<Record<string, readonly RailRuleSection[]>> = { en, hu, ja }

function rulesOf(sections: readonly RailRuleSection[]) {
  return sections.flatMap(({ rules }) => rules)
}

/** Everything that is to be read, and nothing else. */
function proseOf(sections: readonly RailRuleSection[]): string[] {
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
function shapeOf(sections: readonly RailRuleSection[]) {
  const sizeOf = (table: RailRuleSection['table']) =>
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

function numbersIn(text: string): string[] {
  return (text.match(/\d+/g) ?? []).sort()
}

describe.each(Object.entries(LANGUAGES))('the rules in %s', (_, sections) => {
  it('are those of the docs, each once and in their order', () => {
    expect(rulesOf(sections).map(({ id }) => id)).toEqual(IDS)
  })

  it('say something everywhere', () => {
    expect(proseOf(sections).filter((text) => text.trim() === '')).toEqual([])
  })

  it('name only rules that exist', () => {
    const named = proseOf(sections).flatMap((text) => text.match(/RH-[A-Z]\d*/g) ?? [])
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

  it('have the same actions in the notation as English', () => {
    const written = (all: readonly RailRuleSection[]) => all.at(-1)?.table?.rows.map(([action]) => action)
    expect(written(sections)).toEqual(written(en))
  })

  it('have the same bounds for the titles as English', () => {
    const bounds = (all: readonly RailRuleSection[]) =>
      rulesOf(all)
        .at(-1)
        ?.table?.rows.map((row) => numbersIn(row.join(' ')))
    expect(bounds(sections)).toEqual(bounds(en))
  })
})

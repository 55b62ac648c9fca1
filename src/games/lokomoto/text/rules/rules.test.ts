import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lokomoto } from '../../rules.ts'
import { rules as en } from './en.ts'
import { rules as hu } from './hu.ts'
import { rules as ja } from './ja.ts'
import { EXAMPLE_NAMES, type LokoRuleSection } from './types.ts'

const PAGE = join(import.meta.dirname, '../../../../../docs/rules/lokomoto.md')

/** The page has each rule behind its id in bold. */
const IDS = [...new Set(readFileSync(PAGE, 'utf8').match(/(?<=\*\*)LK-[A-Z\d]+(?=\*\*)/g))]

const LANGUAGES: Readonly<Record<string, readonly LokoRuleSection[]>> = { en, hu, ja }

function rulesOf(sections: readonly LokoRuleSection[]) {
  return sections.flatMap(({ rules }) => rules)
}

function tableOf(sections: readonly LokoRuleSection[], id: string) {
  return sections.find((section) => section.id === id)?.table?.rows ?? []
}

/** Everything that is to be read, and nothing else. */
function proseOf(sections: readonly LokoRuleSection[]): string[] {
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
function shapeOf(sections: readonly LokoRuleSection[]) {
  const sizeOf = (table: LokoRuleSection['table']) =>
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

const { trains, shapes } = lokomoto.cards

/** The least and the most of some numbers. */
function spanOf(numbers: readonly number[]): number[] {
  return [Math.min(...numbers), Math.max(...numbers)]
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number)
}

describe.each(Object.entries(LANGUAGES))('the rules in %s', (_, sections) => {
  it('are those of the docs, each once and in their order', () => {
    expect(rulesOf(sections).map(({ id }) => id)).toEqual(IDS)
  })

  it('say something everywhere', () => {
    expect(proseOf(sections).filter((text) => text.trim() === '')).toEqual([])
  })

  it('name only rules that exist', () => {
    const named = proseOf(sections).flatMap((text) => text.match(/LK-[A-Z\d]+/g) ?? [])
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

  it('say of the trains what is printed on them', () => {
    const [[, count, looks]] = tableOf(sections, 'cards')
    expect(Number(count)).toBe(trains.length)
    const [lowest, highest, from, to, ...bonuses] = numbersIn(looks)
    expect([lowest, highest]).toEqual(spanOf(trains.map(({ price }) => price)))
    expect(trains.filter(({ price }) => price >= from && price <= to).length).toBeGreaterThan(trains.length / 2)
    expect(new Set(bonuses)).toEqual(new Set(trains.map(({ bonus }) => Math.abs(bonus)).filter((bonus) => bonus > 0)))
  })

  it('say of the shapes what is printed on them', () => {
    const [, ...rows] = tableOf(sections, 'cards')
    for (const [i, [, count, looks]] of rows.entries()) {
      const worth = shapes.filter(({ points }) => points === i + 1)
      expect(Number(count)).toBe(worth.length)
      expect(numbersIn(looks)).toEqual(spanOf(worth.map((shape) => shape.sections.length)))
    }
  })

  it('have the same actions in the notation as English, and all of them are actions', () => {
    const written = (all: readonly LokoRuleSection[]) => tableOf(all, 'notation').map(([action]) => action)
    expect(written(sections)).toEqual(written(en))
    for (const action of written(sections)) {
      const parsed = lokomoto.parse(action)
      expect(parsed === undefined ? 'no action' : lokomoto.format(parsed)).toBe(action)
    }
  })
})

it('the Csörgő of the example costs as much as the card', () => {
  expect(trains.find(({ name }) => name === 'Csörgő')?.price).toBe(6)
})

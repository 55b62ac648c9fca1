import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type RuleSection } from '#boards/board.ts'
import { GAMES } from '#games/list.ts'
import { pagePath, RULES, rulesPage } from '../scripts/rules-pages/page.ts'

/** Tests for the rules pages of all games in every language. Tests for a single game are in its folder. */

const PAGES = join(import.meta.dirname, '../docs/rules')

function rulesOf(sections: readonly RuleSection[]) {
  return sections.flatMap(({ rules }) => rules)
}

/** All texts that a reader sees. */
function proseOf(sections: readonly RuleSection[]): string[] {
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

/** The structure that must be the same in every language. */
function shapeOf(sections: readonly RuleSection[]) {
  const sizeOf = (table: RuleSection['table']) => table && [table.head.length, ...table.rows.map((row) => row.length)]
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

it.each(Object.keys(RULES))('docs/rules/%s.md matches the output of scripts/make-rules-pages.ts', (game) => {
  expect(readFileSync(pagePath(game), 'utf8')).toBe(rulesPage(game))
})

describe.each(GAMES)('the rules of $facts.id', async ({ facts, entrance }) => {
  /** Each rule on the page starts with its id in bold. */
  const page = readFileSync(join(PAGES, `${facts.id}.md`), 'utf8')
  const ids = [...new Set(page.match(/(?<=\*\*)[A-Z]{2}-[A-Z\d]+(?=\*\*)/g))]
  const face = await entrance.loadFace()
  const drawn = (await face.loadExamples?.())?.names ?? []
  const english = await face.loadRules('en')

  describe.each(LANGUAGES)('in %s', async (language) => {
    const sections = await face.loadRules(language)

    it('are those of the docs, each once and in the same order', () => {
      expect(ids.length).toBeGreaterThan(0)
      expect(rulesOf(sections).map(({ id }) => id)).toEqual(ids)
    })

    it('have no empty texts', () => {
      expect(proseOf(sections).filter((text) => text.trim() === '')).toEqual([])
    })

    it('name only rules that exist', () => {
      const named = proseOf(sections).flatMap((text) => text.match(/\b[A-Z]{2}-[A-Z\d]+/g) ?? [])
      expect(named.filter((id) => !ids.includes(id))).toEqual([])
    })

    it('have a caption with every example, and show every example once', () => {
      const shown = rulesOf(sections).filter(({ example }) => example !== undefined)
      expect(shown.filter(({ caption }) => caption === undefined)).toEqual([])
      expect(shown.map(({ example }) => example).sort()).toEqual([...drawn].sort())
    })

    it('have sections, tables, rulings and examples where English has them', () => {
      expect(shapeOf(sections)).toEqual(shapeOf(english))
    })
  })
})

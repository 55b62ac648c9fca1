import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Every rule of a game's rules page has a test in the game's folder that names it. */

const PAGES = join(import.meta.dirname, '../docs/rules')
/** The folder and the rules page of each game are named after its id. */
const GAME_FOLDERS = ['src/games', 'examples'].flatMap((parent) => {
  const entries = readdirSync(join(import.meta.dirname, '..', parent), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
})

/** The ids of the rules on a page: each rule starts with its id in bold. */
function rulesOn(page: string): string[] {
  return [...new Set(page.match(/(?<=\*\*)[A-Z]{2}-[A-Z\d]+(?=\*\*)/g))]
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The titles of `it('…')` and `it.each(…)('…')`. */
function titlesIn(source: string): string[] {
  const title = /\bit(?:\.each\([\s\S]*?\))?\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g
  return [...source.matchAll(title)].map((match) => match[1] ?? match[2])
}

/** A title starts with the rules that it proves: `RH-T6: …` or `RH-P2, RH-P3: …`. */
function rulesNamedBy(title: string): string[] {
  const names = /^((?:[A-Z]{2}-[A-Z\d]+(?:, )?)+): /.exec(title)
  return names === null ? [] : names[1].split(', ')
}

it('every rules page belongs to a game', () => {
  const games = GAME_FOLDERS.map((folder) => `${basename(folder)}.md`)
  expect(readdirSync(PAGES).filter((page) => !games.includes(page))).toEqual([])
})

describe.each(GAME_FOLDERS.map((folder) => [basename(folder), folder]))('the tests of %s', (game, folder) => {
  const rules = rulesOn(readFileSync(join(PAGES, `${game}.md`), 'utf8'))
  const named = new Set(
    testFiles(folder)
      .flatMap((file) => titlesIn(readFileSync(file, 'utf8')))
      .flatMap(rulesNamedBy),
  )

  it('have a rules page whose ids all have the same prefix', () => {
    expect(rules.length).toBeGreaterThan(0)
    expect(new Set(rules.map((rule) => rule.slice(0, 3))).size).toBe(1)
  })

  it.each(rules)('prove %s', (rule) => {
    expect(named).toContain(rule)
  })

  it('name no rule that does not exist', () => {
    expect([...named].filter((rule) => !rules.includes(rule))).toEqual([])
  })
})

describe('what counts as a rule', () => {
  it('is an id in bold, counted once', () => {
    expect(rulesOn('- **RH-T1** One. **MK-Q** Two **[ruling]**, see RH-T2 and **RH-T1**.')).toEqual(['RH-T1', 'MK-Q'])
  })
})

describe('what counts as a title', () => {
  it('is the title of a test, with or without each, in single or double quotes', () => {
    expect(titlesIn(`it('RH-T1: one', () => {})`)).toEqual(['RH-T1: one'])
    expect(titlesIn(`it.each([\n  ['a', (x) => f(x)],\n])('RH-T2: %s', () => {})`)).toEqual(['RH-T2: %s'])
    expect(titlesIn(`it.each(A)(\n  "RH-T3: it's",\n () => {})`)).toEqual(["RH-T3: it's"])
    expect(titlesIn(`describe('RH-T4: no', () => {}) // it was RH-T5`)).toEqual([])
  })

  it('names only the rules at its start', () => {
    expect(rulesNamedBy('RH-T6: ends')).toEqual(['RH-T6'])
    expect(rulesNamedBy('RH-P2, MK-Q: both')).toEqual(['RH-P2', 'MK-Q'])
    expect(rulesNamedBy('unlike RH-T6: ends')).toEqual([])
    expect(rulesNamedBy('RH-T6 ends')).toEqual([])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Every rule of the rules page of The Rail on the Hill has a test that names it. */

const FOLDER = join(import.meta.dirname, '../src/games/rail-on-the-hill')

const PAGE = join(import.meta.dirname, '../docs/rules/rail-on-the-hill.md')

/** The page has each rule behind its id in bold. */
const RULES = [...new Set(readFileSync(PAGE, 'utf8').match(/(?<=\*\*)RH-[A-Z]\d?(?=\*\*)/g))]

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

/** A title names its rules first: `RH-T6: …` or `RH-P2, RH-P3: …`. */
function rulesNamedBy(title: string): string[] {
  const names = /^((?:RH-[A-Z]\d?(?:, )?)+): /.exec(title)
  return names === null ? [] : names[1].split(', ')
}

describe('the tests of The Rail on the Hill', () => {
  const named = new Set(
    testFiles(FOLDER)
      .flatMap((file) => titlesIn(readFileSync(file, 'utf8')))
      .flatMap(rulesNamedBy),
  )

  it('have a page of rules to prove', () => {
    expect(RULES.length).toBe(61)
  })

  it.each(RULES)('prove %s', (rule) => {
    expect(named).toContain(rule)
  })

  it('name no rule that does not exist', () => {
    expect([...named].filter((rule) => !RULES.includes(rule))).toEqual([])
  })
})

describe('what counts as a title', () => {
  it('is that of a test, with or without a table, in either kind of quotes', () => {
    expect(titlesIn(`it('RH-T1: one', () => {})`)).toEqual(['RH-T1: one'])
    expect(titlesIn(`it.each([\n  ['a', (x) => f(x)],\n])('RH-T2: %s', () => {})`)).toEqual(['RH-T2: %s'])
    expect(titlesIn(`it.each(A)(\n  "RH-T3: it's",\n () => {})`)).toEqual(["RH-T3: it's"])
    expect(titlesIn(`describe('RH-T4: no', () => {}) // it was RH-T5`)).toEqual([])
  })

  it('names the rules that it begins with', () => {
    expect(rulesNamedBy('RH-T6: ends')).toEqual(['RH-T6'])
    expect(rulesNamedBy('RH-P2, RH-Q: both')).toEqual(['RH-P2', 'RH-Q'])
    expect(rulesNamedBy('unlike RH-T6: ends')).toEqual([])
    expect(rulesNamedBy('RH-T6 ends')).toEqual([])
  })
})

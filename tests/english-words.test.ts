import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The English texts of pages, boards, rules and lessons; the glossary is in CONTRIBUTING.md. */
const ROOT = join(import.meta.dirname, '../src')
const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)(text|lessons)\/(.*\/)?en(\/[^/]+|-[^/]+)?\.ts$/.test(file),
)

/** Words that the glossary replaces, each with what to write instead. */
const AVOIDED: readonly (readonly [RegExp, string])[] = [
  [/\b(whoever|(some|any|no|every)body)\b/i, 'player, anyone, no one, everyone'],
  [/\bthe chance\b|\bfair chance\b/i, 'cards and dice, shuffle'],
  [/\b(tells?|told)\b/i, 'says, lists, prints'],
  [/\banew\b/i, 'again'],
  [/\bany more\b/i, 'no longer'],
  [/\bat once\b/i, 'immediately, at the same time'],
  [/\b(hangs?) together\b/i, 'connected'],
  [/\b(looks?|looking) on\b/i, 'watch'],
  [/\b(takes?|taken) back\b/i, 'undo'],
  [/\b(sits? down|sat down|sit here)\b/i, 'join, take this seat'],
  [/\b(within|in) reach\b/i, 'affordable'],
  [/\bdrawn by lot\b/i, 'chosen at random'],
  [/\bon the clipboard\b/i, 'copied'],
  [/\bdoes not answer\b/i, 'Cannot reach the server'],
  [/\bat (one|this) screen\b/i, 'on one screen, on this device'],
  [/\bwin together\b/i, 'share the win'],
  [/\bused up\b/i, 'used'],
  [/\bset-up\b/i, 'setup'],
  [/\be-mail\b/i, 'email'],
]

/** The texts in a file, without comments, imports and the keys of the texts. */
function textOf(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$|^\s*[\w'-]+:/gm, '')
}

function avoidedIn(source: string): string[] {
  return textOf(source)
    .split('\n')
    .flatMap((line) =>
      AVOIDED.filter(([word]) => word.test(line)).map(([, instead]) => `${line.trim()} (write: ${instead})`),
    )
}

it('the English texts use the words of the glossary', () => {
  expect(FILES.length).toBeGreaterThan(15)
  const found = FILES.flatMap((file) => avoidedIn(readFileSync(join(ROOT, file), 'utf8')))
  expect(found).toEqual([])
})

it('a word to avoid is found in a text, but not in a comment', () => {
  expect(avoidedIn("/** Nobody plays. */\n  nobody: 'Nobody plays.',")).toEqual([
    "'Nobody plays.', (write: player, anyone, no one, everyone)",
  ])
})

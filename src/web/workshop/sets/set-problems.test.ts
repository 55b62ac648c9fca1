import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withArticles } from '../../text/hu/workshop.ts'
import { problemIn } from './set-problems.ts'

/** The files whose sentences people read when a set is refused. */
const SOURCES = [
  'engine/json.ts',
  'engine/card-set.ts',
  'games/rail-on-the-hill/cards/read-cards.ts',
  'games/machi-koro/cards/read-cards.ts',
  'games/machi-koro/rules/rules.ts',
  'games/lokomoto/cards/read-cards.ts',
  'games/lokomoto/cards/read-map.ts',
]

/** Sentences in the source, with `x` for what is filled in: a text of several words that says what must be or is. */
function sentencesIn(file: string): string[] {
  const source = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
  const code = source.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '')
  const texts = [...code.matchAll(/`([^`\n]*)`|'([^'\n]*)'/g)].map(([, template, text]) => template ?? text)
  return texts
    .filter((text) => / (?:must|has|is|are|have|would) /.test(text) && !text.includes('SHA-256'))
    .map((text) => text.replace(/\$\{[^}]*\}/g, 'x'))
}

test.each(SOURCES)('every problem of a card set that %s finds is said in Hungarian and Japanese', (file) => {
  const sentences = sentencesIn(file)
  expect(sentences).not.toEqual([])
  for (const sentence of sentences) {
    for (const language of ['hu', 'ja'] as const) {
      const said = problemIn(language, sentence)
      expect(said).not.toBe(sentence)
      expect(said, sentence).not.toMatch(/\b(?:must|has|may|there|which|no)\b/)
    }
  }
})

test('a problem names its card in the language of the page, and its field as in the file', () => {
  const english = 'train 17: price must be a whole number from 2 to 9, not 12'
  expect(problemIn('en', english)).toBe(english)
  expect(problemIn('hu', english)).toBe('17. vonat: price: egész szám kell 2 és 9 között, nem 12')
  expect(problemIn('ja', english)).toBe('列車17：price は2から9までの整数です（12は不可）')
})

test('a Hungarian problem has the article that the sound of the next word asks for', () => {
  expect(withArticles(problemIn('hu', 'shape 8 is shape 7 turned'))).toBe('a 8. alakzat az elforgatott 7. alakzat')
  const chosen = ['1. hely', '2. hely', '5. hely', '11. hely', '51. hely', '1000. hely', 'e4 kártyája', 'three fajtájú']
  expect(chosen.map((text) => withArticles(`a(z) ${text}`).split(' ')[0]).join(' ')).toBe('az a az a az az az a')
})

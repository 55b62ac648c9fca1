import { expect, it } from 'vitest'
import { isReadable, withoutHidden } from './names.ts'

it.each([
  ['a variation selector', 'An\ufe0fna'],
  ['a combining grapheme joiner', 'An\u034fna'],
  ['a direction override', 'An\u202ena'],
  ['a mark of direction', 'An\u200fna'],
  ['a zero-width joiner', 'An\u200dna'],
  ['a soft hyphen', 'An\u00adna'],
  ['a Hangul filler', 'An\u3164na'],
  ['a blank Braille cell', 'An\u2800na'],
  ['a line separator', 'An\u2028na'],
  ['a control character', 'An\u0007na'],
  ['a selector after a digit', 'Anna 1\ufe0f'],
])('a name with %s is not readable, and is read without it', (_what, name) => {
  expect(isReadable(name)).toBe(false)
  expect(withoutHidden(name)).toMatch(/^Anna( 1)?$/)
})

it.each(['', ' ', '\u2800', '\u3164', '\ufe0f', '\u0301'])('a name must have something visible: %j', (name) => {
  expect(isReadable(name)).toBe(false)
})

it.each([
  'Zsófi',
  'Ágnes Őrsi-Tűz',
  '山田　太郎',
  'プレイヤー',
  'Анна',
  'Ελένη',
  'آنا',
  'Anna ❤️',
  '👩🏽‍💻',
  'O’Neill',
  '7',
])('%s is a name like any other', (name) => {
  expect(isReadable(name)).toBe(true)
  expect(withoutHidden(name)).toBe(name)
})

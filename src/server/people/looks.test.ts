import { expect, it } from 'vitest'
import { looksOf, requireUnreserved } from './looks.ts'

const areAlike = (one: string, other: string) => looksOf(one).some((look) => looksOf(other).includes(look))

it.each([
  ['a Cyrillic letter', 'Anna', 'Аnna'],
  ['Cyrillic letters only', 'COCA', 'СОСА'],
  ['other capitals and a Cyrillic letter', 'anna', 'АNNA'],
  ['a Cyrillic capital without a Latin small letter', 'Ben', 'Вen'],
  ['another case and a Cyrillic letter of a Cyrillic name', 'Ваня', 'вaня'],
  ['a Greek letter', 'Otto', 'Οttο'],
  ['a variation selector', 'Anna', 'An\ufe0fna'],
  ['a combining grapheme joiner', 'Anna', 'An\u034fna'],
  ['a blank Braille cell', 'Anna', 'Anna\u2800'],
  ['capital I for small l', 'Ella', 'EIla'],
  ['a digit for a letter', 'Zoe', 'Z0e'],
  ['rn for m', 'Emma', 'Ernma'],
  ['mathematical letters', 'Ian', '𝐈𝐚𝐧'],
  ['another case of such letters', 'ian', '𝐈𝐚𝐧'],
  ['wide letters and a no-break space', 'Ada Lovelace', 'Ａｄａ\u00a0Lovelace'],
  ['other capitals and a Cyrillic M', 'Emma', 'EМMA'],
  ['parts of a letter', 'Zsófi', 'Zso\u0301fi'],
  ['a number for a syllable', 'ハナ', '八ナ'],
])('two names that differ by %s look alike', (_what, one, other) => {
  expect(areAlike(one, other)).toBe(true)
  expect(areAlike(one, `${other}x`)).toBe(false)
})

it.each([
  ['Zsófi', 'Zsofi'],
  ['Ötvös', 'Őtvős'],
  ['Anna', 'Avva'],
  ['Yuna', 'Uuna'],
  ['花', '草'],
  ['はな', 'ばな'],
  ['Anna', 'Anna ❤️'],
])('%s and %s do not', (one, other) => {
  expect(areAlike(one, other)).toBe(false)
})

it.each(['Someone', 'ЅОМЕОNЕ', 'Valaki', 'Expert', 'EXPERT', 'Ехреrt', '達人', 'steady'])(
  '%s is no name for a person, who could be taken for a deleted user or a bot',
  async (name) => {
    await expect(requireUnreserved(name)).rejects.toMatchObject({ code: 'name-taken' })
  },
)

it('names of the characters that bots play are first names of people too', async () => {
  for (const name of ['Lili', 'Tamás', 'ハナ']) await requireUnreserved(name)
})

import { expect, it } from 'vitest'
import { refusalSentence } from './refusal-sentence.ts'

const TEXTS = {
  over: 'the game is over',
  taken: '{square} has a card already',
  'taken-ja': '{square}にはもうカードがあります。',
}

it.each([
  ['over', 'The game is over.'],
  ['taken', 'd4 has a card already.'],
  ['taken-ja', 'd4にはもうカードがあります。'],
])('%s becomes a sentence, and what is filled in keeps its letters', (reason, sentence) => {
  expect(refusalSentence({ reason, values: { square: 'd4' } }, TEXTS)).toBe(sentence)
})

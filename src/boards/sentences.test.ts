import { expect, it } from 'vitest'
import { hintSentence, refusalSentence } from './sentences.ts'

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

it('names what a sentence is about, and leaves other values as they are', () => {
  const refusal = { reason: 'taken', values: { square: 'd4', line: 'red' } }
  const nameOf = (key: string) => (key === 'square' ? 'the corner' : undefined)
  expect(refusalSentence(refusal, TEXTS, nameOf)).toBe('the corner has a card already.')
  const reason = { reason: 'score', values: { line: 'red', points: 3 } }
  expect(hintSentence(reason, { score: '{line}: {points}' }, (key) => (key === 'line' ? 'Red' : undefined))).toBe(
    'Red: 3',
  )
  expect(hintSentence({ reason: 'toString', values: {} }, {})).toBe('')
})

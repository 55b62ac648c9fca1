import { expect, it } from 'vitest'
import { texts } from '../text/en/board.ts'
import { texts as hungarian } from '../text/hu/board.ts'
import { texts as japanese } from '../text/ja/board.ts'
import { explainRefusal } from './explain-refusal.ts'

const TAKEN = { rule: 'RH-T6', reason: 'not-at-an-end', values: { spot: 'd4-e5', line: 'red' } }

it('makes a sentence of a refusal, and leaves squares as they are written', () => {
  expect(explainRefusal(TAKEN, texts)).toBe('d4-e5 does not continue the red line from one of its ends.')
  const over = { rule: 'RH-R6', reason: 'game-over', values: {} }
  expect(explainRefusal(over, texts)).toBe('The game is over.')
})

it('names lines in the language of the reader', () => {
  for (const language of [hungarian, japanese]) {
    const text = explainRefusal(TAKEN, language)
    expect(text).not.toContain('red')
    expect(text).not.toContain('{')
    expect(text).toMatch(/[.。]$/)
  }
})

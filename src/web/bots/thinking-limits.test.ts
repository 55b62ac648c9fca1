import { afterEach, expect, test } from 'vitest'
import { analysisLimit, ceilingLimit, decisionLimit, turnLimit } from './thinking-limits.ts'

afterEach(() => history.replaceState(null, '', '/'))

test('bots have their time, and a long game no more than a short one', () => {
  expect(turnLimit()).toEqual({ ms: 1000 })
  expect(decisionLimit(analysisLimit(), 10)).toEqual({ ms: 500 })
  expect(decisionLimit(analysisLimit(), 450)).toEqual({ ms: 100 })
  expect(ceilingLimit()).toEqual({ ms: 10_000 })
})

test('the address can ask for another time', () => {
  history.replaceState(null, '', '/table/?game=kept&think=20')
  expect(turnLimit()).toEqual({ ms: 20 })
  expect(ceilingLimit()).toEqual({ ms: 400 })
})

test('the address can ask for nodes, whatever the time and the length of the game', () => {
  history.replaceState(null, '', '/table/?game=kept&nodes=300&think=20')
  expect(turnLimit()).toEqual({ nodes: 300 })
  expect(decisionLimit(analysisLimit(), 1000)).toEqual({ nodes: 300 })
  expect(ceilingLimit()).toEqual({ nodes: 6000 })
})

test.each(['-1', 'much', '', '12345678'])('what is no number is nothing: %s', (text) => {
  history.replaceState(null, '', `/table/?nodes=${text}&think=${text}`)
  expect(turnLimit()).toEqual({ ms: 1000 })
})

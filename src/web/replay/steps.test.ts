import { describe, expect, test } from 'vitest'
import { type Step, stepFrom, turnBorders } from './steps.ts'

describe('turn borders', () => {
  test('are the moments at which the number of the turn changes', () => {
    expect(turnBorders([0, 0, 1, 1, 1, 2])).toEqual([0, 2, 5])
    expect(turnBorders([3, 1, 1, 3])).toEqual([0, 1, 3])
    expect(turnBorders([7])).toEqual([0])
  })
})

describe('steps', () => {
  const borders = [0, 2, 5]
  const from = (step: Step, at: number) => stepFrom(step, at, 8, borders)

  test('by actions stay inside the game', () => {
    expect([0, 1, 8].map((at) => from('previousAction', at))).toEqual([0, 0, 7])
    expect([0, 7, 8].map((at) => from('nextAction', at))).toEqual([1, 8, 8])
  })

  test('back by turns go to the beginning of this one first', () => {
    expect([8, 6, 5, 3, 2, 1, 0].map((at) => from('previousTurn', at))).toEqual([5, 5, 2, 2, 0, 0, 0])
  })

  test('ahead by turns end at the last moment', () => {
    expect([0, 1, 2, 4, 5, 8].map((at) => from('nextTurn', at))).toEqual([2, 2, 5, 5, 8, 8])
  })

  test('to both ends', () => {
    expect([from('first', 4), from('last', 4)]).toEqual([0, 8])
  })
})

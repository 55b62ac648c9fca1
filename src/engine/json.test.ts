import { expect, it } from 'vitest'
import { choiceProblem, listProblem, numberProblem } from './json.ts'

const COLOURS = ['red', 'blue']

it('finds nothing wrong with what is allowed', () => {
  expect(choiceProblem('colour', 'red', COLOURS)).toBeUndefined()
  expect(numberProblem('cost', 3, 0, 3)).toBeUndefined()
  expect(listProblem('colours', ['blue', 'red'], COLOURS)).toBeUndefined()
})

it('names the field, what it may be and what it is', () => {
  expect(choiceProblem('colour', 'pink', COLOURS)).toBe('colour must be one of red, blue, not "pink"')
  expect(numberProblem('cost', 1.5, 0, 3)).toBe('cost must be a whole number from 0 to 3, not 1.5')
  expect(listProblem('colours', undefined, COLOURS)).toBe('colours must be a list, not nothing')
  expect(listProblem('colours', ['pink'], COLOURS)).toBe('colours has "pink"; it may have red, blue')
  expect(listProblem('colours', ['red', 'red'], COLOURS)).toBe('colours has something twice: ["red","red"]')
})

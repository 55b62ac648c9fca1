import { describe, expect, it } from 'vitest'
import { cardProblem, choice, fieldsProblem, NAME, optional, problemAt, several, whole } from './card-problem.ts'
import { explainCards } from './card-sentences.ts'

const FIELDS = {
  colour: choice(['red', 'blue']),
  cost: whole(0, 3),
  kinds: optional(several(['red', 'blue'])),
  name: optional(NAME),
}
const CARD = { colour: 'red', cost: 3, kinds: ['blue', 'red'] }

const problem = (changes: object) => {
  const found = fieldsProblem({ ...CARD, ...changes }, FIELDS)
  return found && explainCards(found)
}

describe('the fields of a card', () => {
  it('are right as described, and may be left out where they are optional', () => {
    expect(problem({})).toBeUndefined()
    expect(problem({ kinds: null, name: undefined })).toBeUndefined()
  })

  it.each([
    [{ colour: 'pink' }, 'colour must be one of red, blue, not "pink"'],
    [{ cost: 1.5, name: '' }, 'cost must be a whole number from 0 to 3, not 1.5'],
    [{ cost: undefined }, 'cost must be a whole number from 0 to 3, not nothing'],
    [{ kinds: 'red' }, 'kinds must be a list, not "red"'],
    [{ kinds: ['pink'] }, 'kinds has "pink"; it may have red, blue'],
    [{ kinds: ['red', 'red'] }, 'kinds has something twice: ["red","red"]'],
    [{ name: '' }, 'name must be a text of 1 to 40 characters, not ""'],
  ])('are refused with the first that is wrong, what it may be and what it is: %j', (changes, error) => {
    expect(problem(changes)).toBe(error)
  })
})

it('a problem names its card in any language, before it or in it', () => {
  const texts = {
    train: '{id}. vonat',
    at: '{at} – {problem}',
    missing: 'nincs {at}',
    notList: '{value}!',
    nothing: 'semmi',
  }
  const said = (reason: string) => {
    const at = problemAt('train', 17, cardProblem(reason, { value: 'nothing' }))
    return at && explainCards(at, texts)
  }
  expect(said('missing')).toBe('nincs 17. vonat')
  expect(said('notList')).toBe('17. vonat – semmi!')
})

import { expect, test } from 'vitest'
import { Guesses } from './guesses.ts'

test('so many wrong guesses in a while, of everybody for themselves', () => {
  let now = 0
  const guesses = new Guesses(2, 1000, () => now)
  expect([guesses.begin('anna'), guesses.begin('anna')]).toEqual([undefined, undefined])
  now = 400
  expect(guesses.begin('anna')).toBe(600)
  expect(guesses.begin('ben')).toBeUndefined()
  now = 1000
  expect(guesses.begin('anna')).toBeUndefined()
})

test('a right one does not count', () => {
  const guesses = new Guesses(1, 1000, () => 0)
  for (let i = 0; i < 5; i++) {
    expect(guesses.begin('anna')).toBeUndefined()
    guesses.forgive('anna')
  }
  guesses.begin('anna')
  expect(guesses.begin('anna')).toBe(1000)
})

test('what is remembered is bounded', () => {
  const guesses = new Guesses(1, 1000, () => 0)
  for (let i = 0; i <= 20_000; i++) guesses.begin(`name ${i}`)
  expect(guesses.begin('name 0')).toBeUndefined()
  expect(guesses.begin('name 20000')).toBe(1000)
})

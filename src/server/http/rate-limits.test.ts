import { expect, test } from 'vitest'
import { Attempts, networkOf } from './rate-limits.ts'

test('failed attempts are limited per key and period', () => {
  let now = 0
  const guesses = new Attempts(2, 1000, () => now)
  expect([guesses.begin('anna'), guesses.begin('anna')]).toEqual([undefined, undefined])
  now = 400
  expect(guesses.begin('anna')).toBe(600)
  expect(guesses.begin('ben')).toBeUndefined()
  now = 1000
  expect(guesses.begin('anna')).toBeUndefined()
})

test('a successful attempt does not count', () => {
  const guesses = new Attempts(1, 1000, () => 0)
  for (let i = 0; i < 5; i++) {
    expect(guesses.begin('anna')).toBeUndefined()
    guesses.succeed('anna')
  }
  guesses.begin('anna')
  expect(guesses.begin('anna')).toBe(1000)
})

test('the number of tracked keys is limited', () => {
  const guesses = new Attempts(1, 1000, () => 0)
  for (let i = 0; i <= 20_000; i++) guesses.begin(`name ${i}`)
  expect(guesses.begin('name 0')).toBeUndefined()
  expect(guesses.begin('name 20000')).toBe(1000)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:0001:2::', '2001:db8:1:2::'],
  ['2001:db8::6', '2001:db8:0:0::'],
  ['2001:db8::3:4:5:6', '2001:db8:0:0::'],
  ['1::3:4:5:6:7:8', '1:0:3:4::'],
  ['1:2:3:4:5:6:192.0.2.7', '1:2:3:4::'],
  ['::1', '0:0:0:0::'],
  ['::', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['no address', 'no address'],
  ['', ''],
])('%s is counted as %s', (address, home) => {
  expect(networkOf(address)).toBe(home)
})

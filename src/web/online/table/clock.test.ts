import { expect, test } from 'vitest'
import { clockText, isLow, leftNow } from './clock.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

test('only the time of those who may act goes by, and never below nothing', () => {
  const reading = { left: [10 * SECOND, 20 * SECOND], at: 5000 }
  expect(leftNow(reading, [1], 1, 9000)).toBe(6 * SECOND)
  expect(leftNow(reading, [1], 2, 9000)).toBe(20 * SECOND)
  expect(leftNow(reading, [1, 2], 2, 9000)).toBe(16 * SECOND)
  expect(leftNow(reading, [1], 1, 60_000)).toBe(0)
  // Where the clocks of server and browser differ a little, nobody gains time.
  expect(leftNow(reading, [1], 1, 4000)).toBe(10 * SECOND)
})

test.each([
  [0, '0:00'],
  [900, '0:01'],
  [59 * SECOND, '0:59'],
  [4 * MINUTE + 32 * SECOND, '4:32'],
  [HOUR + 4 * MINUTE + 5 * SECOND, '1:04:05'],
  [76 * HOUR + MINUTE, '3d 4h'],
])('%i ms stand on a clock as %s', (ms, text) => {
  expect(clockText(ms, 'en')).toBe(text)
})

test('days stand on a Japanese clock in Japanese words without spaces', () => {
  expect(clockText(76 * HOUR + MINUTE, 'ja')).toBe('3日4時間')
})

test('time is low below a minute, or a tenth of a short clock; without a clock never', () => {
  const bank = { kind: 'bank', seconds: 86_400 } as const
  const turn = { kind: 'turn', seconds: 60 } as const
  expect([isLow(MINUTE, bank), isLow(MINUTE - 1, bank)]).toEqual([false, true])
  expect([isLow(6 * SECOND, turn), isLow(6 * SECOND - 1, turn)]).toEqual([false, true])
  expect(isLow(0, { kind: 'none' })).toBe(false)
})

import { expect, it } from 'vitest'
import { localMinute, nextLocal, quietUntil } from './local-time.ts'

const BUDAPEST = 'Europe/Budapest'
const at = (text: string) => Date.parse(text)

it('finds the next time of day in a time zone, today or tomorrow', () => {
  expect(nextLocal(at('2026-11-16T05:00:00Z'), 8 * 60, BUDAPEST)).toBe(at('2026-11-16T07:00:00Z'))
  expect(nextLocal(at('2026-11-16T07:00:00Z'), 8 * 60, BUDAPEST)).toBe(at('2026-11-17T07:00:00Z'))
  expect(nextLocal(at('2026-11-16T07:00:30Z'), 8 * 60, 'Asia/Tokyo')).toBe(at('2026-11-16T23:00:00Z'))
})

it('keeps the time of day when clocks are changed in between', () => {
  // Clocks in Budapest went back on 25 October and forward on 29 March.
  expect(nextLocal(at('2026-10-24T12:00:00Z'), 8 * 60, BUDAPEST)).toBe(at('2026-10-25T07:00:00Z'))
  expect(nextLocal(at('2026-03-28T12:00:00Z'), 8 * 60, BUDAPEST)).toBe(at('2026-03-29T06:00:00Z'))
})

it('gives the moment after the gap for a time of day that is skipped, neither an hour before nor after it', () => {
  const isNext = (now: string, minute: number, zone: string, next: string) =>
    expect(nextLocal(at(now), minute, zone), `${now} ${zone}`).toBe(at(next))
  isNext('2026-03-28T12:00:00Z', 2 * 60 + 30, BUDAPEST, '2026-03-29T01:00:00Z')
  isNext('2026-03-28T12:00:00Z', 2 * 60, BUDAPEST, '2026-03-29T01:00:00Z')
  isNext('2026-03-29T00:50:20Z', 2 * 60 + 30, BUDAPEST, '2026-03-29T01:00:00Z')
  isNext('2026-03-29T01:00:00Z', 2 * 60 + 30, BUDAPEST, '2026-03-30T00:30:00Z')
  // A gap of half an hour, and one at midnight.
  isNext('2026-10-03T12:00:00Z', 2 * 60 + 10, 'Australia/Lord_Howe', '2026-10-03T15:30:00Z')
  isNext('2026-04-23T12:00:00Z', 15, 'Africa/Cairo', '2026-04-23T22:00:00Z')
})

it('has quiet hours that pass midnight, and end at their last minute', () => {
  const quiet = { quiet_from: 22 * 60, quiet_to: 7 * 60, time_zone: BUDAPEST }
  expect(quietUntil(at('2026-11-16T20:59:59Z'), quiet)).toBeUndefined()
  expect(quietUntil(at('2026-11-16T21:00:00Z'), quiet)).toBe(at('2026-11-17T06:00:00Z'))
  expect(quietUntil(at('2026-11-17T05:59:59Z'), quiet)).toBe(at('2026-11-17T06:00:00Z'))
  expect(quietUntil(at('2026-11-17T06:00:00Z'), quiet)).toBeUndefined()
  const none = { ...quiet, quiet_from: null, quiet_to: null }
  expect(quietUntil(at('2026-11-16T21:00:00Z'), none)).toBeUndefined()
})

it('has quiet hours within a day, by the clock of the person', () => {
  const quiet = { quiet_from: 9 * 60, quiet_to: 17 * 60, time_zone: 'Asia/Tokyo' }
  expect(localMinute(at('2026-11-16T00:30:00Z'), 'Asia/Tokyo')).toBe(9 * 60 + 30)
  expect(quietUntil(at('2026-11-16T00:30:00Z'), quiet)).toBe(at('2026-11-16T08:00:00Z'))
  expect(quietUntil(at('2026-11-16T00:30:00Z'), { ...quiet, time_zone: BUDAPEST })).toBeUndefined()
})

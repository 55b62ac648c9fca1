import { describe, expect, test } from 'vitest'
import { addDays, countsUntil, dailySetup, dayOf, endOf, streakOf } from './daily.ts'

const GAMES = ['rail-on-the-hill', 'machi-koro', 'lokomoto']

const TODAY = '2026-03-02'

/** The days that were played, this many days ago. */
function played(...ago: number[]): string[] {
  return ago.map((days) => addDays(TODAY, -days))
}

describe('days', () => {
  test('begin and end in UTC, and count three hours longer', () => {
    expect(dayOf(Date.parse('2026-03-01T23:59:59Z'))).toBe('2026-03-01')
    expect(dayOf(Date.parse('2026-03-02T00:00:00Z'))).toBe(TODAY)
    expect(endOf(TODAY)).toBe(Date.parse('2026-03-03T00:00:00Z'))
    expect(countsUntil(TODAY)).toBe(Date.parse('2026-03-03T03:00:00Z'))
    const days = Array.from({ length: 60_000 }, (_, i) => Date.parse('1999-12-01') + i * 86_400_000)
    const dates = days.map((day) => new Date(day).toISOString().slice(0, 10))
    expect(days.map((day) => dayOf(day + 1))).toEqual(dates)
    expect(dates.map((date) => endOf(date) - 86_400_000)).toEqual(days)
  })
})

describe('a streak', () => {
  test('counts days in a row, and today only once it was played', () => {
    expect(streakOf([], TODAY)).toEqual({ days: 0, mayMiss: false })
    expect(streakOf(played(0), TODAY)).toEqual({ days: 1, mayMiss: true })
    expect(streakOf(played(1, 2, 3), TODAY)).toEqual({ days: 3, mayMiss: true })
    expect(streakOf(played(0, 1, 2, 3), TODAY).days).toBe(4)
  })

  test('forgives one missed day in seven, which does not count as played', () => {
    expect(streakOf(played(0, 2, 3), TODAY)).toEqual({ days: 3, mayMiss: false })
    expect(streakOf(played(2, 3), TODAY)).toEqual({ days: 2, mayMiss: false })
    expect(streakOf(played(0, 2, 3, 4, 5, 6, 7, 9), TODAY).days).toBe(8)
    expect(streakOf(played(0, 2, 3, 4, 5, 6, 8), TODAY).days).toBe(6)
  })

  test('a missed day is forgiven again after seven days', () => {
    expect(streakOf(played(0, 1, 2, 3, 4, 5, 7), TODAY).mayMiss).toBe(false)
    expect(streakOf(played(0, 1, 2, 3, 4, 5, 6, 8), TODAY).mayMiss).toBe(true)
  })

  test('ends with two missed days', () => {
    expect(streakOf(played(0, 3, 4), TODAY).days).toBe(1)
    expect(streakOf(played(3, 4), TODAY)).toEqual({ days: 0, mayMiss: false })
  })
})

test('a game that can be played alone is, and others are played against the usual bots', () => {
  const setups = GAMES.map((id) => [id, dailySetup(id).options.players, dailySetup(id).bot])
  expect(setups).toEqual([
    ['rail-on-the-hill', 1, 'steady'],
    ['machi-koro', 2, 'steady'],
    ['lokomoto', 3, 'steady'],
  ])
})

import { describe, expect, test } from 'vitest'
import { TurnCounter } from '#bots/turns.ts'
import type { Game, Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { addDays, countsUntil, DAILY_SEAT, dailyResult, dailySetup, dayOf, endOf, streakOf } from './daily.ts'
import { loadRules } from './index.ts'

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

describe('a result', () => {
  /** A game of random actions, with the result of the player's seat. */
  function playedAtRandom(game: Game, players: number, seed: string) {
    const state = game.setup({ players }, seed)
    const rng = new Rng(seed)
    const turns = new TurnCounter(game)
    const actions: [seat: Seat, action: string][] = []
    for (let [seat] = game.active(state); seat !== undefined; [seat] = game.active(state)) {
      const action = game.sample(state, seat, rng)
      turns.begins(state, seat)
      game.play(state, seat, action)
      actions.push([seat, game.format(action)])
    }
    return { result: dailyResult(game, state, turns.countOf(DAILY_SEAT)), actions, state }
  }

  test('of a race counts every turn of a winner, also an extra one that follows without a break', async () => {
    const game = await loadRules('machi-koro')
    const wins = Array.from({ length: 12 }, (_, i) => playedAtRandom(game, 2, `race ${i}`)).filter(
      ({ result }) => result.hasWon,
    )
    const counts = wins.map(({ result, actions }) => {
      // Every turn has one first roll of the dice.
      const rolls = actions.filter(([seat, action]) => seat === DAILY_SEAT && action.startsWith('roll '))
      const runs = actions.filter(([seat], i) => seat === DAILY_SEAT && actions[i - 1]?.[0] !== DAILY_SEAT)
      expect(result).toEqual({ points: Math.max(100, 200 - rolls.length), hasWon: true, title: null })
      return { points: result.points, runs: runs.length }
    })
    expect(
      counts.some(({ points, runs }) => points > 100 && points < 200 - runs),
      'games with extra turns',
    ).toBe(true)
  })

  test('of a lost race counts the landmarks, and of a slow one never less than half of a win', async () => {
    const game = await loadRules('machi-koro')
    const games = Array.from({ length: 6 }, (_, i) => playedAtRandom(game, 2, `race ${i}`))
    const lost = games.filter(({ result }) => !result.hasWon)
    expect(lost.length).toBeGreaterThan(0)
    for (const { result, state } of lost) {
      const { landmarks } = game.standing(state).scores[0] as { landmarks: number }
      expect(result).toEqual({ points: 20 * landmarks, hasWon: false, title: null })
    }
    const won = games.find(({ result }) => result.hasWon)?.state
    expect(dailyResult(game, won, 500).points).toBe(100)
    expect(dailyResult(game, won, 30).points).toBe(170)
  })

  test('of a game for points is what the game gives, whatever the number of turns', async () => {
    const game = await loadRules('rail-on-the-hill')
    const { result, state } = playedAtRandom(game, 1, 'rail')
    const { total, title } = game.standing(state).scores[0] as { total: number; title: string }
    expect(result).toEqual({ points: total, hasWon: true, title })
    expect(dailyResult(game, state, 1)).toEqual(result)
  })
})

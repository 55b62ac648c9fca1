import { describe, expect, it } from 'vitest'
import { wilson } from './intervals.ts'
import { ratingsOf, tableReport } from './round-robin.ts'
import { playTables } from './testing/play-table.ts'

const NAMES = ['good', 'bad']

describe('a table', () => {
  it('counts wins, with fractions for shared ones, and compares them with par', () => {
    // Deal 1 ends in a shared win in every rotation; the good bot wins the others.
    const [table] = playTables([[0, 1]], 10, ({ deal, seats }) =>
      seats.map((bot) => ({ won: deal === 1 ? 0.5 : 1 - bot })),
    )
    const { bots, ...rest } = tableReport(table, NAMES)
    expect(rest).toEqual({ seats: NAMES, deals: 10, games: 20, actions: 10, turns: 5 })
    expect(bots).toMatchObject([
      { bot: 'good', seats: 1, wins: 19, winRate: { value: 0.95 }, par: 0.5, score: null },
      { bot: 'bad', seats: 1, wins: 1, winRate: { value: expect.closeTo(0.05) }, par: 0.5 },
    ])
  })

  it('adds up the seats of a bot', () => {
    // Seat 1 always wins.
    const [table] = playTables([[0, 1, 1, 1]], 5, () => [
      { won: 1, total: 40 },
      { total: 20 },
      { total: 20 },
      { total: 0 },
    ])
    const { games, bots } = tableReport(table, NAMES)
    expect(games).toBe(20)
    expect(bots).toMatchObject([
      { bot: 'good', seats: 1, wins: 5, winRate: wilson(0.25, 20), par: 0.25, score: { value: 20 } },
      { bot: 'bad', seats: 3, wins: 15, winRate: wilson(0.75, 20), par: 0.75, score: { value: 20 } },
    ])
  })
})

describe('ratings', () => {
  it('compare wins before totals, and totals if neither has won', () => {
    // The bot 2 wins; among the others, 0 always has more points than 1, whatever the winner has.
    const end = ({ seats }: { seats: readonly number[] }) =>
      seats.map((bot) => ({ won: bot === 2 ? 1 : 0, total: [50, 20, 10][bot] }))
    const [more, less, winner] = ratingsOf(playTables([[0, 1, 2]], 20, end), ['more', 'less', 'winner'])
    expect(winner.elo.value).toBeGreaterThan(more.elo.value)
    expect(more.elo.value).toBeGreaterThan(less.elo.value)
  })

  it('do not compare losers of a game without totals', () => {
    // The first bot wins 40 % of the games of four, each other one 20 %: twice the odds.
    const tables = playTables([[0, 1, 1, 1]], 1000, ({ deal, seats }) => {
      const winner = deal % 5 < 2 ? seats.indexOf(0) : (seats.indexOf(0) + (deal % 5) - 1) % 4
      return seats.map((_, seat) => ({ won: seat === winner ? 1 : 0 }))
    })
    const [one, other] = ratingsOf(tables, NAMES)
    expect(one.elo.value - other.elo.value).toBeCloseTo(400 * Math.log10(2), 0)
  })

  it('count a shared win as a draw', () => {
    const tables = playTables([[0, 1]], 50, () => [{ won: 0.5 }, { won: 0.5 }])
    for (const { elo } of ratingsOf(tables, NAMES)) expect(elo.value).toBeCloseTo(0)
  })
})

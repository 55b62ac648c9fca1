import { describe, expect, it } from 'vitest'
import { differencesOf, soloReport } from './solo.ts'
import { playTables } from './testing/play-table.ts'

const NAMES = ['good', 'bad']

/** The bad bot scores 10 to 50, the good one alternately 3 and 5 more. */
const tables = playTables([[0], [1]], 5, ({ table, deal }) => {
  const total = 10 * deal + (table === 0 ? 3 + 2 * (deal % 2) : 0)
  return [{ total, title: total > 30 ? 'mayor' : 'beginner', sources: { line: total - 5, plan: 5 } }]
})

describe('a bot alone', () => {
  it('has a mean, a deviation, a median and extremes', () => {
    expect(soloReport(tables[1], NAMES)).toEqual({
      bot: 'bad',
      games: 5,
      actions: 10,
      turns: 5,
      mean: {
        value: 30,
        low: expect.closeTo(30 - 2.776 * Math.sqrt(50), 1),
        high: expect.closeTo(30 + 2.776 * Math.sqrt(50), 1),
      },
      spread: Math.sqrt(250),
      least: 10,
      median: 30,
      best: 50,
      titles: [
        { title: 'mayor', share: 0.4, most: 50 },
        { title: 'beginner', share: 0.6, most: 30 },
      ],
      sources: { line: 25, plan: 5 },
    })
  })

  it('may have played a single game', () => {
    const [once] = playTables([[0]], 1, () => [{ total: 7 }])
    expect(soloReport(once, NAMES)).toMatchObject({ spread: null, median: 7, titles: [], sources: {} })
  })
})

it('two bots are compared deal by deal, which shows far more than their means', () => {
  const [difference, ...others] = differencesOf(tables, NAMES)
  expect(others).toEqual([])
  expect(difference).toMatchObject({ bot: 'good', than: 'bad', games: 5, better: 1 })
  // 5, 3, 5, 3, 5: mean 4.2, standard deviation sqrt(1.2).
  const half = 2.776 * Math.sqrt(1.2 / 5)
  expect(difference.mean).toEqual({
    value: expect.closeTo(4.2),
    low: expect.closeTo(4.2 - half, 2),
    high: expect.closeTo(4.2 + half, 2),
  })
})

it('bots that have no deal in common are not compared', () => {
  const [{ lineup, deals }, other] = tables
  const split = [
    { lineup, deals: deals.slice(0, 2) },
    { lineup: other.lineup, deals: other.deals.slice(2) },
  ]
  expect(differencesOf(split, NAMES)).toEqual([])
})

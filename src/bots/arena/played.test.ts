import { expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { Collector } from './played.ts'
import { scheduleOf } from './schedule.ts'
import { playedGame } from './testing/play-table.ts'

const LINEUPS = [
  [0, 1, 2],
  [1, 0, 0],
]
const games = [...scheduleOf(LINEUPS, 4)]
const gameOf = (number: number) => playedGame([{ total: number }, {}, {}])

it('returns games in the order of the schedule, whatever order they were added in', () => {
  const inOrder = new Collector(LINEUPS)
  for (const [i, game] of games.entries()) inOrder.add(game, gameOf(i))
  const shuffled = new Collector(LINEUPS)
  for (const i of new Rng('order').shuffled(games.keys())) shuffled.add(games[i], gameOf(i))
  expect(shuffled.tables).toEqual(inOrder.tables)
})

it('counts a deal when it was played from every seat', () => {
  const collector = new Collector(LINEUPS)
  const skipped = games.findIndex(({ table, deal, rotation }) => table === 0 && deal === 2 && rotation === 0)
  for (const [i, game] of games.entries()) if (i !== skipped) collector.add(game, gameOf(i))
  expect(collector.tables.map(({ deals }) => deals.map(({ deal }) => deal))).toEqual([
    [1, 3, 4],
    [1, 2, 3, 4],
  ])
})

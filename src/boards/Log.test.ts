import { expect, test } from 'vitest'
import { logGroups } from './Log.tsx'

const entry = (seat: number, round: number, startsTurn = false) => ({ seat, round, startsTurn, text: `${seat}` })

test('entries are grouped by round and turn, and keep their places', () => {
  const groups = logGroups([entry(1, 0), entry(2, 0), entry(1, 1, true), entry(1, 1), entry(1, 2, true)])
  const shape = groups.map(({ round, turns }) => [round, turns.map((turn) => turn.entries.map(({ index }) => index))])
  expect(shape).toEqual([
    [0, [[0], [1]]],
    [1, [[2, 3]]],
    [2, [[4]]],
  ])
})

test('a turn of a seat that acts twice in a row begins anew', () => {
  expect(logGroups([entry(1, 1, true), entry(1, 1, true)])[0].turns).toHaveLength(2)
})

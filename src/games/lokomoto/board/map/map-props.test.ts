import { describe, expect, it } from 'vitest'
import type { Moment } from '#boards/board.ts'
import { happenedIn, purchaseIn } from './map-props.ts'

function logOf(...actions: readonly (readonly [seat: number, action: string])[]): Moment[] {
  return actions.map(([seat, action]) => ({ seat, action, before: undefined }))
}

const ROUND = logOf([1, 'draw a1-a2'], [2, 'reserve b1-b2 b2-b3'], [3, 'draw c1-c2'])

describe('what has happened on the map', () => {
  it('since the player’s own last action is what the others did, each with its actor', () => {
    expect(happenedIn(ROUND, 1).last).toEqual([
      { section: 'b1-b2', seat: 2 },
      { section: 'b2-b3', seat: 2 },
      { section: 'c1-c2', seat: 3 },
    ])
    expect(happenedIn(ROUND, 3).last).toEqual([])
  })

  it('is, for a spectator, what was done since the last actor’s turn before', () => {
    const log = [...ROUND, ...logOf([1, 'draw a2-a3'])]
    expect(happenedIn(log, 'spectator').last.map(({ section }) => section)).toEqual([
      'b1-b2',
      'b2-b3',
      'c1-c2',
      'a2-a3',
    ])
  })

  it('is fresh where it was done last', () => {
    expect(happenedIn(ROUND, 1).fresh).toEqual(['c1-c2'])
    expect(happenedIn([], 1)).toEqual({ last: [], fresh: [] })
  })
})

it('the newest purchase is found from a place of the log on', () => {
  const log = [...logOf([1, 'buy 4 with a1-a2'], [2, 'buy 7 with b1-b2 b2-b3']), ...ROUND]
  expect(purchaseIn(log, 0)).toEqual({ index: 1, seat: 2, sections: ['b1-b2', 'b2-b3'] })
  expect(purchaseIn(log, 2)).toBeUndefined()
})

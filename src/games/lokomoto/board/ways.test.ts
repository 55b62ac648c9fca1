import { describe, expect, it } from 'vitest'
import { faceUp, sectionList } from '../rules/testing/positions.ts'
import { CORNER, TRIANGLE } from '../rules/testing/small-set.ts'
import { NOTHING_CHOSEN } from './choice.ts'
import { boardAt } from './testing/test-board.ts'
import { currentWay, type Way, waysToPay } from './ways.ts'

const TRIANGLE_AND_TAIL = 'a1-a2 a1-b1 a2-b1 b1-c1 c1-d1'

/** A player who can buy a train that costs two or three, and take a triangle or a corner. */
const BUYING = { trains: [2, 3], shapes: faceUp(TRIANGLE, CORNER), players: [{ solid: TRIANGLE_AND_TAIL }] }

function told({ sections, shape, points, extra, isByHand, refusal }: Way): string {
  const parts = [sections.length, shape?.shape ?? 'plain', points, extra, isByHand ? 'by hand' : 'proposed']
  return [...parts, ...(refusal === undefined ? [] : [refusal.reason])].join(', ')
}

describe('the ways to pay', () => {
  it('are the proposals, each with where its shape lies', () => {
    const ways = waysToPay(boardAt(BUYING), 3, null)
    expect(ways.map(told)).toEqual(['3, 21, 5, 0, proposed', '3, 11, 4, 0, proposed', '3, plain, 3, 0, proposed'])
    const triangle = ways.find(({ shape }) => shape?.shape === TRIANGLE)
    expect(triangle?.shape).toEqual({ shape: TRIANGLE, turns: 0, sections: ['a1-b1', 'a1-a2', 'a2-b1'] })
    expect(triangle?.action).toBe('buy 3 with a1-a2 a1-b1 a2-b1 shape 11')
  })

  it('LK-B3: say how much more than the price they take', () => {
    const ways = waysToPay(boardAt({ ...BUYING, trains: [2], shapes: faceUp(TRIANGLE) }), 2, null)
    expect(ways.map(told)).toEqual(['3, 11, 3, 1, proposed', '2, plain, 2, 0, proposed'])
  })

  it('have what was chosen by hand, with the most valuable shape first', () => {
    const ways = waysToPay(boardAt(BUYING), 3, sectionList('a1-a2 a2-b1 b1-c1')).filter(({ isByHand }) => isByHand)
    expect(ways.map(told)).toEqual(['3, 21, 5, 0, by hand', '3, plain, 3, 0, by hand'])
  })

  it('have no proposal twice', () => {
    const proposed = waysToPay(boardAt(BUYING), 3, null)
    const [{ sections }] = proposed
    const ways = waysToPay(boardAt(BUYING), 3, sections).filter(({ shape }) => shape?.shape === CORNER)
    expect(ways).toEqual(proposed.slice(0, 1))
  })

  it('keep what was chosen by hand also where it does not fit', () => {
    const ways = waysToPay(boardAt(BUYING), 3, sectionList('a1-a2 c1-d1'))
    expect(ways.map(told).at(-1)).toBe('2, plain, 3, 0, by hand, not-connected')
  })
})

describe('the way that is meant', () => {
  const meant = (choice: Partial<typeof NOTHING_CHOSEN>) => {
    const { byHand = null } = choice
    return currentWay(waysToPay(boardAt(BUYING), 3, byHand), { ...NOTHING_CHOSEN, train: 3, ...choice })
  }

  it('is the best at first, or the one that was chosen', () => {
    expect(meant({})?.shape?.shape).toBe(CORNER)
    const purchase = 'buy 3 with a1-a2 a1-b1 a2-b1 shape 11'
    expect(meant({ purchase })?.action).toBe(purchase)
    expect(meant({ purchase, byHand: ['a1-a2'] })?.action).toBe(purchase)
  })

  it('is what was chosen by hand, also where it does not fit, or nothing', () => {
    expect(meant({ byHand: ['a1-a2'] })?.refusal?.reason).toBe('too-few')
    expect(meant({ byHand: [] })).toBeUndefined()
  })
})

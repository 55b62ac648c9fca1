import { describe, expect, it } from 'vitest'
import { faceUp, sectionList } from '../rules/testing/positions.ts'
import { CORNER, TRIANGLE } from '../rules/testing/small-set.ts'
import type { LokoView } from '../rules/view.ts'
import {
  afterCancel,
  afterTap,
  type Choice,
  currentWay,
  isPaying,
  NOTHING_CHOSEN,
  tapOn,
  type Way,
  waysToPay,
} from './choice.ts'
import { boardAt } from './testing/test-board.ts'

const sections: LokoView['sections'] = {
  'a1-a2': 'free',
  'a2-a3': 'free',
  'a3-a4': 'free',
  'b1-b2': { seat: 1, solid: false },
  'b2-b3': { seat: 1, solid: true },
  'b3-b4': { seat: 1, solid: true },
  'c1-c2': { seat: 2, solid: true },
  'c2-c3': 'black',
}

function view(phase: LokoView['phase']): LokoView {
  return { phase, sections } as LokoView
}

/** What seat 1 has chosen after these taps; undefined where the last one is to be done. */
function chosenAfter(taps: readonly string[], phase: LokoView['phase'] = 'main'): Choice | undefined {
  return taps.reduce<Choice | undefined>((choice, section) => {
    const tap = tapOn(view(phase), 1, section)
    return choice && afterTap(choice, tap, section, choice.byHand ?? [], (each) => sections[each] === 'free')
  }, NOTHING_CHOSEN)
}

describe('taps on sections', () => {
  it('pick a free one, and draw it when it is tapped again', () => {
    expect(chosenAfter(['a1-a2'])?.picked).toEqual(['a1-a2'])
    expect(chosenAfter(['a1-a2', 'a1-a2'])).toBeUndefined()
  })

  it('pick two free ones to reserve; a third takes the place of the first', () => {
    expect(chosenAfter(['a1-a2', 'a2-a3'])?.picked).toEqual(['a1-a2', 'a2-a3'])
    expect(chosenAfter(['a1-a2', 'a2-a3', 'a3-a4'])?.picked).toEqual(['a2-a3', 'a3-a4'])
  })

  it('leave out one of two', () => {
    expect(chosenAfter(['a1-a2', 'a2-a3', 'a1-a2'])?.picked).toEqual(['a2-a3'])
  })

  it('pick a reserved one alone', () => {
    expect(chosenAfter(['a1-a2', 'b1-b2'])?.picked).toEqual(['b1-b2'])
    expect(chosenAfter(['b1-b2', 'a1-a2'])?.picked).toEqual(['a1-a2'])
    expect(chosenAfter(['b1-b2', 'b1-b2'])).toBeUndefined()
  })

  it('let drawn ones pay, or not', () => {
    expect(chosenAfter(['b2-b3', 'b3-b4'])?.byHand).toEqual(['b2-b3', 'b3-b4'])
    expect(chosenAfter(['b2-b3', 'b3-b4', 'b2-b3'])?.byHand).toEqual(['b3-b4'])
    expect(chosenAfter(['b2-b3', 'b2-b3'])?.byHand).toEqual([])
  })

  it('go back from marking to paying', () => {
    expect(chosenAfter(['a1-a2', 'b2-b3'])).toEqual({ ...NOTHING_CHOSEN, byHand: ['b2-b3'] })
  })

  it('let a payment wait while something is picked', () => {
    const picked = chosenAfter(['b2-b3', 'a1-a2'])
    expect(picked).toEqual({ ...NOTHING_CHOSEN, picked: ['a1-a2'], byHand: ['b2-b3'] })
    expect(picked && isPaying(picked)).toBe(true)
    expect(chosenAfter(['b2-b3', 'a1-a2', 'b3-b4'])?.byHand).toEqual(['b2-b3', 'b3-b4'])
  })

  it('change what the page proposes, and keep the train', () => {
    const choice = { ...NOTHING_CHOSEN, train: 7, purchase: 'buy 7 with b2-b3' }
    expect(afterTap(choice, 'solid', 'b3-b4', ['b2-b3'], () => false)).toEqual({
      picked: [],
      byHand: ['b2-b3', 'b3-b4'],
      train: 7,
      purchase: null,
    })
  })

  it.each(['c1-c2', 'c2-c3'])('are tried on %s, so that the table says why not', (section) => {
    expect(chosenAfter([section])).toBeUndefined()
  })

  it('pick one section at a time in the opening', () => {
    expect(chosenAfter(['a1-a2', 'a2-a3'], 'block')?.picked).toEqual(['a2-a3'])
    expect(chosenAfter(['a1-a2', 'a1-a2'], 'block')).toBeUndefined()
    expect(chosenAfter(['c2-c3'], 'block')).toBeUndefined()
  })
})

describe('a step back', () => {
  it('leads to the payment that waits, and from there to nothing', () => {
    const paying = { ...NOTHING_CHOSEN, train: 7, byHand: ['b2-b3'] }
    expect(afterCancel({ ...paying, picked: ['a1-a2'] })).toEqual(paying)
    expect(afterCancel(paying)).toEqual(NOTHING_CHOSEN)
  })
})

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

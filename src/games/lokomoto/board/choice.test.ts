import { describe, expect, it } from 'vitest'
import type { LokoView } from '../rules/view.ts'
import { afterCancel, afterTap, type Choice, isPaying, NOTHING_CHOSEN, tapOn } from './choice.ts'

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

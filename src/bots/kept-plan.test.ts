import { describe, expect, it } from 'vitest'
import { DRAWN, NOTHING_NEW, REVEALED } from '#engine/game.ts'
import { KeptPlan } from './kept-plan.ts'

const always = () => true

describe('a kept plan', () => {
  it('is followed step by step to its end', () => {
    const plan = new KeptPlan<string>()
    expect(plan.next(always)).toBeUndefined()
    expect(plan.begin(['one', 'two'])).toBe('one')
    plan.took(NOTHING_NEW)
    expect(plan.next(always)).toBe('two')
    expect(plan.next(always)).toBeUndefined()
  })

  it.each([DRAWN, DRAWN | REVEALED])('is over when something was drawn: outcome %i', (outcome) => {
    const plan = new KeptPlan<string>()
    plan.begin(['one', 'two'])
    plan.took(outcome)
    expect(plan.next(always)).toBeUndefined()
  })

  it('goes on when a step showed the others what its player knew', () => {
    const plan = new KeptPlan<string>()
    plan.begin(['one', 'two'])
    plan.took(REVEALED)
    expect(plan.next(always)).toBe('two')
  })

  it('is over when a step cannot be taken, even if it could be later', () => {
    const plan = new KeptPlan<string>()
    plan.begin(['one', 'two', 'three'])
    expect(plan.next((step) => step !== 'two')).toBeUndefined()
    expect(plan.next(always)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { DRAWN, NOTHING_NEW } from '#engine/game.ts'
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

  it('is over when something was drawn', () => {
    const plan = new KeptPlan<string>()
    plan.begin(['one', 'two'])
    plan.took(DRAWN)
    expect(plan.next(always)).toBeUndefined()
  })

  it('is over when a step cannot be taken, even if it could be later', () => {
    const plan = new KeptPlan<string>()
    plan.begin(['one', 'two', 'three'])
    expect(plan.next((step) => step !== 'two')).toBeUndefined()
    expect(plan.next(always)).toBeUndefined()
  })
})

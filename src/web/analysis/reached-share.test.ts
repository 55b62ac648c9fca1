import { describe, expect, it } from 'vitest'
import { reachedShare } from './course.ts'

describe('the share of what was possible', () => {
  it('is what was reached of what was found', () => {
    expect(reachedShare(150, 200)).toEqual({ share: 0.75, possible: 200 })
  })

  it('is never more than the whole: what was played was possible', () => {
    expect(reachedShare(210, 200)).toEqual({ share: 1, possible: 210 })
    expect(reachedShare(200, 200)).toEqual({ share: 1, possible: 200 })
  })

  it('is nothing where somebody has less than nothing', () => {
    expect(reachedShare(-12, 180)).toEqual({ share: 0, possible: 180 })
    expect(reachedShare(-12, -3)).toEqual({ share: 0, possible: -3 })
  })
})

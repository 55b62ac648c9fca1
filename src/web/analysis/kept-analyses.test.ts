// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { library } from '../storage/library.ts'
import { type KeptAnalysis, keepAnalysis, keptAnalysis } from './kept-analyses.ts'

function analysisOf(record: string): KeptAnalysis {
  const review = { seat: 1, from: 0, to: 2, best: 10, done: 9, plan: ['a'], reason: { reason: 'why', values: {} } }
  return { record, reviews: [review], decisions: 1 }
}

describe('an analysis that is kept', () => {
  beforeEach(() => localStorage.clear())

  it('is found again by its record', () => {
    keepAnalysis(analysisOf('one'))
    keepAnalysis(analysisOf('other'))
    expect(keptAnalysis('one')).toEqual(analysisOf('one'))
    expect(keptAnalysis('none')).toBeUndefined()
  })

  it('knows what was possible, where that was searched for', () => {
    keepAnalysis(analysisOf('alone'))
    keepAnalysis({ ...analysisOf('alone'), ceiling: 214 })
    expect(keptAnalysis('alone')?.ceiling).toBe(214)
    library.write('analyses', [{ ...analysisOf('alone'), ceiling: 'much' }])
    expect(keptAnalysis('alone')).toBeUndefined()
  })

  it('gives way to later ones', () => {
    for (let i = 0; i < 10; i++) keepAnalysis(analysisOf(String(i)))
    expect(keptAnalysis('1')).toBeUndefined()
    expect(keptAnalysis('9')).toBeDefined()
  })

  it('is left alone where it does not fit', () => {
    const broken = { ...analysisOf('broken'), reviews: [{ seat: 'one' }] }
    library.write('analyses', [broken, analysisOf('whole'), null])
    expect(keptAnalysis('broken')).toBeUndefined()
    expect(keptAnalysis('whole')).toBeDefined()
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { library } from '../storage/library.ts'
import { type KeptAnalysis, keepAnalysis, keptAnalysis } from './use-analysis.ts'

function analysisOf(record: string): KeptAnalysis {
  const review = { seat: 1, from: 0, to: 2, best: 0.6, done: 0.5, plan: ['a'], reason: { reason: 'why', values: {} } }
  const forecast = { chances: [0.6, 0.4], points: [{ mean: 10, spread: 2 }] }
  return { record, reviews: [{ ...review, forecast }], decisions: 1 }
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
    const [{ forecast: _, ...review }] = analysisOf('old').reviews
    const old = { ...analysisOf('old'), reviews: [review] }
    library.write('analyses', [broken, old, analysisOf('whole'), null])
    expect(keptAnalysis('broken')).toBeUndefined()
    expect(keptAnalysis('old'), 'without forecasts it is computed again').toBeUndefined()
    expect(keptAnalysis('whole')).toBeDefined()
  })
})

import { describe, expect, test } from 'vitest'
import type { RailScore } from '../../rules/scoring/score.ts'
import { score as texts } from '../../text/en/panels.ts'
import { verdictOf } from './Sheet.tsx'

const seats = ['Anna', 'Béla', 'Chiyo'].map((name) => ({ name, kind: 'person' as const }))

function verdict(winners: number[], ...scores: [total: number, fulfilled: number][]) {
  const standing = { winners, scores: scores.map(([total, fulfilled]) => ({ total, fulfilled }) as RailScore) }
  return verdictOf(standing, seats.slice(0, scores.length), texts)
}

describe('who won (RH-V8)', () => {
  test('by points', () => {
    expect(verdict([2], [120, 9], [130, 2])).toEqual({ text: 'Béla wins with 130 points', isTie: false })
  })

  test('by fulfilled Plans', () => {
    expect(verdict([2], [120, 4], [120, 6], [99, 8])).toEqual({
      text: 'Béla wins the tie at 120 points: most Plans fulfilled (6)',
      isTie: true,
    })
  })

  test('together', () => {
    expect(verdict([1, 2, 3], [120, 6], [120, 6], [120, 6])).toEqual({
      text: 'Anna, Béla and Chiyo share the win, with 120 points and 6 Plans fulfilled each.',
      isTie: true,
    })
  })
})

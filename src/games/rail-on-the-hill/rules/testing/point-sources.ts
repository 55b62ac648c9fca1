import { expect } from 'vitest'
import { railOnTheHill } from '../rules.ts'
import type { PointSource } from '../scoring/provenance.ts'
import type { RailScore } from '../scoring/score.ts'
import type { RailOptions } from '../state.ts'
import { playThrough } from './play-through.ts'

/** Plays a game and checks at every moment that the sources of points add up to the score. */
export function checkPointSources(options: RailOptions): void {
  playThrough(options, 'provenance', 'building', (state) => {
    railOnTheHill.standing(state).scores.forEach((score, i) => {
      expectSame(railOnTheHill.pointSources(state, i + 1), score)
    })
  })
}

/** The part of a score that each kind of source adds up to. */
function expectSame(sources: readonly PointSource[], score: RailScore): void {
  for (const [line, points] of Object.entries(score.lines)) {
    expect(sum(sources, (source) => source.from === 'card' && source.line === line)).toBe(points)
  }
  for (const [line, plans] of Object.entries(score.plans)) {
    const met = sources.filter((source) => source.from === 'plan' && source.line === line)
    expect(met.map((source) => source.from === 'plan' && [source.card, source.points, source.wilds.length])).toEqual(
      plans.filter((plan) => plan.met).map((plan) => [plan.card, plan.points, plan.wilds]),
    )
  }
  expect(sum(sources, (source) => source.from === 'penalty')).toBe(score.penalty)
  for (const [letter, points] of Object.entries(score.requests)) {
    expect(sum(sources, (source) => source.from === 'request' && source.request === letter)).toBe(points)
  }
  expect(sum(sources, (source) => source.from === 'resources')).toBe(score.resources)
  expect(sum(sources, () => true)).toBe(score.total)
}

function sum(sources: readonly PointSource[], where: (source: PointSource) => boolean): number {
  return sources.filter(where).reduce((total, source) => total + source.points, 0)
}

import { describe, expect, it } from 'vitest'
import { faceUp, Table } from '../rules/testing/positions.ts'
import { TRIANGLE } from '../rules/testing/small-set.ts'
import { keep, progressWith } from './use-shapes.ts'

/** Where the triangle is shown to seat 1, who saw it at a1, a2 and b1 before, and what is missing there. */
function shownAfter(solid: string, others = ''): readonly string[] {
  const before = Table.at({ shapes: faceUp(TRIANGLE), players: [{ solid: 'a1-a2' }] })
  const place = { shape: TRIANGLE, turns: 0, sections: ['a1-b1', 'a1-a2', 'a2-b1'], missing: ['a1-b1', 'a2-b1'] }
  const kept = keep(
    new Map(),
    1,
    progressWith(new Map([[`1 ${TRIANGLE}`, place]]), before.insight(1), before.view(1).sections),
  )
  const table = Table.at({ shapes: faceUp(TRIANGLE), players: [{ solid }, { solid: others }] })
  return progressWith(kept, table.insight(1), table.view(1).sections)[0].missing
}

describe('the place of a shape', () => {
  it('stays while nothing is nearer', () => {
    expect(shownAfter('a1-a2')).toEqual(['a1-b1', 'a2-b1'])
    expect(shownAfter('a1-a2 d3-d4')).toEqual(['a1-b1', 'a2-b1'])
    expect(shownAfter('a1-a2 a1-b1')).toEqual(['a2-b1'])
  })

  it('changes when another needs fewer sections', () => {
    expect(shownAfter('a1-a2 c1-c2 c1-d1')).toEqual(['c2-d1'])
  })

  it('changes when another player has drawn there', () => {
    expect(shownAfter('a1-a2', 'a2-b1')).not.toContain('a2-b1')
  })

  it('is different for each player', () => {
    const table = Table.at({ shapes: faceUp(TRIANGLE), turn: 2, players: [{ solid: 'a1-a2' }, { solid: 'd3-d4' }] })
    const { sections } = table.view(1)
    const first = keep(new Map(), 1, progressWith(new Map(), table.insight(1), sections))
    const second = keep(first, 2, progressWith(first, table.insight(2), sections))
    expect([...second.keys()]).toEqual([`1 ${TRIANGLE}`, `2 ${TRIANGLE}`])
    expect(keep(second, 1, progressWith(second, table.insight(1), sections))).toBe(second)
  })
})

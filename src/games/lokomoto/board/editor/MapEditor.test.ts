import { describe, expect, it } from 'vitest'
import { progressOf } from '#boards/editor/set-editor.tsx'
import type { Place } from '../../cards/cards.ts'
import { lokomoto } from '../../rules/rules.ts'
import { pointOf } from '../map/sheet.ts'
import { bridgesOf, type DraftMap, mapOf, patternOf, withToggled } from './MapEditor.tsx'
import { placeAt, withOutlines } from './SceneryEditor.tsx'
import { fitsOf, setEditor } from './SetEditor.tsx'

const EMPTY: DraftMap = { lattice: 'square', nodes: {}, sections: [], names: {} }

/** A map of these sections, drawn one after the other. */
function drawn(...sections: readonly (readonly [Place, Place])[]): DraftMap {
  return sections.reduce(withToggled, EMPTY)
}

describe('a map that is drawn', () => {
  const square: readonly (readonly [Place, Place])[] = [
    [
      [1, 1],
      [2, 1],
    ],
    [
      [2, 1],
      [2, 2],
    ],
    [
      [2, 2],
      [1, 2],
    ],
    [
      [1, 2],
      [1, 1],
    ],
  ]
  const tail: readonly [Place, Place] = [
    [2, 1],
    [3, 1],
  ]

  it('has the stations at which its sections end, named by column and row', () => {
    const map = drawn(...square)
    expect(map.nodes).toEqual({ a1: [1, 1], b1: [2, 1], b2: [2, 2], a2: [1, 2] })
    expect(map.sections).toEqual(['a1-b1', 'b1-b2', 'b2-a2', 'a2-a1'])
  })

  it('loses a section that is tapped again, from either end, and the stations that had no other', () => {
    const map = { ...drawn(...square, tail), names: { c1: 'End' } }
    const without = withToggled(map, [tail[1], tail[0]])
    expect(without).toEqual({ ...drawn(...square), names: {} })
  })

  it('keeps names of stations that are called differently', () => {
    const map = withToggled({ ...EMPTY, nodes: { b1: [1, 1], z9: [2, 1] }, sections: ['b1-z9'] }, tail)
    expect(map.nodes).toEqual({ b1: [1, 1], z9: [2, 1], c1: [3, 1] })
    // The name of the column and row of the new station is taken.
    const other = withToggled({ ...EMPTY, nodes: { c1: [1, 1], z9: [2, 1] }, sections: ['c1-z9'] }, tail)
    expect(other.nodes).toEqual({ c1: [1, 1], z9: [2, 1], c2: [3, 1] })
  })

  it('knows the sections without which it falls apart', () => {
    const map = drawn(...square, tail)
    expect(bridgesOf(patternOf(map)).map((i) => map.sections[i])).toEqual(['b1-c1'])
    expect(bridgesOf(patternOf(mapOf({ map: lokomoto.cards.map })))).toEqual([])
  })
})

describe('the editor', () => {
  it('counts where shapes fit as the documentation does, and what is done', () => {
    const { map, shapes } = lokomoto.cards
    expect(fitsOf(mapOf({ map }), [...shapes.slice(0, 3), { id: 99, points: 1 }] as never)).toEqual([
      43,
      37,
      56,
      undefined,
    ])
    expect(progressOf(setEditor, lokomoto.cards as never)).toEqual([85, 85])
    expect(progressOf(setEditor, setEditor.empty)).toEqual([0, 85])
  })
})

describe('scenery', () => {
  it('is set where the sheet was tapped, on both lattices', () => {
    for (const lattice of ['triangular', 'square'] as const) {
      expect(placeAt(lattice, pointOf(lattice, [3.5, 2.4]))).toEqual([3.5, 2.4])
    }
  })

  it('has one land, any number of rivers and lakes, and is taken by the rules', () => {
    const outline: readonly Place[] = [
      [1, 1],
      [4.5, 1],
      [4, 5.2],
    ]
    const scenery = withOutlines(withOutlines({}, 'land', [outline, outline]), 'rivers', [outline, outline])
    expect(scenery).toEqual({ land: outline, rivers: [outline, outline] })
    const map = { ...lokomoto.cards.map, scenery }
    expect(lokomoto.withCards({ ...lokomoto.cards, map }, { id: 'x', sha256: '' }).ok).toBe(true)
    expect(mapOf({ map }).scenery).toEqual(scenery)
    expect(withOutlines(scenery, 'rivers', [])).toEqual({ land: outline })
  })
})

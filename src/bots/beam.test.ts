import { describe, expect, it } from 'vitest'
import { Beam } from './beam.ts'

interface Place {
  name: string
}

function beamOf(width: number, offers: readonly (readonly [name: string, value: number, key: number])[]): Beam<Place> {
  const beam = new Beam<Place>(width, () => ({ name: '' }))
  for (const [name, value, key] of offers) {
    const place = beam.offer(value, key)
    if (place !== undefined) place.name = name
  }
  return beam
}

const names = (beam: Beam<Place>) => beam.ranked().map(({ name }) => name)

describe('a beam', () => {
  it('holds the best few, the best first', () => {
    const beam = beamOf(2, [
      ['low', 1, 1],
      ['high', 9, 2],
      ['lower', 0, 3],
      ['middle', 5, 4],
    ])
    expect(names(beam)).toEqual(['high', 'middle'])
    expect(beam.rankedValues()).toEqual([9, 5])
  })

  it('holds items with the same key once, with the best value', () => {
    const beam = beamOf(3, [
      ['first', 1, 7],
      ['better way', 2, 7],
      ['worse way', 0, 7],
      ['other', 1.5, 8],
    ])
    expect(names(beam)).toEqual(['better way', 'other'])
  })

  it('can be reused with a smaller width', () => {
    const beam = beamOf(3, [['old', 5, 1]])
    beam.clear(1)
    expect(beam.count).toBe(0)
    const place = beam.offer(1, 2)
    if (place !== undefined) place.name = 'new'
    expect(beam.offer(0, 3)).toBeUndefined()
    expect(names(beam)).toEqual(['new'])
  })

  it('takes nothing if its width is 0', () => {
    const beam = beamOf(1, [])
    beam.clear(0)
    expect(beam.offer(1, 1)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { crossingSpot, crossingsOf, linesOnSpots, routeOf, type TownLines } from './route.ts'

function linesWith(tracks: Partial<Record<keyof TownLines, string[]>>): TownLines {
  const line = (name: keyof TownLines) => ({ tracks: tracks[name] ?? [] })
  return { red: line('red'), yellow: line('yellow'), blue: line('blue'), black: line('black') }
}

describe('the route of a line', () => {
  it('runs from end to end, in whatever order its tracks were laid', () => {
    expect(routeOf(['c3-d3', 'c4-d3', 'b4-c3', 'b3-b4'])).toEqual(['b3', 'b4', 'c3', 'd3', 'c4'])
    expect(routeOf(['b3-b4', 'b4-c3', 'c4-d3', 'c3-d3'])).toEqual(['b3', 'b4', 'c3', 'd3', 'c4'])
  })

  it('is two squares for one track, and none without tracks', () => {
    expect(routeOf(['d4-e5'])).toEqual(['d4', 'e5'])
    expect(routeOf([])).toEqual([])
  })
})

describe('lines that share a spot', () => {
  it('are named in the order of the lines', () => {
    const on = linesOnSpots(linesWith({ black: ['b2-c3'], blue: ['b2-c3', 'b2-c2'] }))
    expect(on.get('b2-c3')).toEqual(['blue', 'black'])
    expect(on.get('b2-c2')).toEqual(['blue'])
  })
})

describe('crossings', () => {
  it('are found from either diagonal, and not for straight spots', () => {
    expect(crossingSpot('c3-d4')).toBe('c4-d3')
    expect(crossingSpot('c4-d3')).toBe('c3-d4')
    expect(crossingSpot('c3-d3')).toBeUndefined()
    expect(crossingSpot('c3-c4')).toBeUndefined()
  })

  it('have the later line above', () => {
    const lines = linesWith({ red: ['c3-d4'], blue: ['c4-d3'] })
    expect(crossingsOf(lines)).toEqual([{ lower: 'c3-d4', upper: 'c4-d3' }])
    const other = linesWith({ black: ['c3-d4'], blue: ['c4-d3'] })
    expect(crossingsOf(other)).toEqual([{ lower: 'c4-d3', upper: 'c3-d4' }])
  })

  it('have the later track above where a line crosses itself', () => {
    const lines = linesWith({ red: ['c4-d3', 'd3-d4', 'c3-d4'] })
    expect(crossingsOf(lines)).toEqual([{ lower: 'c4-d3', upper: 'c3-d4' }])
  })
})

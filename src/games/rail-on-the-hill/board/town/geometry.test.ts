import { describe, expect, it } from 'vitest'
import { plantsOf } from './CardGround.tsx'
import {
  CARD,
  centreOf,
  directionTo,
  placeInView,
  rowsOf,
  spotBetween,
  spotFrom,
  spotOfZone,
  squareAtUnits,
  turnedRoads,
  VIEW,
  viewOfWindow,
  windowOf,
  zoneAt,
} from './geometry.ts'
import { betweenCards, laneBeside, laneOf, middlePiece, pointOnSpot, routePath } from './route.ts'

describe('the window of a town', () => {
  it('has room on every side while the town can grow', () => {
    expect(rowsOf(windowOf(['d4']))).toEqual([
      ['c3', 'd3', 'e3'],
      ['c4', 'd4', 'e4'],
      ['c5', 'd5', 'e5'],
    ])
    expect(windowOf(['b4', 'd4'])).toEqual({ west: 0, east: 4, north: 2, south: 4 })
  })

  it('is the town itself where it is 4 wide or tall', () => {
    expect(windowOf(['b4', 'e5'])).toEqual({ west: 1, east: 4, north: 2, south: 5 })
    expect(windowOf(['b2', 'e5'])).toEqual({ west: 1, east: 4, north: 1, south: 4 })
  })

  it('begins around the first square', () => {
    expect(windowOf([])).toEqual(windowOf(['d4']))
  })

  it('is shown in the middle, with room for the names of columns and rows', () => {
    const view = viewOfWindow(windowOf(['d4']))
    const edges = ['c3', 'e5'].map(centreOf).map(({ x, y }) => [x * view.scale + view.x, y * view.scale + view.y])
    const half = (CARD / 2) * view.scale
    const [[west, north], [east, south]] = edges
    const [left, right] = [west - half, VIEW - east - half]
    expect([north - half, VIEW - south - half]).toEqual([left, right])
    expect(right).toBeGreaterThan(0)
    expect(left).toBeGreaterThan(right)
    expect(Number.parseFloat(placeInView(centreOf('c3'), view).left)).toBeCloseTo((west / VIEW) * 100)
  })
})

describe('squares and zones at a point', () => {
  it('finds the square, and none in a gap or off the grid', () => {
    expect(squareAtUnits({ x: 5, y: 5 })).toBe('a1')
    expect(squareAtUnits({ x: 3 * 102 + 50, y: 4 * 102 + 99 })).toBe('d5')
    expect(squareAtUnits({ x: 101, y: 50 })).toBeNull()
    expect(squareAtUnits({ x: -1, y: 50 })).toBeNull()
    expect(squareAtUnits({ x: 50, y: 7 * 102 + 1 })).toBeNull()
  })

  it('divides a card in nine', () => {
    expect(zoneAt({ x: 10, y: 10 })).toEqual({ square: 'a1', towards: 'nw' })
    expect(zoneAt({ x: 50, y: 50 })).toEqual({ square: 'a1', towards: null })
    expect(zoneAt({ x: 102 + 95, y: 50 })).toEqual({ square: 'b1', towards: 'e' })
    expect(zoneAt({ x: 101.5, y: 101.5 })).toEqual({ square: 'a1', towards: 'se' })
  })

  it('leads from a zone to a spot only where there is a neighbour', () => {
    const town = { c3: 1, d4: 1 }
    expect(spotOfZone({ square: 'c3', towards: 'se' }, town)).toBe('c3-d4')
    expect(spotOfZone({ square: 'd4', towards: 'nw' }, town)).toBe('c3-d4')
    expect(spotOfZone({ square: 'c3', towards: 'e' }, town)).toBeUndefined()
    expect(spotOfZone({ square: 'c3', towards: null }, town)).toBeUndefined()
    expect(spotOfZone({ square: 'c4', towards: 'e' }, town)).toBeUndefined()
    expect(spotFrom('c3', 'd4', town)).toBe('c3-d4')
    expect(spotFrom('c3', 'c3', town)).toBeUndefined()
  })
})

describe('directions', () => {
  it('turn with the card', () => {
    expect(turnedRoads(['n', 'nw'], 90)).toEqual(['e', 'ne'])
    expect(turnedRoads(['se'], 270)).toEqual(['ne'])
  })

  it('name spots as the notation does', () => {
    expect(spotBetween('d4', 'c5')).toBe('c5-d4')
    expect(directionTo('c3', 'd2')).toBe('ne')
    expect(directionTo('c3', 'e3')).toBeUndefined()
  })
})

describe('tracks', () => {
  it('lie side by side where they share a spot', () => {
    expect(laneOf('red', ['red'])).toBe(0)
    expect(laneOf('red', ['red', 'blue'])).toBe(-laneOf('blue', ['red', 'blue']))
    expect(laneBeside()).toBe(0)
    expect(laneBeside(['red'])).toBeGreaterThan(laneOf('blue', ['red', 'blue']))
  })

  it('keep their lane in both directions of travel', () => {
    const there = pointOnSpot('c3-d3', 'c3', 51, 3)
    const back = pointOnSpot('c3-d3', 'd3', 51, 3)
    expect(there).toEqual(back)
  })

  it('run through the middle of each card in one path', () => {
    expect(routePath(['a1', 'b1'], () => 0)).toBe('M50 50L152 50')
    expect(routePath(['a1', 'b1', 'b2'], () => 0)).toBe('M50 50L127 50C143.3 50 152 58.8 152 75L152 152')
    expect(routePath([], () => 0)).toBe('')
    expect(betweenCards('a1-b1', 20, 0)).toBe('M70 50L132 50')
    expect(middlePiece('a1-b1', 10, 0)).toBe('M91 50L111 50')
  })
})

describe('plants', () => {
  it('stand where no road leaves the card, always the same ones', () => {
    expect(plantsOf(7, ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'])).toEqual([])
    const plants = plantsOf(7, ['n', 'ne', 'e', 'se', 's', 'sw', 'w'])
    expect(plants.length).toBeGreaterThan(0)
    expect(plants.every(({ x, y }) => x < 33 && y < 33)).toBe(true)
    expect(plantsOf(7, ['n', 'ne', 'e', 'se', 's', 'sw', 'w'])).toEqual(plants)
  })
})

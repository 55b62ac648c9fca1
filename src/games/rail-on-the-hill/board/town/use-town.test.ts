import { describe, expect, it } from 'vitest'
import { badgesOf } from './describe-square.ts'
import { centreOf, middleOf, type Point, windowOf } from './geometry.ts'
import { pointOnSpot } from './route.ts'
import { aimAt, type Targets } from './use-town.ts'

const track = (...tracks: string[]) => ({ tracks })
const lines = { red: track(), yellow: track('c3-d3', 'c3-c4'), blue: track('c3-d4'), black: track() }
const town = { c3: 1, d3: 1, c4: 1, d4: 1 }
const cost = (resources: number) => ({ cost: resources, openSquares: [], crosses: false })

function targets(spots: Readonly<Record<string, number>>): Targets {
  const insights = Object.fromEntries(Object.entries(spots).map(([spot, resources]) => [spot, cost(resources)]))
  return { window: windowOf(Object.keys(town)), town, badges: badgesOf(Object.keys(spots), insights, lines) }
}

function offeredAt({ x, y }: Point, among: Targets, perPixel = 1): string | undefined {
  return aimAt({ x, y, perPixel }, among)?.offered
}

describe('the badges of spots', () => {
  it('show the cost and the token that is spent, and nothing on a free spot', () => {
    const shown = (spot: string, resources: number) =>
      targets({ [spot]: resources }).badges.map(({ shows, x, y }) => [shows, Math.round(x), Math.round(y)])
    expect(shown('d3-d4', 0)).toEqual([['nothing', 356, 305]])
    expect(shown('d3-d4', 1)).toEqual([['cost', 356, 305]])
    expect(shown('c3-d3', 0)).toEqual([['token', 305, 261]])
    expect(shown('c3-d3', 1)).toEqual([
      ['cost', 293, 261],
      ['token', 317, 261],
    ])
    expect(shown('c3-c4', 1).map(([, x]) => x)).toEqual([247, 247])
    expect(shown('c3-d4', 2).map(([, x]) => x)).toEqual([286, 314])
  })

  it('keep clear of each other where two diagonals cross', () => {
    const [one, other] = targets({ 'c3-d4': 0, 'c4-d3': 1 }).badges
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(17)
  })
})

describe('what a hand points at', () => {
  it('is a spot on offer in its exact middle, between the cards', () => {
    for (const spot of ['c3-d3', 'c3-c4', 'c3-d4', 'c4-d3']) {
      for (const resources of [0, 1]) {
        expect(offeredAt(middleOf(spot), targets({ [spot]: resources })), `${spot} for ${resources}`).toBe(spot)
      }
    }
  })

  it('is the spot of a badge all over the badge, on whichever card that is', () => {
    const among = targets({ 'c3-d3': 1, 'c3-d4': 2, 'c4-d3': 3 })
    for (const { spot, x, y } of among.badges) {
      const around = [
        [0, 0],
        [9, 0],
        [-9, 0],
        [0, 7],
        [0, -7],
      ]
      for (const [dx, dy] of around) {
        expect(offeredAt({ x: x + dx, y: y + dy }, among)).toBe(spot)
      }
    }
  })

  it('is the spot of a sketch all along it, also where it lies beside the track of another line', () => {
    for (const spots of [{ 'c3-d4': 0 }, { 'c3-d4': 2 }, { 'c3-d4': 0, 'c4-d3': 1 }, { 'c3-d3': 0 }, { 'c3-c4': 1 }]) {
      const among = targets(spots)
      const [spot] = Object.keys(spots)
      const [{ lane }] = among.badges
      expect(lane).toBeGreaterThan(0)
      for (const along of [26, 35, 50]) {
        for (const side of [0, 5]) {
          const place = pointOnSpot(spot, 'c3', along, lane + side)
          expect(offeredAt(place, among), `${spot}, ${along} from c3, ${side} aside`).toBe(spot)
        }
      }
    }
  })

  it('is the spot next to a zone, if it is on offer', () => {
    const among = targets({ 'c3-d3': 1 })
    const { x, y } = centreOf('c3')
    expect(offeredAt({ x: x + 25, y }, among)).toBe('c3-d3')
    expect(aimAt({ x, y: y + 36, perPixel: 1 }, among)).toEqual({ square: 'c3', towards: 's', offered: undefined })
    expect(aimAt({ x, y, perPixel: 3 }, among)).toEqual({ square: 'c3', towards: null, offered: undefined })
  })

  it('is found by a finger on a small screen', () => {
    const among = targets({ 'c3-d3': 1 })
    const below = { x: middleOf('c3-d3').x, y: middleOf('c3-d3').y + 20 }
    expect(offeredAt(below, among, 1)).toBeUndefined()
    expect(offeredAt(below, among, 2)).toBe('c3-d3')
  })

  it('is nothing beside the town', () => {
    expect(aimAt({ x: centreOf('b3').x - 60, y: centreOf('b3').y, perPixel: 1 }, targets({}))).toBeUndefined()
  })
})

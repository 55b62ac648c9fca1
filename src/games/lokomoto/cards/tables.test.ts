import { describe, expect, it } from 'vitest'
import { lokomoto } from '../rules/rules.ts'
import { sectionsOf } from '../rules/sections.ts'
import {
  BOW_TIE,
  CORNER,
  HEXAGON,
  HOOK,
  LINE,
  LONG_LINE,
  RHOMBUS,
  smallGame,
  TRIANGLE,
} from '../rules/testing/small-set.ts'
import { strangeGame } from '../rules/testing/strange-set.ts'
import { compareSections, turned } from './cards.ts'
import { compileCards } from './tables.ts'

const tables = compileCards(smallGame.cards)
const nameOf = (section: number) => tables.sections[section]
const placesOf = (id: number) => tables.placements[tables.shapeNumbers.get(id) as number]

describe.each([
  ['standard', lokomoto.cards],
  ['small', smallGame.cards],
  ['strange', strangeGame.cards],
])('the tables of the %s set', (_, set) => {
  const cards = compileCards(set)

  it('are made once', () => {
    expect(compileCards(set)).toBe(cards)
  })

  it('have sections in the order of the notation, by number and by name', () => {
    expect(cards.sections).toEqual(set.map.sections.toSorted(compareSections))
    for (const [number, section] of cards.sections.entries()) expect(cards.sectionNumbers.get(section)).toBe(number)
    expect(cards.stations).toBe(Object.keys(set.map.nodes).length)
  })

  it('know which sections meet', () => {
    for (const [number, section] of cards.sections.entries()) {
      const meeting = cards.sections.filter(
        (other) => other !== section && other.split('-').some((station) => section.split('-').includes(station)),
      )
      expect(Array.from(cards.meeting[number], (other) => cards.sections[other])).toEqual(meeting)
      expect(cards.from[number]).not.toBe(cards.to[number])
    }
  })

  it('have every train and shape, by number and by id', () => {
    expect([...cards.trainIds]).toEqual(set.trains.map(({ id }) => id))
    for (const [number, { id, price, bonus }] of set.trains.entries()) {
      expect([cards.trainNumbers.get(id), cards.prices[number], cards.bonuses[number]]).toEqual([number, price, bonus])
    }
    expect([...cards.shapeIds]).toEqual(set.shapes.map(({ id }) => id))
    for (const [number, { id, points, sections }] of set.shapes.entries()) {
      expect([cards.shapeNumbers.get(id), cards.points[number], cards.sizes[number]]).toEqual([
        number,
        points,
        sections.length,
      ])
    }
  })

  it('LK-S1, LK-X1: have a deck of each worth, with and without those that have an asterisk', () => {
    for (const [deck, points] of [1, 2, 3].entries()) {
      const shapes = set.shapes.filter((shape) => shape.points === points)
      expect(Array.from(cards.decks[deck], (number) => set.shapes[number])).toEqual(shapes)
      expect(Array.from(cards.strokeDecks[deck], (number) => set.shapes[number])).toEqual(
        shapes.filter(({ asterisk }) => !asterisk),
      )
    }
  })

  it('LK-B2: have every place of a shape once, as a set and in the order of the card', () => {
    for (const [number, { count, sets, sections, turns }] of cards.placements.entries()) {
      expect([sections.length, turns.length, sets.length]).toEqual([count, count, 4 * count])
      const texts = sections.map((place, i) => {
        const ascending = [...place].sort((one, other) => one - other)
        expect(sectionsOf(sets, 4 * i)).toEqual(ascending)
        return ascending.join()
      })
      expect(new Set(texts).size).toBe(count)
      for (const [i, place] of sections.entries()) {
        const { nodes, lattice } = set.map
        const card = set.shapes[number].sections
        // Each section lies between the two places of the card, turned, and moved all by the same way.
        const ways = card.flatMap((pair, k) => {
          const wanted = pair.map((at) => turned(lattice, at, turns[i]))
          const [one, other] = cards.sections[place[k]].split('-').map((station) => nodes[station])
          const way = (from: readonly number[], to: readonly number[]) => `${to[0] - from[0]},${to[1] - from[1]}`
          const same = [way(wanted[0], one), way(wanted[1], other)]
          const crossed = [way(wanted[0], other), way(wanted[1], one)]
          return same[0] === same[1] ? same[0] : crossed[0] === crossed[1] ? crossed[0] : [`${k} lies elsewhere`]
        })
        expect(new Set(ways).size).toBe(1)
      }
    }
  })
})

describe('where shapes lie', () => {
  it.each([
    // Of 4 by 4 stations: 3 by 3 fields of two triangles each.
    ['a triangle', TRIANGLE, 18],
    // Each of three directions has lines of four, of three and of two stations.
    ['a line of three sections', LINE, 4 + 4 + 1],
    // Around each of the four stations inside.
    ['a hexagon', HEXAGON, 4],
    // Three in each triangle.
    ['a corner', CORNER, 54],
    ['a line that is too long', LONG_LINE, 0],
  ])('LK-B2: %s has all its places on the small map', (_, id, count) => {
    expect(placesOf(id).count).toBe(count)
  })

  it('LK-B2: a rhombus looks the same after half a turn, and has three directions', () => {
    const { turns, count } = placesOf(RHOMBUS)
    expect([...new Set(turns)].sort()).toEqual([0, 1, 2])
    expect(count).toBe(9 + 6 + 6)
  })

  it('LK-B2: a hook has all six, a hexagon one, a triangle two, a bow tie three', () => {
    const directions = [HOOK, HEXAGON, TRIANGLE, BOW_TIE].map((id) => new Set(placesOf(id).turns).size)
    expect(directions).toEqual([6, 1, 2, 3])
  })

  it('LK-B2: on the square lattice there are four directions', () => {
    const cards = compileCards(strangeGame.cards)
    const corner = cards.placements[cards.shapeNumbers.get(3) as number]
    expect(new Set(corner.turns).size).toBe(4)
    expect(corner.count).toBe(16)
  })

  it('are told in the order of the card', () => {
    const { sections, turns } = placesOf(HOOK)
    const at = sections.findIndex((place, i) => turns[i] === 0 && nameOf(place[0]) === 'a1-b1')
    expect(Array.from(sections[at], nameOf)).toEqual(['a1-b1', 'b1-c1', 'c1-c2'])
    const turnedBack = sections.findIndex((place, i) => turns[i] === 3 && nameOf(place[0]) === 'c2-d2')
    expect(Array.from(sections[turnedBack], nameOf)).toEqual(['c2-d2', 'b2-c2', 'b1-b2'])
  })
})

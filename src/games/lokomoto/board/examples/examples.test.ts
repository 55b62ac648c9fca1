import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { canonical, isConnected, oddStations, type Pattern, stationsOf } from '../../cards/cards.ts'
import { rules } from '../../text/rules/en.ts'
import * as lines from './example-lines.ts'
import { draw, pieceOfMap } from './examples.tsx'

function patternOf(sections: string): Pattern {
  const { nodes } = pieceOfMap(sections.split(' '))
  return sections.split(' ').map((section) => {
    const [from, to] = stationsOf(section)
    return [nodes[from], nodes[to]]
  })
}

/** The stations with an odd number of these sections. */
function endsOf(sections: string): string {
  const stations = sections.split(' ').flatMap(stationsOf)
  const isOdd = (station: string) => stations.filter((other) => other === station).length % 2 === 1
  return [...new Set(stations)].filter(isOdd).sort().join(' ')
}

const same = (one: Pattern, other: Pattern) => canonical('triangular', one) === canonical('triangular', other)

const names = rules.flatMap((section) => section.rules.flatMap(({ example }) => example ?? []))

test.each(names)('the example "%s" is drawn', (name) => {
  expect(renderToStaticMarkup(draw(name, {}))).toMatch(/^<svg .*<path /)
})

describe('the captions tell the truth:', () => {
  test('what is reserved lies on the map, and no other player has it', () => {
    const map = lines.MEADOW.split(' ')
    expect(map).toEqual(expect.arrayContaining([...lines.RESERVED.split(' '), lines.DRAWN, lines.RESERVED_BY_OTHER]))
    expect(lines.RESERVED.split(' ')).toContain(lines.DRAWN)
    expect(lines.RESERVED.split(' ')).not.toContain(lines.RESERVED_BY_OTHER)
  })

  test('six of eight sections pay, with a branch', () => {
    const paying = patternOf(lines.PAYING)
    expect(paying).toHaveLength(6)
    expect(isConnected(paying)).toBe(true)
    expect(oddStations(paying)).toBeGreaterThan(2)
    expect(patternOf(`${lines.PAYING} ${lines.STAYING}`)).toHaveLength(8)
  })

  test('one line is the shape turned, and the other its mirror image', () => {
    const mirrored = lines.HOOK.sections.map(([[ax, ay], [bx, by]]): Pattern[number] => [
      [ay, ax],
      [by, bx],
    ])
    expect(same(patternOf(lines.TURNED_HOOK), lines.HOOK.sections)).toBe(true)
    expect(same(patternOf(lines.MIRRORED_HOOK), lines.HOOK.sections)).toBe(false)
    expect(same(patternOf(lines.MIRRORED_HOOK), mirrored)).toBe(true)
  })

  test('the sections of the shape pay more than a face-up train costs, and none costs as many', () => {
    const prices = lines.FACE_UP.map(({ price }) => price)
    expect(same(patternOf(lines.BOWL_ON_MAP), lines.BOWL.sections)).toBe(true)
    expect(prices).toContain(lines.BOWL.sections.length - 1)
    expect(prices).not.toContain(lines.BOWL.sections.length)
  })

  test('what is crossed out lies on the map', () => {
    expect(lines.COUNTRY.split(' ')).toEqual(expect.arrayContaining(lines.BLOCKED.split(' ')))
  })

  test('rings are around the stations with an odd number of sections', () => {
    expect(endsOf(lines.ONE_STROKE)).toBe(lines.ENDS_OF_STROKE)
    expect(endsOf(lines.FORK)).toBe(lines.ENDS_OF_FORK)
  })
})

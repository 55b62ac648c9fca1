import { expect, it } from 'vitest'
import type { Shape } from '../../cards/cards.ts'
import { layoutOf } from './ShapePicture.tsx'

const HOOK: Shape = {
  id: 1,
  points: 2,
  asterisk: false,
  sections: [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [1, 0],
      [2, 0],
    ],
    [
      [2, 0],
      [2, 1],
    ],
  ],
}

it('draws a pattern so that no turn takes it out of its picture', () => {
  for (const lattice of ['triangular', 'square'] as const) {
    for (const station of layoutOf(HOOK, lattice).stations) expect(Math.hypot(...station)).toBeLessThanOrEqual(38.01)
  }
})

it('has a line for every section, in the order of the card', () => {
  const { lines, stations } = layoutOf(HOOK, 'triangular')
  expect(lines).toHaveLength(3)
  expect(stations).toHaveLength(4)
  expect(lines[0][1]).toEqual(lines[1][0])
  expect(lines[1][1]).toEqual(lines[2][0])
})

it('lays a single section across the middle, not blown up', () => {
  const { lines } = layoutOf({ ...HOOK, sections: HOOK.sections.slice(0, 1) }, 'triangular')
  expect(lines).toEqual([
    [
      [-17, 0],
      [17, 0],
    ],
  ])
})

it('has the dots of the lattice around it, wherever the pattern is written down', () => {
  const far: Shape = {
    ...HOOK,
    sections: HOOK.sections.map(([[ax, ay], [bx, by]]) => [
      [ax - 30, ay + 50],
      [bx - 30, by + 50],
    ]),
  }
  for (const lattice of ['triangular', 'square'] as const) {
    const dots = ({ others }: ReturnType<typeof layoutOf>) => others.map(String).sort()
    expect(dots(layoutOf(far, lattice))).toEqual(dots(layoutOf(HOOK, lattice)))
    expect(layoutOf(HOOK, lattice).others.length).toBeGreaterThan(10)
  }
})

it('is worked out once', () => {
  expect(layoutOf(HOOK, 'square')).toBe(layoutOf(HOOK, 'square'))
})

import { describe, expect, test } from 'vitest'
import { MAX_ESTABLISHMENTS, MAX_LANDMARKS } from '../../cards/tables.ts'
import type { MachiPlayer } from '../../rules/position.ts'
import { machiKoro } from '../../rules/rules.ts'
import { fullTown, gameOf } from '../../rules/testing/big-town.ts'
import { BUILDING_WIDTH } from '../pieces/BuildingPicture.tsx'
import { COPY_STEP, ROAD, SKYLINE, townLayout } from './TownPicture.tsx'

const FULL = gameOf(fullTown(MAX_ESTABLISHMENTS, MAX_LANDMARKS)).cards

function townOf(copies: (place: number) => number, set = machiKoro.cards) {
  const cards = Object.fromEntries(set.establishments.map(({ id }, i) => [id, copies(i)]))
  const player: MachiPlayer = { coins: 0, cards, landmarks: set.landmarks.map(({ id }) => id) }
  return { player, set }
}

const TOWNS = {
  smallest: townOf((i) => (i === 0 ? 1 : 0)),
  usual: townOf((i) => (i % 3 === 0 ? 2 : 0)),
  'with one of each': townOf(() => 1),
  largest: townOf(() => 6),
  empty: townOf(() => 0),
  'largest of the largest card set': townOf(() => 3, FULL),
}

const BOXES = [
  { width: 1132, height: 850 },
  { width: 400, height: 208 },
  { width: 300, height: 154 },
]

describe.each(Object.entries(TOWNS))('the %s town', (_, { player, set }) => {
  test.each(BOXES)('stays within a box of $width x $height', ({ width, height }) => {
    const { skyline, streets } = townLayout(player, set, width, height)
    expect(skyline.y - SKYLINE * skyline.scale).toBeGreaterThanOrEqual(-0.01)
    for (const { y, scale, lots } of [skyline, ...streets]) {
      expect(y + ROAD * scale).toBeLessThanOrEqual(height + (lots === skyline.lots ? ROAD * scale : 0.01))
      for (const { x, drawn } of lots) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + (BUILDING_WIDTH + (drawn - 1) * COPY_STEP) * scale).toBeLessThanOrEqual(width)
      }
    }
  })

  test('has every card once, in the order of the numbers', () => {
    const { streets } = townLayout(player, set, 400, 208)
    const shown = streets.flatMap(({ lots }) => lots.map(({ id, count }) => [id, count]))
    expect(shown).toEqual(Object.entries(player.cards).filter(([, count]) => count > 0))
  })
})

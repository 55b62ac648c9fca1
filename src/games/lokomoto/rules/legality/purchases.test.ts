import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import type { Purchase } from '../actions.ts'
import { lokomoto } from '../rules.ts'
import type { LokoState } from '../state.ts'
import { CORNER_SECTIONS, numbersOf, subsetsOf } from '../testing/networks.ts'
import { faceUp, type Situation, Table } from '../testing/positions.ts'
import {
  BOW_TIE,
  CORNER,
  FLAG,
  HEXAGON,
  HOOK,
  LADDER,
  RHOMBUS,
  smallGame,
  TRIANGLE,
  ZIGZAG,
} from '../testing/small-set.ts'
import { MODES } from '../testing/variants.ts'
import { countPurchases, listPurchases, nthPurchase } from './purchases.ts'

const someTrains = fc.subarray([1, 2, 3, 14, 5, 6, 17, 8], { minLength: 1, maxLength: 3 })
const someShapes = fc.record({
  one: fc.constantFrom(TRIANGLE, HOOK),
  two: fc.constantFrom(CORNER, RHOMBUS, ZIGZAG, FLAG),
  three: fc.constantFrom(HEXAGON, BOW_TIE, LADDER),
})

interface Cards {
  readonly trains: readonly number[]
  readonly shapes: { readonly one: number; readonly two: number; readonly three: number }
}

/** Seat 1 has a network, and shapes to take: face up, or the last two of them secret. */
function tableWith(network: readonly string[], { trains, shapes }: Cards, options: Situation['options'] = {}): Table {
  const { one, two, three } = shapes
  const isHidden = options.hiddenAgendas === true
  return Table.at({
    options,
    trains,
    shapes: isHidden ? faceUp(one) : faceUp(one, two, three),
    players: [{ solid: network.join(' '), secret: isHidden ? [two, three] : [] }],
  })
}

const textOf = (purchase: Purchase) => smallGame.format(purchase)

/** Of all purchases that can be written down, those that are not refused. */
function accepted(table: Table, network: readonly string[], { trains, shapes }: Cards): string[] {
  const texts: string[] = []
  for (const sections of subsetsOf(numbersOf(network))) {
    if (sections.length === 0) continue
    for (const train of trains) {
      for (const shape of [undefined, shapes.one, shapes.two, shapes.three]) {
        const purchase = { train, sections, shape }
        if (table.game.refusal(table.state, 1, purchase) === undefined) texts.push(textOf(purchase))
      }
    }
  }
  return texts
}

function purchasesOf(state: LokoState): Purchase[] {
  return listPurchases(state, 0).flatMap((list) => [...list])
}

describe.each(MODES)('purchases in mode %j', (options) => {
  it('LK-B1, LK-B2, LK-B3, LK-B4, LK-X1: are listed, counted and accepted alike, and can each be reached', () => {
    let most = 0
    fc.assert(
      fc.property(
        fc.subarray(CORNER_SECTIONS, { minLength: 4, maxLength: 9 }),
        someTrains,
        someShapes,
        (network, trains, shapes) => {
          const cards = { trains, shapes }
          const table = tableWith(network, cards, options)
          const listed = purchasesOf(table.state).map(textOf)
          most = Math.max(most, listed.length)
          expect(listed.toSorted()).toEqual(accepted(table, network, cards).sort())
          expect(countPurchases(table.state, 0)).toBe(listed.length)
          expect(listed.map((_, rank) => textOf(nthPurchase(table.state, 0, rank)))).toEqual(listed)
        },
      ),
      { seed: 1, numRuns: 25 },
    )
    expect(most).toBeGreaterThan(30)
  })

  it('LK-B1, LK-B2, LK-B3, LK-B4, LK-X1: so they are in a network of eleven', () => {
    const network = CORNER_SECTIONS.slice(2, 13)
    const cards = { trains: [2, 15, 6], shapes: { one: TRIANGLE, two: RHOMBUS, three: LADDER } }
    const table = tableWith(network, cards, options)
    const listed = purchasesOf(table.state).map(textOf)
    expect(listed.toSorted()).toEqual(accepted(table, network, cards).sort())
    expect(countPurchases(table.state, 0)).toBe(listed.length)
    expect(listed.length).toBeGreaterThan(500)
  })

  it('are sampled each equally often', () => {
    const network = ['a1-a2', 'a1-b1', 'a2-b1', 'a2-b2', 'b1-b2', 'b2-c1']
    const cards = { trains: [2, 3], shapes: { one: TRIANGLE, two: CORNER, three: LADDER } }
    const { state } = tableWith(network, cards, options)
    const legal = purchasesOf(state).map(textOf)
    const times = new Map(legal.map((text) => [text, 0]))
    const rng = new Rng('fair')
    let purchases = 0
    while (purchases < 20 * legal.length) {
      const action = smallGame.sample(state, 1, rng)
      if (typeof action === 'number') continue
      purchases++
      times.set(textOf(action), (times.get(textOf(action)) ?? 0) + 1)
    }
    expect([...times.keys()]).toEqual(legal)
    const free = legal.length - 1
    const chi = [...times.values()].reduce((sum, count) => sum + (count - 20) ** 2 / 20, 0)
    expect(chi).toBeLessThan(free + 6 * Math.sqrt(2 * free))
  })
})

describe('purchases', () => {
  const cards = { trains: [3], shapes: { one: TRIANGLE, two: RHOMBUS, three: HEXAGON } }

  it('there are none without a network, without a train, or where none is cheap enough', () => {
    expect(countPurchases(tableWith([], cards).state, 0)).toBe(0)
    expect(countPurchases(tableWith(['a1-a2'], cards).state, 0)).toBe(0)
    expect(countPurchases(tableWith(['a1-a2', 'b1-c1', 'c2-c3'], cards).state, 0)).toBe(0)
    expect(countPurchases(tableWith(CORNER_SECTIONS, { ...cards, trains: [] }).state, 0)).toBe(0)
    expect(countPurchases(tableWith(['a1-a2', 'a1-b1'], cards).state, 0)).toBe(0)
  })

  it('beyond the last there is none', () => {
    const { state } = tableWith(['a1-a2', 'a1-b1', 'a2-b1'], cards)
    expect(countPurchases(state, 0)).toBe(2)
    expect(() => nthPurchase(state, 0, 2)).toThrow(RangeError)
    expect(() => nthPurchase(tableWith([], cards).state, 0, 0)).toThrow(RangeError)
  })

  it('are made of sections in ascending order, those paid with a turned shape too', () => {
    const { state } = tableWith(CORNER_SECTIONS, { ...cards, trains: [2, 3] })
    for (const { sections } of purchasesOf(state)) {
      expect(sections).toEqual([...sections].sort((one, other) => one - other))
    }
  })

  it('trains of one price are told apart, and count each', () => {
    const network = ['a1-a2', 'a1-b1', 'a2-b1']
    const one = countPurchases(tableWith(network, { ...cards, trains: [3] }).state, 0)
    expect(countPurchases(tableWith(network, { ...cards, trains: [3, 13] }).state, 0)).toBe(2 * one)
  })

  it('of a large network are counted without being listed, and sampled', () => {
    const { map, trains } = lokomoto.cards
    const dear = trains.filter(({ price }) => price === 7).map(({ id }) => id)
    const [last, ...others] = map.sections.toReversed()
    const table = Table.at({ trains: dear.slice(0, 1), free: last, players: [{ solid: others.join(' ') }] }, lokomoto)
    const { buy } = table.counts
    expect(buy).toBeGreaterThan(100_000)
    const rng = new Rng('large')
    for (let k = 0; k < 3; k++) {
      const action = lokomoto.sample(table.state, 1, rng)
      expect(lokomoto.refusal(table.state, 1, action)).toBeUndefined()
    }
  })
})

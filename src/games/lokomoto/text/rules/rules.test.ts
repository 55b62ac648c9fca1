import { describe, expect, it } from 'vitest'
import { lokomoto } from '../../rules/rules.ts'
import { rules as en, type LokoRuleSection } from './en.ts'
import { rules as hu } from './hu.ts'
import { rules as ja } from './ja.ts'

const LANGUAGES: Readonly<Record<string, readonly LokoRuleSection[]>> = { en, hu, ja }

function tableOf(sections: readonly LokoRuleSection[], id: string) {
  return sections.find((section) => section.id === id)?.table?.rows ?? []
}

const { trains, shapes } = lokomoto.cards

/** The least and the most of some numbers. */
function spanOf(numbers: readonly number[]): number[] {
  return [Math.min(...numbers), Math.max(...numbers)]
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number)
}

describe.each(Object.entries(LANGUAGES))('the rules in %s', (_, sections) => {
  it('say of the trains what is printed on them', () => {
    const [[, count, looks]] = tableOf(sections, 'cards')
    expect(Number(count)).toBe(trains.length)
    const [lowest, highest, from, to, ...bonuses] = numbersIn(looks)
    expect([lowest, highest]).toEqual(spanOf(trains.map(({ price }) => price)))
    expect(trains.filter(({ price }) => price >= from && price <= to).length).toBeGreaterThan(trains.length / 2)
    expect(new Set(bonuses)).toEqual(new Set(trains.map(({ bonus }) => Math.abs(bonus)).filter((bonus) => bonus > 0)))
  })

  it('say of the shapes what is printed on them', () => {
    const [, ...rows] = tableOf(sections, 'cards')
    for (const [i, [, count, looks]] of rows.entries()) {
      const worth = shapes.filter(({ points }) => points === i + 1)
      expect(Number(count)).toBe(worth.length)
      expect(numbersIn(looks)).toEqual(spanOf(worth.map((shape) => shape.sections.length)))
    }
  })

  it('have the same actions in the notation as English, and all of them are actions', () => {
    const written = (all: readonly LokoRuleSection[]) => tableOf(all, 'notation').map(([action]) => action)
    expect(written(sections)).toEqual(written(en))
    for (const action of written(sections)) {
      const parsed = lokomoto.parse(action)
      expect(parsed === undefined ? 'no action' : lokomoto.format(parsed)).toBe(action)
    }
  })
})

it('the Csörgő of the example costs as much as the card', () => {
  expect(trains.find(({ name }) => name === 'Csörgő')?.price).toBe(6)
})

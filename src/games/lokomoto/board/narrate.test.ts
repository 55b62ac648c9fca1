import { describe, expect, it } from 'vitest'
import { lokomoto } from '../rules/rules.ts'
import type { LokoView } from '../rules/view.ts'
import { texts } from '../text/en/board.ts'
import { narrate } from './narrate.ts'

const { cards } = lokomoto
const before = lokomoto.view(lokomoto.setup({ players: 2 }, 'narrate'), 'spectator')
const [one, other] = cards.map.sections

function told(action: string, next: Partial<LokoView> = {}): string {
  const seats = ['Anna', 'Béla'].map((name) => ({ name, kind: 'person' as const }))
  return narrate({ seat: 2, action, before }, { ...before, ...next }, texts, cards, seats)
}

function named(section: string): string {
  const [from, to] = section.split('-').map((station) => cards.map.names?.[station])
  return `${from} – ${to}`
}

describe('an action in words', () => {
  it('names the towns', () => {
    expect(told(`block ${one}`)).toBe(`Béla blocks ${named(one)}.`)
    expect(told(`draw ${one}`)).toBe(`Béla draws ${named(one)}.`)
    expect(told(`reserve ${one} ${other}`)).toBe(`Béla reserves ${named(one)} and ${named(other)}.`)
  })

  it('names the train, what it cost and the shape', () => {
    const [train] = cards.trains
    const [shape] = cards.shapes
    expect(told(`buy ${train.id} with ${one} ${other}`)).toBe(`Béla buys Draisine for 2 sections.`)
    expect(told(`buy ${train.id} with ${one} ${other} shape ${shape.id}`)).toBe(
      `Béla buys Draisine for 2 sections and takes shape ${shape.id}, worth ${shape.points}.`,
    )
  })

  it('says why the game is over', () => {
    expect(told(`draw ${one}`, { phase: 'over' })).toBe(`Béla draws ${named(one)}. No free sections are left.`)
  })
})

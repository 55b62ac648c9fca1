import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { type Situation, Table } from './testing/positions.ts'

function alone(situation: Situation = {}): Table {
  return Table.at({ ...situation, options: { players: 1 } })
}

/** A turn at a location: A and B, no more. */
function playTurn(table: Table, location: string): void {
  table.play(1, `acquire ${location}`)
  table.play(1, table.legal(1, 'place')[0], 'end')
}

describe('preparation', () => {
  it('RH-Z1: the board is dealt in odd rounds only', () => {
    const table = Table.start({ players: 1 }, 'alone')
    const dealt: number[] = []
    let deck = table.position.townDeck.length
    table.playOn(new Rng('alone'), ({ position }) => {
      if (position.townDeck.length < deck) {
        expect(deck - position.townDeck.length).toBe(4)
        dealt.push(position.round)
        deck = position.townDeck.length
      }
      return false
    })
    expect(dealt).toEqual([1, 3, 5, 7, 9, 11, 13])
    expect(table.position.phase).toBe('over')
  })

  it('RH-Z1: in an even round everything lies as it was left', () => {
    const table = alone({
      round: 3,
      board: { a: 41, b: 42, c: 43, d: 44 },
      plans: [7, 8],
      devs: [30, 31],
      players: [{ hand: [50] }],
    })
    table.play(1, 'acquire b', 'plan 7 red', 'place 50 d5 r0', 'end')
    expect(table.position).toMatchObject({
      round: 4,
      board: { a: 41, b: null, c: 43, d: 44 },
      plans: [8],
      devs: [30, 31],
      townDiscard: [],
      planDiscard: [],
      devDiscard: [],
    })
  })

  it('RH-Z1: in an odd round it is cleared and dealt anew', () => {
    const table = alone({
      round: 4,
      board: { a: 41, b: null, c: 43, d: 44 },
      plans: [8],
      devs: [30],
      townDeck: [1, 2, 3, 4, 5],
      planDeck: [11, 12],
      devPile: [21, 22],
      players: [{ hand: [50] }],
    })
    playTurn(table, 'c')
    expect(table.position).toMatchObject({
      round: 5,
      board: { a: 1, b: 2, c: 3, d: 4 },
      plans: [11, 12],
      devs: [21, 22],
      townDiscard: [41, 44],
      planDiscard: [8],
      devDiscard: [30],
    })
  })

  it('RH-Z2: an even round cannot use the location of the round before, and is refused by RH-A1', () => {
    for (const location of ['a', 'b', 'c', 'd']) {
      const table = alone({ round: 3 })
      playTurn(table, location)
      expect(table.position.round).toBe(4)
      expect(table.whyNot(1, `acquire ${location}`)).toBe('RH-A1 no-card-there')
      const others = ['a', 'b', 'c', 'd'].filter((other) => other !== location)
      expect(table.legal(1, 'acquire')).toEqual(others.map((other) => `acquire ${other}`))
    }
  })

  it('RH-Z2: with others at the table every round has all four', () => {
    const table = Table.at({
      round: 3,
      starter: 2,
      active: [1],
      players: [{ acquired: 'a', placed: true }, { ended: true }],
    })
    table.play(1, 'end')
    expect(table.legal(1, 'acquire')).toHaveLength(4)
  })
})

describe('titles', () => {
  const BOUNDS: readonly (readonly [from: number, title: string])[] = [
    [81, 'Newbie mayor'],
    [101, 'Inexperienced mayor'],
    [121, 'Average mayor'],
    [141, 'Above average mayor'],
    [161, 'Skilled mayor'],
    [181, 'Highly skilled mayor'],
    [201, 'Top mayor'],
    [221, 'Legendary mayor'],
    [241, 'Inhumanly excellent mayor'],
    [261, 'God-level mayor'],
  ]
  const LOWEST = 'Unsuited for governance'

  /** The title for a total, which resources make up after RH-V5 for four lines without a Plan card. */
  function titleFor(total: number, requests: boolean): string | undefined {
    const options = { players: 1, ...(requests && { requests }) }
    const situation = {
      options,
      requests: requests ? (['A', 'B'] as const) : [],
      players: [{ resources: 2 * (total + 40) }],
    }
    const { game, state } = Table.at({ ...situation, phase: 'over', active: [], round: 14 })
    const [score] = game.standing(state).scores
    expect(score.total).toBe(total)
    return score.title
  }

  it.each(BOUNDS)('RH-Z3: from %i on "%s"', (from, title) => {
    const below = BOUNDS.findLast(([other]) => other < from)?.[1] ?? LOWEST
    expect(titleFor(from, false)).toBe(title)
    expect(titleFor(from - 1, false)).toBe(below)
  })

  it.each(BOUNDS)("RH-Z3: with Residents' Requests 20 more than %i for %s", (from, title) => {
    const below = BOUNDS.findLast(([other]) => other < from)?.[1] ?? LOWEST
    expect(titleFor(from + 20, true)).toBe(title)
    expect(titleFor(from + 19, true)).toBe(below)
  })

  it('RH-Z3: at the bottom and at the top there is no end', () => {
    expect(titleFor(-40, false)).toBe(LOWEST)
    expect(titleFor(0, true)).toBe(LOWEST)
    expect(titleFor(999, false)).toBe('God-level mayor')
  })

  it('RH-Z3: among several players there are no titles', () => {
    const { game, state } = Table.at({})
    for (const score of game.standing(state).scores) expect(score).not.toHaveProperty('title')
  })

  it('RH-Z3: who plays alone wins', () => {
    const { game, state } = alone()
    expect(game.standing(state).winners).toEqual([1])
  })
})

import { describe, expect, it } from 'vitest'
import { LINES } from '../../cards/cards.ts'
import { FULL_TOWN, line, noLine, plainGame, Table } from '../testing/positions.ts'

// Plan cards: 1-40 three landmarks, 41-42 TL-BR, 43-44 TR-BL, 45-48 five types, 49-52 two pairs, 53-56 seven tracks,
// 57-60 four of one category.
const SAME_EFFECT = [
  [41, 42],
  [43, 44],
  [45, 48],
  [49, 52],
  [53, 56],
  [57, 60],
]

/** Seat 1 is at location b, where these Plan cards lie. */
function choosing(
  plans: readonly number[],
  red: readonly number[],
  more: Partial<Record<'yellow' | 'blue' | 'black', readonly number[]>> = {},
): Table {
  const { yellow = [], blue = [], black = [] } = more
  const lines = { red: noLine(...red), yellow: noLine(...yellow), blue: noLine(...blue), black: noLine(...black) }
  return Table.at({ plans, players: [{ acquired: 'b', lines }] })
}

describe('Plan cards on lines', () => {
  it('RH-N1: a gained Plan card goes on one line at once, for all to see', () => {
    const table = choosing([1, 2], [3])
    table.play(1, 'plan 1 red')
    expect(table.player(1).lines.red.plans).toEqual([3, 1])
    expect(table.game.view(table.state, 2).players[0].lines.red.plans).toEqual([3, 1])
    expect(table.player(1).planHand).toEqual([])
  })

  it.each(LINES)('RH-N1: on the %s line, whether it has tracks or not', (name) => {
    const table = choosing([1], [])
    table.play(1, `plan 1 ${name}`)
    for (const other of LINES) expect(table.player(1).lines[other].plans).toEqual(other === name ? [1] : [])
  })

  it('RH-N2: a line holds four; to put a fifth, one of the four is discarded first', () => {
    const table = choosing([7], [1, 2, 3, 41])
    expect(table.whyNot(1, 'plan 7 red')).toBe('RH-N2 line-full')
    expect(table.legal(1, 'plan 7 red')).toEqual([1, 2, 3, 41].map((card) => `plan 7 red -${card}`))
    table.play(1, 'plan 7 red -2')
    expect(table.player(1).lines.red.plans).toEqual([1, 3, 41, 7])
    expect(table.position.planDiscard).toEqual([2])
  })

  it('RH-N2: the fourth needs no discard', () => {
    const table = choosing([7], [1, 2, 3])
    expect(table.whyNot(1, 'plan 7 red')).toBeUndefined()
    expect(table.whyNot(1, 'plan 7 red -1')).toBe('RH-N2 line-not-full')
  })

  it('RH-N2: only a card of that line can be discarded', () => {
    const table = choosing([7], [1, 2, 3, 4], { yellow: [11, 12, 13, 14] })
    expect(table.whyNot(1, 'plan 7 red -11')).toBe('RH-N2 plan-not-on-line')
    expect(table.whyNot(1, 'plan 7 red -60')).toBe('RH-N2 plan-not-on-line')
    expect(table.whyNot(1, 'plan 7 red -99')).toBe('RH-N2 plan-not-on-line')
    expect(table.whyNot(1, 'plan 7 red -7')).toBe('RH-N2 plan-not-on-line')
    expect(table.whyNot(1, 'plan 7 blue -1')).toBe('RH-N2 plan-not-on-line')
  })

  it('RH-N2: a discarded card can be drawn again', () => {
    const table = Table.at({
      plans: [7],
      planDeck: [],
      players: [{ acquired: 'b', town: FULL_TOWN, lines: { red: line('d4-e4 e4-f4', { plans: [1, 2, 3, 4] }) } }],
    })
    table.play(1, 'plan 7 red -2', 'lay red f4-g4', 'bonus plans')
    expect(table.player(1).pending).toEqual({ kind: 'plans', cards: [2] })
  })
})

describe('No Duplicates', () => {
  it.each(SAME_EFFECT)('RH-N3: Plans %i and %i have the same effect and do not go on one line', (one, other) => {
    const table = choosing([other], [one])
    expect(table.whyNot(1, `plan ${other} red`)).toBe('RH-N3 duplicate-plan')
    expect(table.legal(1, 'plan')).toEqual(['yellow', 'blue', 'black'].map((name) => `plan ${other} ${name}`))
  })

  it('RH-N3: any two plans of different kinds go together', () => {
    const kinds = [1, 41, 43, 45, 49, 53, 57]
    for (const there of kinds) {
      for (const card of kinds) {
        if (card !== there) expect(choosing([card], [there]).whyNot(1, `plan ${card} red`)).toBeUndefined()
      }
    }
  })

  it('RH-N3: three landmarks carry no such icon', () => {
    expect(choosing([4], [1, 2, 3]).whyNot(1, 'plan 4 red')).toBeUndefined()
    expect(choosing([5], [1, 2, 3, 4]).legal(1, 'plan 5 red')).toHaveLength(4)
  })

  it('RH-N3: the card discarded for it no longer counts', () => {
    const table = choosing([42], [1, 2, 3, 41])
    expect(table.legal(1, 'plan 42 red')).toEqual(['plan 42 red -41'])
    expect(table.whyNot(1, 'plan 42 red -1')).toBe('RH-N3 duplicate-plan')
    table.play(1, 'plan 42 red -41')
    expect(table.player(1).lines.red.plans).toEqual([1, 2, 3, 42])
  })

  it('RH-N3: nor does one that was discarded long ago', () => {
    const table = choosing([5, 42], [1, 2, 3, 41])
    table.play(1, 'plan 5 red -41')
    const lines = { red: noLine(...table.player(1).lines.red.plans) }
    const later = Table.at({ plans: [42], planDiscard: [41], players: [{ acquired: 'b', lines }] })
    expect(later.legal(1, 'plan 42 red')).toHaveLength(4)
  })

  // There are four cards of each of these kinds at most, so four lines can shut out a fifth only with other cards: a set
  // in which Plan 1 asks for five types and Plan 2 for two pairs as well.
  const moreOfAKind = plainGame({
    plans: { 1: { kind: 'types', landmarks: [] }, 2: { kind: 'pairs', landmarks: [] } },
  })
  const shutOut = {
    red: line('d4-e4 e4-f4', { plans: [45, 49] }),
    yellow: noLine(46, 50),
    blue: noLine(47, 51),
    black: noLine(48, 52),
  }

  it('RH-N3: a card that no line can take cannot be chosen', () => {
    const table = Table.at(
      { plans: [1, 9], players: [{ acquired: 'b', town: FULL_TOWN, lines: shutOut }] },
      moreOfAKind,
    )
    expect(table.legal(1, 'plan')).toEqual(LINES.map((name) => `plan 9 ${name}`))
    for (const name of LINES) expect(table.whyNot(1, `plan 1 ${name}`)).toBe('RH-N3 duplicate-plan')
  })

  it('RH-N3: if neither of the face-up cards can be, the action is lost and the turn goes on', () => {
    const seat = { acquired: 'b', placed: true, town: FULL_TOWN, lines: shutOut } as const
    const table = Table.at({ plans: [1, 2], players: [seat] }, moreOfAKind)
    expect(table.legal(1, 'plan')).toEqual([])
    table.play(1, 'end')
    expect(table.active).toEqual([2])
  })

  it('RH-N3: if neither of two drawn cards can be, the bonus is lost', () => {
    const seat = { acquired: 'a', town: FULL_TOWN, lines: shutOut } as const
    const lost = Table.at({ planDeck: [1, 2, 3], players: [seat] }, moreOfAKind)
    lost.play(1, 'lay red f4-g4', 'bonus plans')
    expect(lost.player(1).pending).toBeNull()
    expect(lost.position).toMatchObject({ planDeck: [3], planDiscard: [1, 2] })
    expect(lost.legal(1, 'collect')).toEqual(['collect'])

    const half = Table.at({ planDeck: [1, 3], players: [seat] }, moreOfAKind)
    half.play(1, 'lay red f4-g4', 'bonus plans')
    expect(half.legal(1)).toEqual(LINES.map((name) => `plan 3 ${name}`))
    expect(half.whyNot(1, 'plan 1 red')).toBe('RH-N3 duplicate-plan')
  })

  it('RH-N3: a full line makes room for any card, so that nothing is lost', () => {
    const lines = { ...shutOut, black: noLine(48, 52, 3, 4) }
    const table = Table.at({ planDeck: [1, 2], players: [{ acquired: 'a', town: FULL_TOWN, lines }] }, moreOfAKind)
    table.play(1, 'lay red f4-g4', 'bonus plans')
    expect(table.legal(1)).toEqual(['plan 1 black -48', 'plan 2 black -52'])
  })
})

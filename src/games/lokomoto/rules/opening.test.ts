import { describe, expect, it } from 'vitest'
import { NOTHING_NEW } from '#engine/game.ts'
import { lokomoto } from './rules.ts'
import { Table } from './testing/positions.ts'
import { strangeGame } from './testing/strange-set.ts'
import { MODES } from './testing/variants.ts'

/** Plays this many turns of the opening, and returns whose they were. */
function blacken(table: Table, turns: number): number[] {
  const free = table.sections('free').split(' ')
  return free.slice(0, turns).map((section) => {
    const { turn } = table.position
    expect(table.play(`block ${section}`)).toBe(NOTHING_NEW)
    return turn
  })
}

describe('the opening of two players', () => {
  it.each([1, 2])('LK-2P: twelve sections in turns, six each, and seat %i who began begins again', (first) => {
    const table = Table.start({ players: 2, first }, 'opening')
    const other = 3 - first
    expect(blacken(table, 12)).toEqual(Array.from({ length: 12 }, (_, k) => (k % 2 === 0 ? first : other)))
    expect(table.position).toMatchObject({ phase: 'main', turn: first, active: [first] })
    expect(table.sections('black').split(' ')).toHaveLength(12)
    expect(table.sections('free').split(' ')).toHaveLength(33 - 12)
    expect(table.position.players).toEqual(Array(2).fill({ trains: [], shapes: [], secret: [] }))
  })

  it('LK-2P: after eleven it is not over, after twelve it is', () => {
    const table = Table.start({ players: 2 }, 'opening')
    blacken(table, 11)
    expect(table.position.phase).toBe('block')
    const [next, another] = table.sections('free').split(' ')
    table.play(`block ${next}`)
    expect(table.position.phase).toBe('main')
    expect(table.whyNotNow(`block ${another}`)).toBe('LK-2P no-blocking')
  })

  it('LK-2P: any free section can be blackened, and nothing else can be done', () => {
    const table = Table.start({ players: 2 }, 'opening')
    expect(table.counts).toEqual({ block: 33 })
    expect(table.legal).toEqual(
      table
        .sections('free')
        .split(' ')
        .map((section) => `block ${section}`),
    )
    for (const text of ['draw a1-a2', 'reserve a1-a2 a1-b1', 'reserve a1-a2', 'buy 2 with a1-a2 a1-b1']) {
      expect(table.whyNotNow(text)).toBe('LK-2P block-first')
    }
  })

  it('LK-2P: a black section cannot be blackened again', () => {
    const table = Table.start({ players: 2 }, 'opening')
    table.play('block c2-c3')
    expect(table.whyNotNow('block c2-c3')).toBe('LK-2P block-not-free')
    expect(table.counts).toEqual({ block: 32 })
  })

  it('LK-2P: black sections of the opening can neither be drawn nor reserved', () => {
    const table = Table.start({ players: 2 }, 'opening')
    blacken(table, 12)
    expect(table.whyNotNow('draw a1-a2')).toBe('LK-A3 black-already')
    expect(table.whyNotNow('reserve a1-a2 d3-d4')).toBe('LK-A3 black-already')
  })

  it('LK-S2: only the seat whose turn it is blackens', () => {
    const table = Table.start({ players: 2, first: 2 }, 'opening')
    expect(table.whyNot(1, 'block a1-a2')).toBe('LK-S2 not-your-turn')
  })

  it.each(MODES)('LK-2P: it is the same in every mode: %j', (mode) => {
    const table = Table.start({ players: 2, first: 1, ...mode }, 'opening', lokomoto)
    blacken(table, 12)
    expect(table.position).toMatchObject({ phase: 'main', turn: 1 })
  })

  it('LK-2P: on the smallest map one section is left to play for', () => {
    const table = Table.start({ players: 2, first: 1 }, 'opening', strangeGame)
    blacken(table, 12)
    expect(table.legal).toEqual(['draw e1-e2', 'reserve e1-e2'])
    table.play('reserve e1-e2')
    expect(table.position).toMatchObject({ phase: 'over', active: [], turn: 1 })
  })

  it('LK-2P: a position in the middle of the opening is played on to twelve', () => {
    const table = Table.at({ phase: 'block', turn: 2, black: 'a1-a2 a1-b1 a2-a3 a2-b1 a2-b2' })
    expect(blacken(table, 7)).toEqual([2, 1, 2, 1, 2, 1, 2])
    expect(table.position).toMatchObject({ phase: 'main', turn: 1 })
  })
})

import { describe, expect, it } from 'vitest'
import { NOTHING_NEW } from '#engine/game.ts'
import { Table } from './testing/positions.ts'
import { PLAYER_COUNTS } from './testing/variants.ts'

/** Seat 1 is between its own sections, those of seat 2 and black ones. */
const CROWDED = {
  black: 'd1-d2 d2-d3',
  players: [
    { solid: 'a1-a2 a1-b1', reserved: 'b1-b2' },
    { solid: 'c1-c2', reserved: 'c1-d1' },
  ],
}

describe('turns', () => {
  it.each(PLAYER_COUNTS)('LK-S2: turns of %i players go clockwise, from the last seat on to the first', (players) => {
    const table = Table.at({ turn: 2, players: Array(players).fill({}) })
    const free = table.sections('free').split(' ')
    const turns = free.slice(0, 2 * players).map((section) => {
      const { turn } = table.position
      table.play(`draw ${section}`)
      return turn
    })
    expect(turns).toEqual(Array.from({ length: 2 * players }, (_, k) => ((1 + k) % players) + 1))
  })

  it.each(['reserve a3-a4 a4-b4', 'draw a3-a4', 'buy 2 with a1-a2 a1-b1'])(
    'LK-S2: a turn is one action: %s',
    (text) => {
      const table = Table.at({ ...CROWDED, trains: [2] })
      table.play(text)
      expect(table.position).toMatchObject({ turn: 2, active: [2], phase: 'main' })
      expect(table.whyNot(1, 'draw a2-a3')).toBe('LK-S2 not-your-turn')
      expect(table.legalOf(1)).toEqual([])
      expect(table.game.countActions?.(table.state, 1)).toEqual({})
    },
  )

  it('LK-S1: there is no seat beyond those who play', () => {
    for (const seat of [0, 3, -1, 1.5, Number.NaN]) {
      expect(Table.at({}).refusal(seat, 'draw a1-a2')).toMatchObject({ rule: 'LK-S1', reason: 'no-such-seat' })
    }
  })
})

describe('reserving', () => {
  it('LK-A1: two free sections anywhere become the player’s own, dotted', () => {
    const table = Table.at({})
    expect(table.play('reserve a1-a2 d3-d4')).toBe(NOTHING_NEW)
    expect(table.sections('1 reserved')).toBe('a1-a2 d3-d4')
    expect(table.sections('1 solid')).toBe('')
    expect(table.sections('free').split(' ')).toHaveLength(31)
  })

  it('LK-A1: any two, in any order, once each', () => {
    const table = Table.at({})
    expect(table.legal.filter((text) => text.startsWith('reserve'))).toHaveLength((33 * 32) / 2)
    expect(table.counts.reserve).toBe((33 * 32) / 2)
    expect(table.action('reserve d3-d4 a1-a2')).toBe(table.action('reserve a1-a2 d3-d4'))
  })

  it('LK-A1: never one alone while there is another, and never one twice', () => {
    const table = Table.at({ free: 'a1-a2 d3-d4' })
    expect(table.whyNotNow('reserve a1-a2')).toBe('LK-A1 reserve-two')
    expect(table.whyNotNow('reserve a1-a2 a1-a2')).toBe('LK-A1 reserve-different')
    expect(table.counts).toEqual({ reserve: 1, draw: 2, buy: 0 })
  })

  it('LK-A1: the last free section is reserved alone, and only it', () => {
    const table = Table.at({ free: 'a1-a2', players: [{ reserved: 'a1-b1' }, { solid: 'b1-b2' }] })
    expect(table.legal).toEqual(['draw a1-a2', 'draw a1-b1', 'reserve a1-a2'])
    expect(table.counts).toEqual({ reserve: 1, draw: 2, buy: 0 })
    expect(table.whyNotNow('reserve a1-b1')).toBe('LK-A1 reserve-not-free')
    expect(table.whyNotNow('reserve b1-b2')).toBe('LK-A3 not-yours')
    expect(table.whyNotNow('reserve a1-a2 d3-d4')).toBe('LK-A3 black-already')
    expect(table.whyNotNow('reserve a1-a2 a1-a2')).toBe('LK-A1 reserve-different')
    table.play('reserve a1-a2')
    expect(table.sections('1 reserved')).toBe('a1-a2 a1-b1')
  })

  it.each([
    ['one’s own, drawn', 'reserve a1-a2 a3-a4', 'LK-A1 reserve-not-free'],
    ['one’s own, reserved', 'reserve a3-a4 b1-b2', 'LK-A1 reserve-not-free'],
    ['another’s, drawn', 'reserve a3-a4 c1-c2', 'LK-A3 not-yours'],
    ['another’s, reserved', 'reserve a3-a4 c1-d1', 'LK-A3 not-yours'],
    ['black', 'reserve a3-a4 d1-d2', 'LK-A3 black-already'],
    ['black, both', 'reserve d1-d2 d2-d3', 'LK-A3 black-already'],
  ])('LK-A1, LK-A3: only free sections are reserved, not one that is %s', (_, text, why) => {
    expect(Table.at(CROWDED).whyNotNow(text)).toBe(why)
  })
})

describe('drawing', () => {
  it('LK-A2: a free section becomes solid in the player’s colour', () => {
    const table = Table.at({})
    expect(table.play('draw b2-c2')).toBe(NOTHING_NEW)
    expect(table.sections('1 solid')).toBe('b2-c2')
    expect(table.sections('free').split(' ')).toHaveLength(32)
  })

  it('LK-A2: so does one that one has reserved oneself', () => {
    const table = Table.at(CROWDED)
    table.play('draw b1-b2')
    expect(table.sections('1 solid')).toBe('a1-a2 a1-b1 b1-b2')
    expect(table.sections('1 reserved')).toBe('')
  })

  it('LK-A2: what can be drawn is what is free, and what one has reserved', () => {
    const table = Table.at(CROWDED)
    const draws = table.legal.filter((text) => text.startsWith('draw')).map((text) => text.slice('draw '.length))
    expect(draws).toEqual(`${table.sections('free')} b1-b2`.split(' ').sort())
    expect(table.counts.draw).toBe(draws.length)
  })

  it.each([
    ['one’s own, drawn', 'draw a1-a2', 'LK-A2 drawn-already'],
    ['another’s, drawn', 'draw c1-c2', 'LK-A3 not-yours'],
    ['another’s, reserved', 'draw c1-d1', 'LK-A3 not-yours'],
    ['black', 'draw d1-d2', 'LK-A3 black-already'],
  ])('LK-A2, LK-A3: not one that is %s', (_, text, why) => {
    expect(Table.at(CROWDED).whyNotNow(text)).toBe(why)
  })

  it('LK-A3: a refusal says which section it is about', () => {
    const players = [{}, {}, { reserved: 'c1-d1' }]
    expect(Table.at({ players }).refusalNow('draw c1-d1')?.values).toMatchObject({ section: 'c1 – d1' })
  })

  it('LK-2P: in the main game no player blackens a section', () => {
    expect(Table.at({}).whyNotNow('block a1-a2')).toBe('LK-2P no-blocking')
    expect(Table.at({ players: [{}, {}, {}] }).whyNotNow('block a1-a2')).toBe('LK-2P no-blocking')
  })
})

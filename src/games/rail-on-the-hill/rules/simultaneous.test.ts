import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { componentsOf } from './testing/components.ts'
import { ALL_COMPONENTS, line, type Situation, Table, town } from './testing/positions.ts'

/** Three players at the beginning of a round that seat 2 starts. */
function beginning(situation: Situation = {}): Table {
  return Table.at({ starter: 2, ...situation, options: { players: 3, simultaneous: true } })
}

/** The same, when all have acquired: seat 2 at a, seat 3 at b, seat 1 at c. */
function afterAcquisitions(situation: Situation = {}): Table {
  const table = beginning(situation)
  table.play(2, 'acquire a')
  table.play(3, 'acquire b')
  table.play(1, 'acquire c')
  return table
}

/** Places a card from hand where there is room for it. */
function build(table: Table, seat: number): void {
  table.play(seat, `place ${table.player(seat).hand[0]} d5 r0`)
}

describe('simultaneous turns', () => {
  it('RH-X2: the A actions are taken in turn order', () => {
    const table = beginning()
    for (const seat of [2, 3, 1]) {
      expect(table.active).toEqual([seat])
      table.play(seat, table.legal(seat, 'acquire')[0])
    }
    expect(table.active).toEqual([1, 2, 3])
  })

  it('RH-X2: before that only the seat whose A is due may act, free actions included', () => {
    const rich = { resources: 3, lines: { red: line('d4-e4') } }
    const table = beginning({ players: [rich, rich, rich], devPile: [30, 31] })
    for (const text of ['acquire a', 'buy', 'scrap red d4-e4']) {
      expect(table.whyNot(1, text)).toBe('RH-X2 wait-for-acquisitions')
      expect(table.whyNot(3, text)).toBe('RH-X2 wait-for-acquisitions')
    }
    table.play(2, 'scrap red d4-e4', 'buy', 'keep 30', 'acquire d')
    // A player who has acquired waits until all have.
    for (const text of ['lay red d4-e4', 'buy', 'end']) {
      expect(table.whyNot(2, text)).toBe('RH-X2 wait-for-acquisitions')
    }
  })

  it('RH-X2: then everyone plays the rest of the turn at the same time', () => {
    const table = afterAcquisitions()
    table.play(1, 'lay red d4-e4')
    build(table, 3)
    table.play(2, 'collect')
    build(table, 1)
    table.play(2, 'lay blue d4-e4')
    table.play(1, 'lay black d4-d5')
    expect(table.player(1)).toMatchObject({ placed: true, laid: true, located: true })
    expect(table.player(2)).toMatchObject({ placed: false, laid: true, located: true, resources: 2 })
    expect(table.player(3)).toMatchObject({ placed: true, laid: false, located: false })
  })

  it('RH-X2: the other rules of a turn stay', () => {
    const table = afterAcquisitions()
    expect(table.whyNot(1, 'end')).toBe('RH-R5 not-done-yet')
    expect(table.whyNot(1, 'acquire d')).toBe('RH-A1 acquired-already')
    expect(table.whyNot(1, 'collect')).toBe('RH-L1 not-at-location')
  })

  it('RH-X2: a bonus holds up its own player and no other player', () => {
    const placed = town('d4', '1 2 3 4')
    const table = afterAcquisitions({ players: [{ town: placed, lines: { red: line('d4-e4 e4-f4') } }] })
    table.play(1, 'lay red f4-g4')
    expect(table.whyNot(1, 'lay red e4-e5')).toBe('RH-B1 bonus-first')
    table.play(2, 'collect')
    table.play(1, 'bonus resources')
  })

  it('RH-X2: a round ends when all have ended', () => {
    const table = afterAcquisitions()
    for (const [seat, left] of [
      [3, [1, 2]],
      [2, [1]],
    ] as const) {
      build(table, seat)
      table.play(seat, 'end')
      expect(table.active).toEqual(left)
      expect(table.whyNot(seat, 'buy')).toBe('RH-R5 turn-ended')
      expect(table.position.round).toBe(3)
    }
    build(table, 1)
    table.play(1, 'end')
    expect(table.position).toMatchObject({ round: 4, starter: 3, active: [3] })
  })

  it('RH-X2: draws go in the order in which they are asked for', () => {
    const rich = { resources: 3 }
    const table = afterAcquisitions({ players: [rich, rich, rich], devPile: [30, 31, 32, 33, 34, 35] })
    table.play(3, 'buy')
    table.play(1, 'buy')
    table.play(2, 'buy')
    expect(table.player(3).pending).toEqual({ kind: 'keep', tokens: [30, 31] })
    expect(table.player(1).pending).toEqual({ kind: 'keep', tokens: [32, 33] })
    expect(table.player(2).pending).toEqual({ kind: 'keep', tokens: [34, 35] })
  })

  it('RH-X2: what one discards another may draw', () => {
    const rich = { resources: 3 }
    const table = afterAcquisitions({ players: [rich, rich, rich], devPile: [30, 31] })
    table.play(3, 'buy', 'keep 30')
    expect(table.position.devDiscard).toEqual([31])
    table.play(1, 'buy')
    expect(table.player(1).pending).toEqual({ kind: 'keep', tokens: [31] })
    expect(table.whyNot(2, 'buy')).toBe('RH-R3 no-tokens-left')
  })

  it('RH-X2: the moments of a round can be set up from their positions', () => {
    const rng = new Rng('moments')
    const again = (table: Table) => new Table(table.game, table.game.fromPosition(table.position, rng))
    let table = again(beginning())
    table.play(2, 'acquire a')
    table = again(table)
    table.play(3, 'acquire b')
    table = again(table)
    table.play(1, 'acquire c')
    for (const seat of [3, 2, 1]) {
      table = again(table)
      build(table, seat)
      table.play(seat, 'end')
    }
    expect(table.position).toMatchObject({ round: 4, starter: 3, active: [3] })
    table.play(3, table.legal(3, 'acquire')[0])
    expect(table.active).toEqual([1])
  })

  it('RH-X2: it combines with every other variant, for any number of players, to the end', () => {
    for (const players of [1, 2, 3, 4]) {
      const options = { players, simultaneous: true, noRotation: true, requests: true }
      const table = Table.start(options, 'whole').playOn(new Rng('whole'))
      expect(table.position).toMatchObject({ phase: 'over', round: 14 })
      expect(componentsOf(table.position).sort()).toEqual(ALL_COMPONENTS)
      for (const player of table.position.players) {
        expect(Object.values(player.town).map(({ turn }) => turn)).toEqual(Array(16).fill(0))
      }
    }
  })

  it('RH-X2: alone the acquisition is the only one to wait for', () => {
    const table = Table.at({ options: { players: 1, simultaneous: true }, players: [{}] })
    table.play(1, 'acquire b')
    expect(table.active).toEqual([1])
    build(table, 1)
    table.play(1, 'end')
    expect(table.position).toMatchObject({ round: 4, active: [1] })
  })
})

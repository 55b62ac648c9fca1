import { describe, expect, it } from 'vitest'
import { line, type PlayerSituation, type Situation, Table, town } from './testing/positions.ts'

const TOWN = town('d4', '1 2 3 4')

function at(location: 'a' | 'b' | 'c' | 'd', seat: PlayerSituation = {}, table: Situation = {}): Table {
  return Table.at({ ...table, players: [{ acquired: location, town: TOWN, ...seat }] })
}

describe('location a', () => {
  it('RH-L1: take 2 resources', () => {
    const table = at('a', { resources: 5 })
    table.play(1, 'collect')
    expect(table.player(1)).toMatchObject({ resources: 7, located: true })
  })

  it('RH-L1: there only, and once', () => {
    for (const location of ['b', 'c', 'd'] as const) {
      expect(at(location).whyNot(1, 'collect')).toBe('RH-L1 not-at-location')
    }
    expect(at('a', { located: true }).whyNot(1, 'collect')).toBe('RH-R4 location-used')
  })
})

describe('location b', () => {
  it('RH-L2: take one of the face-up Plan cards and put it on a line', () => {
    const table = at('b', {}, { plans: [7, 42], planDiscard: [] })
    expect(table.legal(1, 'plan')).toEqual(
      [7, 42].flatMap((card) => ['red', 'yellow', 'blue', 'black'].map((name) => `plan ${card} ${name}`)),
    )
    table.play(1, 'plan 42 blue')
    expect(table.player(1)).toMatchObject({ located: true, lines: { blue: { plans: [42] } } })
    expect(table.position).toMatchObject({ plans: [7], planDiscard: [] })
  })

  it('RH-L2: no other Plan card', () => {
    const table = at('b', {}, { plans: [7, 42] })
    expect(table.whyNot(1, 'plan 8 red')).toBe('RH-L2 plan-not-face-up')
    expect(at('b', {}, { plans: [] }).legal(1, 'plan')).toEqual([])
  })

  it('RH-L2: there only, and once', () => {
    for (const location of ['a', 'c', 'd'] as const) {
      expect(at(location, {}, { plans: [7] }).whyNot(1, 'plan 7 red')).toBe('RH-L2 not-at-location')
    }
    const table = at('b', {}, { plans: [7, 42] })
    table.play(1, 'plan 7 red')
    expect(table.whyNot(1, 'plan 42 red')).toBe('RH-R4 location-used')
  })
})

describe('location c', () => {
  it('RH-L3: lay one more track; the first uses C, the second location c', () => {
    const table = at('c')
    table.play(1, 'lay red d4-e4')
    expect(table.player(1)).toMatchObject({ laid: true, located: false })
    table.play(1, 'lay blue f4-g4')
    expect(table.player(1)).toMatchObject({ laid: true, located: true })
    expect(table.whyNot(1, 'lay red e4-f4')).toBe('RH-R4 laid-already')
  })

  it('RH-L3: both are laid by the rules of tracks', () => {
    const table = at('c', { lines: { red: line('d4-e4') } })
    table.play(1, 'lay red e4-f4')
    expect(table.whyNot(1, 'lay blue d4-e4')).toBe('RH-T3 spot-taken')
  })

  it('RH-L3: there only', () => {
    for (const location of ['a', 'b', 'd'] as const) {
      const table = at(location)
      table.play(1, 'lay red d4-e4')
      expect(table.legal(1, 'lay')).toEqual([])
    }
  })
})

describe('location d', () => {
  it('RH-L4: take one of the face-up Development tokens', () => {
    const table = at('d', {}, { devs: [30, 5] })
    expect(table.legal(1, 'develop')).toEqual([
      'develop 5 d4',
      'develop 5 e4',
      'develop 5 f4',
      'develop 5 g4',
      'develop 30',
    ])
    table.play(1, 'develop 30')
    expect(table.player(1)).toMatchObject({ located: true, kept: [30] })
    expect(table.position.devs).toEqual([5])
  })

  it('RH-L4: an upgrade goes on a card', () => {
    const table = at('d', {}, { devs: [30, 5] })
    table.play(1, 'develop 5 f4')
    expect(table.player(1).town.f4).toEqual({ card: 3, turn: 0, token: 5 })
    expect(table.player(1)).toMatchObject({ kept: [], located: true })
    expect(table.position.devs).toEqual([30])
  })

  it('RH-L4: no other token', () => {
    const table = at('d', {}, { devs: [30, 5] })
    for (const text of ['develop 31', 'develop 6 d4', 'develop 37', 'develop 99']) {
      expect(table.whyNot(1, text)).toBe('RH-L4 token-not-face-up')
    }
  })

  it('RH-L4: there only, and once', () => {
    for (const location of ['a', 'b', 'c'] as const) {
      expect(at(location, {}, { devs: [30] }).whyNot(1, 'develop 30')).toBe('RH-L4 not-at-location')
    }
    const table = at('d', {}, { devs: [30, 31] })
    table.play(1, 'develop 31')
    expect(table.whyNot(1, 'develop 30')).toBe('RH-R4 location-used')
  })
})

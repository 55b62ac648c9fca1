import { describe, expect, it } from 'vitest'
import { playMutatedPositions } from '#engine/conformance/mutate.ts'
import { positionCheck } from './check-position.ts'
import type { MachiPosition } from './position.ts'
import { machiKoro } from './rules.ts'
import { Table } from './testing/positions.ts'

const START = Table.start({ players: 3, first: 1 }, 'check').position
const ALL = machiKoro.cards.landmarks.map(({ id }) => id)

function broken(position: unknown): string[] {
  return positionCheck.check(position, machiKoro).map(({ rule, reason }) => (rule === '' ? reason : rule))
}

/** The start with another first player, and with what else is given. */
function withFirst(
  player: Partial<MachiPosition['players'][number]>,
  rest: Partial<MachiPosition> = {},
): MachiPosition {
  return { ...START, players: START.players.with(0, { ...START.players[0], ...player }), ...rest }
}

describe('positions that are checked', () => {
  it('every position of whole games is possible', () => {
    for (const players of [2, 3, 4]) {
      Table.start({ players }, 'whole').playOn('whole', ({ position }) => expect(broken(position)).toEqual([]))
    }
  })

  it('MK-S1: a card too many, or one that is missing, is counted', () => {
    const [problem, ...others] = positionCheck.check(withFirst({ cards: { 'wheat-field': 1, bakery: 2 } }), machiKoro)
    expect(others).toEqual([])
    expect(problem).toEqual({ rule: 'MK-S1', reason: 'count', values: { card: 'bakery', there: 10, all: 9 } })
    expect(positionCheck.explain(problem)).toBe('bakery: 10 in all; there are 9')
    expect(broken(withFirst({ cards: { bakery: 1 } }))).toEqual(['MK-S1'])
  })

  it('MK-B3: a town has one of each purple card', () => {
    const { supply } = START
    const cards = { 'wheat-field': 1, bakery: 1, stadium: 2 }
    expect(broken(withFirst({ cards }, { supply: { ...supply, stadium: 2 } }))).toEqual(['MK-B3'])
  })

  it('MK-B4: a landmark is built once', () => {
    expect(broken(withFirst({ landmarks: ['radio-tower', 'radio-tower'] }))).toEqual(['MK-B4'])
  })

  it('MK-W1: all landmarks end the game on that player’s turn, and nothing else does', () => {
    expect(broken(withFirst({ landmarks: ALL }))).toEqual(['MK-W1'])
    expect(broken({ ...START, phase: 'over', active: [], dice: [1] })).toEqual(['MK-W1'])
    expect(broken(withFirst({ landmarks: ALL }, { phase: 'over', active: [], dice: [1] }))).toEqual([])
  })

  it('MK-S2: the player whose turn it is may act', () => {
    expect(broken({ ...START, active: [2] })).toEqual(['MK-S2'])
  })

  it('MK-R1: dice lie on the table from the roll on', () => {
    expect(broken({ ...START, dice: [1] })).toEqual(['MK-R1'])
    expect(broken({ ...START, phase: 'build' })).toEqual(['MK-R1'])
  })

  it('MK-R2, MK-R3: two dice and a second roll need their landmarks', () => {
    expect(broken({ ...START, phase: 'build', dice: [1, 2] })).toEqual(['MK-R2'])
    expect(broken({ ...START, phase: 'reroll', dice: [1] })).toEqual(['MK-R3'])
  })

  it('MK-I5: a purple card asks for a choice at its own roll only', () => {
    const supply = { ...START.supply, 'tv-station': 3 }
    const cards = { 'wheat-field': 1, bakery: 1, 'tv-station': 1 }
    expect(broken(withFirst({ cards }, { supply, phase: 'tv', dice: [6] }))).toEqual([])
    expect(broken(withFirst({ cards }, { supply, phase: 'tv', dice: [5] }))).toEqual(['MK-I5'])
    expect(broken({ ...START, phase: 'swap', dice: [6] })).toEqual(['MK-I5'])
  })

  it('a mutated position is refused, or it can be played on and scored', () => {
    const positions: MachiPosition[] = []
    Table.start({ players: 3 }, 'mutate').playOn('mutate', ({ position }) => positions.push(position))
    const possible = playMutatedPositions(machiKoro, positionCheck, positions, { seed: 'machi', count: 3000 })
    expect(possible).toBeGreaterThan(100)
    expect(possible).toBeLessThan(2500)
  })
})

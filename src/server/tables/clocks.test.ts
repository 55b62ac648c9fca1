import { describe, expect, it } from 'vitest'
import { Clocks } from './clocks.ts'

const MINUTE = 60_000

const bank = (players = 2) => new Clocks({ kind: 'bank', seconds: 600 }, players, 0)

const turn = (players = 2) => new Clocks({ kind: 'turn', seconds: 60 }, players, 0)

describe('a bank', () => {
  it('decreases only while its seat may act', () => {
    const clocks = bank()
    clocks.move([1], [2], MINUTE)
    clocks.move([2], [1], 3 * MINUTE)
    expect(clocks.left).toEqual([9 * MINUTE, 8 * MINUTE])
    expect(clocks.leftAt([1], 4 * MINUTE)).toEqual([8 * MINUTE, 8 * MINUTE])
  })

  it('decreases for all seats in simultaneous turns', () => {
    const clocks = bank()
    clocks.move([1, 2], [2], MINUTE)
    clocks.move([2], [1, 2], 2 * MINUTE)
    expect(clocks.left).toEqual([9 * MINUTE, 8 * MINUTE])
  })

  it('is never negative, and does not grow if the system clock is set back', () => {
    const clocks = bank()
    clocks.move([1], [1], 11 * MINUTE)
    clocks.move([1], [2], 5 * MINUTE)
    expect(clocks.left).toEqual([0, 10 * MINUTE])
    expect(clocks.leftAt([2], 5 * MINUTE)).toEqual([0, 10 * MINUTE])
  })

  it('is not charged for the time before a rewind', () => {
    const clocks = bank()
    clocks.move([1], [2], MINUTE)
    clocks.skipTo(5 * MINUTE)
    expect(clocks.leftAt([2], 6 * MINUTE)).toEqual([9 * MINUTE, 9 * MINUTE])
  })
})

describe('the time for a turn', () => {
  it('is reset with each turn, and not with each action', () => {
    const clocks = turn()
    clocks.move([1], [1], 20_000)
    expect(clocks.left).toEqual([40_000, MINUTE])
    clocks.move([1], [2], 30_000)
    clocks.move([2], [1], 40_000)
    expect(clocks.left).toEqual([MINUTE, 50_000])
  })

  it('is reset for all in a new simultaneous turn, also for the seat that acted last', () => {
    const clocks = turn()
    clocks.move([1, 2], [2], 20_000)
    clocks.move([2], [1, 2], 50_000)
    expect(clocks.left).toEqual([MINUTE, MINUTE])
  })

  it('is reset with each action of a solo player', () => {
    const clocks = turn(1)
    clocks.move([1], [1], 50_000)
    expect(clocks.left).toEqual([MINUTE])
  })
})

describe('the deadline', () => {
  it('is when no time is left', () => {
    const clocks = turn()
    clocks.move([1], [1], 20_000)
    expect(clocks.deadline(1, 0)).toBe(MINUTE)
    expect(clocks.deadline(2, 0)).toBe(20_000 + MINUTE)
  })

  it('is later for a player who has just returned: a tenth of the clock, at least 30 seconds', () => {
    const clocks = bank()
    clocks.move([1], [1], 10 * MINUTE)
    expect(clocks.deadline(1, 12 * MINUTE)).toBe(13 * MINUTE)
    expect(turn().deadline(1, 2 * MINUTE)).toBe(2 * MINUTE + 30_000)
    const short = new Clocks({ kind: 'turn', seconds: 10 }, 2, 0)
    expect(short.deadline(1, MINUTE)).toBe(MINUTE + 10_000)
  })
})

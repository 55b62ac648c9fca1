import { describe, expect, it } from 'vitest'
import { Clocks } from './clocks.ts'

const MINUTE = 60_000

const bank = (players = 2) => new Clocks({ kind: 'bank', seconds: 600 }, players, 0)

const turn = (players = 2) => new Clocks({ kind: 'turn', seconds: 60 }, players, 0)

describe('a bank', () => {
  it('gets less while its seat may act, and only then', () => {
    const clocks = bank()
    clocks.move([1], [2], MINUTE)
    clocks.move([2], [1], 3 * MINUTE)
    expect(clocks.left).toEqual([9 * MINUTE, 8 * MINUTE])
    expect(clocks.leftAt([1], 4 * MINUTE)).toEqual([8 * MINUTE, 8 * MINUTE])
  })

  it('of everybody gets less where turns are simultaneous', () => {
    const clocks = bank()
    clocks.move([1, 2], [2], MINUTE)
    clocks.move([2], [1, 2], 2 * MINUTE)
    expect(clocks.left).toEqual([9 * MINUTE, 8 * MINUTE])
  })

  it('is never less than nothing, and never more where the clock of the machine was set back', () => {
    const clocks = bank()
    clocks.move([1], [1], 11 * MINUTE)
    clocks.move([1], [2], 5 * MINUTE)
    expect(clocks.left).toEqual([0, 10 * MINUTE])
    expect(clocks.leftAt([2], 5 * MINUTE)).toEqual([0, 10 * MINUTE])
  })

  it('does not pay for the time before everybody went back', () => {
    const clocks = bank()
    clocks.move([1], [2], MINUTE)
    clocks.skipTo(5 * MINUTE)
    expect(clocks.leftAt([2], 6 * MINUTE)).toEqual([9 * MINUTE, 9 * MINUTE])
  })
})

describe('the time for a turn', () => {
  it('is there anew with each turn, and not with each action', () => {
    const clocks = turn()
    clocks.move([1], [1], 20_000)
    expect(clocks.left).toEqual([40_000, MINUTE])
    clocks.move([1], [2], 30_000)
    clocks.move([2], [1], 40_000)
    expect(clocks.left).toEqual([MINUTE, 50_000])
  })

  it('is there anew for all in a new round of simultaneous turns, also for the one who was last in the old', () => {
    const clocks = turn()
    clocks.move([1, 2], [2], 20_000)
    clocks.move([2], [1, 2], 50_000)
    expect(clocks.left).toEqual([MINUTE, MINUTE])
  })

  it('is there anew with each action of somebody who plays alone', () => {
    const clocks = turn(1)
    clocks.move([1], [1], 50_000)
    expect(clocks.left).toEqual([MINUTE])
  })
})

describe('the moment when time runs out', () => {
  it('is when nothing is left', () => {
    const clocks = turn()
    clocks.move([1], [1], 20_000)
    expect(clocks.deadline(1, 0)).toBe(MINUTE)
    expect(clocks.deadline(2, 0)).toBe(20_000 + MINUTE)
  })

  it('is later for somebody who has just come back: a tenth of the clock, and no less than half a minute', () => {
    const clocks = bank()
    clocks.move([1], [1], 10 * MINUTE)
    expect(clocks.deadline(1, 12 * MINUTE)).toBe(13 * MINUTE)
    expect(turn().deadline(1, 2 * MINUTE)).toBe(2 * MINUTE + 30_000)
    const short = new Clocks({ kind: 'turn', seconds: 10 }, 2, 0)
    expect(short.deadline(1, MINUTE)).toBe(MINUTE + 10_000)
  })
})

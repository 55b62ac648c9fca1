import { describe, expect, it } from 'vitest'
import { NOTHING_NEW } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { loadRules } from '#games/index.ts'
import { moveFor, replayMoves } from './history.ts'
import { Clocks, type GameSetup, LiveTable, type LogRow } from './live-table.ts'

async function dealOf(game: string, players: number): Promise<GameSetup> {
  const clock = { kind: 'bank', seconds: 600 } as const
  return { game: await loadRules(game), options: { players, first: 1 }, seed: 'seed', clock, startedAt: 0 }
}

const rail = await dealOf('rail-on-the-hill', 3)

const machi = await dealOf('machi-koro', 2)

/** A table after these actions, and the rows of its log. */
function played(setup: GameSetup, actions: readonly (readonly [seat: number, text: string])[]) {
  const rows = actions.map(([seat, text], i): LogRow => {
    return { seq: i + 1, seat, kind: 'action', text, is_bots: 0, at: 1000 * (i + 1) }
  })
  return { table: LiveTable.after(setup, rows), rows }
}

const TAKES = [
  [3, 'take 2'],
  [2, 'take 3'],
  [1, 'take 1'],
] as const

const IN_TURN = [
  [1, 'roll 1'],
  [1, 'build bakery'],
] as const

describe('a player is up to date', () => {
  it('in turns, only after seeing the last move', () => {
    const { table } = played(machi, IN_TURN)
    expect([0, 1, 2, 3].map((seen) => table.isUpToDate(2, seen))).toEqual([false, false, true, false])
  })

  it('in simultaneous turns, after seeing the beginning of the turn and its own actions', () => {
    const { table } = played(rail, [...TAKES, [3, 'place 25 d4 r0'], [2, 'place 51 d4 r180']])
    expect(table.active).toEqual([1, 2, 3])
    expect([2, 3, 4, 5, 6].map((seen) => table.isUpToDate(1, seen))).toEqual([false, true, true, true, false])
    expect([3, 4, 5].map((seen) => table.isUpToDate(3, seen))).toEqual([false, true, true])
  })

  it('after an undo only its player must have seen it, after a rewind all players', () => {
    const { rows } = played(rail, [...TAKES, [3, 'place 25 d4 r0']])
    const undo: LogRow = { seq: 5, seat: 3, kind: 'undo', text: '1', is_bots: 0, at: 5000 }
    const undone = LiveTable.after(rail, [...rows, undo])
    expect([undone.isUpToDate(3, 4), undone.isUpToDate(3, 5), undone.isUpToDate(1, 4)]).toEqual([false, true, true])
    const rewound = LiveTable.after(rail, [...rows, { ...undo, kind: 'rewind', text: '3' }])
    expect([1, 2, 3].map((seat) => rewound.isUpToDate(seat, 4))).toEqual([false, false, false])
    expect([1, 2, 3].map((seat) => rewound.isUpToDate(seat, 5))).toEqual([true, true, true])
  })
})

it('no clock is charged for the time that a rewind removes', () => {
  const { rows } = played(machi, IN_TURN)
  const rewind: LogRow = { seq: 3, seat: 1, kind: 'rewind', text: '1', is_bots: 0, at: 500_000 }
  const { clocks, active } = LiveTable.after(machi, [...rows, rewind])
  expect(clocks?.leftAt(active, 501_000)).toEqual([598_000, 600_000])
})

describe('a replayed log', () => {
  it('gives the game at every row, and the rows that were undone', () => {
    const { rows } = played(rail, [...TAKES, [3, 'place 25 d4 r0'], [2, 'place 51 d4 r180']])
    const undo: LogRow = { seq: 6, seat: 3, kind: 'undo', text: '1', is_bots: 0, at: 6000 }
    const all = [...rows, undo]
    const seen = Array.from(replayMoves(rail, all, 0), ({ row, removed, table }) => {
      const again = LiveTable.after(rail, all.slice(0, row.seq))
      expect(rail.game.view(table.state, 1)).toEqual(rail.game.view(again.state, 1))
      return removed
    })
    expect(seen).toEqual([undefined, undefined, undefined, undefined, undefined, [4]])
  })

  it('sends a move without a view if the action is enough, and with one if something was revealed', () => {
    const rng = new Rng('any')
    for (const setup of [rail, machi]) {
      const table = new LiveTable(setup)
      for (let seq = 1; !table.isOver; seq++) {
        const seat = table.active[rng.below(table.active.length)]
        const text = setup.game.format(setup.game.sample(table.state, seat, rng))
        const row: LogRow = { seq, seat, kind: 'action', text, is_bots: 1, at: seq }
        const outcome = table.playRow(row)
        const move = moveFor({ row, outcome, removed: undefined, table }, 2)
        expect(move).toMatchObject({ seq, seat, action: text, isBots: true, outcome, at: seq })
        expect('view' in move).toBe(outcome !== NOTHING_NEW)
        expect(move.left).toHaveLength(setup.options.players)
      }
    }
  })
})

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

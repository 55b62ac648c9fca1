import { describe, expect, it } from 'vitest'
import type { Game } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import { loadRules } from '#games/index.ts'
import { moveFor, replayMoves } from './history.ts'
import { type GameSetup, LiveTable, type LogRow, matchOf } from './live-table.ts'

const PLAYERS = 3

async function dealOf(id: string): Promise<GameSetup> {
  const clock = { kind: 'turn', seconds: 600 } as const
  return { game: await loadRules(id), options: { players: PLAYERS }, seed: 'seed', clock, startedAt: 0 }
}

function mayUndo(setup: GameSetup, rows: readonly LogRow[], seat: number, count = 1): boolean {
  return matchOf(setup, new StandingActions(rows)).undoable({ seats: [seat] }, count).ok
}

/** The log of a random game with many undos and rewinds. */
function randomLog(setup: GameSetup, length: number): LogRow[] {
  const rng = new Rng('chance')
  const rows: LogRow[] = []
  let table = new LiveTable(setup)
  for (let seq = 1; seq <= length; seq++) {
    const others = { seq, is_bots: 0, at: 1000 * seq }
    const seat = 1 + rng.below(PLAYERS)
    const count = 1 + rng.below(2)
    if (seq % 60 === 0) rows.push({ ...others, seat, kind: 'rewind', text: `${seq - 1 - rng.below(45)}` })
    else if (rng.below(2) === 0 && mayUndo(setup, rows, seat, count)) {
      rows.push({ ...others, seat, kind: 'undo', text: `${count}` })
    } else {
      const acting = table.active[rng.below(table.active.length)]
      const action = setup.game.sample(table.state, acting, rng)
      rows.push({ ...others, seat: acting, kind: 'action', text: setup.game.format(action) })
    }
    table = LiveTable.after(setup, rows)
  }
  return rows
}

describe.each(['rail-on-the-hill', 'machi-koro', 'lokomoto'])('the history of %s', (id) => {
  it('is the same from every starting move, and matches a replay of the log', async () => {
    const setup = await dealOf(id)
    const rows = randomLog(setup, id === 'lokomoto' ? 70 : 200)
    expect(rows.filter(({ kind }) => kind !== 'action').length).toBeGreaterThan(1)
    const whole = Array.from(replayMoves(setup, rows, 0), (event) => {
      const { seq } = event.row
      const table = LiveTable.after(setup, rows.slice(0, seq))
      expect(setup.game.position(event.table.state)).toEqual(setup.game.position(table.state))
      expect(factsOf(event.table)).toEqual(factsOf(table))
      return moveFor(event, 1)
    })
    for (const from of [1, 40, 67]) {
      const rest = Array.from(replayMoves(setup, rows, from), (event) => moveFor(event, 1))
      expect(rest).toEqual(whole.slice(from))
    }
  })
})

it('a late undo does not replay the whole game', async () => {
  const setup = await dealOf('rail-on-the-hill')
  const rng = new Rng('chance')
  const rows: LogRow[] = []
  let table = new LiveTable(setup)
  const take = () => {
    const [seat] = table.active
    const text = setup.game.format(setup.game.sample(table.state, seat, rng))
    rows.push({ seq: table.seq + 1, seat, kind: 'action', text, is_bots: 0, at: 0 })
    table.playRow(rows[rows.length - 1])
    return seat
  }
  while (rows.length < 200) take()
  let undos = 0
  while (undos < 50) {
    const seat = take()
    if (!mayUndo(setup, rows, seat)) continue
    rows.push({ seq: table.seq + 1, seat, kind: 'undo', text: '1', is_bots: 0, at: 0 })
    table = LiveTable.after(setup, rows)
    undos++
  }
  let plays = 0
  const game: Game = Object.assign(Object.create(setup.game), {
    play(...args: Parameters<Game['play']>) {
      plays++
      return setup.game.play(...args)
    },
  })
  for (const _ of replayMoves({ ...setup, game }, rows, 0));
  expect(plays).toBeLessThan(rows.length + undos * 40)
})

function factsOf(table: LiveTable) {
  const seats = Array.from({ length: PLAYERS }, (_, i) => i + 1)
  return {
    seq: table.seq,
    active: table.active,
    left: table.clocks?.left,
    isUpToDate: seats.map((seat) => table.isUpToDate(seat, table.seq - 1)),
  }
}

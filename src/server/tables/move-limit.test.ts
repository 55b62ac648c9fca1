import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { verify } from '#engine/record.ts'
import { loadRules } from '#games/index.ts'
import { MOST_MOVES, movesLeftAfter } from '#wire/moves.ts'
import type { DatabaseStore } from '../database/store.ts'
import { longTable } from '../testing/machi-koro.ts'
import { act, errorOf, freshRequest, listener, playOn, undo } from '../testing/table-helpers.ts'
import { openTemporaryStore, openTestTables } from '../testing/test-tables.ts'

let store: DatabaseStore

beforeEach(async () => {
  store = await openTemporaryStore()
})
afterEach(() => store.close())

const ENDED = `not-now: the game is over: it had ${MOST_MOVES} moves, the most that a game can have`

it('players see how many moves are left when there are few', () => {
  expect([0, 500, MOST_MOVES - 300, MOST_MOVES - 299, MOST_MOVES, MOST_MOVES + 9].map(movesLeftAfter)).toEqual([
    undefined,
    undefined,
    undefined,
    299,
    0,
    0,
  ])
})

describe('a game with the maximum number of moves', () => {
  it('is over with the last move, without a winner, and all followers are notified', async () => {
    const { id, people } = await longTable(store, MOST_MOVES - 2)
    const { tables, tick, clock } = await openTestTables({ store })
    const heard = await listener(tables, undefined, id, { seq: MOST_MOVES - 2, chat: 0 })
    expect((await tables.snapshot(people[0], id)).movesLeft).toBe(2)
    await playOn(tables, id, people, { moves: 1 })
    expect((await tables.snapshot(people[0], id)).table.status).toBe('playing')
    const [who] = (await tables.snapshot(people[0], id)).active
    expect(await act(tables, people[who - 1], id, 'pass')).toBe(MOST_MOVES)

    const { table, active, legal, movesLeft } = await tables.snapshot(people[who - 1], id)
    expect(table).toMatchObject({ status: 'over', winners: [], endedAt: clock.now })
    expect({ active, legal, movesLeft }).toEqual({ active: [], legal: [], movesLeft: 0 })
    expect(heard.news.flatMap((one) => (one.type === 'move' ? [one.move.movesLeft] : []))).toEqual([1, 0])
    expect(heard.facts.at(-1)).toMatchObject({ status: 'over', winners: [] })

    const request = freshRequest()
    const late = { seq: MOST_MOVES, action: 'roll 1', request }
    expect(await errorOf(tables.act(people[0], id, late))).toBe(ENDED)
    expect(await errorOf(undo(tables, people[1], id))).toBe(ENDED)
    clock.now += 1_000_000
    await tick()
    expect((await tables.snapshot(undefined, id)).seq).toBe(MOST_MOVES)
    await tables.stop()
  })

  it('has a record without a result, which can be verified', async () => {
    const { id, people } = await longTable(store, MOST_MOVES - 1)
    const { tables } = await openTestTables({ store })
    await playOn(tables, id, people, { moves: 1 })
    const record = await tables.record(undefined, id)
    expect(record.actions).toHaveLength(MOST_MOVES)
    expect(record.result).toBeUndefined()
    expect(verify(await loadRules('machi-koro'), record)).toMatchObject({ ok: true })
    await tables.stop()
  })

  it('can end with an undo', async () => {
    const { id, people } = await longTable(store, MOST_MOVES - 1)
    const { tables } = await openTestTables({ store })
    const last = (await tables.snapshot(undefined, id)).active[0]
    const before = people[2 - last]
    // The last action was a roll, which cannot be undone; the next action ends the game.
    expect(await errorOf(undo(tables, before, id))).toContain('not-now')
    const { seq } = await tables.snapshot(undefined, id)
    await tables.rewind(people[0], id, seq, seq - 3)
    await tables.answerRewind(people[1], id, seq - 3, true)
    expect((await tables.snapshot(undefined, id)).table).toMatchObject({ status: 'over', winners: [] })
    await tables.stop()
  })

  it('or more, from before the limit existed, can be read, and is over with its next move', async () => {
    const length = MOST_MOVES + 50
    const { id, people } = await longTable(store, length)
    const { tables } = await openTestTables({ store })
    expect((await tables.history(undefined, id, 0)).moves).toHaveLength(length)
    expect((await tables.snapshot(people[0], id)).table.status).toBe('playing')
    await playOn(tables, id, people, { moves: 1 })
    expect((await tables.snapshot(people[0], id)).table).toMatchObject({ status: 'over', winners: [] })
    await tables.stop()
  })
})

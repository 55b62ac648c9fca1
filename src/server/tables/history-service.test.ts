import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NOTHING_NEW } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import { loadRules } from '#games/index.ts'
import type { Viewer } from '#wire/moves.ts'
import { ApiError } from '../api-error.ts'
import type { DatabaseStore } from '../database/store.ts'
import type { Person } from '../people/users.ts'
import { countRows, longTable } from '../testing/machi-koro.ts'
import { begunTable, listener, playOn, strangers, undo, wish } from '../testing/table-helpers.ts'
import { openTemporaryStore, openTestTables } from '../testing/test-tables.ts'
import { clockOf, optionsOf } from './facts.ts'
import { type MoveEvent, moveFor } from './history.ts'
import { type EventNews, HistoryCache } from './history-cache.ts'
import { UNLIMITED_READER } from './history-service.ts'
import { type GameSetup, LiveTable, type LogRow } from './live-table.ts'
import { moveRows } from './table-rows.ts'
import type { TableService } from './table-service.ts'

let store: DatabaseStore

beforeEach(async () => {
  store = await openTemporaryStore()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await store.close()
})

const BEGINNING = { seq: 0, chat: 0 }

/** The news of all moves that a client gets, as texts. */
async function followed(tables: TableService, who: Person | undefined, id: string): Promise<string[]> {
  const texts: string[] = []
  const stop = await tables.follow(who, id, BEGINNING, (text) => texts.push(text))
  stop()
  return texts.filter((text) => text.startsWith('{"type":"move"'))
}

const LENGTH = 2000

describe(`the history of ${LENGTH} moves`, () => {
  it('is replayed once, and then read by all without replaying a move or reading a row of the log', async () => {
    const { id, people } = await longTable(store, LENGTH)
    const counted = countRows(store)
    const { tables } = await openTestTables({ store: counted })
    await tables.snapshot(undefined, id)
    const play = vi.spyOn(await loadRules('machi-koro'), 'play')
    const first = await followed(tables, people[0], id)
    expect(first).toHaveLength(LENGTH)
    expect(play.mock.calls.length).toBe(LENGTH)

    play.mockClear()
    counted.rows.read = 0
    for (const who of [...people, undefined]) expect(await followed(tables, who, id)).toEqual(first)
    expect((await tables.history(people[1], id, 0)).moves).toHaveLength(LENGTH)
    expect(play).not.toHaveBeenCalled()
    expect(counted.rows.read).toBeLessThan(10)
    await tables.stop()
  })

  it('is made once for all who wait for it', async () => {
    const { id } = await longTable(store, LENGTH)
    const { tables } = await openTestTables({ store })
    await tables.snapshot(undefined, id)
    const play = vi.spyOn(await loadRules('machi-koro'), 'play')
    await Promise.all(Array.from({ length: 20 }, () => followed(tables, undefined, id)))
    expect(play.mock.calls.length).toBe(LENGTH)
    await tables.stop()
  })

  it('is read to its end although the node always needs its memory for other tables', async () => {
    const { id } = await longTable(store, LENGTH)
    const { tables } = await openTestTables({ store })
    vi.spyOn(HistoryCache.prototype, 'get').mockReturnValue(undefined)
    expect(await followed(tables, undefined, id)).toHaveLength(LENGTH)
    expect((await tables.history(undefined, id, 0)).moves).toHaveLength(LENGTH)
    await tables.stop()
  })

  it('is read to its end although the table is evicted again and again', async () => {
    const { id } = await longTable(store, LENGTH)
    const other = await longTable(store, 1)
    const { tables } = await openTestTables({ store, hotTables: 1 })
    let isRead = false
    const others = (async () => {
      while (!isRead) {
        await tables.snapshot(undefined, other.id)
        await setImmediate()
      }
    })()
    expect(await followed(tables, undefined, id)).toHaveLength(LENGTH)
    expect((await tables.history(undefined, id, 0)).moves).toHaveLength(LENGTH)
    isRead = true
    await others
    await tables.stop()
  })

  it('is made while the game continues, and moves made meanwhile are sent once and in order', async () => {
    const { id, people } = await longTable(store, LENGTH)
    const { tables } = await openTestTables({ store })
    await tables.snapshot(undefined, id)
    let isFollowing = false
    const following = listener(tables, undefined, id).then((heard) => {
      isFollowing = true
      return heard
    })
    await playOn(tables, id, people, { moves: 2 })
    expect(isFollowing).toBe(false)
    const heard = await following
    await playOn(tables, id, people, { moves: 1 })
    expect(heard.seqs).toEqual(Array.from({ length: LENGTH + 3 }, (_, i) => i + 1))
    await tables.stop()
  })

  it('is replayed and read only near its end by an undo there, however often it is tried', async () => {
    const { id, people } = await longTable(store, LENGTH)
    const counted = countRows(store)
    const { tables } = await openTestTables({ store: counted })
    await undo(tables, people[1], id)
    const play = vi.spyOn(await loadRules('machi-koro'), 'play')
    counted.rows.read = 0
    await playOn(tables, id, people, { moves: 3, chance: 'more' })
    for (let i = 0; i < 10; i++) {
      for (const who of people) {
        await undo(tables, who, id).catch((error) => expect(error).toBeInstanceOf(ApiError))
        await undo(tables, who, id, 100).catch((error) => expect(error).toBeInstanceOf(ApiError))
      }
    }
    expect(play.mock.calls.length).toBeLessThan(40 * 60)
    expect(counted.rows.read).toBeLessThan(40 * 80)
    await tables.stop()
  })

  it('has views near its end that are found from a snapshot', async () => {
    const { id } = await longTable(store, LENGTH)
    const counted = countRows(store)
    const { tables } = await openTestTables({ store: counted })
    await followed(tables, undefined, id)
    const play = vi.spyOn(await loadRules('machi-koro'), 'play')
    counted.rows.read = 0
    const { view, moves } = await tables.history(undefined, id, LENGTH - 3)
    expect(moves).toHaveLength(3)
    expect(play.mock.calls.length).toBeLessThan(20)
    expect(counted.rows.read).toBeLessThan(30)
    expect(view).not.toBeNull()
    await tables.stop()
  })
})

/** The simple way: replays the whole log for every move. */
function plainHistory(setup: GameSetup, id: string, rows: readonly LogRow[], viewer: Viewer): string[] {
  const standing = new StandingActions<LogRow>()
  return rows.map((row, i) => {
    const removed = standing.add(row)
    const table = LiveTable.after(setup, rows.slice(0, i + 1))
    const isAction = row.kind === 'action'
    const outcome = isAction ? LiveTable.after(setup, rows.slice(0, i)).playRow(row) : NOTHING_NEW
    const move = moveFor({ row, outcome, removed: isAction ? undefined : removed, table }, viewer)
    return JSON.stringify({ type: 'move', table: id, move })
  })
}

async function setupOf(id: string): Promise<GameSetup> {
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { seed, started_at } = row
  const game = await loadRules(row.game)
  return { game, options: optionsOf(row), seed: seed ?? '', clock: clockOf(row), startedAt: started_at ?? 0 }
}

/** Plays at random, with undos and rewinds. */
async function playAndGoBack(tables: TableService, id: string, people: readonly Person[], chance: string) {
  const rng = new Rng(chance)
  for (let round = 0; round < 10; round++) {
    await playOn(tables, id, people, { moves: 1 + rng.below(8), chance: `${chance} ${round}` })
    for (const who of people) await undo(tables, who, id, 1 + rng.below(2)).catch(() => undefined)
    const { seq, table } = await tables.snapshot(people[0], id)
    if (round % 6 === 5 && table.status === 'playing') {
      const to = rng.below(seq)
      await tables.rewind(people[0], id, seq, to)
      for (const who of people.slice(1)) await tables.answerRewind(who, id, to, true)
    }
  }
}

describe.each(['rail-on-the-hill', 'machi-koro', 'lokomoto'])('the history of %s, with many undos', (game) => {
  it('is the same for a viewer however it is read, and matches the log', async () => {
    const { tables, clock } = await openTestTables({ store })
    const people = strangers(3)
    const wanted = wish(game, { players: 3 }, { visibility: 'open', clock: { kind: 'bank', seconds: 6000 } })
    const id = await begunTable(tables, people, wanted)
    const viewers: [Viewer, Person | undefined][] = [...people.map((who, i) => [i + 1, who] as [Viewer, Person])]
    viewers.push(['spectator', undefined])
    const live = await Promise.all(viewers.map(([, who]) => listener(tables, who, id)))
    await playAndGoBack(tables, id, people, 'first')
    // From here on the texts are cached, and grow.
    for (const [, who] of viewers) await followed(tables, who, id)
    clock.now += 5000
    await playAndGoBack(tables, id, people, 'second')

    const rows = await moveRows(store.db, id)
    const setup = await setupOf(id)
    const other = await openTestTables({ store })
    for (const [i, [viewer, who]] of viewers.entries()) {
      const plain = plainHistory(setup, id, rows, viewer)
      expect(await followed(tables, who, id)).toEqual(plain)
      expect(await followed(other.tables, who, id)).toEqual(plain)
      expect(live[i].news.flatMap((one) => (one.type === 'move' ? [JSON.stringify(one)] : []))).toEqual(plain)
      for (const from of [0, 1, Math.floor(rows.length / 2), rows.length - 2, rows.length]) {
        const state = LiveTable.after(setup, rows.slice(0, from)).state
        const view = setup.game.view(state, viewer)
        const moves = plain.slice(from).map((text) => JSON.parse(text).move)
        const history = JSON.parse(JSON.stringify({ from, view, viewer, moves }))
        for (const node of [tables, other.tables]) expect(await node.history(who, id, from)).toEqual(history)
      }
    }
    expect(rows.filter(({ kind }) => kind !== 'action').length).toBeGreaterThan(5)
    await tables.stop()
    await other.tables.stop()
  })
})

it('a history is counted with every move, and the least recently read one makes room', () => {
  const cache = new HistoryCache(100)
  const text = 'x'.repeat(40)
  for (const id of ['old', 'grows']) {
    cache.open(id).setTexts('spectator', [text])
    cache.resize(id)
  }
  const event = { row: { seq: 2 }, table: { seq: 2 } } as unknown as MoveEvent
  cache.add('grows', event, { textFor: () => text } as unknown as EventNews)
  expect([cache.get('old'), cache.get('grows')?.texts('spectator')]).toEqual([undefined, [text, text]])
})

it('a person who loses a seat while a history is made does not get what that seat saw', async () => {
  const { tables } = await openTestTables({ store })
  const people = strangers(2)
  const id = await begunTable(tables, people, wish('rail-on-the-hill', { players: 2 }, { visibility: 'open' }))
  await playOn(tables, id, people, { moves: 300 })
  const spectators = await followed(tables, undefined, id)
  const following = followed(tables, people[0], id)
  const sent: string[] = []
  const asSeated = tables.follow(people[0], id, { ...BEGINNING, viewer: 1 }, (text) => sent.push(text))
  const refusal = expect(asSeated).rejects.toMatchObject({ code: 'other-seat' })
  await store.db.updateTable('seats').set({ user_id: 'another' }).where('user_id', '=', people[0].id).execute()
  await tables.refresh([id])
  expect(await following).toEqual(spectators)
  await refusal
  expect(sent.filter((text) => spectators.includes(text) && text.includes('"view"'))).toEqual([])
  expect(await followed(tables, people[1], id)).not.toEqual(spectators)
  await tables.stop()
})

it('a client is sent only as much at once as it can take, however large the views are', async () => {
  const { tables } = await openTestTables({ store })
  const people = strangers(1)
  const id = await begunTable(tables, people, wish('rail-on-the-hill', { players: 1 }, { visibility: 'open' }))
  await playOn(tables, id, people, { moves: 150 })
  // A spectator of a solo game gets a view with every move.
  const slices = [0]
  const send = (text: string) => {
    slices[slices.length - 1] += text.length
  }
  const ready = async () => slices.push(0) > 0
  const stop = await tables.follow(undefined, id, { seq: 0, chat: 0 }, send, { ...UNLIMITED_READER, ready })
  stop()
  expect(slices.length).toBeGreaterThan(2)
  expect(Math.max(...slices)).toBeLessThan(60_000)
  await tables.stop()
})

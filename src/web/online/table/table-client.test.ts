import { afterEach, expect, test, vi } from 'vitest'
import type { Game } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { sha256 } from '#engine/sha256.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import type { History, TableNow, Viewer } from '#wire/moves.ts'
import type { News } from '#wire/news.ts'
import type { ProblemCode } from '#wire/problem.ts'
import type { TableFacts } from '#wire/tables.ts'
import { listCardSets } from '../../games/card-sets.ts'
import { ANNA, answering, Refusal, seat, waitingTable } from '../lobby/testing/fake-server.tsx'
import { OtherVersion } from './open-online-game.ts'
import { ClientUnderTest } from './testing/client-under-test.ts'
import { MatchServer } from './testing/match-server.ts'

const BELA = seat({ kind: 'person', name: 'Béla' })
const GAME: Game = machiKoro

let coming: ClientUnderTest
afterEach(() => {
  coming.client.leave()
  vi.unstubAllGlobals()
})

function left(code: ProblemCode): News {
  return { type: 'left', table: 't1', problem: { code, message: 'not this time' } }
}

/** Comes to a table whose board is there. */
async function comeToBoard() {
  coming = new ClientUnderTest()
  return await vi.waitUntil(() => coming.kind === 'here' && coming.here.opened, 20_000)
}

function tableWith(now: TableNow, facts: Partial<TableFacts>): TableNow {
  return { ...now, table: { ...now.table, ...facts } }
}

/** A table in the middle of its game, and what has happened there. */
function playing(facts: Partial<TableFacts> = {}, more: Parameters<typeof answering>[0] = {}) {
  const server = new MatchServer(GAME, { players: 2, first: 1 }, 'visit')
  const rng = new Rng('visit')
  const act = () => {
    const [actor] = server.active
    const action = GAME.format(GAME.sample(server.state, actor, rng))
    server.act(actor, { seq: server.seq, action, request: `visit ${server.seq}` })
  }
  for (let i = 0; i < 6; i++) act()
  const now = tableWith(waitingTable([ANNA, BELA], { seat: 1 }), { status: 'playing', startedAt: 0, ...facts })
  answering({
    'GET /me': () => ({ id: 'anna', name: 'Anna', kind: 'guest' }),
    'GET /tables/t1': () => ({ ...now, seq: server.seq }),
    'GET /tables/t1/moves?from=0': () => server.history(1, 0),
    ...more,
  })
  return { server, act, now }
}

/** What a node answers that knows only so many moves. */
function upTo(last: number, history: History): History {
  return { ...history, moves: history.moves.filter(({ seq }) => seq <= last) }
}

const INVITED = { 'GET /me': () => null, 'GET /tables/t1/invitation?code=KQ7TRA': () => ({ host: 'Anna', table: {} }) }

test('an invited user without a name sees the invitation, and takes the first open seat by accepting it', async () => {
  const table = waitingTable([ANNA, seat({})])
  const seated = tableWith(waitingTable([ANNA, BELA], { seat: 2 }), { version: 2 })
  answering(INVITED)
  coming = new ClientUnderTest('KQ7TRA')
  await vi.waitUntil(() => coming.kind === 'invited', 20_000)
  const asked = answering({ 'POST /tables/t1/enter': () => table, 'POST /tables/t1/sit': () => seated })
  coming.client.named({ id: 'bela', name: 'Béla', kind: 'guest' })
  await coming.client.join()
  expect(coming.here.now).toEqual(seated)
  expect(asked.map(({ what }) => what)).toEqual(['POST /tables/t1/enter', 'POST /tables/t1/sit'])
})

test('an invited user for whom no seat is left has entered nevertheless, and can look at the table', async () => {
  const table = waitingTable([ANNA, seat({})])
  answering(INVITED)
  coming = new ClientUnderTest('KQ7TRA')
  await vi.waitUntil(() => coming.kind === 'invited', 20_000)
  answering({ 'POST /tables/t1/enter': () => table, 'POST /tables/t1/sit': () => new Refusal('not-now') })
  coming.client.named({ id: 'bela', name: 'Béla', kind: 'guest' })
  await expect(coming.client.join()).rejects.toThrow('not-now')
  expect(coming.client.state.get()).toMatchObject({ kind: 'invited', now: table })
  coming.client.look()
  expect(coming.here.now).toEqual(table)
})

test('a board stays during a temporary problem of its table, and goes on from there', async () => {
  const { server, act } = playing()
  const opened = await comeToBoard()
  const { client, sockets, time } = coming
  const { seq } = server
  const sentAgain = vi.spyOn(opened.game.delivery, 'retryNow')
  sockets.tell({ type: 'following', table: 't1', seq }, left('unavailable'))
  expect(coming.here.opened).toBe(opened)
  expect(client.connection.state.get().kind).toBe('offline')
  expect(sentAgain).not.toHaveBeenCalled()
  act()
  time.pass(500)
  expect(sockets.last.asked.at(-1)).toEqual({ type: 'follow', table: 't1', seq, chat: 0, viewer: 1 })
  const [move] = server.history(1, seq).moves
  sockets.tell({ type: 'move', table: 't1', move }, { type: 'following', table: 't1', seq: move.seq })
  expect(client.connection.state.get().kind).toBe('connected')
  expect(sentAgain, 'what waited for the network').toHaveBeenCalled()
  expect(coming.here.opened).toBe(opened)
  expect(opened.game.seq).toBe(move.seq)
})

test('moves that are missing in the first history, from a node that was behind, are fetched', async () => {
  let fetched = 0
  const { server } = playing(
    {},
    {
      'GET /tables/t1/moves?from=0': () => upTo(4, server.history(1, 0)),
      'GET /tables/t1/moves?from=4': () => upTo(++fetched === 1 ? 4 : 6, server.history(1, 4)),
    },
  )
  const { game } = await comeToBoard()
  await vi.waitUntil(() => {
    coming.time.pass(1000)
    return game.seq === 6
  }, 20_000)
  expect(fetched).toBe(2)
})

test.each([
  ['playing', false, true],
  ['playing', true, false],
  ['over', false, false],
] as const)(
  'a step without a choice is taken for a player: %s, away: %s, taken: %s',
  async (status, isAway, isTaken) => {
    // Without pauses.
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { server, act } = playing({ status, seats: [{ ...ANNA, isAway }, BELA] })
    while (GAME.forced?.(server.state, 1) === undefined) act()
    await comeToBoard()
    await new Promise((goOn) => setTimeout(goOn))
    expect(coming.sockets.last.asked.some(({ type }) => type === 'act')).toBe(isTaken)
  },
)

test('a table that is not for us any more is left', async () => {
  const gone = vi.fn(() => new Refusal('not-found'))
  playing()
  await comeToBoard()
  answering({ 'GET /me': () => null, 'GET /tables/t1': gone })
  coming.sockets.tell(left('not-found'))
  coming.time.pass(0)
  await vi.waitUntil(() => coming.kind === 'failed', 20_000)
  expect(gone).toHaveBeenCalled()
})

test('a player whose session has ended watches as a spectator, instead of seeing a board with invented cards', async () => {
  const { server, now } = playing()
  const opened = await comeToBoard()
  const { client, sockets, time } = coming
  const spectator = { ...now, you: { ...now.you, seat: null }, seq: server.seq }
  answering({
    'GET /me': () => null,
    'GET /tables/t1': () => spectator,
    'GET /tables/t1/moves?from=0': () => server.history('spectator', 0),
  })
  sockets.tell(left('other-seat'))
  time.pass(0)
  const again = await vi.waitUntil(() => coming.here.opened !== opened && coming.here.opened, 20_000)
  expect(client.me.get()).toBeNull()
  expect(coming.here.now.you.seat).toBeNull()
  expect(again.game.take('roll 1')).toBeUndefined()
  expect(again.game.now.get().unconfirmed).toBe(0)
  sockets.last.listener.opened()
  const { seq } = server
  expect(sockets.last.asked.at(-1)).toEqual({ type: 'follow', table: 't1', seq, chat: 0, viewer: 'spectator' })
  expect(sockets.all).toHaveLength(2)
})

test('a player whose session was replaced keeps the board, and goes on with a new connection', async () => {
  const { server, act } = playing({}, { 'GET /tables/t1/moves?from=6': () => server.history(1, 6) })
  const opened = await comeToBoard()
  const { sockets, time } = coming
  act()
  sockets.tell(left('other-seat'))
  expect(sockets.last.asked.at(-1)).toEqual({ type: 'unfollow', table: 't1' })
  time.pass(0)
  await vi.waitUntil(() => sockets.all.length === 2, 20_000)
  sockets.last.listener.opened()
  const { seq } = server
  expect(sockets.last.asked.at(-1)).toEqual({ type: 'follow', table: 't1', seq, chat: 0, viewer: 1 })
  await vi.waitUntil(() => opened.game.seq === seq, 20_000)
  expect(coming.here.opened).toBe(opened)
  // A server that says so all the time is not asked all the time.
  sockets.tell(left('other-seat'))
  time.pass(4999)
  await new Promise(setImmediate)
  expect(sockets.all).toHaveLength(2)
  time.pass(1)
  await vi.waitUntil(() => sockets.all.length === 3, 20_000)
})

test('a board is opened only with the views of its own seat', async () => {
  let viewer: Viewer = 2
  const { server } = playing({}, { 'GET /tables/t1/moves?from=0': () => ({ ...server.history(1, 0), viewer }) })
  coming = new ClientUnderTest()
  await vi.waitUntil(() => coming.sockets.last.asked.some(({ type }) => type === 'unfollow'), 20_000)
  viewer = 1
  coming.time.pass(0)
  const { game } = await vi.waitUntil(() => coming.here.opened, 20_000)
  expect(game.seq).toBe(server.seq)
})

test('a player who sits down follows the table with the views of the new seat', async () => {
  const before = waitingTable([ANNA, seat({})])
  const after = tableWith(waitingTable([ANNA, BELA], { seat: 2 }), { version: 2 })
  answering({ 'GET /me': () => ({ id: 'bela', name: 'Béla', kind: 'guest' }), 'GET /tables/t1': () => before })
  coming = new ClientUnderTest()
  await vi.waitUntil(() => coming.kind === 'invited', 20_000)
  coming.client.changed(after)
  const follows = coming.sockets.last.asked.flatMap((ask) => (ask.type === 'follow' ? [ask.viewer] : []))
  expect(follows).toEqual(['spectator', 2])
})

test.each(['unavailable', 'too-many', 'nothing', 'what was before'] as const)(
  'a room stays while the server answers %s, is in trouble, and shows what has changed afterwards',
  async (how) => {
    const before = waitingTable([ANNA, seat({})], { seat: 1, isHost: true })
    const after = tableWith(waitingTable([ANNA, BELA], { seat: 1, isHost: true }), { version: 2 })
    answering({ 'GET /me': () => null, 'GET /tables/t1': () => before })
    coming = new ClientUnderTest()
    const { isInTrouble } = coming.client.retries
    await vi.waitUntil(() => coming.kind === 'here', 20_000)
    if (how === 'nothing') answering({})
    else answering({ 'GET /tables/t1': () => (how === 'what was before' ? before : new Refusal(how)) })
    coming.sockets.tell({ type: 'facts', table: 't1', facts: after.table })
    await vi.waitUntil(() => isInTrouble.get(), 20_000)
    expect(coming.here.now).toEqual(before)
    answering({ 'GET /tables/t1': () => after })
    coming.time.pass(500)
    await vi.waitUntil(() => coming.here.now.table.version === 2, 20_000)
    expect(isInTrouble.get()).toBe(false)
  },
)

test('a game under rules that this page does not have is not opened with others', async () => {
  playing({ rulesVersion: 99 })
  coming = new ClientUnderTest()
  await vi.waitUntil(() => coming.kind === 'failed', 20_000)
  expect(coming.client.state.get()).toMatchObject({ error: expect.any(OtherVersion) })
})

test('the cards of a table are asked for where this browser does not have them, and kept', async () => {
  localStorage.clear()
  const text = JSON.stringify(machiKoro.cards, null, 1)
  const cards = { id: 'mine', sha256: sha256(text) }
  const set = vi.fn(() => ({ ...cards, text }))
  for (const times of [1, 1]) {
    playing({ cards }, { [`GET /tables/t1/cards/${cards.sha256}`]: set })
    const opened = await comeToBoard()
    expect(opened.game.game.cardSetName).toEqual(cards)
    expect(set).toHaveBeenCalledTimes(times)
    coming.client.leave()
  }
  expect(listCardSets(machiKoro.id)).toEqual([cards])
})

test('a table whose cards are not those that it names is not opened', async () => {
  localStorage.clear()
  const cards = { id: 'mine', sha256: sha256('other cards') }
  const text = JSON.stringify(machiKoro.cards)
  playing({ cards }, { [`GET /tables/t1/cards/${cards.sha256}`]: () => ({ ...cards, text }) })
  coming = new ClientUnderTest()
  await vi.waitUntil(() => coming.kind === 'failed', 20_000)
  expect(listCardSets(machiKoro.id)).toEqual([])
})

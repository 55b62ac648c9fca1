import { beforeEach, expect, test } from 'vitest'
import type { Move } from '#wire/moves.ts'
import type { News } from '#wire/news.ts'
import type { ProblemCode } from '#wire/problem.ts'
import type { TableFacts } from '#wire/tables.ts'
import { ServerProblem, Unreachable } from '../api.ts'
import { Connection, type TableListener } from './connection.ts'
import { backOff } from './retry.ts'
import { FakeSockets, FakeTime } from './testing/fakes.ts'

let time: FakeTime
let sockets: FakeSockets
let connection: Connection
let heard: string[]

const listener: TableListener = {
  move: ({ seq }) => heard.push(`move ${seq}`),
  facts: ({ version }) => heard.push(`facts ${version}`),
  chat: ({ id }) => heard.push(`chat ${id}`),
  left: ({ code }) => heard.push(`left ${code}`),
}

beforeEach(() => {
  time = new FakeTime()
  sockets = new FakeSockets()
  heard = []
  connection = new Connection(sockets.open, time)
})

function move(seq: number): News {
  const content: Move = { seq, seat: 1, action: 'pass', isBots: false, outcome: 0, at: 0 }
  return { type: 'move', table: 't', move: content }
}

function chat(id: number): News {
  return {
    type: 'chat',
    table: 't',
    line: { id, user: 'u', name: 'Anna', isGuest: true, seat: 1, text: 'hello', at: 0 },
  }
}

function facts(version: number): News {
  return { type: 'facts', table: 't', facts: { version } as TableFacts }
}

function tell(...news: News[]): void {
  sockets.tell(...news)
}

const FOLLOWING: News = { type: 'following', table: 't', seq: 0 }

test('reports the moves, chat lines and facts of a table from a given point, each once', () => {
  sockets.last.listener.opened()
  connection.follow('t', { seq: 2, chat: 1 }, listener)
  expect(sockets.last.asked).toEqual([{ type: 'follow', table: 't', seq: 2, chat: 1 }])
  tell(move(3), chat(2), facts(7), FOLLOWING, move(3), chat(2), facts(7), facts(6), move(4))
  expect(heard).toEqual(['move 3', 'chat 2', 'facts 7', 'move 4'])
})

test('follows at once what was asked for before the connection was there', () => {
  connection.follow('t', { seq: 0, chat: 0 }, listener)
  expect(sockets.last.asked).toEqual([])
  sockets.last.listener.opened()
  expect(sockets.last.asked).toEqual([{ type: 'follow', table: 't', seq: 0, chat: 0 }])
})

test('asks again where a move is missing, and takes what comes late in its order', () => {
  sockets.last.listener.opened()
  connection.follow('t', { seq: 0, chat: 0 }, listener)
  tell(FOLLOWING, move(1), move(3))
  expect(sockets.last.asked.at(-1)).toEqual({ type: 'follow', table: 't', seq: 1, chat: 0 })
  // This one was on its way before the question arrived.
  tell(move(4))
  expect(sockets.last.asked).toHaveLength(2)
  tell(move(2), move(3), move(4), FOLLOWING)
  expect(heard).toEqual(['move 1', 'move 2', 'move 3', 'move 4'])
})

test('goes on over a lost connection without loss or repeat', () => {
  sockets.last.listener.opened()
  connection.follow('t', { seq: 0, chat: 0 }, listener)
  tell(FOLLOWING, move(1), chat(1))
  sockets.last.listener.closed()
  expect(connection.state.get()).toEqual({ kind: 'offline', since: 0 })
  time.pass(500)
  expect(sockets.all).toHaveLength(2)
  sockets.last.listener.opened()
  expect(connection.state.get()).toEqual({ kind: 'connected' })
  expect(sockets.last.asked).toEqual([{ type: 'follow', table: 't', seq: 1, chat: 1 }])
  tell(move(2), FOLLOWING)
  expect(heard).toEqual(['move 1', 'chat 1', 'move 2'])
})

test('a table with a temporary problem is requested again with growing pauses, and is offline until then', () => {
  const left = (code: ProblemCode): News => ({ type: 'left', table: 't', problem: { code, message: code } })
  sockets.last.listener.opened()
  connection.follow('t', { seq: 0, chat: 0 }, listener)
  tell(FOLLOWING, move(1), left('unavailable'))
  expect(connection.state.get()).toEqual({ kind: 'offline', since: 0 })
  time.pass(499)
  expect(sockets.last.asked).toHaveLength(1)
  time.pass(1)
  expect(sockets.last.asked.at(-1)).toEqual({ type: 'follow', table: 't', seq: 1, chat: 0 })
  tell(left('too-many'))
  time.pass(749)
  expect(sockets.last.asked).toHaveLength(2)
  time.pass(1)
  expect(sockets.last.asked).toHaveLength(3)
  tell(move(2), FOLLOWING)
  expect(connection.state.get()).toEqual({ kind: 'connected' })
  expect(heard).toEqual(['move 1', 'move 2'])
  time.pass(15_000)
  expect(sockets.last.asked).toHaveLength(3)
  tell(left('not-found'))
  expect(heard.at(-1)).toBe('left not-found')
  expect(connection.state.get()).toEqual({ kind: 'connected' })
})

test('a table is asked for again when the server said that it may be, and not earlier', () => {
  const problem = { code: 'too-many', message: 'later', retryAfter: 20 } as const
  sockets.last.listener.opened()
  connection.follow('t', { seq: 0, chat: 0 }, listener)
  tell({ type: 'left', table: 't', problem })
  time.pass(10_000)
  connection.retryNow()
  sockets.last.listener.heard({ type: 'pong' })
  time.pass(9999)
  const follows = () => sockets.last.asked.filter(({ type }) => type === 'follow')
  expect(follows()).toHaveLength(1)
  time.pass(1)
  expect(follows()).toHaveLength(2)
})

test('events of a table that is no longer followed, or of another table, are ignored', () => {
  sockets.last.listener.opened()
  const stop = connection.follow('t', { seq: 0, chat: 0 }, listener)
  tell({ ...FOLLOWING, table: 'other' }, { type: 'facts', table: 'other', facts: { version: 1 } as TableFacts })
  stop()
  expect(sockets.last.asked.at(-1)).toEqual({ type: 'unfollow', table: 't' })
  tell(move(1))
  expect(heard).toEqual([])
})

test('a socket that does not answer its heartbeat is reopened', () => {
  sockets.last.listener.opened()
  time.pass(20_000)
  expect(sockets.last.asked).toEqual([{ type: 'ping' }])
  sockets.last.listener.heard({ type: 'pong' })
  time.pass(20_000)
  expect(sockets.last.asked).toHaveLength(2)
  time.pass(8000)
  expect(sockets.all[0].isClosed).toBe(true)
  expect(connection.state.get()).toEqual({ kind: 'offline', since: 48_000 })
  time.pass(500)
  expect(sockets.all).toHaveLength(2)
})

test('tries again later and later, and is offline since the first failure', () => {
  const waits: number[] = []
  for (let i = 0; i < 8; i++) {
    const before = time.now()
    const count = sockets.all.length
    sockets.last.listener.closed()
    while (sockets.all.length === count) time.pass(125)
    waits.push(time.now() - before)
  }
  expect(waits).toEqual([500, 750, 1500, 3000, 6000, 11_250, 11_250, 11_250])
  expect(connection.state.get()).toEqual({ kind: 'offline', since: 0 })
})

test('a socket that neither opens nor fails is given up', () => {
  time.pass(8000)
  expect(connection.state.get().kind).toBe('offline')
  time.pass(500)
  expect(sockets.all).toHaveLength(2)
})

test('retries at once when the network is back, and sends a heartbeat when the page becomes visible', () => {
  sockets.last.listener.closed()
  connection.retryNow()
  expect(sockets.all).toHaveLength(2)
  sockets.last.listener.opened()
  connection.retryNow()
  expect(sockets.last.asked).toEqual([{ type: 'ping' }])
})

test('the server learns when the page is hidden and shown, and on a new connection that it is hidden', () => {
  const told = () => sockets.last.asked.filter(({ type }) => type === 'visibility')
  sockets.last.listener.opened()
  connection.setVisible(true)
  expect(told()).toEqual([])
  connection.setVisible(false)
  expect(told()).toEqual([{ type: 'visibility', isVisible: false }])
  connection.renew()
  sockets.last.listener.opened()
  expect(told()).toEqual([{ type: 'visibility', isVisible: false }])
  connection.setVisible(true)
  expect(told().at(-1)).toEqual({ type: 'visibility', isVisible: true })
})

test('a user who has chosen a name reconnects, and goes on from the same point', () => {
  sockets.last.listener.opened()
  connection.follow('t', { seq: 0, chat: 0 }, listener)
  tell(FOLLOWING, move(1))
  connection.renew()
  expect(sockets.all).toHaveLength(2)
  expect(sockets.all[0].isClosed).toBe(true)
  sockets.last.listener.opened()
  expect(sockets.last.asked).toEqual([{ type: 'follow', table: 't', seq: 1, chat: 0 }])
  expect(connection.state.get()).toEqual({ kind: 'connected' })
})

const ACTION = { seq: 3, action: 'pass', request: 'request-1' }

/** How the action ended. */
async function outcomeOf(answer: Promise<{ readonly seq: number }> | undefined): Promise<unknown> {
  return answer?.catch((error: unknown) => {
    if (error instanceof ServerProblem) return error.body.code
    return error instanceof Unreachable ? 'unreachable' : error
  })
}

test('sends actions over the socket, and reports what the server answers', async () => {
  expect(connection.act('t', ACTION)).toBeUndefined()
  sockets.last.listener.opened()
  const accepted = connection.act('t', ACTION)
  expect(sockets.last.asked).toEqual([{ type: 'act', table: 't', ...ACTION }])
  tell({ type: 'accepted', table: 't', request: 'another', seq: 9 })
  tell({ type: 'accepted', table: 't', request: 'request-1', seq: 4 })
  expect(await accepted).toEqual({ seq: 4 })
  const rejected = connection.act('t', ACTION)
  const problem = { code: 'stale', message: 'later', seq: 5 } as const
  tell({ type: 'rejected', table: 't', request: 'request-1', problem })
  expect(await outcomeOf(rejected)).toBe('stale')
})

test.each<[string, () => void]>([
  ['is lost', () => sockets.last.listener.closed()],
  ['is replaced', () => connection.renew()],
  ['does not answer within five seconds', () => time.pass(5000)],
  [
    'is of a server that does not know actions',
    () => tell({ type: 'problem', problem: { code: 'bad-request', message: '' } }),
  ],
])('where a socket %s, actions fail and are left to requests until the next connection', async (_, fail) => {
  sockets.last.listener.opened()
  const sent = connection.act('t', ACTION)
  fail()
  expect(await outcomeOf(sent)).toBe('unreachable')
  expect(connection.act('t', ACTION)).toBeUndefined()
  connection.renew()
  sockets.last.listener.opened()
  expect(connection.act('t', ACTION)).toBeDefined()
})

test('a socket that does not answer an action is asked for a heartbeat', () => {
  sockets.last.listener.opened()
  void outcomeOf(connection.act('t', ACTION))
  time.pass(5000)
  expect(sockets.last.asked.at(-1)).toEqual({ type: 'ping' })
})

test('after it is stopped nothing is tried any more', () => {
  sockets.last.listener.opened()
  connection.stop()
  time.pass(100_000)
  expect(sockets.all).toHaveLength(1)
  expect(sockets.last.isClosed).toBe(true)
})

test('waits between half a second and fifteen seconds', () => {
  expect([backOff(0, 0), backOff(0, 1), backOff(3, 0), backOff(3, 1), backOff(30, 0), backOff(30, 1)]).toEqual([
    500, 500, 2000, 4000, 7500, 15_000,
  ])
})

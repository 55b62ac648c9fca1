import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { TableNow } from '#wire/moves.ts'
import type { News } from '#wire/news.ts'
import type { FreshToken, Me } from '#wire/people.ts'
import { type Config, readConfig } from '../../config.ts'
import { createServer } from '../../start.ts'
import type { TableService } from '../../tables/table-service.ts'
import { Browser, TestServer, TestSocket } from '../../testing/test-server.ts'

let server: TestServer
let anna: Browser
let bob: Browser
const opened: TestSocket[] = []

beforeAll(async () => {
  server = await TestServer.open()
  anna = await server.guest('Anna')
  bob = await server.guest('Bob')
})
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.terminate()
})
afterAll(() => server.close())

async function connect(who: Browser, headers = {}, options = {}): Promise<TestSocket> {
  const socket = await TestSocket.open(server, { ...who.headers, ...headers }, options)
  opened.push(socket)
  return socket
}

async function begin(wish: object = {}): Promise<string> {
  const { table } = await anna.makeTable(wish)
  await bob.must('POST', '/enter', { code: table.code })
  await bob.must('POST', `/tables/${table.id}/sit`, { words: '' })
  await anna.must('POST', `/tables/${table.id}/start`)
  return table.id
}

/** The player whose turn it is, with a legal action. */
async function turn(id: string) {
  for (const who of [anna, bob]) {
    const { seq, legal, active, you } = await who.must<TableNow>('GET', `/tables/${id}`)
    if (you.seat !== null && active.includes(you.seat))
      return { who, body: { seq, action: legal?.[0], request: `request-${seq}` } }
  }
  throw new Error('no seat may act')
}

async function act(id: string): Promise<number> {
  const { who, body } = await turn(id)
  return (await who.must<{ seq: number }>('POST', `/tables/${id}/actions`, body)).seq
}

/** A socket that follows a table from its beginning. */
async function connectTo(id: string, who: Browser): Promise<TestSocket> {
  const socket = await connect(who)
  socket.say(follow(id))
  await socket.receiveUntil('following')
  return socket
}

/** Another node with the same database; the address of its sockets. */
async function openNode(config: Config, tables = server.running.tables) {
  const { accounts, heartbeat } = server.running
  const node = await createServer({ config, tables, accounts, heartbeat, pages: server.folder })
  await node.listen({ port: 0, host: '127.0.0.1' })
  return { node, address: `${node.listeningOrigin.replace('http', 'ws')}/api/news` }
}

function seqs(news: readonly News[]): number[] {
  return news.flatMap((one) => (one.type === 'move' ? [one.move.seq] : []))
}

const follow = (table: string, seq = 0, chat = 0) => ({ type: 'follow', table, seq, chat })

describe('following', () => {
  test('sends what was missed, then live news, each once', async () => {
    const id = await begin()
    await act(id)
    await act(id)
    const socket = await connect(bob)
    socket.say(follow(id, 1))
    const missed = await socket.receiveUntil('following')
    expect(seqs(missed)).toEqual([2])
    expect(missed.at(-1)).toEqual({ type: 'following', table: id, seq: 2 })
    await act(id)
    expect(seqs(await socket.receiveUntil('move'))).toEqual([3])
    await anna.must('POST', `/tables/${id}/chat`, { text: 'hello' })
    expect((await socket.receiveUntil('chat')).at(-1)).toMatchObject({ line: { text: 'hello', name: 'Anna' } })
  })

  test('continues after a gap without loss or repetition', async () => {
    const id = await begin()
    const first = await connectTo(id, bob)
    await act(id)
    const received = seqs(await first.receiveUntil('move'))
    first.socket.terminate()
    await act(id)
    await act(id)
    const second = await connect(bob)
    second.say(follow(id, received.at(-1)))
    expect([...received, ...seqs(await second.receiveUntil('following'))]).toEqual([1, 2, 3])
  })

  test('sends nothing of a table after unfollow', async () => {
    const id = await begin()
    const socket = await connectTo(id, bob)
    socket.say({ type: 'unfollow', table: id })
    socket.say({ type: 'ping' })
    await socket.receiveUntil('pong')
    await act(id)
    socket.say({ type: 'ping' })
    expect(await socket.receive()).toEqual({ type: 'pong' })
  })

  test('refuses the seat of another person, so that a page whose session has ended gets no view of others', async () => {
    const id = await begin({ visibility: 'open' })
    const socket = await connect(new Browser(server))
    socket.say({ ...follow(id), viewer: 2 })
    expect(await socket.receive()).toMatchObject({ type: 'left', table: id, problem: { code: 'other-seat' } })
    socket.say({ ...follow(id), viewer: 'spectator' })
    expect((await socket.receiveUntil('following')).at(-1)).toMatchObject({ table: id })
  })

  test('accepts a token', async () => {
    const id = await begin()
    const program = new Browser(server)
    program.token = (await anna.must<FreshToken>('POST', '/tokens', { name: 'bot' })).token
    const socket = await connect(program)
    socket.say(follow(id))
    expect((await socket.receiveUntil('following')).at(-1)).toMatchObject({ table: id })
  })

  test('hides a private table from strangers, and shows a public one to all', async () => {
    const [closed, open] = [await begin(), await begin({ visibility: 'open' })]
    for (const who of [await server.guest('Stranger'), new Browser(server)]) {
      const socket = await connect(who)
      socket.say(follow(closed))
      expect(await socket.receive()).toMatchObject({ type: 'left', table: closed, problem: { code: 'not-found' } })
      socket.say(follow(open))
      expect((await socket.receiveUntil('following')).at(-1)).toMatchObject({ table: open })
    }
  })

  test('allows at most 20 tables per socket', async () => {
    const id = await begin()
    const others = await Promise.all(Array.from({ length: 20 }, async () => (await anna.makeTable()).table.id))
    const socket = await connect(anna)
    for (const other of others) socket.say(follow(other))
    for (const _ of others) await socket.receiveUntil('following')
    socket.say(follow(id))
    const last = (await socket.receiveUntil('left')).at(-1)
    expect(last).toMatchObject({ table: id, problem: { code: 'too-many' } })
    socket.say({ type: 'unfollow', table: others[0] })
    socket.say(follow(id))
    expect((await socket.receiveUntil('following')).at(-1)).toMatchObject({ table: id })
  })
})

describe('acting over the socket', () => {
  test('is the same as by request: accepted once, and sent to those who follow', async () => {
    const id = await begin()
    const { who, body } = await turn(id)
    const message = { type: 'act', table: id, ...body }
    const { seq, request } = body
    const socket = await connectTo(id, who)
    socket.say(message)
    const news = await socket.receiveUntil('accepted')
    expect(seqs(news)).toEqual([seq + 1])
    expect(news.at(-1)).toEqual({ type: 'accepted', table: id, request, seq: seq + 1 })
    socket.say(message)
    expect((await socket.receiveUntil('accepted')).at(-1)).toEqual(news.at(-1))
    expect((await who.must<TableNow>('GET', `/tables/${id}`)).seq).toBe(seq + 1)
  })

  test('is rejected with the problem that a request would get', async () => {
    const id = await begin()
    const { who, body } = await turn(id)
    const message = { type: 'act', table: id, ...body }
    const [reader, player] = [new Browser(server), new Browser(server)]
    reader.token = (await who.must<FreshToken>('POST', '/tokens', { name: 'reader', scope: 'read' })).token
    player.token = (await who.must<FreshToken>('POST', '/tokens', { name: 'player', scope: 'play' })).token
    const wrong = { ...message, action: 'no action of this game' }
    for (const [by, ask, code] of [
      [new Browser(server), message, 'not-signed-in'],
      [await server.guest('Stranger'), message, 'not-found'],
      [reader, message, 'forbidden'],
      [player, wrong, 'bad-request'],
      [who, { ...message, seq: 900 }, 'stale'],
      [who, { ...message, table: 'no-such-table' }, 'not-found'],
    ] as const) {
      const socket = await connect(by)
      socket.say(ask)
      expect(await socket.receive()).toMatchObject({ type: 'rejected', problem: { code } })
    }
    const socket = await connect(player)
    socket.say(message)
    expect(await socket.receive()).toMatchObject({ type: 'accepted' })
  })

  test('counts together with requests', async () => {
    // One move in ten seconds.
    const { node, address } = await openNode({ ...readConfig({ LOG_LEVEL: 'silent' }), rate: 1 / 200 })
    const payload = { seq: 0, action: 'pass', request: 'request-1' }
    const path = '/api/tables/no-such-table/actions'
    const first = await node.inject({ method: 'POST', url: path, headers: { ...anna.headers }, payload })
    expect(first.json()).toMatchObject({ code: 'not-found' })
    const socket = new WebSocket(address, { headers: { ...anna.headers } })
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'act', table: 'no-such-table', ...payload }))
    const [news] = await once(socket, 'message')
    expect(JSON.parse(String(news))).toMatchObject({ type: 'rejected', problem: { code: 'too-many' } })
    socket.terminate()
    await node.close()
  })
})

describe('opening a socket', () => {
  test.each(['http://evil.example.org', 'null', 'http://127.0.0.1:1'])(
    'is not possible from a page of %s',
    async (origin) => {
      await expect(TestSocket.open(server, { ...anna.headers, origin })).rejects.toThrow('403')
    },
  )

  test('is possible from our own page', async () => {
    const socket = await connect(anna, { origin: `http://${await server.listen()}` })
    socket.say({ type: 'ping' })
    expect(await socket.receive()).toEqual({ type: 'pong' })
  })

  test('is not possible with an invalid token', async () => {
    await expect(TestSocket.open(server, { authorization: 'Bearer hlt_x' })).rejects.toThrow('401')
  })

  test('signing out closes the sockets of the user with 1012', async () => {
    const guest = await server.guest('Leaving')
    const socket = await connect(guest)
    await guest.must('DELETE', '/session')
    expect(await socket.closed).toBe(1012)
  })

  test('a guest who becomes an account has to reconnect', async () => {
    const guest = await server.guest('Becoming')
    const socket = await connect(guest)
    await guest.must<Me>('POST', '/account', { name: 'Became', password: 'correct horse' })
    expect(await socket.closed).toBe(1012)
  })
})

describe('messages', () => {
  test('that are invalid get a problem, and too many close the socket', async () => {
    const socket = await connect(anna)
    const wrong = [
      '',
      '{',
      'null',
      '[]',
      '{"type":"dance"}',
      '{"type":"follow"}',
      '{"type":"ping","extra":1}',
      '1',
      '""',
    ]
    for (const message of wrong) {
      socket.say(message)
      expect(await socket.receive()).toMatchObject({ type: 'problem', problem: { code: 'bad-request' } })
    }
    socket.say(Buffer.from([1, 2, 3]))
    expect(await socket.closed).toBe(1008)
  })

  test('that are too large close the socket', async () => {
    const socket = await connect(anna)
    socket.say('x'.repeat(17_000))
    expect(await socket.closed).toBe(1009)
  })

  test('of any form never harm the server', async () => {
    const id = await begin()
    const ask = fc.record({
      type: fc.oneof(fc.constantFrom('follow', 'unfollow', 'act', 'ping'), fc.jsonValue()),
      table: fc.oneof(fc.constant(id), fc.jsonValue()),
      seq: fc.oneof(fc.integer(), fc.jsonValue()),
      chat: fc.oneof(fc.nat(), fc.jsonValue()),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fc.jsonValue(), ask), { maxLength: 8 }), async (messages) => {
        const socket = await connect(anna)
        for (const message of messages) socket.say(JSON.stringify(message))
        socket.say({ type: 'ping' })
        await socket.receiveUntil('pong')
        socket.socket.terminate()
      }),
      { numRuns: 40 },
    )
    expect((await anna.must<TableNow>('GET', `/tables/${id}`)).seq).toBe(0)
  })
})

test('a client that does not read is disconnected, and its unread news is dropped', async () => {
  const flooding: TableService = {
    ...server.running.tables,
    async follow(_who, _id, _from, send) {
      const news = JSON.stringify({ type: 'problem', problem: { code: 'failed', message: 'x'.repeat(1_000_000) } })
      for (let i = 0; i < 40; i++) send(news)
      return () => undefined
    },
  }
  const { node, address } = await openNode(readConfig({ RATE: '0', LOG_LEVEL: 'silent' }), flooding)
  const socket = new WebSocket(address)
  await once(socket, 'open')
  let received = 0
  socket.on('message', () => received++)
  socket.send(JSON.stringify(follow('table')))
  const [code] = await once(socket, 'close')
  expect(code).toBe(1006)
  expect(received).toBeLessThan(40)
  await node.close()
})

test('unexpected errors are logged and their details are not sent', async () => {
  const broken = vi.spyOn(server.running.tables, 'follow').mockRejectedValueOnce(new TypeError('secret detail'))
  const socket = await connect(anna)
  socket.say(follow('some-table'))
  expect(await socket.receive()).toMatchObject({ type: 'left', problem: { code: 'failed' } })
  expect(server.logs.join('')).toContain('secret detail')
  broken.mockRestore()
})

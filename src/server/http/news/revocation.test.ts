import { EventEmitter } from 'node:events'
import type { WebSocket } from '@fastify/websocket'
import { afterEach, describe, expect, test } from 'vitest'
import type { DatabaseStore, Heard } from '../../database/store.ts'
import { AccountService, type SignedIn } from '../../people/account-service.ts'
import { hashOf, type PasswordHasher } from '../../people/credentials.ts'
import type { Person } from '../../people/users.ts'
import type { TableService } from '../../tables/table-service.ts'
import { freshPostgres, hasNoPostgres } from '../../testing/databases.ts'
import { Browser, TestServer, TestSocket } from '../../testing/test-server.ts'
import { openTemporaryStore } from '../../testing/test-tables.ts'
import { VirtualTime } from '../../testing/virtual-time.ts'
import { createLimits, HistoryBudget } from '../rate-limits.ts'
import { NewsServer } from './news-server.ts'

const CHEAP: PasswordHasher = {
  hash: async (password) => `cheap:${password}`,
  verify: async (hashed, password) => hashed === `cheap:${password}`,
}

/** SQLite answers within a few turns of the event loop. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
}

/** The part of a WebSocket that the server uses. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  readonly bufferedAmount = 0
  closedWith: number | undefined
  readonly sent: string[] = []

  send(text: string): void {
    this.sent.push(text)
  }

  ping(): void {
    this.emit('pong')
  }

  close(code: number): void {
    this.closedWith ??= code
  }

  terminate(): void {
    this.closedWith ??= 1006
  }
}

interface Node {
  readonly accounts: AccountService
  /** A socket of this node that was opened with a session or a token. */
  connect(person: Person, secret: string): FakeSocket
}

const stores: DatabaseStore[] = []

/** Two nodes on one database; the second one gets the notifications of the first one, or none. */
async function twoNodes({ isDeaf }: { readonly isDeaf: boolean }) {
  const store = await openTemporaryStore()
  stores.push(store)
  const time = new VirtualTime()
  const heard: Heard[] = []
  const queries = { count: 0 }
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      queries.count++
      return result
    },
  })
  const publish: DatabaseStore['publish'] = async (notification) => {
    for (const tell of heard) tell(notification)
  }
  const listen: DatabaseStore['listen'] = (tell) => {
    heard.push(tell)
  }
  const follows: string[] = []
  const tables = {
    follow: async (_caller: Person, table: string) => {
      follows.push(table)
      return () => follows.splice(follows.indexOf(table), 1)
    },
  } as unknown as TableService
  const node = (listen: DatabaseStore['listen']): Node => {
    const accounts = new AccountService({ db, publish, listen }, async () => undefined, time.runtime, CHEAP)
    const fail = (error: unknown) => {
      throw error
    }
    const news = new NewsServer({
      tables,
      accounts,
      historyBudget: new HistoryBudget(0, time.runtime.now),
      rate: 0,
      limits: createLimits(0),
      onError: fail,
      onRejected: fail,
      runtime: time.runtime,
    })
    news.start()
    return {
      accounts,
      connect(person, secret) {
        const socket = new FakeSocket()
        const client = { caller: person, credential: hashOf(secret), address: '10.0.0.1', isReadOnly: false }
        news.accept(socket as unknown as WebSocket, { cork: () => undefined, uncork: () => undefined }, client)
        return socket
      },
    }
  }
  return { here: node(listen), there: node(isDeaf ? () => undefined : listen), time, db: store.db, queries, follows }
}

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close()
})

type World = Awaited<ReturnType<typeof twoNodes>>

const PASSWORD = 'correct horse'
const token = (name: string) => ({ name, scope: 'play', days: 90 }) as const

/** Ways to end a session or a token, each with the secret that becomes invalid. */
const ENDS: Readonly<
  Record<string, (world: World) => Promise<{ person: Person; secret: string; end: () => unknown }>>
> = {
  async 'a sign-out'({ here: { accounts } }) {
    const { person, session } = await accounts.newGuest('Anna')
    return { person, secret: session, end: () => accounts.signOut(session) }
  },
  async 'a new password'({ here: { accounts } }) {
    const { person } = await accounts.register(undefined, 'Bea', PASSWORD)
    const stolen: SignedIn = await accounts.signIn(undefined, 'Bea', PASSWORD)
    return { person, secret: stolen.session, end: () => accounts.changePassword(person, PASSWORD, 'battery staple') }
  },
  async 'a deleted token'({ here: { accounts } }) {
    const { person, session } = await accounts.newGuest('Carl')
    const fresh = await accounts.newToken(person, session, token('program'))
    return { person, secret: fresh.token, end: () => accounts.removeToken(person, fresh.id) }
  },
  async 'a guest with a token who becomes an account'({ here: { accounts } }) {
    const { person, session } = await accounts.newGuest('Dora')
    const fresh = await accounts.newToken(person, session, token('program'))
    return { person, secret: fresh.token, end: () => accounts.register(person, 'Dora', PASSWORD) }
  },
  async 'a guest who signs in'({ here: { accounts } }) {
    await accounts.register(undefined, 'Eve', PASSWORD)
    const { person, session } = await accounts.newGuest('Guest')
    return { person, secret: session, end: () => accounts.signIn(person, 'Eve', PASSWORD) }
  },
  async 'an account that signs in as another one'({ here: { accounts } }) {
    await accounts.register(undefined, 'Frida', PASSWORD)
    const { person, session } = await accounts.register(undefined, 'Gerda', PASSWORD)
    return { person, secret: session, end: () => accounts.signIn(person, 'Frida', PASSWORD, { replaced: session }) }
  },
}

const personOf = (accounts: AccountService, secret: string) =>
  secret.startsWith('hlt_') ? accounts.credentials.byToken(secret) : accounts.credentials.bySession(secret)

describe.each(Object.keys(ENDS))('%s', (what) => {
  test('closes the sockets of all nodes at once', async () => {
    const world = await twoNodes({ isDeaf: false })
    const { person, secret, end } = await ENDS[what](world)
    const sockets = [world.here, world.there].map((node) => node.connect(person, secret))
    await personOf(world.there.accounts, secret)
    await end()
    await settled()
    expect(sockets.map(({ closedWith }) => closedWith)).toEqual([1012, 1012])
    expect(await personOf(world.there.accounts, secret)).toBeUndefined()
  })

  test('is noticed within 5 s by a node without notifications', async () => {
    const world = await twoNodes({ isDeaf: true })
    const { person, secret, end } = await ENDS[what](world)
    // Used all the time, so that it would stay in the cache.
    for (let second = 0; second < 7; second++) {
      await personOf(world.there.accounts, secret)
      await world.time.run(1000)
    }
    const socket = world.there.connect(person, secret)
    await end()
    expect(socket.closedWith).toBeUndefined()
    await world.time.run(5000)
    expect(socket.closedWith).toBe(1012)
    expect(await personOf(world.there.accounts, secret)).toBeUndefined()
  })
})

describe.each(['blocked', 'deleted'])('a user who is %s without a notification', (what) => {
  test('is noticed within 5 s', async () => {
    const { here, time, db } = await twoNodes({ isDeaf: true })
    const { person, session } = await here.accounts.newGuest('Hanna')
    const socket = here.connect(person, session)
    await here.accounts.credentials.bySession(session)
    if (what === 'blocked') await db.updateTable('users').set({ blocked_at: 1 }).execute()
    else await db.deleteFrom('users').execute()
    await time.run(5000)
    expect(socket.closedWith).toBe(1012)
    await expect(here.accounts.credentials.bySession(session).catch(({ code }) => code)).resolves.toBe(
      what === 'blocked' ? 'blocked' : undefined,
    )
  })
})

test('only sockets of ended sessions and tokens are closed', async () => {
  const { here, there, time } = await twoNodes({ isDeaf: false })
  const { person, session } = await here.accounts.newGuest('Ida')
  const [one, two] = [
    await here.accounts.newToken(person, session, token('one')),
    await here.accounts.newToken(person, session, token('two')),
  ]
  const kept = [here, there].flatMap((node) => [node.connect(person, session), node.connect(person, two.token)])
  const ended = [here, there].map((node) => node.connect(person, one.token))
  await here.accounts.removeToken(person, one.id)
  await time.run(20_000)
  expect(ended.map(({ closedWith }) => closedWith)).toEqual([1012, 1012])
  expect(kept.map(({ closedWith }) => closedWith)).toEqual([undefined, undefined, undefined, undefined])
})

test('a socket that is being closed gets no more news, even if its client does not answer', async () => {
  const { here, follows } = await twoNodes({ isDeaf: false })
  const { person, session } = await here.accounts.newGuest('Jonas')
  const socket = here.connect(person, session)
  const follow = (table: string) =>
    socket.emit('message', Buffer.from(JSON.stringify({ type: 'follow', table, seq: 0, chat: 0 })), false)
  follow('first-table')
  await settled()
  expect(follows).toEqual(['first-table'])
  await here.accounts.signOut(session)
  follow('second-table')
  await settled()
  expect(follows).toEqual([])
})

test('the check costs one query for every 500 sessions, however many sockets they have', async () => {
  const { here, time, db, queries } = await twoNodes({ isDeaf: false })
  const { person } = await here.accounts.newGuest('Klara')
  const secrets = Array.from({ length: 501 }, (_, i) => `session ${i}`)
  const row = { user_id: person.id, created_at: time.now, expires_at: time.now + 60_000, used_at: null, device: '' }
  await db
    .insertInto('sessions')
    .values(secrets.map((secret) => ({ ...row, hash: hashOf(secret) })))
    .execute()
  const sockets = secrets.flatMap((secret) => [here.connect(person, secret), here.connect(person, secret)])
  queries.count = 0
  await time.run(4000)
  expect(queries.count).toBe(2)
  expect(sockets.filter(({ closedWith }) => closedWith !== undefined)).toEqual([])
})

test.skipIf(hasNoPostgres)('a new password ends the socket of a stolen session on another server', async () => {
  const env = { DATABASE_URL: await freshPostgres() }
  const [one, other] = [await TestServer.open(env), await TestServer.open(env)]
  const [owner, thief] = [new Browser(one), new Browser(other)]
  await owner.must('POST', '/account', { name: 'Lea', password: PASSWORD })
  await thief.must('POST', '/session', { name: 'Lea', password: PASSWORD })
  const socket = await TestSocket.open(other, thief.headers)
  await thief.must('GET', '/lobby')
  await owner.must('PUT', '/account/password', { old: PASSWORD, password: 'battery staple' })
  expect(await socket.closed).toBe(1012)
  expect((await thief.ask('GET', '/me')).body).toBe('null')
  await Promise.all([one.close(), other.close()])
})

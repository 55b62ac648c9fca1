import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Daily } from '#wire/daily.ts'
import type { TableNow } from '#wire/moves.ts'
import type { Notices } from '#wire/notices.ts'
import type { FreshToken, Me, SessionFacts } from '#wire/people.ts'
import type { Lobby } from '#wire/tables.ts'
import { freshPostgres, hasNoPostgres } from '../testing/databases.ts'
import { Browser, TestServer } from '../testing/test-server.ts'

/**
 * A client whose answer was lost cannot know whether its request was carried out. It sends the same again, with the
 * credentials that it still has, and must then neither be refused nor do anything twice.
 */

type Method = 'POST' | 'PUT' | 'DELETE'
type Write = readonly [who: Browser, path: string, body?: object]

const REQUEST = 'request-1'
const PASSWORD = 'correct horse'

/** Writes whose repetition is another one on purpose, and why that does no harm. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'POST /me': 'makes another guest, and the sweep removes the first one, who has nothing',
  'POST /account': 'pages sign in with the new password, see account-requests.ts',
  'PUT /account/password': 'ends the session: pages sign in with the new password, see account-requests.ts',
  'POST /session': 'opens another session',
  'PUT /account/address': 'sends another mail, within the limits of mails',
  'POST /account/reset': 'sends another mail, within the limits of mails',
  'PUT /account/reset': 'a link of a mail is valid once; the new password is set and signs in',
  'POST /account/address/confirmation': 'a link of a mail is valid once; the address is confirmed',
  'POST /tables/{id}/reactions': 'shown for a moment, not stored',
}

describe('on SQLite', () => repeatedRequests(async () => ({})))
describe.skipIf(hasNoPostgres)('on Postgres', () =>
  repeatedRequests(async () => ({ DATABASE_URL: await freshPostgres() })),
)

function repeatedRequests(environment: () => Promise<Record<string, string>>): void {
  let server: TestServer
  let anna: Browser
  let ben: Browser

  beforeAll(async () => {
    server = await TestServer.open(await environment())
    anna = new Browser(server)
    await anna.must('POST', '/account', { name: 'Anna', password: PASSWORD })
    ben = await server.guest('Ben')
  })
  afterAll(() => server.close())

  const userOf = async (who: Browser) => (await who.must<Me>('GET', '/me')).id

  /** A public table of Anna's where Ben is about to sit, sits, or plays. */
  async function tableOf(status: 'open' | 'full' | 'playing'): Promise<string> {
    const { table } = await anna.makeTable({ options: { players: 2, first: 1 }, visibility: 'open' })
    const path = `/tables/${table.id}`
    if (status !== 'open') await ben.must('POST', `${path}/sit`, {})
    if (status === 'playing') await anna.must('POST', `${path}/start`)
    return path
  }

  /** A game in which Anna has rolled and bought nothing, which only both can undo. */
  async function begunGame(): Promise<{ readonly path: string; readonly seq: number }> {
    const path = await tableOf('playing')
    for (;;) {
      const { seq, active, legal } = await anna.must<TableNow>('GET', path)
      if (!active.includes(1)) return { path, seq }
      const action = legal?.at(-1)
      await anna.must('POST', `${path}/actions`, { seq, action, request: `begin-${seq}-${path.slice(-8)}` })
    }
  }

  const keyPair = () => createECDH('prime256v1').generateKeys('base64url')

  const WRITES: Readonly<Record<string, () => Promise<Write>>> = {
    'PUT /me': async () => [ben, '/me', { name: 'Benny' }],
    'PUT /me/profile': async () => [anna, '/me/profile', { visibleTo: 'everybody' }],
    'DELETE /account/address': async () => [anna, '/account/address'],
    'DELETE /session': async () => [await server.guest('Cora'), '/session'],
    'DELETE /sessions': async () => [ben, '/sessions'],
    'DELETE /sessions/{id}': async () => {
      const other = new Browser(server)
      await other.must('POST', '/session', { name: 'Anna', password: PASSWORD })
      const sessions = await anna.must<SessionFacts[]>('GET', '/sessions')
      return [anna, `/sessions/${sessions.find(({ isThis }) => !isThis)?.id}`]
    },
    'POST /tokens': async () => [anna, '/tokens', { name: 'bot', request: REQUEST }],
    'DELETE /tokens/{id}': async () => {
      const { id } = await anna.must<FreshToken>('POST', '/tokens', { name: 'gone' })
      return [anna, `/tokens/${id}`]
    },
    'POST /daily/{date}/{game}': async () => {
      const { date } = await ben.must<Daily>('GET', '/daily')
      return [ben, `/daily/${date}/machi-koro`, {}]
    },
    'PUT /notices': async () => {
      const settings = { push: true, mail: 'off', quiet: null, digestAt: 0, timeZone: 'UTC', language: 'en' }
      return [ben, '/notices', settings]
    },
    'DELETE /notices': async () => [ben, '/notices'],
    'POST /notices/devices': async () => {
      const keys = { p256dh: keyPair(), auth: Buffer.alloc(16, 1).toString('base64url') }
      return [ben, '/notices/devices', { endpoint: 'https://push.example.org/one', keys }]
    },
    'DELETE /notices/devices/{id}': async () => {
      const { devices } = await ben.must<Notices>('GET', '/notices')
      return [ben, `/notices/devices/${devices[0].id}`]
    },
    'PUT /notices/tables/{id}': async () => [ben, `/notices${await tableOf('playing')}`, { isOn: false }],
    'PUT /people/shown': async () => [ben, '/people/shown', { isShown: true }],
    'PUT /people/followed': async () => [
      ben,
      '/people/followed',
      { person: { user: await userOf(anna) }, isFollowed: true },
    ],
    'PUT /people/blocked': async () => {
      const stranger = await server.guest('Stranger')
      return [ben, '/people/blocked', { person: { user: await userOf(stranger) }, isBlocked: true }]
    },
    'PUT /mutes': async () => [ben, '/mutes', { user: await userOf(anna), isMuted: true }],
    'POST /tables': async () => [anna, '/tables', { game: 'machi-koro', options: { players: 2 }, request: REQUEST }],
    'POST /enter': async () => {
      const { table } = await anna.makeTable()
      return [ben, '/enter', { code: table.code }]
    },
    'POST /tables/{id}/enter': async () => {
      const { table } = await anna.makeTable()
      return [ben, `/tables/${table.id}/enter`, { code: table.code }]
    },
    'POST /play-now': async () => [await server.guest('Dora'), '/play-now', { game: 'machi-koro' }],
    'POST /tables/{id}/sit': async () => [ben, `${await tableOf('open')}/sit`, {}],
    'PUT /tables/{id}/words': async () => [ben, `${await tableOf('full')}/words`, { words: 'mine' }],
    'PUT /tables/{id}/colour': async () => {
      const { table } = await anna.makeTable({ game: 'lokomoto' })
      return [anna, `/tables/${table.id}/colour`, { colour: 2 }]
    },
    'PUT /tables/{id}/seats/{seat}': async () => [anna, `${await tableOf('open')}/seats/2`, { with: { bot: 'easy' } }],
    'POST /tables/{id}/start': async () => [anna, `${await tableOf('full')}/start`],
    'POST /tables/{id}/leave': async () => [ben, `${await tableOf('full')}/leave`],
    'POST /tables/{id}/return': async () => {
      const path = await tableOf('playing')
      await ben.must('POST', `${path}/leave`)
      return [ben, `${path}/return`]
    },
    'POST /tables/{id}/invites': async () => {
      await anna.must('PUT', '/people/followed', { person: { user: await userOf(ben) }, isFollowed: true })
      return [anna, `${await tableOf('open')}/invites`, { user: await userOf(ben) }]
    },
    'DELETE /tables/{id}/invites': async () => {
      const { invited } = await ben.must<Lobby>('GET', '/lobby')
      return [ben, `/tables/${invited[0].table.id}/invites`]
    },
    'POST /tables/{id}/actions': async () => {
      const path = await tableOf('playing')
      const { seq, legal } = await anna.must<TableNow>('GET', path)
      return [anna, `${path}/actions`, { seq, action: legal?.[0], request: REQUEST }]
    },
    'POST /tables/{id}/undo': async () => {
      const path = await tableOf('playing')
      const before = await anna.must<TableNow>('GET', path)
      await anna.must('POST', `${path}/actions`, { seq: before.seq, action: before.legal?.[0], request: 'begin-it' })
      // The roll cannot be undone alone; the choice to buy nothing can.
      const { seq, legal } = await anna.must<TableNow>('GET', path)
      await anna.must('POST', `${path}/actions`, { seq, action: legal?.at(-1), request: 'go-on-now' })
      return [anna, `${path}/undo`, { seq: seq + 1, request: REQUEST }]
    },
    'POST /tables/{id}/rewind': async () => {
      const { path, seq } = await begunGame()
      return [anna, `${path}/rewind`, { seq, to: 0, request: REQUEST }]
    },
    'POST /tables/{id}/rewind/answer': async () => {
      const { path, seq } = await begunGame()
      await anna.must('POST', `${path}/rewind`, { seq, to: 0 })
      return [ben, `${path}/rewind/answer`, { to: 0, agree: true, request: REQUEST }]
    },
    'POST /tables/{id}/chat': async () => [ben, `${await tableOf('full')}/chat`, { text: 'Hello', request: REQUEST }],
    'PUT /tables/{id}/chat/writers': async () => [
      anna,
      `${await tableOf('open')}/chat/writers`,
      { writers: 'players' },
    ],
    'PUT /tables/{id}/chat/silenced': async () => {
      return [anna, `${await tableOf('full')}/chat/silenced`, { user: await userOf(ben), isSilenced: true }]
    },
    'POST /tables/{id}/reports': async () => {
      return [ben, `${await tableOf('full')}/reports`, { about: { seat: 1 }, reason: 'other', text: 'rude' }]
    },
    'POST /tables/{id}/votes': async () => [ben, `${await tableOf('playing')}/votes`, { kind: 'end' }],
    'POST /tables/{id}/votes/answer': async () => {
      const path = await tableOf('playing')
      // Both are here, by requests that follow each other at once.
      const { table } = await ben.must<TableNow>('POST', `${path}/votes`, { kind: 'end' })
      return [anna, `${path}/votes/answer`, { id: table.vote?.id, agree: true }]
    },
    'POST /tables/{id}/rematch': async () => {
      const path = await tableOf('playing')
      const { table } = await ben.must<TableNow>('POST', `${path}/votes`, { kind: 'end' })
      if (table.vote) await anna.must('POST', `${path}/votes/answer`, { id: table.vote.id, agree: true })
      return [ben, `${path}/rematch`]
    },
  }

  /** What the write can have changed, without what every request changes. */
  async function stateOf(who: Browser, path: string): Promise<unknown> {
    const table = /^\/tables\/[\w-]+/.exec(path)?.[0]
    const known = [table, '/tokens', '/notices', '/people', '/lobby', '/sessions'].filter((one) => one !== undefined)
    const answers = await Promise.all(known.map((one) => who.ask('GET', one)))
    return answers.map(({ body }) =>
      JSON.parse(body, (key, value: unknown) => {
        // Bots play on at some of the person's tables, so only their number stays.
        if (key === 'mine' && Array.isArray(value)) return value.length
        return /^(now|version|\w+At|id|open|live|online)$/.test(key) ? undefined : value
      }),
    )
  }

  test.each(Object.keys(WRITES))(
    '%s, sent again after its answer was lost, succeeds and changes nothing',
    async (route) => {
      const [who, path, body] = await WRITES[route]()
      const method = route.split(' ')[0] as Method
      const { cookie } = who
      const first = await who.ask(method, path, body)
      expect(first.statusCode, first.body).toBeLessThan(300)
      const done = await stateOf(who, path)
      who.cookie = cookie
      const second = await who.ask(method, path, body)
      expect(second.statusCode, second.body).toBe(first.statusCode)
      expect(await stateOf(who, path)).toEqual(done)
    },
  )

  test('every write of the API is in this test', async () => {
    const { paths } = await anna.must<{ paths: Record<string, object> }>('GET', '/openapi.json')
    const writes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'get')
        .map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
    )
    expect(writes.sort()).toEqual([...Object.keys(WRITES), ...Object.keys(OTHERWISE)].sort())
  })

  test('only the token of the last request is valid', async () => {
    const wish = { name: 'lost', request: 'request-2' }
    const lost = new Browser(server)
    lost.token = (await anna.must<FreshToken>('POST', '/tokens', wish)).token
    const found = new Browser(server)
    found.token = (await anna.must<FreshToken>('POST', '/tokens', wish)).token
    expect((await lost.ask('GET', '/me')).statusCode).toBe(401)
    expect(await found.must<Me>('GET', '/me')).toMatchObject({ name: 'Anna' })
  })
}

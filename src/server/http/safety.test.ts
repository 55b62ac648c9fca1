import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Me } from '#wire/people.ts'
import { problemSchema } from '#wire/problem.ts'
import { readConfig } from '../config.ts'
import { newSecret } from '../people/credentials.ts'
import { SYSTEM } from '../runtime.ts'
import { createServer } from '../start.ts'
import { Browser, TestServer } from '../testing/test-server.ts'

let server: TestServer
let anna: Browser

beforeAll(async () => {
  server = await TestServer.open({ PUBLIC_URL: 'http://play.example.org', LOG_LEVEL: 'trace' })
  anna = await server.guest('Anna')
})
afterAll(() => server.close())

describe('pages of other sites cannot act for a user', () => {
  const rename = (headers: Record<string, string>) =>
    anna.ask('PUT', '/me', { name: 'Anna' }, headers).then(({ statusCode }) => statusCode)

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://play.example.org' }],
    [{ origin: 'http://evil.example.org' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:81' }],
  ])('not with %j', async (headers) => {
    expect(await rename(headers)).toBe(403)
  })

  test.each([
    [{}],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://localhost:80' }],
    [{ origin: 'http://play.example.org' }],
  ])('but our own can, with %j', async (headers) => {
    expect(await rename({ ...headers, host: 'localhost' })).toBe(200)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
    'not as %s, which forms can send',
    async (type) => {
      expect(await anna.problem('PUT', '/me', { name: 'Mallory' }, { 'content-type': type })).toBe('400 bad-request')
      expect(await anna.problem('DELETE', '/session', undefined, { 'content-type': type })).toBe('400 bad-request')
    },
  )

  test('a token needs no same-site check', async () => {
    const program = new Browser(server)
    program.token = (await anna.must<{ token: string }>('POST', '/tokens', { name: 'bot' })).token
    const wish = { game: 'machi-koro', options: { players: 2 } }
    const answer = await program.ask('POST', '/tables', wish, { 'sec-fetch-site': 'cross-site' })
    expect(answer.statusCode).toBe(200)
  })
})

describe('invalid requests are rejected', () => {
  test.each([
    ['bad JSON', 'POST', '/me', '{"name": ', 400],
    ['an empty body', 'POST', '/me', '', 400],
    ['a poisoned prototype', 'POST', '/me', '{"name": "Anna", "__proto__": {"kind": "account"}}', 400],
    ['too large a body', 'POST', '/me', JSON.stringify({ name: 'x'.repeat(17_000) }), 413],
    ['an unknown path', 'GET', '/nothing/here', undefined, 404],
    ['an unknown method', 'PATCH', '/me', '{}', 404],
    ['a state change by GET', 'GET', '/tables/x/start', undefined, 404],
    ['a socket without an upgrade', 'GET', '/news', undefined, 400],
    ['a malformed path', 'GET', '/tables/%zz', undefined, 400],
    ['a very long table id', 'GET', `/tables/${'x'.repeat(60)}`, undefined, 400],
    ['one that is too long for a path', 'GET', `/tables/${'x'.repeat(200)}`, undefined, 404],
    ['an unknown query parameter', 'GET', '/tables/x/moves?from=1&to=2', undefined, 400],
  ] as const)('%s', async (_what, method, path, payload, status) => {
    const answer = await server.server.inject({
      method,
      url: `/api${path}`,
      headers: { ...anna.headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
      ...(payload !== undefined && { payload }),
    })
    expect(answer.statusCode, answer.body).toBe(status)
    problemSchema.parse(answer.json())
  })

  test('the error names the invalid part', async () => {
    const answer = await anna.ask('POST', '/tables', { game: 'machi-koro', options: { players: 'two' } })
    expect(answer.json()).toEqual({ code: 'bad-request', message: expect.stringContaining('body/options/players: ') })
  })
})

test.each(['\u202a', '\u202e', '\u2066', '\u2069'])('the direction override %j is rejected in texts', async (turn) => {
  const { table } = await anna.makeTable()
  const text = `a${turn}b`
  expect(await anna.problem('PUT', '/me', { name: text })).toBe('400 bad-request')
  expect(await anna.problem('POST', `/tables/${table.id}/chat`, { text })).toBe('400 bad-request')
  expect(await anna.problem('PUT', `/tables/${table.id}/words`, { words: text })).toBe('400 bad-request')
})

test('responses are not cached', async () => {
  expect((await anna.ask('GET', '/lobby')).headers['cache-control']).toBe('no-store')
})

test('logs hold no cookie, token, password, code, chat or secret of a link', async () => {
  const { token } = await anna.must<{ token: string }>('POST', '/tokens', { name: 'bot' })
  const program = new Browser(server)
  program.token = token
  const { table } = await program.makeTable()
  await anna.must('POST', `/tables/${table.id}/chat`, { text: 'what I said' })
  await anna.ask('POST', '/session', { name: 'Anna', password: 'my password' })
  await server.server.inject(`/online/table/?id=${table.id}&code=${table.code}`)
  await server.server.inject({ url: `/api/tables/${table.id}?code=${table.code}`, headers: anna.headers })
  // Links of mails, also as some mail programs spell them.
  const link = newSecret(SYSTEM)
  await server.server.inject(`/online/table/%3Fid=${table.id}&code=${table.code}`)
  await server.server.inject(`/unsubscribe/${table.id}.${link}`)
  await server.server.inject({ method: 'POST', url: `/unsubscribe/${table.id}.${link}${'x'.repeat(200)}` })
  for (const kind of ['confirm', 'reset']) await server.server.inject(`/account/%23${kind}=${link}`)
  for (const url of [`/account/${link}`, `/account/reset=${link}`]) await server.server.inject(url)
  const { notices } = server.running.tables
  const failing = vi.spyOn(notices, 'stopByLink').mockRejectedValue(new Error('the database is gone'))
  expect((await server.server.inject(`/unsubscribe/${table.id}.${link}`)).statusCode).toBe(500)
  failing.mockRestore()
  const logs = server.logs.join('')
  expect(logs).toContain(`/api/tables/${table.id}`)
  expect(logs).toContain(`"path":"/unsubscribe/${table.id}.…","msg":"internal error`)
  for (const secret of [token, anna.cookie ?? 'cookie', 'my password', 'what I said', table.code, link]) {
    expect(logs).not.toContain(secret)
  }
})

describe('limits', () => {
  test('apply to chat', async () => {
    const limited = await TestServer.open({ RATE: '1' })
    const guest = await limited.guest('Talker')
    const other = await limited.guest('Other')
    const { table } = await guest.makeTable({ visibility: 'open' })
    await other.must('POST', `/tables/${table.id}/sit`, {})
    const say = (who: Browser) => who.ask('POST', `/tables/${table.id}/chat`, { text: 'hello' })
    for (let i = 0; i < 8; i++) expect((await say(guest)).statusCode).toBe(200)
    const answer = await say(guest)
    expect(answer.statusCode).toBe(429)
    expect(problemSchema.parse(answer.json()).code).toBe('too-many')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await say(other)).statusCode).toBe(200)
    await limited.close()
  })

  test('apply to reactions, undo requests, following, invitations and "play now"', async () => {
    const limited = await TestServer.open({ RATE: '1' })
    const guest = await limited.guest('Flooder')
    const { table } = await guest.makeTable({ visibility: 'open' })
    const user = 'nobody'
    for (const [path, body, most] of [
      [`/tables/${table.id}/reactions`, { reaction: 'wow' }, 5],
      [`/tables/${table.id}/rewind`, { seq: 1, to: 0 }, 4],
      ['/play-now', { game: 'machi-koro' }, 29],
      [`/tables/${table.id}/invites`, { user }, 60],
    ] as const) {
      for (let i = 0; i < most; i++) expect((await guest.ask('POST', path, body)).statusCode, path).not.toBe(429)
      expect(await guest.problem('POST', path, body), path).toBe('429 too-many')
    }
    const follow = () => guest.problem('PUT', '/people/followed', { person: { user }, isFollowed: true })
    for (let i = 0; i < 120; i++) expect(await follow()).toBe('404 not-found')
    expect(await follow()).toBe('429 too-many')
    await limited.close()
  })

  test('apply to silencing, which the log of the administrator keeps for a year', async () => {
    const limited = await TestServer.open({ RATE: '1' })
    const host = await limited.guest('Host')
    const { table } = await host.makeTable()
    const { id: user } = await (await limited.guest('Other')).must<Me>('GET', '/me')
    const silence = (isSilenced: boolean) =>
      host.ask('PUT', `/tables/${table.id}/chat/silenced`, { user, isSilenced }).then(({ statusCode }) => statusCode)
    for (let i = 0; i < 120; i++) expect(await silence(i % 2 === 0)).toBe(200)
    expect(await silence(true)).toBe(429)
    await limited.close()
  })

  test('apply to changes of the own name, which are written to all tables of a person', async () => {
    const limited = await TestServer.open({ RATE: '1' })
    const guest = await limited.guest('Name 0')
    for (let i = 1; i <= 10; i++) await guest.must('PUT', '/me', { name: `Name ${i}` })
    expect(await guest.problem('PUT', '/me', { name: 'Name 11' })).toBe('429 too-many')
    await (await limited.guest('Other')).must('PUT', '/me', { name: 'Name 12' })
    await limited.close()
  })

  test('apply to passwords and codes, by the address that the proxy reports', async () => {
    const limited = await TestServer.open({ RATE: '1', TRUST_PROXY: 'yes' })
    const guess = guesser(limited)
    for (let i = 0; i < 20; i++) expect(await guess('10.0.0.1')).toBe('401 wrong-password')
    expect(await guess('10.0.0.1')).toBe('429 too-many')
    // The client's own header comes before what the proxy adds.
    expect(await guess('10.0.0.9, 10.0.0.1')).toBe('429 too-many')
    expect(await guess('10.0.0.2')).toBe('401 wrong-password')
    const guest = await limited.guest('Guesser')
    for (let i = 0; i < 120; i++) await guest.ask('POST', '/enter', { code: `AAAA${i}` })
    expect(await guest.problem('POST', '/enter', { code: 'AAAAAA' })).toBe('429 too-many')
    await limited.close()
  })

  test('limit wrong codes by site, more strictly if the total is high, and accept correct ones', async () => {
    const limited = await TestServer.open({ RATE: '1', TRUST_PROXY: 'yes' })
    const host = await limited.guest('Host')
    const guest = await limited.guest('Guesser')
    const { table } = await host.makeTable()
    const enter = async (site: number, home: number, code = 'AAAAA-AAAAA') => {
      const from = { 'x-forwarded-for': `2001:db8:${site}:${home}::1` }
      return (await guest.ask('POST', '/enter', { code }, from)).statusCode
    }
    for (let site = 1; site <= 5; site++) {
      for (let i = 0; i < 120; i++) expect(await enter(site, i % 4)).toBe(404)
      expect(await enter(site, 9)).toBe(429)
    }
    // The total is now 600.
    for (let i = 0; i < 3; i++) expect(await enter(6, i)).toBe(404)
    expect(await enter(6, 9)).toBe(429)
    expect(await enter(7, 1, table.code)).toBe(200)
    await limited.close()
  })

  test('let an IPv6 site with many networks do eight times as much as one address', async () => {
    const limited = await TestServer.open({ RATE: '1', TRUST_PROXY: 'yes' })
    const make = async (site: number, home: number) => {
      const from = { 'x-forwarded-for': `2001:db8:${site}:${home}::1` }
      return (await new Browser(limited).ask('POST', '/me', { name: 'Many' }, from)).statusCode
    }
    for (let home = 0; home < 8; home++) {
      for (let i = 0; i < 60; i++) expect(await make(1, home)).toBe(200)
      expect(await make(1, home)).toBe(429)
    }
    expect(await make(1, 9)).toBe(429)
    expect(await make(2, 0)).toBe(200)
    await limited.close()
  })

  describe('of passwords', () => {
    const password = 'correct horse'
    let limited: TestServer
    let anna: Browser
    beforeEach(async () => {
      limited = await TestServer.open({ RATE: '1', TRUST_PROXY: 'yes' })
      anna = new Browser(limited)
      await anna.must('POST', '/account', { name: 'Anna', password })
    })
    afterEach(() => limited.close())
    const enter = async (name: string, tried: string, address: string) => {
      const body = { name, password: tried }
      const answer = await new Browser(limited).ask('POST', '/session', body, { 'x-forwarded-for': address })
      return answer.statusCode
    }

    test('stop guessing, and reveal neither whether the name exists nor whether a guess was right', async () => {
      for (const name of ['Anna', 'Nobody']) {
        const address = `10.0.0.${name.length}`
        for (let i = 0; i < 10; i++)
          expect(await enter(i % 2 ? name : ` ${name.toUpperCase()} `, 'guessing', address)).toBe(401)
        expect(await enter(name, 'guessing', address)).toBe(429)
        expect(await enter(name, password, address)).toBe(429)
        expect(await enter('Somebody else', 'guessing', address)).toBe(401)
      }
    })

    test('do not lock a user out because others guess', async () => {
      for (let i = 0; i < 30; i++) expect(await enter('Anna', 'guessing', `10.0.${i % 3}.1`)).toBe(401)
      expect(await enter('Anna', 'guessing', '10.0.0.1')).toBe(429)
      expect(await enter('Anna', password, '10.0.9.9')).toBe(200)
    })

    test('apply to changing a password, also after a change of name', async () => {
      const change = (old: string) => anna.problem('PUT', '/account/password', { old, password })
      for (let i = 0; i < 10; i++) expect(await change('guessing')).toBe('401 wrong-password')
      await anna.must('PUT', '/me', { name: 'Annie' })
      expect(await change('guessing')).toBe('429 too-many')
      expect(await change(password)).toBe('429 too-many')
    })

    test('do not count correct passwords', async () => {
      for (let i = 0; i < 19; i++) expect(await enter('Anna', password, '10.0.0.1')).toBe(200)
      expect(await enter('Anna', 'guessing', '10.0.0.1')).toBe(401)
    })

    test('count concurrent guesses', async () => {
      const guesses = Array.from({ length: 15 }, () => enter('Anna', 'guessing', '10.0.0.1'))
      expect((await Promise.all(guesses)).filter((status) => status === 429)).toHaveLength(5)
    })

    test('count an IPv6 network as one address', async () => {
      for (let i = 0; i < 10; i++) expect(await enter('Anna', 'guessing', `2001:db8:1:2::${i}`)).toBe(401)
      expect(await enter('Anna', 'guessing', '2001:db8:1:2:ffff::1')).toBe(429)
      expect(await enter('Anna', 'guessing', '2001:db8:1:3::1')).toBe(401)
    })

    test('count the networks of an IPv6 site together, so that many of them do not help to guess', async () => {
      for (let i = 0; i < 80; i++) expect(await enter('Anna', 'guessing', `2001:db8:1:${i}::1`)).toBe(401)
      expect(await enter('Anna', 'guessing', '2001:db8:1:ff::1')).toBe(429)
      expect(await enter('Anna', password, '2001:db8:2:1::1')).toBe(200)
    })
  })

  test('ignore forwarded addresses unless TRUST_PROXY is set', async () => {
    const limited = await TestServer.open({ RATE: '1' })
    const guess = guesser(limited)
    for (let i = 0; i < 20; i++) await guess(`10.0.0.${i}`)
    expect(await guess('10.0.0.21')).toBe('429 too-many')
    await limited.close()
  })
})

describe('server errors', () => {
  test('a failing database gives 503, changes nothing, and is logged', async () => {
    const broken = await TestServer.open()
    const guest = await broken.guest('Anna')
    await broken.db.schema.dropTable('sessions').execute()
    expect(await guest.problem('GET', '/me')).toBe('503 unavailable')
    expect(await new Browser(broken).problem('POST', '/me', { name: 'Bob' })).toBe('503 unavailable')
    expect(broken.logs.join('')).toContain('no such table')
    expect(broken.logs.join('')).not.toContain(guest.cookie)
    await broken.close()
  })

  test('an unexpected error gives 500, is logged with the request id, and its details are not sent', async () => {
    const { tables, accounts, heartbeat } = server.running
    const logs: string[] = []
    const wrong = {
      ...tables,
      lobbyText: () => Promise.reject(new TypeError('secret detail')),
    }
    const config = readConfig({ RATE: '0' })
    const other = await createServer({
      config,
      tables: wrong,
      accounts,
      heartbeat,
      pages: server.folder,
      logs: { write: (line) => logs.push(line) },
    })
    const answer = await other.inject('/api/lobby')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ code: 'failed', message: 'internal error; see the server log' })
    expect(JSON.parse(logs.join(''))).toMatchObject({ reqId: expect.any(String), err: { message: 'secret detail' } })
    await other.close()
  })
})

/** Tries a wrong password of another account each time; returns the error. */
function guesser(server: TestServer) {
  const browser = new Browser(server)
  let names = 0
  return (address: string) => {
    const account = { name: `Anna ${names++}`, password: 'guessing' }
    return browser.problem('POST', '/session', account, { 'x-forwarded-for': address })
  }
}

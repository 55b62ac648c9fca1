import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FreshToken, Me, SessionFacts, TokenFacts } from '#wire/people.ts'
import type { Lobby } from '#wire/tables.ts'
import { freshPostgres, hasNoPostgres } from '../testing/databases.ts'
import { Browser, TestServer } from '../testing/test-server.ts'

const PASSWORD = 'correct horse'

describe('on SQLite', () => people(async () => ({})))
describe.skipIf(hasNoPostgres)('on Postgres', () => people(async () => ({ DATABASE_URL: await freshPostgres() })))

function people(environment: () => Promise<Record<string, string>>): void {
  let server: TestServer

  beforeAll(async () => {
    server = await TestServer.open(await environment())
  })
  afterAll(() => server.close())

  describe('guests', () => {
    test('a client without a session has no user', async () => {
      const answer = await new Browser(server).ask('GET', '/me')
      expect(answer.body).toBe('null')
      expect(answer.headers['content-type']).toContain('application/json')
    })

    test('a guest needs only a name, and can change it', async () => {
      const anna = await server.guest('Anna')
      expect(await anna.must<Me>('GET', '/me')).toMatchObject({ name: 'Anna', kind: 'guest' })
      const table = await anna.makeTable()
      await anna.must<Me>('PUT', '/me', { name: '  Annie ' })
      expect(await anna.must<Me>('GET', '/me')).toMatchObject({ name: 'Annie' })
      expect(await anna.must('GET', `/tables/${table.table.id}`)).toMatchObject({
        table: { seats: [{ name: 'Annie' }, {}] },
      })
    })

    test('two guests can have the same name', async () => {
      await server.guest('Twin')
      expect(await (await server.guest('Twin')).must<Me>('GET', '/me')).toMatchObject({ name: 'Twin' })
    })

    test('cannot take the name of an account, however it is spelled', async () => {
      await new Browser(server).must('POST', '/account', { name: 'Ada  Lovelace', password: PASSWORD })
      expect(await new Browser(server).problem('POST', '/me', { name: 'ADA lovelace' })).toBe('409 name-taken')
      const guest = await server.guest('Ada')
      expect(await guest.problem('PUT', '/me', { name: 'ada lovelace' })).toBe('409 name-taken')
      expect(await guest.must<Me>('GET', '/me')).toMatchObject({ name: 'Ada' })
    })

    test('nobody can take a name that looks like that of an account, until the account is called otherwise', async () => {
      const account = new Browser(server)
      await account.must('POST', '/account', { name: 'Vera Оlsen', password: PASSWORD })
      const alike = ['Vera Olsen', 'vera 0lsen', 'Ⅴera Οlsen']
      for (const name of alike) {
        expect(await new Browser(server).problem('POST', '/me', { name })).toBe('409 name-taken')
        const registered = await new Browser(server).problem('POST', '/account', { name, password: PASSWORD })
        expect(registered).toBe('409 name-taken')
      }
      const guest = await server.guest('Wera')
      expect(await guest.problem('PUT', '/me', { name: alike[0] })).toBe('409 name-taken')
      expect(await guest.problem('POST', '/account', { name: alike[0], password: PASSWORD })).toBe('409 name-taken')
      await account.must('PUT', '/me', { name: 'VERA OLSEN' })
      await account.must('PUT', '/me', { name: 'Vera Nansen' })
      await guest.must('POST', '/account', { name: alike[0], password: PASSWORD })
      expect(await account.problem('PUT', '/me', { name: alike[1] })).toBe('409 name-taken')
    })

    test('nobody can be called like a deleted user or a level of bots', async () => {
      for (const name of ['Someone', 'expert', 'Könnyű', 'ランダム']) {
        expect(await new Browser(server).problem('POST', '/me', { name })).toBe('409 name-taken')
        const registered = await new Browser(server).problem('POST', '/account', { name, password: PASSWORD })
        expect(registered).toBe('409 name-taken')
        expect(await (await server.guest('Nora')).problem('PUT', '/me', { name })).toBe('409 name-taken')
      }
    })

    test('an account of an earlier version whose name would be refused now can still sign in', async () => {
      const browser = new Browser(server)
      const { id } = await browser.must<Me>('POST', '/account', { name: 'Old Bob', password: PASSWORD })
      const old = { name: 'Old\u2800Bob', name_key: 'old\u2800bob' }
      await server.db.updateTable('users').set(old).where('id', '=', id).execute()
      const facts = { name: old.name, password: PASSWORD }
      expect(await new Browser(server).must<Me>('POST', '/session', facts)).toMatchObject({ id })
    })

    test('keeps a name that an account takes later', async () => {
      const guest = await server.guest('Grace')
      await new Browser(server).must('POST', '/account', { name: 'Grace', password: PASSWORD })
      expect(await guest.must<Me>('GET', '/me')).toMatchObject({ name: 'Grace', kind: 'guest' })
      const { table } = await guest.makeTable()
      expect(table.seats[0]).toMatchObject({ name: 'Grace', isGuest: true })
    })

    test('a browser that becomes another guest ends its session', async () => {
      const browser = await server.guest('First')
      const before = new Browser(server)
      before.cookie = browser.cookie
      await browser.must('POST', '/me', { name: 'Second' })
      expect(await browser.must<Me>('GET', '/me')).toMatchObject({ name: 'Second' })
      expect((await before.ask('GET', '/me')).body).toBe('null')
    })

    test.each(['', '   ', 'x'.repeat(25), 'a\nb', 'a\u0000b', 'a\u202eb', 'An\ufe0fna', 'An\u034fna', '\u2800'])(
      '%j is rejected as a name',
      async (name) => {
        expect(await new Browser(server).problem('POST', '/me', { name })).toBe('400 bad-request')
      },
    )
  })

  describe('cookies', () => {
    test('are hidden from scripts and not sent by other sites', async () => {
      const answer = await new Browser(server).ask('POST', '/me', { name: 'Anna' })
      const [cookie] = answer.cookies
      expect(cookie).toMatchObject({ name: 'hilltop', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 90 * 86_400 })
      expect(cookie).not.toHaveProperty('secure')
    })

    test('are secure if PUBLIC_URL is https', async () => {
      const secure = await TestServer.open({ PUBLIC_URL: 'https://play.example.org' })
      const answer = await new Browser(secure).ask('POST', '/me', { name: 'Anna' })
      expect(answer.cookies[0]).toMatchObject({ secure: true })
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
      expect(answer.headers['content-security-policy']).toContain('upgrade-insecure-requests')
      await secure.close()
    })

    test.each(['nonsense', 'x'.repeat(43), '%00', ''])('an invalid one (%j) has no user', async (cookie) => {
      const browser = new Browser(server)
      browser.cookie = cookie
      expect((await browser.ask('GET', '/me')).body).toBe('null')
      expect(await browser.problem('POST', '/tables', { game: 'machi-koro', options: { players: 2 } })).toBe(
        '401 not-signed-in',
      )
    })
  })

  describe('accounts', () => {
    test('a guest becomes an account and keeps its tables', async () => {
      const anna = await server.guest('Guest Anna')
      const { table } = await anna.makeTable()
      const old = anna.cookie
      await anna.must<Me>('POST', '/account', { name: 'Anna of Hill', password: PASSWORD })
      expect(await anna.must<Me>('GET', '/me')).toMatchObject({ name: 'Anna of Hill', kind: 'account' })
      expect((await anna.must<Lobby>('GET', '/lobby')).mine.map(({ id }) => id)).toEqual([table.id])
      anna.cookie = old
      expect((await anna.ask('GET', '/me')).body).toBe('null')
    })

    test('signing in moves the tables of the guest to the account', async () => {
      const home = new Browser(server)
      await home.must<Me>('POST', '/account', { name: 'Bea', password: PASSWORD })
      const { table: first } = await home.makeTable()
      const away = await server.guest('Somebody')
      const { table: second } = await away.makeTable()
      // Both sit at the first table: there the guest leaves.
      await away.must('POST', `/tables/${first.id}/enter`, { code: first.code })
      await away.must('POST', `/tables/${first.id}/sit`, { words: '' })
      await away.must<Me>('POST', '/session', { name: ' bEA ', password: PASSWORD })
      const { mine } = await away.must<Lobby>('GET', '/lobby')
      expect(new Set(mine.map(({ id, yourSeat }) => `${id} ${yourSeat}`))).toEqual(
        new Set([`${first.id} 1`, `${second.id} 1`]),
      )
      expect(await away.must('GET', `/tables/${second.id}`)).toMatchObject({ you: { isHost: true, seat: 1 } })
      expect(await home.must('GET', `/tables/${first.id}`)).toMatchObject({
        table: { seats: [{ name: 'Bea' }, { kind: 'open', name: '', hasWords: false }] },
      })
    })

    test('a guest without data is deleted', async () => {
      const browser = await server.guest('Passing through')
      await new Browser(server).must<Me>('POST', '/account', { name: 'Carl', password: PASSWORD })
      await browser.must<Me>('POST', '/session', { name: 'Carl', password: PASSWORD })
      const left = await server.db.selectFrom('users').select('id').where('name', '=', 'Passing through').execute()
      expect(left).toEqual([])
    })

    test('names that look alike count as one name', async () => {
      await new Browser(server).must<Me>('POST', '/account', { name: 'Ödön', password: PASSWORD })
      const other = await server.guest('Other')
      for (const name of ['ödön', 'ÖDÖN', 'O\u0308do\u0308n', 'Ｏ̈dön']) {
        expect(await other.problem('POST', '/account', { name, password: PASSWORD }), name).toBe('409 name-taken')
      }
      await other.must<Me>('POST', '/account', { name: 'Other one', password: PASSWORD })
      expect(await other.problem('PUT', '/me', { name: 'ödön' })).toBe('409 name-taken')
    })

    test('a wrong password and an unknown name get the same response', async () => {
      await new Browser(server).must<Me>('POST', '/account', { name: 'Dora', password: PASSWORD })
      const bodies = await Promise.all(
        ['Dora', 'Nobody of this name'].map(async (name) => {
          const answer = await new Browser(server).ask('POST', '/session', { name, password: 'wrong password' })
          return [answer.statusCode, answer.body]
        }),
      )
      expect(bodies[0]).toEqual(bodies[1])
      expect(bodies[0][0]).toBe(401)
    })

    test('a new password ends the other sessions and all tokens', async () => {
      const here = new Browser(server)
      await here.must<Me>('POST', '/account', { name: 'Eve', password: PASSWORD })
      const there = new Browser(server)
      await there.must<Me>('POST', '/session', { name: 'Eve', password: PASSWORD })
      await there.must<Me>('GET', '/me')
      const program = new Browser(server)
      program.token = (await here.must<FreshToken>('POST', '/tokens', { name: 'My bot' })).token
      await program.must<Me>('GET', '/me')
      expect(await here.problem('PUT', '/account/password', { old: 'wrong', password: 'battery staple' })).toBe(
        '401 wrong-password',
      )
      await here.must('PUT', '/account/password', { old: PASSWORD, password: 'battery staple' })
      expect((await there.ask('GET', '/me')).body).toBe('null')
      expect(await program.problem('GET', '/me')).toBe('401 not-signed-in')
      expect(await here.must('GET', '/tokens')).toEqual([])
      expect(await here.must<Me>('GET', '/me')).toMatchObject({ name: 'Eve' })
      expect(await there.problem('POST', '/session', { name: 'Eve', password: PASSWORD })).toBe('401 wrong-password')
    })

    test('two concurrent registrations of a guest create one account, and it stays signed in', async () => {
      const [one, two] = [await server.guest('Hasty'), new Browser(server)]
      two.cookie = one.cookie
      const answers = await Promise.all([
        one.ask('POST', '/account', { name: 'Hasty one', password: PASSWORD }),
        two.ask('POST', '/account', { name: 'Hasty two', password: PASSWORD }),
      ])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      const winner = answers[0].statusCode === 200 ? one : two
      expect(await winner.must<Me>('GET', '/me')).toMatchObject({ kind: 'account' })
    })

    test('a guest has no password to change', async () => {
      const guest = await server.guest('No password')
      expect(await guest.problem('PUT', '/account/password', { old: '', password: PASSWORD })).toBe('409 not-now')
    })

    test('signing out ends the session, and can be repeated', async () => {
      const anna = await server.guest('Anna')
      const { cookie } = anna
      await anna.must('DELETE', '/session')
      expect(anna.cookie).toBeUndefined()
      anna.cookie = cookie
      expect((await anna.ask('GET', '/me')).body).toBe('null')
      await new Browser(server).must('DELETE', '/session')
    })
  })

  describe('sessions', () => {
    const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const SAFARI =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

    async function signedInTwice(name: string) {
      const [here, there] = [new Browser(server), new Browser(server)]
      await here.ask('POST', '/account', { name, password: PASSWORD }, { 'user-agent': FIREFOX })
      await there.ask('POST', '/session', { name, password: PASSWORD }, { 'user-agent': SAFARI })
      return [here, there]
    }

    test('are listed with browser and system, and each can be ended', async () => {
      const [here, there] = await signedInTwice('Gina')
      const listed = await here.must<SessionFacts[]>('GET', '/sessions')
      expect(new Set(listed.map(({ device, isThis }) => `${device} ${isThis}`))).toEqual(
        new Set(['Firefox, Linux true', 'Safari, iPhone false']),
      )
      const other = listed.find(({ isThis }) => !isThis)
      await here.must('DELETE', `/sessions/${other?.id}`)
      expect((await there.ask('GET', '/me')).body).toBe('null')
      expect(await here.must('GET', '/sessions')).toHaveLength(1)
    })

    test('of others are neither listed nor ended', async () => {
      const [here] = await signedInTwice('Hugo')
      const [{ id }] = await here.must<SessionFacts[]>('GET', '/sessions')
      const stranger = await server.guest('Stranger')
      expect(await stranger.must('GET', '/sessions')).toHaveLength(1)
      await stranger.must('DELETE', `/sessions/${id}`)
      await stranger.must('DELETE', '/sessions')
      expect(await here.must('GET', '/sessions')).toHaveLength(2)
    })

    test('can all be ended but the one that asks', async () => {
      const [here, there] = await signedInTwice('Inge')
      await here.must('DELETE', '/sessions')
      expect((await there.ask('GET', '/me')).body).toBe('null')
      expect(await here.must('GET', '/sessions')).toEqual([expect.objectContaining({ isThis: true })])
    })
  })

  describe('tokens', () => {
    test('authenticate their user until they are revoked', async () => {
      const anna = await server.guest('Anna')
      const fresh = await anna.must<FreshToken>('POST', '/tokens', { name: 'my bot' })
      expect(fresh.token).toMatch(/^hlt_[\w-]{43}$/)
      const program = new Browser(server)
      program.token = fresh.token
      expect(await program.must<Me>('GET', '/me')).toMatchObject({ name: 'Anna' })
      const { table } = await program.makeTable()
      expect(await anna.must('GET', `/tables/${table.id}`)).toMatchObject({ you: { isHost: true } })
      const [listingOf] = await anna.must<TokenFacts[]>('GET', '/tokens')
      expect(listingOf).toEqual({
        id: fresh.id,
        name: 'my bot',
        scope: 'play',
        createdAt: fresh.createdAt,
        expiresAt: fresh.createdAt + 90 * 86_400_000,
        usedAt: expect.any(Number),
      })
      await anna.must('DELETE', `/tokens/${fresh.id}`)
      expect(await program.problem('GET', '/me')).toBe('401 not-signed-in')
    })

    test('cannot be revoked by others, and are limited in number', async () => {
      const [anna, bob] = [await server.guest('Anna'), await server.guest('Bob')]
      const fresh = await anna.must<FreshToken>('POST', '/tokens', { name: 'mine' })
      await bob.must('DELETE', `/tokens/${fresh.id}`)
      expect(await anna.must('GET', '/tokens')).toHaveLength(1)
      for (let i = 1; i < 20; i++) await anna.must('POST', '/tokens', { name: `number ${i}` })
      expect(await anna.problem('POST', '/tokens', { name: 'one more' })).toBe('409 not-now')
    })

    test('expire, by default after 90 days and at the latest after a year', async () => {
      const anna = await server.guest('Anna')
      for (const days of [0, 366, 1.5]) {
        expect(await anna.problem('POST', '/tokens', { name: 'too long', days })).toBe('400 bad-request')
      }
      const fresh = await anna.must<FreshToken>('POST', '/tokens', { name: 'short', days: 1 })
      expect(fresh.expiresAt - fresh.createdAt).toBe(86_400_000)
      const program = new Browser(server)
      program.token = fresh.token
      await program.must('GET', '/lobby')
      await server.db.updateTable('tokens').set({ expires_at: 1 }).where('id', '=', fresh.id).execute()
      expect(await program.problem('POST', '/tables', { game: 'machi-koro', options: { players: 2 } })).toBe(
        '401 not-signed-in',
      )
      await anna.must('POST', '/tokens', { name: 'another' })
      expect((await anna.must<TokenFacts[]>('GET', '/tokens')).map(({ name }) => name)).toEqual(['another'])
    })

    test('of a guest end when the guest becomes an account', async () => {
      const guest = await server.guest('Guest with a program')
      const program = new Browser(server)
      program.token = (await guest.must<FreshToken>('POST', '/tokens', { name: 'program' })).token
      await program.must('GET', '/lobby')
      await guest.must('POST', '/account', { name: 'Owner of a program', password: PASSWORD })
      expect(await program.problem('GET', '/lobby')).toBe('401 not-signed-in')
      expect(await guest.must('GET', '/tokens')).toEqual([])
    })

    test.each(['hlt_', `hlt_${'x'.repeat(43)}`, 'something else'])('%s is rejected', async (token) => {
      const program = new Browser(server)
      program.token = token
      expect(await program.problem('GET', '/lobby')).toBe('401 not-signed-in')
    })
  })

  test('the database contains no usable session, token or password', async () => {
    const anna = new Browser(server)
    await anna.must<Me>('POST', '/account', { name: 'Frida', password: PASSWORD })
    const { token } = await anna.must<FreshToken>('POST', '/tokens', { name: 'bot' })
    const rows = await Promise.all(
      (['users', 'sessions', 'tokens'] as const).map((table) => server.db.selectFrom(table).selectAll().execute()),
    )
    const everything = JSON.stringify(rows)
    for (const secret of [PASSWORD, token, anna.cookie ?? '']) expect(everything).not.toContain(secret)
  })
}

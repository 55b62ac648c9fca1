import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NoticeSettings, Notices } from '#wire/notices.ts'
import type { SignedIn } from '../people/account-service.ts'
import { hasNoPostgres } from '../testing/databases.ts'
import { errorOf, until } from '../testing/table-helpers.ts'
import { Browser, TestServer } from '../testing/test-server.ts'
import { NOTICE_TEXTS } from './notice-texts.ts'
import { NoticeNodes, ORIGIN } from './testing/notice-nodes.ts'
import { MailServer } from './testing/receivers.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SOON = 16_000
const PASSWORD = 'a long password'

const SETTINGS: NoticeSettings = {
  push: false,
  mail: 'now',
  quiet: null,
  digestAt: 8 * 60,
  timeZone: 'Europe/Budapest',
  language: 'en',
}

const linkIn = (text: string, kind: 'confirm' | 'reset') =>
  new RegExp(`${ORIGIN}/account/#${kind}=([\\w-]{43})\n`).exec(text)?.[1] ?? 'no link'

describe.each(['SQLite', ...(hasNoPostgres ? [] : ['Postgres' as const])] as const)(
  'mails about turns, on %s',
  (kind) => {
    let mails: MailServer
    let all: NoticeNodes
    beforeAll(async () => {
      mails = await MailServer.open()
      all = await NoticeNodes.open(kind, mails.url)
    })
    afterAll(async () => {
      await all.close()
      await mails.close()
    })

    let made = 0
    /** An account with a confirmed address that wants mails. */
    async function reader(settings: Partial<NoticeSettings> = {}) {
      const [name, address] = [`Ben${++made}`, `ben${made}@example.org`]
      mails.answer = 'accept'
      const one = await all.accounts.register(undefined, name, PASSWORD)
      await all.accounts.setAddress(one.person, address, PASSWORD, 'en')
      await all.pass(1000)
      await all.accounts.confirmAddress(one.person, linkIn(mails.to(address)[0].text, 'confirm'))
      await all.nodes[0].tables.notices.change(one.person, { ...SETTINGS, ...settings })
      return { one, address, about: () => mails.to(address).slice(1) }
    }

    async function turnOf(player: SignedIn): Promise<{ anna: SignedIn; id: string }> {
      const anna = await all.guest(`Anna${++made}`)
      const id = await all.table(anna, player)
      await all.finishTurn(anna, id)
      return { anna, id }
    }

    it('come at once and once, with the table and a way to stop them with one press', async () => {
      const { one, about } = await reader()
      const { anna, id } = await turnOf(one)
      await all.pass(SOON)
      await all.pass(DAY)
      expect(about()).toHaveLength(1)
      const [{ headers, text }] = about()
      expect(headers.get('subject')).toBe('Your turn: Machi Koro')
      expect(headers.get('from')).toBe('Hilltop <hilltop@play.example.org>')
      expect(text).toContain(`${anna.person.name} has played.\n${ORIGIN}/online/table/?id=${id}\n`)
      const stop = /<(.*)>/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
      expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      expect(text).toContain(stop)
      const { notices } = all.nodes[1].tables
      const token = stop.replace(`${ORIGIN}/unsubscribe/`, '')
      const other = await reader()
      const forged = token.replace(one.person.id, other.one.person.id)
      expect(await notices.stopByLink(forged, true)).toBe(false)
      expect(await notices.stopByLink(token, true)).toBe(true)
      expect((await notices.of(one.person, undefined)).settings?.mail).toBe('off')
      expect((await notices.of(other.one.person, undefined)).settings?.mail).toBe('now')
    })

    it('come in the language of the person', async () => {
      const { one, about } = await reader({ language: 'ja' })
      await turnOf(one)
      await all.pass(SOON)
      expect(about()[0].headers.get('subject')).toBe('あなたの手番です：街コロ')
      expect(about()[0].text).toContain('さんの手番が終わりました。')
    })

    it('come as one digest a day, of the turns that are still waiting', async () => {
      const { one, about } = await reader({ mail: 'daily', timeZone: 'Asia/Tokyo' })
      // Eight o'clock in Tokyo is 23:00 UTC.
      const start = all.clock.now - (all.clock.now % DAY) + DAY
      all.clock.now = start + 10 * HOUR
      const games = [await turnOf(one), await turnOf(one), await turnOf(one)]
      await all.pass(SOON)
      await all.visit(one, games[2].id)
      all.clock.now = start + 22.9 * HOUR
      await all.pass(1)
      expect(about()).toEqual([])
      all.clock.now = start + 23 * HOUR
      await all.pass(1)
      expect(about()).toHaveLength(1)
      expect(about()[0].headers.get('subject')).toBe('2 tables wait for you')
      for (const { id } of games.slice(0, 2)) expect(about()[0].text).toContain(`?id=${id}\n`)
      expect(about()[0].text).not.toContain(games[2].id)
      // Nothing new on the next day; one new turn on the day after.
      await all.pass(DAY)
      expect(about()).toHaveLength(1)
      const { id } = await turnOf(one)
      for (let hours = 0; hours < 48; hours += 4) await all.pass(4 * HOUR)
      expect(about()).toHaveLength(2)
      expect(about()[1].text).toContain(`?id=${id}\n`)
      expect(about()[1].headers.get('subject')).toBe('1 table waits for you')
    })

    it('wait while the mail server is down or slow, which delays no push message', async () => {
      const { one, about } = await reader({ push: true })
      await all.nodes[0].tables.notices.addDevice(one.person, one.session, all.endpoint.subscribe('phone'), '', 'en')
      mails.answer = 'later'
      await turnOf(one)
      await all.pass(SOON)
      expect(all.endpoint.received.filter(({ to }) => to === 'phone')).toHaveLength(1)
      expect(about()).toEqual([])
      mails.answer = 'accept'
      await all.pass(HOUR)
      expect(about()).toHaveLength(1)
      mails.answer = 'refuse'
      const { one: refused } = await reader()
      mails.answer = 'refuse'
      await turnOf(refused)
      await all.pass(SOON)
      const tried = mails.attempts
      await all.pass(DAY)
      expect(mails.attempts).toBe(tried)
      mails.answer = 'accept'
    })

    it('are sent by another node after a crash in between, once; links of both are valid', async () => {
      const { one, address, about } = await reader()
      const [other, dying] = all.nodes
      await turnOf(one)
      mails.answer = 'never'
      const before = mails.attempts
      all.clock.now += SOON
      await all.accounts.askReset(address, 'en')
      await dying.tick()
      await dying.tick()
      await until(() => mails.attempts === before + 2)
      dying.crash()
      mails.answer = 'accept'
      await all.pass(MINUTE, [other])
      expect(about()).toEqual([])
      await all.pass(MINUTE, [other])
      const links = [...mails.unanswered, ...about()].flatMap(({ text }) =>
        text.includes('#reset=') ? [linkIn(text, 'reset')] : [],
      )
      expect(new Set(links).size).toBe(2)
      await all.accounts.reset(links[0], 'another password')
      expect(await errorOf(all.accounts.reset(links[1], PASSWORD))).toMatch(/^not-found/)
      await all.pass(DAY, [other])
      expect(about()).toHaveLength(2)
    })

    it('go only to an address that its account has confirmed, once and in time', async () => {
      const one = await all.accounts.register(undefined, 'Carla', PASSWORD)
      const address = 'carla@example.org'
      const set = () => all.accounts.setAddress(one.person, address, PASSWORD, 'en')
      const [node] = all.nodes
      expect(await errorOf(all.accounts.setAddress(one.person, address, 'wrong', 'en'))).toMatch(/^wrong-password/)
      await set()
      await all.pass(1, [node])
      // Whose address it is is not known yet: nothing in the mail is a text of the user.
      expect(mails.to(address)[0].text).not.toContain('Carla')
      const token = linkIn(mails.to(address)[0].text, 'confirm')
      await node.tables.notices.change(one.person, SETTINGS)
      await turnOf(one)
      await all.pass(SOON, [node])
      expect(mails.to(address)).toHaveLength(1)
      const stranger = await all.accounts.register(undefined, 'Stranger', PASSWORD)
      expect(await errorOf(all.accounts.confirmAddress(stranger.person, token))).toMatch(/^not-found/)
      await all.pass(DAY, [node])
      expect(await errorOf(all.accounts.confirmAddress(one.person, token))).toMatch(/^not-found/)
      await set()
      await all.pass(1, [node])
      const fresh = linkIn(mails.to(address)[1].text, 'confirm')
      await all.accounts.confirmAddress(one.person, fresh)
      expect(await errorOf(all.accounts.confirmAddress(one.person, fresh))).toMatch(/^not-found/)
      expect(await node.tables.notices.of(one.person, undefined)).toMatchObject({ address, pending: null })
      await all.accounts.removeAddress(one.person)
      expect(await node.tables.notices.of(one.person, undefined)).toMatchObject({ address: null })
    })

    it('let nobody keep a person from a new password: neither by confirmations nor by asking for it', async () => {
      const { one, address } = await reader()
      const [node] = all.nodes
      for (let i = 0; i < 3; i++) {
        const { person } = await all.accounts.register(undefined, `Enemy ${++made}`, PASSWORD)
        await errorOf(all.accounts.setAddress(person, address, PASSWORD, 'en'))
      }
      for (let i = 0; i < 5; i++) {
        await all.accounts.askReset(address, 'en')
        await all.pass(1, [node])
      }
      const links = mails.to(address).flatMap(({ text }) => (text.includes('#reset=') ? [linkIn(text, 'reset')] : []))
      expect(links).toHaveLength(3)
      await all.pass(23 * HOUR, [node])
      // No more mails for today, but each of those that were sent can still be used.
      await all.accounts.askReset(address, 'en')
      await all.pass(1, [node])
      expect(mails.to(address).at(-1)?.text).toContain(links[2])
      const { person } = await all.accounts.reset(links[0], 'another password')
      expect(person.id).toBe(one.person.id)
      for (const used of links) expect(await errorOf(all.accounts.reset(used, PASSWORD))).toMatch(/^not-found/)
    })

    it('cannot flood an address, whoever asks', async () => {
      const [node] = all.nodes
      const victim = 'victim@example.org'
      for (let i = 0; i < 5; i++) {
        const { person } = await all.accounts.register(undefined, `Attacker ${i}`, PASSWORD)
        await errorOf(all.accounts.setAddress(person, i % 2 === 0 ? victim : 'Victim@Example.org', PASSWORD, 'en'))
        await all.pass(1, [node])
      }
      expect(mails.received.filter(({ to }) => to.toLowerCase() === victim)).toHaveLength(3)
      const { person } = await all.accounts.register(undefined, 'Attacker 9', PASSWORD)
      for (let i = 0; i < 8; i++) await errorOf(all.accounts.setAddress(person, `many${i}@example.org`, PASSWORD, 'en'))
      await all.pass(1, [node])
      expect(mails.received.filter(({ to }) => to.startsWith('many'))).toHaveLength(1)
    })
  },
)

describe('a forgotten password', () => {
  let mails: MailServer
  let server: TestServer
  let anna: Browser
  const settled = async () => {
    await server.running.tables.noticesSent()
    await until(async () => (await server.db.selectFrom('outbox').select('id').execute()).length === 0)
  }
  beforeAll(async () => {
    mails = await MailServer.open()
    server = await TestServer.open({ SMTP_URL: mails.url, PUBLIC_URL: ORIGIN })
    anna = await server.guest('Anna')
    await anna.must('POST', '/account', { name: 'Anna', password: PASSWORD })
    await anna.must('PUT', '/account/address', { address: 'Anna@example.org', password: PASSWORD })
    await settled()
    const token = linkIn(mails.received[0].text, 'confirm')
    await anna.must('POST', '/account/address/confirmation', { token })
    expect((await anna.must<Notices>('GET', '/notices')).address).toBe('Anna@example.org')
  })
  afterAll(async () => {
    await server.close()
    await mails.close()
  })

  it('is replaced by a link that works once and ends all sessions', async () => {
    const { token: program } = await anna.must<{ token: string }>('POST', '/tokens', { name: 'program' })
    const stranger = new Browser(server)
    await stranger.must('POST', '/account/reset', { address: 'anna@EXAMPLE.org' })
    await until(() => mails.received.length === 2)
    expect(mails.received[1].text).toContain('the account Anna')
    const token = linkIn(mails.received[1].text, 'reset')
    const stored = [
      await server.db.selectFrom('mail_requests').selectAll().execute(),
      await server.db.selectFrom('mail_links').selectAll().execute(),
    ]
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(await stranger.problem('PUT', '/account/reset', { token, password: 'short' })).toBe('400 bad-request')
    const fresh = { token, password: 'another password' }
    expect(await stranger.must('PUT', '/account/reset', fresh)).toMatchObject({ name: 'Anna' })
    expect(await stranger.must('GET', '/me')).toMatchObject({ name: 'Anna' })
    expect(await anna.must('GET', '/me')).toBe(null)
    const machine = new Browser(server)
    machine.token = program
    expect(await machine.problem('GET', '/me')).toBe('401 not-signed-in')
    expect(await new Browser(server).problem('PUT', '/account/reset', fresh)).toBe('404 not-found')
    expect(await anna.problem('POST', '/session', { name: 'Anna', password: PASSWORD })).toBe('401 wrong-password')
    await anna.must('POST', '/session', { name: 'Anna', password: 'another password' })
  })

  it('is asked for with the same answer for an unknown address, which gets no mail', async () => {
    const count = mails.received.length
    const stranger = new Browser(server)
    const unknown = await stranger.ask('POST', '/account/reset', { address: 'nobody@example.org' })
    const known = await stranger.ask('POST', '/account/reset', { address: 'anna@example.org' })
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    await until(() => mails.received.length === count + 1)
    expect(mails.received.at(-1)?.to).toBe('Anna@example.org')
  })

  it('keeps the old one if the link is too old', async () => {
    await server.db
      .updateTable('mail_requests')
      .set({ expires_at: Date.now() - 1 })
      .where('expires_at', '>', 0)
      .execute()
    const token = linkIn(mails.received.at(-1)?.text ?? '', 'reset')
    const late = { token, password: 'a third password' }
    expect(await new Browser(server).problem('PUT', '/account/reset', late)).toBe('404 not-found')
  })

  it('mails can be stopped without signing in, by a form that a mail program sends', async () => {
    await anna.must('PUT', '/notices', SETTINGS)
    const { id } = await anna.must<{ id: string }>('GET', '/me')
    const { stopToken } = await import('./mail-client.ts')
    const url = `/unsubscribe/${stopToken(id, (await server.running.tables.notices.keys()).privateKey)}`
    const page = await server.server.inject({ url, headers: { 'accept-language': 'hu' } })
    expect(page.body).toContain('<button>Minden levél leállítása</button>')
    expect(page.body, 'nothing is said to be done').not.toContain(NOTICE_TEXTS.hu.stopped)
    expect((await anna.must<Notices>('GET', '/notices')).settings?.mail).toBe('now')
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example.org' }
    const pressed = await server.server.inject({
      method: 'POST',
      url,
      headers: form,
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.statusCode).toBe(200)
    expect(pressed.body).toContain(NOTICE_TEXTS.en.stopped)
    expect((await anna.must<Notices>('GET', '/notices')).settings?.mail).toBe('off')
    const wrong = await server.server.inject({ method: 'POST', url: `${url}x`, headers: form, payload: '' })
    expect(wrong.statusCode).toBe(404)
  })
})

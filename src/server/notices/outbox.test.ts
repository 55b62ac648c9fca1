import { createECDH } from 'node:crypto'
import { expect, it } from 'vitest'
import type { PushMessage } from '#wire/notices.ts'
import { AccountService } from '../people/account-service.ts'
import { askReset } from '../people/mail-addresses.ts'
import { SYSTEM } from '../runtime.ts'
import { begunTable, strangers, wish } from '../testing/table-helpers.ts'
import { openTestTables } from '../testing/test-tables.ts'
import { type Mail, MailClient } from './mail-client.ts'
import { queueMessages } from './outbox.ts'
import { openLanes } from './outbox-lanes.ts'
import { PushClient, type PushResult, type PushTarget, type VapidKeys } from './push-client.ts'

const ORIGIN = 'https://play.example.org'
const MAKER = 'updates.push.services.mozilla.com'
const HOUR = 3_600_000
const KEYS = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) }

/** Push services that note the name at the end of each address; some never answer, and some cannot be asked. */
class TestPush extends PushClient {
  readonly asked: string[] = []

  override send(target: PushTarget, ...rest: [PushMessage, VapidKeys]): Promise<PushResult> {
    const { host, pathname } = new URL(target.endpoint)
    if (host.startsWith('real')) return super.send(target, ...rest)
    this.asked.push(pathname.slice(1))
    if (host.startsWith('broken')) throw new Error('this message cannot be written')
    return host.startsWith('slow') ? new Promise(() => undefined) : Promise.resolve({ is: 'sent' })
  }
}

class TestMail extends MailClient {
  readonly sent: Mail[] = []
  /** Whether the mail server takes mails and then seems to fail. */
  loses = false

  override async send(mail: Mail): Promise<void> {
    this.sent.push(mail)
    if (this.loses) throw new Error('the connection was lost')
  }
}

async function openOutbox() {
  const push = new TestPush({ hosts: [], contact: ORIGIN })
  const mail = new TestMail({ smtpUrl: 'smtp://127.0.0.1:1', from: 'hilltop@example.org', origin: ORIGIN })
  const opened = await openTestTables({ senders: { push, mail } })
  const { tables, store, clock } = opened
  const accounts = new AccountService(store, tables.refresh, { ...SYSTEM, now: () => clock.now })
  const [other] = strangers(1)
  return {
    ...opened,
    push,
    mail,
    accounts,
    /** A person with a browser, at a table, to whom messages about it are due now. */
    async player(name: string, host: string, messages = 1) {
      const { person, session } = await accounts.newGuest(name)
      await tables.notices.addDevice(person, session, { endpoint: `https://${host}/${name}`, keys: KEYS }, '', 'en')
      const table_id = await begunTable(tables, [person, other], wish('machi-koro', { players: 2, first: 1 }))
      clock.now += 1000
      const notice = { kind: 'turn', user_id: person.id, table_id, id: name, who: '', created_at: clock.now } as const
      await store.db
        .insertInto('notices')
        .values({ ...notice, sent_at: null, in_digest: 0 })
        .execute()
      const { id: device_id } = await store.db
        .selectFrom('push_devices')
        .select('id')
        .where('user_id', '=', person.id)
        .executeTakeFirstOrThrow()
      const message = { kind: 'push', user_id: person.id, notice_id: name, device_id, host, due_at: clock.now } as const
      await queueMessages(
        store.db,
        Array.from({ length: messages }, (_, number) => ({ ...message, id: `${name}.${number}` })),
      )
    },
    /** An account with a confirmed address. */
    async reader(name: string) {
      const { person } = await accounts.register(undefined, name, 'a long password')
      const address = `${name.toLowerCase()}@example.org`
      await store.db
        .insertInto('mail_addresses')
        .values({ user_id: person.id, address, address_key: address, confirmed_at: 0 })
        .execute()
      return { address, askReset: () => askReset(store.db, address, 'en', { ...SYSTEM, now: () => clock.now }) }
    },
    /** Rounds with time to send in between; for messages of which some are never answered. */
    async rounds(count: number) {
      for (let i = 0; i < count; i++) {
        await opened.tick()
        for (let turns = 0; turns < 50; turns++) await new Promise(setImmediate)
      }
    },
  }
}

it('hosts of a stranger that never answer hold up no message to the services of browsers', async () => {
  const { push, player, rounds, close } = await openOutbox()
  for (let i = 0; i < 8; i++) await player(`Stranger${i}`, `slow${i}.example.com`, 3)
  await rounds(2)
  await player('Anna', MAKER)
  await rounds(10)
  expect(push.asked).toContain('Anna')
  expect(push.asked.filter((name) => name.startsWith('Stranger'))).toHaveLength(4)
  await close()
})

it('a service of browsers that never answers holds up neither another one nor a mail with a link', async () => {
  const { push, mail, player, reader, rounds, close } = await openOutbox()
  for (let i = 0; i < 5; i++) await player(`Bea${i}`, `slow${i}.notify.windows.com`, 10)
  await player('Anna', MAKER)
  const carla = await reader('Carla')
  await carla.askReset()
  await rounds(10)
  expect(push.asked).toContain('Anna')
  expect(mail.sent.map(({ to }) => to)).toEqual([carla.address])
  await close()
})

it('people with many messages do not hold up the one message of another person', async () => {
  const { push, player, tick, tables, close } = await openOutbox()
  for (let i = 0; i < 6; i++) await player(`Greedy${i}`, MAKER, 20)
  await player('Anna', MAKER)
  await tick()
  await tables.noticesSent()
  // Everyone has one turn before anyone has the second one.
  expect(push.asked.indexOf('Anna')).toBeLessThan(7)
  expect(push.asked).toHaveLength(121)
  await close()
})

it('a message that cannot be written is given up after some tries, and is reported', async () => {
  const { push, player, store, clock, tick, tables, failures, close } = await openOutbox()
  await player('Anna', 'broken.example.com')
  for (let hours = 0; hours < 10; hours++) {
    await tick()
    await tables.noticesSent()
    clock.now += 3 * HOUR
  }
  expect(push.asked).toHaveLength(6)
  expect(failures).toHaveLength(6)
  expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  await close()
})

it('a subscription of an earlier version with keys that are none is forgotten, with its messages', async () => {
  const { player, store, tick, tables, failures, close } = await openOutbox()
  await player('Anna', 'real.example.com', 3)
  await store.db
    .updateTable('push_devices')
    .set({ p256dh: 'A'.repeat(86) })
    .execute()
  for (let round = 0; round < 3; round++) {
    await tick()
    await tables.noticesSent()
  }
  for (const table of ['outbox', 'push_devices'] as const) {
    expect(await store.db.selectFrom(table).select('id').execute(), table).toEqual([])
  }
  expect(failures).toEqual([])
  await close()
})

it('a mail that seemed to fail is sent again with the same link', async () => {
  const { mail, reader, clock, tick, tables, close } = await openOutbox()
  await (await reader('Carla')).askReset()
  mail.loses = true
  for (let tries = 0; tries < 3; tries++) {
    await tick()
    await tables.noticesSent()
    clock.now += HOUR
  }
  expect(mail.sent).toHaveLength(3)
  expect(new Set(mail.sent.map(({ text }) => text)).size).toBe(1)
  await close()
})

it('a host that only looks like the service of a browser is one of a stranger', async () => {
  const { store, close } = await openOutbox()
  const lanes = openLanes(['push.home:8443'])
  const laneOf = async (host: string) => {
    const message = { kind: 'push', id: host, user_id: 'u', host, due_at: 0 } as const
    await queueMessages(store.db, [message])
    const holds = await Promise.all(
      lanes.map(async (lane) => {
        const rows = store.db.selectFrom('outbox').select('id').where('id', '=', host)
        return (await rows.where((where) => lane.holds(where)).execute()).length
      }),
    )
    expect(
      holds.reduce((sum, one) => sum + one, 0),
      host,
    ).toBe(1)
    return holds.indexOf(1) === lanes.length - 1 ? 'stranger' : 'known'
  }
  for (const host of ['push.home:8443', 'fcm.googleapis.com', 'web.push.apple.com', 'db5.notify.windows.com']) {
    expect(await laneOf(host), host).toBe('known')
  }
  for (const host of ['evil.email', 'mail', 'xpush.home:8443', 'evilpush.apple.com', 'web.push.apple.com.evil.org']) {
    expect(await laneOf(host), host).toBe('stranger')
  }
  await close()
})

import { expect, it } from 'vitest'
import { AccountService } from '../people/account-service.ts'
import { SYSTEM } from '../runtime.ts'
import { begunTable, strangers, until, wish } from '../testing/table-helpers.ts'
import { openTestTables } from '../testing/test-tables.ts'
import { PushClient, type PushResult, type PushTarget } from './push-client.ts'
import { TrustedHosts } from './trusted-hosts.ts'

/** Push services of which those of a stranger never answer. */
class TestPush extends PushClient {
  readonly asked: string[] = []

  override send({ endpoint }: PushTarget): Promise<PushResult> {
    const { host } = new URL(endpoint)
    this.asked.push(host)
    return host.endsWith('.example.com') ? new Promise(() => undefined) : Promise.resolve({ is: 'sent' })
  }
}

it('hosts of a stranger that never answer hold up no message to the services of browsers', async () => {
  const push = new TestPush({ hosts: [], contact: 'https://play.example.org' })
  const { tables, store, clock, tick, close } = await openTestTables({ senders: { push, mail: undefined } })
  const accounts = new AccountService(store, tables.refresh, { ...SYSTEM, now: () => clock.now })
  const [other] = strangers(1)
  /** A person who is told that a game has begun. */
  const player = async (name: string, host: string) => {
    const { person, session } = await accounts.newGuest(name)
    const keys = { p256dh: 'key', auth: 'secret' }
    await tables.notices.addDevice(person, session, { endpoint: `https://${host}/${name}`, keys }, '', 'en')
    await begunTable(tables, [person, other], wish('machi-koro', { players: 2, first: 1 }))
  }
  for (let i = 0; i < 20; i++) await player(`Stranger ${i}`, `slow${i}.example.com`)
  clock.now += 16_000
  await tick()
  await until(() => push.asked.length > 0)
  await player('Anna', 'updates.push.services.mozilla.com')
  clock.now += 16_000
  for (let i = 0; i < 10; i++) {
    await tick()
    for (let turns = 0; turns < 50; turns++) await new Promise(setImmediate)
  }
  expect(push.asked).toContain('updates.push.services.mozilla.com')
  expect(push.asked.filter((host) => host.endsWith('.example.com'))).toHaveLength(4)
  await close()
})

it('a host that only looks like a trusted one is not trusted', () => {
  const trusted = new TrustedHosts(['mail', 'push.home:8443'])
  for (const host of ['mail', 'push.home:8443', 'fcm.googleapis.com', 'web.push.apple.com', 'db5.notify.windows.com']) {
    expect(trusted.has(host), host).toBe(true)
  }
  for (const host of ['evil.email', 'xpush.home:8443', 'evilpush.apple.com', 'web.push.apple.com.evil.org']) {
    expect(trusted.has(host), host).toBe(false)
  }
})

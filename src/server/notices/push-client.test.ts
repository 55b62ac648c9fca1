import { afterAll, beforeAll, expect, it, test } from 'vitest'
import type { Notices } from '#wire/notices.ts'
import { Browser, TestServer } from '../testing/test-server.ts'
import { isPublic, PushClient, publicLookup } from './push-client.ts'
import { CERTIFICATE, PushEndpoint } from './testing/receivers.ts'

const contact = 'https://play.example.org'

let endpoint: PushEndpoint
let server: TestServer
beforeAll(async () => {
  endpoint = await PushEndpoint.open()
  server = await TestServer.open({ PUSH_HOSTS: endpoint.host })
})
afterAll(async () => {
  await server.close()
  await endpoint.close()
})

interface Target {
  readonly hosts: readonly string[]
  readonly url?: string
  readonly timeoutMs?: number
}

/** Sends messages one after another; the result of the last one. */
async function send(to: Target, messages = 1) {
  const client = new PushClient({ contact, ca: CERTIFICATE, ...to })
  const { endpoint: own, keys } = endpoint.subscribe('browser')
  const message = { id: 'id', table: 'table', title: 'title', body: 'body', language: 'en' }
  const device = { endpoint: to.url ?? own, ...keys }
  const vapid = await server.running.tables.notices.keys()
  for (let sent = 1; sent < messages; sent++) await client.send(device, message, vapid)
  const result = await client.send(device, message, vapid)
  client.close()
  return result
}

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '224.0.0.1',
  '0.0.0.0',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  'fe80::1',
  'fd00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
])('%s is not a public address', (address) => {
  expect(isPublic(address)).toBe(false)
})

it('knows public addresses', () => {
  for (const address of ['142.250.1.1', '172.32.0.1', '2a00:1450:4001::1', '2600:1900::1']) {
    expect(isPublic(address), address).toBe(true)
  }
})

it('resolves no name to a private address', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve))
  expect(String(error)).toContain('no public address')
})

test.each([
  'http://push.example.org/a',
  'https://localhost/a',
  'https://localhost./a',
  'https://LOCALHOST%2e/a',
  'https://127.0.0.1./a',
  'https://0x7f.1/a',
  'https://localhost.localdomain/a',
  'https://printer.lan/a',
  'https://push.example.org./a',
  'https://printer/a',
  'https://printer.local/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://user@push.example.org/a',
  'https://push.example.org:8443/a',
  'file:///etc/passwd',
  'nonsense',
])('a browser cannot be registered at %s', async (url) => {
  const anna = await server.guest('Anna')
  const { keys } = endpoint.subscribe('browser')
  expect(await anna.problem('POST', '/notices/devices', { endpoint: url, keys })).toBe('400 bad-request')
})

test.each([
  ['no point of the curve', { p256dh: 'A'.repeat(86) }],
  ['a point of the right length that is none', { p256dh: `B${'A'.repeat(86)}` }],
  ['a shortened point', { p256dh: Buffer.alloc(64, 4).toString('base64url') }],
] as const)('a browser cannot be registered with keys that would never work: %s', async (_, wrong) => {
  const anna = await server.guest('Anna')
  const { endpoint: own, keys } = endpoint.subscribe('browser')
  const device = { endpoint: own, keys: { ...keys, ...wrong } }
  expect(await anna.problem('POST', '/notices/devices', device)).toBe('400 bad-request')
})

it('does not send to a private address that was registered under other settings', async () => {
  const before = endpoint.requests
  expect(await send({ hosts: [] })).toEqual({ is: 'gone' })
  expect(endpoint.requests).toBe(before)
})

it('gives up on a push service that does not answer, and does not read one that never ends', async () => {
  endpoint.answer = 'never'
  expect(await send({ hosts: [endpoint.host], timeoutMs: 50 })).toMatchObject({ is: 'later' })
  endpoint.answer = 'endless'
  expect(await send({ hosts: [endpoint.host] })).toEqual({ is: 'sent' })
  endpoint.answer = 400
  expect(await send({ hosts: [endpoint.host] })).toEqual({ is: 'refused' })
  endpoint.answer = 201
})

it('sends a message again at once if the push service has closed the connection of the last one', async () => {
  const before = endpoint.received.length
  endpoint.cutsKept = true
  expect(await send({ hosts: [endpoint.host] }, 3)).toEqual({ is: 'sent' })
  endpoint.cutsKept = false
  expect(endpoint.received.length - before).toBe(3)
})

it('lets a person choose, see and remove browsers; they end with their session', async () => {
  const anna = await server.guest('Anna')
  expect(await anna.must('GET', '/notices')).toMatchObject({ settings: null, devices: [], tables: [], hasMail: false })
  await anna.must('POST', '/notices/devices', endpoint.subscribe('first'))
  const settings = {
    push: true,
    mail: 'off',
    quiet: { from: 1320, to: 420 },
    digestAt: 480,
    timeZone: 'Europe/Budapest',
    language: 'hu',
  }
  await anna.must('PUT', '/notices', settings)
  expect(await anna.problem('PUT', '/notices', { ...settings, timeZone: 'Nowhere/At-All' })).toBe('400 bad-request')
  const [device] = (await anna.must<Notices>('GET', '/notices')).devices
  expect(device).toMatchObject({ isThis: true })
  expect(await anna.must('GET', '/notices')).toMatchObject({ settings })
  await anna.must('DELETE', '/notices')
  expect((await anna.must<Notices>('GET', '/notices')).settings?.push).toBe(false)
  // An account keeps the browser of the guest that it was.
  await anna.must('POST', '/account', { name: 'Anna', password: 'a long password' })
  const kept = (await anna.must<Notices>('GET', '/notices')).devices
  expect(kept).toEqual([device])
  await anna.must('DELETE', `/notices/devices/${device.id}`)
  expect((await anna.must<Notices>('GET', '/notices')).devices).toEqual([])
  expect(await new Browser(server).problem('GET', '/notices')).toBe('401 not-signed-in')
})

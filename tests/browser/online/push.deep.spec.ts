import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext } from '@playwright/test'
import { PushEndpoint } from '#server/notices/testing/receivers.ts'
import { QUICK_FOLDER } from '#server/testing/folders.ts'
import { notices } from '#web/text/en/account.ts'
import type { TableNow } from '#wire/moves.ts'
import type { NewDevice, Notices } from '#wire/notices.ts'
import { expect, test } from '../support/test.ts'

const CERTIFICATE = fileURLToPath(new URL('../../../src/server/notices/testing/localhost.pem', import.meta.url))
/** Chromium without any window part shows no notifications. */
const CHROMIUM = '/usr/bin/chromium'
test.use({
  serviceWorkers: 'allow',
  ...(existsSync(CHROMIUM)
    ? { launchOptions: { executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] } }
    : { channel: 'chromium' }),
})

const ended: (() => Promise<void>)[] = []
test.afterEach(async () => {
  for (const end of ended.splice(0)) await end()
})

/** A server that sends push messages to the test's own push service, and its address. */
async function startServer(endpoint: PushEndpoint): Promise<{ origin: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(QUICK_FOLDER, 'hilltop-push-'))
  const own = { PORT: '0', DATA: folder, LOG_LEVEL: 'error' }
  const env = { ...process.env, ...own, PUSH_HOSTS: endpoint.host, NODE_EXTRA_CA_CERTS: CERTIFICATE }
  const child: ChildProcess = spawn(process.execPath, ['programs/server/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server has ended: ${said}`)))
    child.stdout?.on('data', (text: Buffer) => {
      said += text
      const found = /http:\/\/localhost:\d+/.exec(said)?.[0]
      if (found !== undefined) resolve(found)
    })
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, stop }
}

async function ask<Answer>(request: APIRequestContext, method: string, url: string, data?: object): Promise<Answer> {
  const answer = await request.fetch(url, { method, ...(data && { data }) })
  expect(answer.ok(), `${method} ${url}: ${answer.status()}`).toBe(true)
  return (answer.status() === 204 ? undefined : await answer.json()) as Answer
}

// A turn is told after 15 seconds, so this is too slow for the day. Only the way from the browser's maker to the browser is
// not real: the endpoint is the test's own, and Chromium is given what the endpoint has decrypted.
test('a browser that subscribes on the account page gets a message about its turn, and none when it has stopped', async ({
  context,
  anotherBrowser,
}) => {
  const endpoint = await PushEndpoint.open()
  const { origin, stop } = await startServer(endpoint)
  ended.push(stop, () => endpoint.close())
  await context.grantPermissions(['notifications'], { origin })
  await context.addInitScript((device: NewDevice) => {
    const made = { toJSON: () => device, options: { applicationServerKey: null }, unsubscribe: async () => true }
    PushManager.prototype.getSubscription = async () => null
    PushManager.prototype.subscribe = async () => made as unknown as PushSubscription
  }, endpoint.subscribe('anna'))
  const api = (path: string) => `${origin}/api${path}`
  await ask(context.request, 'POST', api('/me'), { name: 'Anna' })
  const page = await context.newPage()
  await page.goto(`${origin}/account/`)
  const card = page.getByRole('region', { name: notices.title })
  const way = card.getByRole('group', { name: notices.push })
  await way.getByRole('radio', { name: notices.on }).click()
  const read = () => ask<Notices>(context.request, 'GET', api('/notices'))
  await expect.poll(async () => (await read()).devices.map(({ isThis }) => isThis)).toEqual([true])

  const bea = (await anotherBrowser()).request
  await ask(bea, 'POST', api('/me'), { name: 'Bea' })
  const wish = { game: 'machi-koro', options: { players: 2, first: 2 }, visibility: 'open' }
  const { table } = await ask<TableNow>(context.request, 'POST', api('/tables'), wish)
  await ask(bea, 'POST', api(`/tables/${table.id}/sit`), { words: '' })
  await ask(context.request, 'POST', api(`/tables/${table.id}/start`))
  for (let turns = 0; ; turns++) {
    const now = await ask<TableNow>(bea, 'GET', api(`/tables/${table.id}`))
    if (now.active[0] === 1) break
    const action = now.legal?.at(-1) ?? ''
    await ask(bea, 'POST', api(`/tables/${table.id}/actions`), { seq: now.seq, action, request: `request-${turns}` })
  }
  await expect.poll(() => endpoint.received.length, { timeout: 60_000 }).toBe(1)
  expect(endpoint.senderKey).toBe((await read()).pushKey)
  const [{ to, topic, ...message }] = endpoint.received
  expect([to, message.table]).toEqual(['anna', table.id])

  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const session = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations.length > 0) resolve(registrations[0].registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registration
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, body }) => ({ title, body }))
    })
  await expect.poll(shown).toEqual([{ title: message.title, body: message.body }])

  await page.reload()
  await way.getByRole('radio', { name: notices.off }).click()
  await expect.poll(async () => (await read()).devices).toEqual([])
})

import { existsSync } from 'node:fs'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { notices } from '#web/text/en/account.ts'
import { expect, test } from '../support/test.ts'

/** Chromium without any window part shows no notifications. */
const CHROMIUM = '/usr/bin/chromium'
test.use({
  serviceWorkers: 'allow',
  // The table of a message is not on this server.
  tolerated: [/404/],
  ...(existsSync(CHROMIUM)
    ? { launchOptions: { executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] } }
    : { channel: 'chromium' }),
})

/** The id by which the browser delivers push messages to the service worker of this page. */
async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations.length > 0) resolve(registrations[0].registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return found
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications()
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }))
  })

test('a push message shows who played and leads to the table, once for each table', async ({ page, context }) => {
  await page.goto('/about/')
  const { origin } = new URL(page.url())
  await context.grantPermissions(['notifications'], { origin })
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const session = await context.newCDPSession(page)
  const registrationId = await registrationOf(session)
  const deliver = (message: object) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
  const first = { id: 'first', table: 't1', title: 'Your turn: Machi Koro', body: 'Anna has played.', language: 'en' }
  await deliver(first)
  const told = { title: first.title, body: first.body, tag: 'first', url: `${origin}/online/table/?id=t1` }
  await expect.poll(() => shown(page)).toEqual([told])
  // The same message again, as after a crash of the server.
  await deliver(first)
  await deliver({ ...first, id: 'other', table: 't2' })
  await expect.poll(async () => (await shown(page)).map(({ tag }) => tag).sort()).toEqual(['first', 'other'])
  // A later message about the same table replaces the earlier one.
  await deliver({ ...first, id: 'second' })
  await expect.poll(async () => (await shown(page)).map(({ tag }) => tag).sort()).toEqual(['other', 'second'])
  // A click on a notification opens its table, and one for a table that is open focuses its page.
  expect(await clickOn(context, 'other')).toEqual(['open /online/table/?id=t2'])
  await expect.poll(async () => (await shown(page)).map(({ tag }) => tag)).toEqual(['second'])
  const other = await context.newPage()
  await other.goto('/online/table/?id=t1')
  expect(await clickOn(context, 'second')).toEqual(['focus /online/table/?id=t1'])
  await expect.poll(() => shown(page)).toEqual([])
})

/**
 * Clicks on a notification, and returns what the service worker does. Only the browser itself can click with the right to
 * open windows, so the event is dispatched here, and what would open or focus a window is noted instead.
 */
async function clickOn(context: BrowserContext, tag: string): Promise<readonly string[]> {
  const [worker] = context.serviceWorkers()
  return worker.evaluate(async (wanted) => {
    const scope = self as unknown as WorkerScope
    const done: string[] = []
    const pathOf = (url: string) => url.slice(new URL(url).origin.length)
    scope.clients.openWindow = async (url) => void done.push(`open ${pathOf(url)}`)
    scope.WindowClient.prototype.focus = async function focus() {
      done.push(`focus ${pathOf(this.url)}`)
    }
    const all = await scope.registration.getNotifications()
    const notification = all.find((one) => one.tag === wanted)
    const event = new scope.NotificationEvent('notificationclick', { notification })
    let waiting: Promise<unknown> | undefined
    // Those of scripts cannot wait.
    Object.defineProperty(event, 'waitUntil', { value: (work: Promise<unknown>) => (waiting = work) })
    scope.dispatchEvent(event)
    await waiting
    return done
  }, tag)
}

/** What the test uses of the global scope of a service worker, which has no types here. */
interface WorkerScope {
  readonly clients: { openWindow(url: string): Promise<unknown> }
  readonly WindowClient: { readonly prototype: { focus(this: { readonly url: string }): Promise<unknown> } }
  readonly NotificationEvent: new (type: string, init: { readonly notification: Notification | undefined }) => Event
  readonly registration: ServiceWorkerRegistration
  dispatchEvent(event: Event): boolean
}

test('a guest chooses quiet hours and turns everything off again', async ({ page }) => {
  await page.goto('/account/')
  await page.evaluate(() =>
    fetch('/api/me', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Quiet' }),
    }),
  )
  await page.reload()
  const card = page.getByRole('region', { name: notices.title })
  await card.getByRole('group', { name: notices.quiet }).getByRole('radio', { name: notices.on }).click()
  await expect(card.getByLabel(notices.from)).toHaveValue('22:00')
  await card.getByLabel(notices.to).fill('06:30')
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await card.getByLabel(notices.to).press('Enter')
  expect((await kept).ok()).toBe(true)
  await expect(card.getByRole('button', { name: notices.stop })).toBeVisible()
  await page.reload()
  await expect(card.getByLabel(notices.to)).toHaveValue('06:30')
  await card.getByRole('button', { name: notices.stop }).click()
  await expect(card.getByRole('button', { name: notices.stop })).toHaveCount(0)
})

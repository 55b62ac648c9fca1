import { existsSync } from 'node:fs'
import type { CDPSession, Page } from '@playwright/test'
import { notices } from '#web/text/en/notices.ts'
import { expect, test } from '../support/test.ts'

/** Chromium without any window part shows no notifications. */
const CHROMIUM = '/usr/bin/chromium'
test.use({
  serviceWorkers: 'allow',
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
})

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
  await expect(card.getByRole('button', { name: notices.stop })).toBeVisible()
  await page.reload()
  await expect(card.getByLabel(notices.to)).toHaveValue('06:30')
  await card.getByRole('button', { name: notices.stop }).click()
  await expect(card.getByRole('button', { name: notices.stop })).toHaveCount(0)
})

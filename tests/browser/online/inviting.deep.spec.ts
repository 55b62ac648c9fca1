import type { BrowserContext, Page } from '@playwright/test'
import { intro } from '#games/machi-koro/text/intro/en.ts'
import { online } from '#web/text/en/online.ts'
import { onlineTable } from '#web/text/en/online-table.ts'
import { tested as machi } from '../machi-koro/game.ts'
import { PHONE } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { makeTable } from './begin.ts'
import { Visitor } from './visitor.ts'

const { waiting } = online

declare global {
  interface Window {
    shared: ShareData[]
  }
}

/** The share sheet of a phone; here it is dismissed each time. */
async function withShareSheet(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.shared = []
    navigator.share = async (data = {}) => {
      window.shared.push(data)
      throw new DOMException('closed', 'AbortError')
    }
  })
}

function shared(page: Page): Promise<ShareData[]> {
  return page.evaluate(() => window.shared)
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('an invitation uses the share sheet of the phone, before and during the game', async ({
    context,
    anotherBrowser,
  }) => {
    await withShareSheet(context)
    const ann = await Visitor.named(context, 'Ann')
    const { table } = await makeTable(ann, machi, { seats: ['me', 'open'] })
    await ann.open(`/online/table/?id=${table.id}`)
    await ann.page.getByRole('button', { name: waiting.share }).tap()
    const invitation = {
      title: intro.name,
      text: waiting.shareText(intro.name),
      url: `${new URL(ann.page.url()).origin}/online/table/?id=${table.id}&code=${table.code}`,
    }
    await expect.poll(() => shared(ann.page)).toEqual([invitation])
    await ann.page.getByLabel(waiting.whoSits(2)).selectOption('steady')
    await ann.table.start.tap()
    await ann.table.choose(onlineTable.menu.share)
    await expect.poll(() => shared(ann.page)).toEqual([invitation, invitation])

    const bea = new Visitor(await anotherBrowser())
    await bea.open(invitation.url)
    await expect(bea.page.getByText(onlineTable.visit.begun)).toBeVisible()
  })
})

test('the link of an open table shows it to a visitor without a name', async ({ context, anotherBrowser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const ann = await Visitor.named(context, 'Ann')
  const bea = new Visitor(await anotherBrowser())
  const { table } = await makeTable(ann, machi, { visibility: 'open' })
  await ann.open(`/online/table/?id=${table.id}`)
  await ann.page.getByRole('button', { name: waiting.copyLink }).click()
  await expect(ann.page.getByText(waiting.linkCopied)).toBeVisible()
  await bea.open(await ann.page.evaluate(() => navigator.clipboard.readText()))
  await expect(bea.table.join).toBeVisible()
})

import type { Page } from '@playwright/test'
import { Rng } from '#engine/random.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import type { RailView } from '#games/rail-on-the-hill/rules/view.ts'
import { daily } from '#web/text/en/daily.ts'
import { onlineTable } from '#web/text/en/online-table.ts'
import type { Daily } from '#wire/daily.ts'
import { expect, test } from '../support/test.ts'
import { Visitor } from './visitor.ts'

const RAIL = 'rail-on-the-hill'
const NAME = 'The Rail on the Hill'

/** Plays a table to its end with random actions. */
async function playToTheEnd(visitor: Visitor, id: string): Promise<void> {
  const rng = new Rng('a daily deal')
  for (let count = 0; ; count++) {
    const { table, view, seq } = await visitor.now(id)
    if (table.status === 'over') return
    const state = railOnTheHill.determinize(view as RailView, rng)
    const action = railOnTheHill.format(railOnTheHill.sample(state, 1, rng))
    await visitor.ask('POST', `/tables/${id}/actions`, { seq, action, request: `daily-action-${count}` })
  }
}

const cardOf = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: NAME }) })

test('a guest plays the deal of the day, sees points and the table of results, and saves a picture', async ({
  context,
}) => {
  const visitor = new Visitor(context)
  await visitor.open('/')
  const { page } = visitor
  await page.getByRole('link', { name: daily.title }).click()
  await page.getByRole('button', { name: daily.playWhat(NAME) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Dora')
  await dialog.getByRole('button').first().click()
  await page.waitForURL(/online\/table\/\?id=/)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await expect(visitor.table.strip).toBeVisible()
  await expect(page.getByRole('button', { name: /^Hint/ })).toHaveCount(0)

  await visitor.open('/daily/')
  await expect(visitor.page.getByRole('link', { name: daily.continueWhat(NAME) })).toBeVisible()
  await visitor.close()
  await playToTheEnd(visitor, id)
  await visitor.open(`/online/table/?id=${id}`)
  await visitor.page.getByRole('dialog').getByRole('link', { name: onlineTable.menu.daily }).click()

  const { deals } = await visitor.ask<Daily>('GET', '/daily')
  const deal = deals.find(({ game }) => game === RAIL)
  const points = deal?.you?.points
  if (points == null) throw new Error('there is no result')
  const card = cardOf(visitor.page)
  await expect(card).toContainText(daily.points(points).replace('-', '−'))
  await expect(card).toContainText(daily.noOthers)
  await expect(visitor.page.getByRole('row', { name: /Dora \(you\)/ })).toContainText(String(points).replace('-', '−'))
  await expect(visitor.page.getByText(daily.streak(1))).toBeVisible()
  await expect(card.getByRole('button', { name: daily.playWhat(NAME) })).toHaveCount(0)
  const download = visitor.page.waitForEvent('download')
  await card.getByRole('button', { name: daily.picture }).click()
  await download
  // The poster, which is drawn out of sight, is gone again, and the page is still there.
  await expect(visitor.page.locator('svg[viewBox="0 0 1200 1200"]')).toHaveCount(0)
  await expect(card).toContainText(daily.noOthers)
})

test.describe('without a server', () => {
  test.use({ tolerated: [/net::ERR_FAILED/] })

  test('the deals of the browser are played and not compared', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort())
    await page.goto('/daily/')
    await expect(page.getByText(daily.offline)).toBeVisible()
    await page.getByRole('button', { name: daily.playWhat(NAME) }).click()
    await page.waitForURL(/table\/\?game=/)
    const first = page.url()
    await page.goto('/daily/')
    await page.getByRole('link', { name: daily.lookWhat(NAME) }).click()
    await page.waitForURL(first)
  })
})

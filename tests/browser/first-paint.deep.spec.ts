import type { Page } from '@playwright/test'
import { intro as machi } from '#games/machi-koro/text/intro/en.ts'
import { daily } from '#web/text/en/daily.ts'
import { online } from '#web/text/en/online.ts'
import { texts as hungarian } from '#web/text/hu/shell.ts'
import { texts as japanese } from '#web/text/ja/shell.ts'
import { keep } from './support/games.ts'
import { holdApp } from './support/hold-app.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

const { home, frame } = shell.pages
const { newTable } = online

test('home, rules and about can be read without scripts, in the language of the browser', async ({
  anotherBrowser,
}) => {
  for (const [locale, texts] of [
    ['en-GB', shell],
    ['hu-HU', hungarian],
    ['ja-JP', japanese],
  ] as const) {
    const page = await (await anotherBrowser({ locale, javaScriptEnabled: false })).newPage()
    const headings = {
      '/': texts.pages.home.title,
      '/rules/': texts.rules.title,
      '/rules/machi-koro/': texts.rules.title,
      '/about/': texts.pages.frame.about,
    }
    for (const [address, heading] of Object.entries(headings)) {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('link', { name: texts.pages.frame.scores })).toBeVisible()
    }
  }
})

test('the games of a returning visitor do not push the others down', async ({ page }) => {
  await keep(page, { settings: { name: 'Zoé' } })
  const startApp = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: frame.scores })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await startApp()
  await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible()
})

test('a table shows its outline before the app has loaded', async ({ page }) => {
  const startApp = await holdApp(page)
  await page.goto('/table/?game=none', { waitUntil: 'commit' })
  await expect(page.locator('#root > [aria-hidden]')).toBeVisible()
  await startApp()
  await expect(page.getByRole('heading', { name: shell.table.noSuchGame })).toBeVisible()
  await page.goto('/scores/')
  await expect(page.locator('#root > [aria-hidden]')).toHaveCount(0)
})

test('a button stays where it is once it is there, however late the other files of the page come', async ({ page }) => {
  await page.addInitScript(noteMoves)
  // Style sheets are left out: nothing is painted without them.
  await oneByOne(page, /\/assets\/.*\.(?:js|woff2)$/)
  for (const [address, button] of [
    ['/new/machi-koro/', shell.pages.newGame.start],
    ['/online/new/machi-koro/', newTable.create],
    ['/daily/', daily.playWhat(machi.name)],
  ]) {
    await page.goto(address)
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'moves')), `what moved on ${address}`).toEqual([])
  }
})

/** Answers requests for files one after the other, each when what the one before has brought is painted. */
async function oneByOne(page: Page, files: RegExp): Promise<void> {
  let last = Promise.resolve()
  await page.route(files, (route) => {
    last = last.then(async () => {
      await route.continue()
      await (await route.request().response())?.finished()
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    })
    return last
  })
}

/** Runs in the browser: notes each button on the screen that has moved since the last frame. */
function noteMoves(): void {
  const moves: string[] = []
  Object.assign(window, { moves })
  const places = new Map<Element, number>()
  const look = () => {
    for (const button of document.querySelectorAll('main button')) {
      const { top, width } = button.getBoundingClientRect()
      if (width === 0) continue
      const before = places.get(button)
      // A line may be higher by a fraction in our fonts than in those of the system.
      if (before !== undefined && before < innerHeight && Math.abs(top - before) > 2)
        moves.push(`${button.textContent} from ${before} to ${top}`)
      places.set(button, top)
    }
    requestAnimationFrame(look)
  }
  look()
}

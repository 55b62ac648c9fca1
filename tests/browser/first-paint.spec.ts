import type { Page } from '@playwright/test'
import { intro as machi } from '#games/machi-koro/text/intro/en.ts'
import { daily } from '#web/text/en/daily.ts'
import { online } from '#web/text/en/online.ts'
import { texts as hungarian } from '#web/text/hu/shell.ts'
import { texts as japanese } from '#web/text/ja/shell.ts'
import { keep } from './support/games.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

const { home, frame } = shell.pages
const { newTable } = online

/** Fonts that arrive late may move a line by a pixel, but not the page. */
const MOST_SHIFT = 0.02

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

test('a new visitor’s page is painted before the app has loaded, and the app takes it over without moving it', async ({
  page,
}) => {
  for (const [address, heading] of [
    ['/', home.title],
    ['/rules/', shell.rules.title],
    ['/rules/rail-on-the-hill/', shell.rules.title],
    ['/about/', frame.about],
  ]) {
    const startApp = await holdApp(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect.poll(() => page.evaluate(missingColours), `colours of ${address}`).toEqual([])
    const painted = await page.evaluateHandle(() => document.querySelector('main'))
    // The app starts when the visitor does something.
    await page.mouse.move(9, 9)
    await startApp()
    await expect.poll(() => page.evaluate(isRunning)).toBe(true)
    expect(await page.evaluate((main) => main?.isConnected, painted), `${address} keeps its elements`).toBe(true)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(layoutShift), `the layout of ${address} moved`).toBeLessThan(MOST_SHIFT)
  }
})

test('a button that was clicked before the app has loaded does its work when it has', async ({ page }) => {
  const startApp = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: home.playNow }).first().click()
  await expect(page).toHaveURL('/')
  await startApp()
  await expect(page).toHaveURL(/\/table\//)
})

test('the app starts for a visitor who only reads', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about/', { waitUntil: 'load' })
  expect(await page.evaluate(isRunning)).toBe(false)
  await page.clock.runFor(5000)
  await expect.poll(() => page.evaluate(isRunning)).toBe(true)
})

test('the chosen language and theme are never preceded by others', async ({ page }) => {
  await keep(page, { settings: { language: 'hu', theme: 'dark' } })
  const startApp = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('h1')).toBeAttached()
  await expect(page.getByText(frame.scores, { exact: true })).toBeHidden()
  await startApp()
  await expect(page.getByRole('link', { name: hungarian.pages.frame.scores })).toBeVisible()
  // From now on the server knows the language.
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('<html lang="hu"')
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

/** Keeps the scripts of the app away from the page until the returned function is called. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const scripts = /\/assets\/index-[^/]*\.js$/
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    release()
    await page.waitForLoadState('load')
    await page.unroute(scripts)
  }
}

/** Whether React has taken over the page: it marks the element that it renders into. */
function isRunning(): boolean {
  const root = document.getElementById('root')
  return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
}

/** How far the layout has moved without the visitor's doing, as browsers measure it. */
async function layoutShift(): Promise<number> {
  const entries = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true })
    // Without any shift the observer is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
  })
  return entries.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)
}

/** The colours that drawings of the page refer to and no style sheet defines. */
function missingColours(): string[] {
  const read = (shape: Element) =>
    Array.from(`${shape.getAttribute('fill')} ${shape.getAttribute('stroke')}`.matchAll(/var\((--[\w-]+)\)/g))
  const isMissing = (shape: Element, name: string) => getComputedStyle(shape).getPropertyValue(name) === ''
  const missing = [...document.querySelectorAll('main svg *')].flatMap((shape) =>
    read(shape).flatMap(([, name]) => (isMissing(shape, name) ? [name] : [])),
  )
  return [...new Set(missing)]
}

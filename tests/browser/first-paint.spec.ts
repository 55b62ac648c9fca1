import { texts as hungarian } from '#web/text/hu/shell.ts'
import { keep } from './support/games.ts'
import { holdApp } from './support/hold-app.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

const { home, frame } = shell.pages

/** Fonts that arrive late may move a line by a pixel, but not the page. */
const MOST_SHIFT = 0.02

test('a new visitor’s page is painted before the app has loaded, and the app takes it over without moving it', async ({
  page,
}) => {
  for (const [address, heading] of [
    ['/', home.title],
    ['/rules/rail-on-the-hill/', shell.rules.title],
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

test('a button that was clicked while only the texts of the app were missing does its work', async ({ page }) => {
  const startApp = await holdApp(page, /\/assets\/shell-[^/]*\.js$/)
  const loaded = page.waitForResponse(/\/assets\/HomePage-[^/]*\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await page.mouse.move(9, 9)
  await (await loaded).finished()
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  await page.getByRole('button', { name: home.playNow }).first().click()
  await startApp()
  await expect(page).toHaveURL(/\/table\//)
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

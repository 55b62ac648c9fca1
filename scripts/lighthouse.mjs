/**
 * Lighthouse scores of every page of the build for accessibility, best practices and SEO, which must all be 100, and the
 * performance of the pages that a new visitor sees first on Lighthouse's slow phone. With --performance only the latter.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PORT = 8098
const CATEGORIES = ['accessibility', 'best-practices', 'seo']
const FIRST_PAGES = ['/', '/rules/', '/rules/rail-on-the-hill/', '/rules/machi-koro/', '/rules/lokomoto/', '/about/']
const LEAST_PERFORMANCE = 95
/** Of the largest contentful paint, in milliseconds. */
const LATEST_PAINT = 1200
/** The best of so many: other work on the machine makes a page slower, but never faster. */
const TRIES = 3
/** Every page is a folder of the build with an index.html. */
const PAGES = readdirSync(join(ROOT, 'dist'), { recursive: true })
  .filter((file) => basename(file) === 'index.html')
  .map((file) => `/${file.replaceAll(sep, '/').replace('index.html', '')}`)
  .sort()

const data = mkdtempSync(join(tmpdir(), 'hilltop-lighthouse-data-'))
const server = spawn(process.execPath, ['programs/server/main.js'], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(PORT), DATA: data, DATABASE_URL: '', RATE: '0', BOT_MS: '20', BOT_PAUSE: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await new Promise((resolve, reject) => {
  server.stdout.once('data', resolve)
  server.once('exit', () => reject(new Error(`the server did not start: is port ${PORT} free?`)))
})
// Lighthouse uses the same profile, so that it finds the games started below.
const profile = mkdtempSync(join(tmpdir(), 'hilltop-lighthouse-'))
const browser = await chromium.launchPersistentContext(profile, {
  ...(existsSync('/usr/bin/chromium') && { executablePath: '/usr/bin/chromium' }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--remote-debugging-port=0'],
})
const debuggingPort = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0])

let isPerfect = true
try {
  for (const path of FIRST_PAGES) isPerfect = (await measure(path)) && isPerfect
  if (process.argv.includes('--performance')) PAGES.length = 0
  const page = await browser.newPage()
  const tables = PAGES.length === 0 ? [] : [...(await startGames(page)), ...(await createOnlineTables(page))]
  for (const formFactor of ['mobile', 'desktop']) {
    for (const path of [...PAGES, ...tables]) isPerfect = (await audit(path, formFactor)) && isPerfect
  }
} finally {
  await browser.close()
  rmSync(profile, { recursive: true, force: true })
  const ended = once(server, 'exit')
  server.kill()
  await ended
  rmSync(data, { recursive: true, force: true })
}
process.exit(isPerfect ? 0 : 1)

/** Starts every game of the home page, and returns the addresses of their tables. */
async function startGames(page) {
  const tables = []
  for (let i = 0; ; i++) {
    await page.goto(`http://localhost:${PORT}/`)
    const starts = page.getByRole('article').getByRole('button')
    await starts.first().waitFor()
    if (i === (await starts.count())) return tables
    await starts.nth(i).click()
    await page.locator('main footer').waitFor()
    tables.push(page.url().replace(/^.*?:\d+/, ''))
  }
}

/** Creates a waiting online table and one that plays with a bot, and returns their addresses. */
async function createOnlineTables(page) {
  await page.goto(`http://localhost:${PORT}/online/`)
  return page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const post = async (path, body) =>
      (await fetch(`/api${path}`, { method: 'POST', ...(body && { headers, body: JSON.stringify(body) }) })).json()
    await post('/me', { name: 'Ann' })
    const wish = { game: 'machi-koro', options: { players: 2 } }
    const waiting = await post('/tables', wish)
    const played = await post('/tables', { ...wish, seats: ['me', { bot: 'steady' }] })
    await post(`/tables/${played.table.id}/start`)
    return [waiting, played].map(({ table }) => `/online/table/?id=${table.id}`)
  })
}

/** Measures a page on a slow phone, for a new visitor. */
async function measure(path) {
  let best
  for (let i = 0; i < TRIES; i++) {
    const { lhr } = await lighthouse(`http://localhost:${PORT}${path}`, {
      port: debuggingPort,
      onlyCategories: ['performance'],
      formFactor: 'mobile',
      logLevel: 'error',
    })
    const score = Math.round((lhr.categories.performance.score ?? 0) * 100)
    const [paint, blocked, shift] = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
      (id) => lhr.audits[id].numericValue ?? Number.NaN,
    )
    const isBetter = best === undefined || score > best.score || (score === best.score && paint < best.paint)
    if (isBetter) best = { score, paint, blocked, shift }
  }
  const { score, paint, blocked, shift } = best
  process.stdout.write(
    `slow     ${path.padEnd(26)} ${String(score).padStart(4)}  largest paint ${Math.round(paint)} ms, ` +
      `blocked ${Math.round(blocked)} ms, layout shift ${shift.toFixed(3)}\n`,
  )
  return score >= LEAST_PERFORMANCE && paint <= LATEST_PAINT
}

async function audit(path, formFactor) {
  const isMobile = formFactor === 'mobile'
  const result = await lighthouse(`http://localhost:${PORT}${path}`, {
    port: debuggingPort,
    onlyCategories: CATEGORIES,
    formFactor,
    screenEmulation: isMobile
      ? { mobile: true, width: 390, height: 844, deviceScaleFactor: 2 }
      : { mobile: false, width: 1280, height: 800, deviceScaleFactor: 1 },
    disableStorageReset: true,
    logLevel: 'error',
  })
  const { categories, audits } = result.lhr
  const scores = CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100))
  process.stdout.write(
    `${formFactor.padEnd(8)} ${path.padEnd(26)} ${scores.map((score) => String(score).padStart(4)).join('')}\n`,
  )
  for (const name of CATEGORIES) {
    for (const { id } of categories[name].auditRefs) {
      const { score, title, details } = audits[id]
      if (score !== null && score < 1) {
        process.stdout.write(`         ${name}: ${title}\n`)
        for (const item of details?.items?.slice(0, 3) ?? []) {
          process.stdout.write(`           ${item.node?.snippet ?? item.description ?? item.url ?? ''}\n`)
        }
      }
    }
  }
  return scores.every((score) => score === 100)
}

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { beginGame } from './online/begin.ts'
import { playAway } from './online/player.ts'
import { Visitor } from './online/visitor.ts'
import { tested as rail } from './rail-on-the-hill/game.ts'
import { keepMatch } from './support/games.ts'
import { playUntil } from './support/play.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { TESTED_GAMES } from './tested-games.ts'

const DIST = join(import.meta.dirname, '../../dist')

/** The budget for what a table needs before a player can play: the compressed bodies of scripts and styles. */
const MOST_BYTES = 151_500
/** An online table also has the connection to the server, and chat. */
const MOST_BYTES_ONLINE = 175_500
/** The budget for everything that a browser stores for offline play, compressed. */
const MOST_BYTES_OFFLINE = 1_280_000
const BEGUN = 20

/** Opens a page for the first time and returns the weight of its scripts and styles. */
async function weigh(page: Page, address: string, what: string): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  const headBytes = new Map<string, number>()
  let bodies = 0
  let heads = 0
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.(js|css)$/.test(response.url)) headBytes.set(requestId, response.encodedDataLength)
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = headBytes.get(requestId)
    if (head === undefined) return
    heads += head
    bodies += encodedDataLength - head
  })
  await browser.send('Network.enable')
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(new Table(page).strip).toBeVisible()
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  process.stdout.write(
    `     The first visit of ${what}: ${kilobytes(bodies)} of scripts and styles in ${headBytes.size} files, ` +
      `${kilobytes(bodies + heads)} with the heads of the answers\n`,
  )
  expect(bodies).toBeGreaterThan(0)
  return bodies
}

for (const game of TESTED_GAMES) {
  const { id, players } = game.rules

  test(`${id}: the first visit of a table transfers no more than 151.5 kB of scripts and styles`, async ({ page }) => {
    const begun = playUntil(game, { players: players[0] }, 'light', (match) => match.log.length === BEGUN)
    const kept = await keepMatch(page, game, begun)
    expect(await weigh(page, `/table/?game=${kept}`, `a table of ${id}`)).toBeLessThanOrEqual(MOST_BYTES)
  })
}

// Every online table has the same besides its game: checked with the game whose table weighs most.
test('the first visit of an online table transfers no more than 175.5 kB of scripts and styles', async ({
  context,
  anotherBrowser,
}) => {
  const visitors = [await Visitor.named(context, 'Ann'), await Visitor.named(await anotherBrowser(), 'Bea')]
  const seated = await beginGame(rail, visitors)
  await playAway(seated, ({ seq }) => seq >= BEGUN)
  const address = `/online/table/?id=${seated[0].tableId}`
  expect(await weigh(await context.newPage(), address, 'an online table')).toBeLessThanOrEqual(MOST_BYTES_ONLINE)
})

test(`what is kept for offline play is no more than ${MOST_BYTES_OFFLINE / 1e6} MB: nothing of a game is kept twice`, () => {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8')
  const files = Array.from(worker.matchAll(/url:"([^"]+)"/g), ([, file]) => join(DIST, file))
  expect(files.length).toBeGreaterThan(50)
  const sizes = files.map((file) => (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  process.stdout.write(`     For offline play: ${(bytes / 1000).toFixed(1)} kB in ${files.length} files\n`)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES_OFFLINE)
})

import { playUntil } from './support/advice.ts'
import { keepMatch } from './support/games.ts'
import { expect, test } from './support/test.ts'

/** For everything that the table needs before somebody can play: the compressed bodies of scripts and styles. */
const MOST_BYTES = 150_000

test('the first visit of a table transfers no more than 150 kB of scripts and styles', async ({ page, context }) => {
  const id = await keepMatch(
    page,
    playUntil({ players: 1 }, 'light', (match) => match.log.length === 20),
  )
  const browser = await context.newCDPSession(page)
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
  await page.goto(`/table/?game=${id}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('grid')).toBeVisible()
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  process.stdout.write(
    `     The first visit of a table: ${kilobytes(bodies)} of scripts and styles in ${headBytes.size} files, ` +
      `${kilobytes(bodies + heads)} with the heads of the answers\n`,
  )
  expect(bodies).toBeGreaterThan(0)
  expect(bodies).toBeLessThanOrEqual(MOST_BYTES)
})

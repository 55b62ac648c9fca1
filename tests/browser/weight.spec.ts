import { keepMatch } from './support/games.ts'
import { playUntil } from './support/play.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { TESTED_GAMES } from './tested-games.ts'

/** For everything that the table needs before somebody can play: the compressed bodies of scripts and styles. */
const MOST_BYTES = 150_000

for (const game of TESTED_GAMES) {
  const { id } = game.rules

  test(`${id}: the first visit of a table transfers no more than 150 kB of scripts and styles`, async ({
    page,
    context,
  }) => {
    const begun = playUntil(game, { players: game.rules.players[0] }, 'light', (match) => match.log.length === 20)
    const kept = await keepMatch(page, game, begun)
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
    await page.goto(`/table/?game=${kept}`, { waitUntil: 'networkidle' })
    await expect(new Table(page).strip).toBeVisible()
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
    process.stdout.write(
      `     The first visit of a table of ${id}: ${kilobytes(bodies)} of scripts and styles in ${headBytes.size} files, ` +
        `${kilobytes(bodies + heads)} with the heads of the answers\n`,
    )
    expect(bodies).toBeGreaterThan(0)
    expect(bodies).toBeLessThanOrEqual(MOST_BYTES)
  })
}

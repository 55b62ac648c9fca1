import { keep, keepMatch } from './support/games.ts'
import { Person } from './support/person.ts'
import { playUntil } from './support/play.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { TESTED_GAMES } from './tested-games.ts'

test.use({ serviceWorkers: 'allow' })

const BEGUN = 8

test('without a connection every game is opened and played on, and rules can be read', async ({ page, context }) => {
  const begun = TESTED_GAMES.map((game) =>
    playUntil(game, { players: game.rules.players[0] }, 'offline', ({ log }) => log.length === BEGUN),
  )
  // Sounds are not kept for offline play.
  await keep(page, { settings: { hasSound: false } })
  for (const [i, game] of TESTED_GAMES.entries()) await keepMatch(page, game, begun[i], { id: game.rules.id })
  await page.goto('/')
  // The worker controls the page only after everything is cached.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await context.setOffline(true)
  for (const game of TESTED_GAMES) {
    const { id } = game.rules
    await test.step(id, async () => {
      await page.goto(`/table/?game=${id}`)
      await expect(new Table(page).strip).toBeVisible()
      await new Person(game, game.mouse(page), 'offline').playUntil(({ log }) => log.length > BEGUN)
    })
  }
  const [{ rules, lateRule }] = TESTED_GAMES
  await page.goto(`/rules/${rules.id}/#${lateRule}`)
  await expect(page.locator(`#${lateRule}`)).toBeInViewport()
})

import type { Match } from '#engine/match.ts'
import { hurryBots, recordOnPage, startGame } from './support/games.ts'
import { Mouse } from './support/mouse.ts'
import { oneGameByDay } from './support/night.ts'
import { Person } from './support/person.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { TESTED_GAMES } from './tested-games.ts'

test.use({ serviceWorkers: 'allow' })

const after = (actions: number) => (match: Match) => match.log.length >= actions

for (const game of TESTED_GAMES) {
  const { id } = game.rules

  test(
    `${id}: a player loses the connection in the middle of a game and plays on`,
    oneGameByDay(game),
    async ({ page, context }) => {
      const person = new Person(game, game.mouse(page), 'offline')
      await hurryBots(page)
      await page.goto('/')
      // The worker controls the page only after everything is cached.
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      await startGame(new Mouse(page), game, 'players=2&bots=1&first=1&seed=offline')
      await person.playUntil(after(8))

      await context.setOffline(true)
      const before = await recordOnPage(page)
      await page.reload()
      await expect(new Table(page).strip).toBeVisible()
      expect(await recordOnPage(page)).toEqual(before)
      await person.playUntil(after(16))

      await page.goto(`/rules/${id}/#${game.lateRule}`)
      await expect(page.locator(`#${game.lateRule}`)).toBeInViewport()
    },
  )
}

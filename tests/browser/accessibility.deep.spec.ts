import type { Page } from '@playwright/test'
import { scores } from '#web/text/en/pages.ts'
import { expectAccessible } from './support/axe.ts'
import { openTable } from './support/games.ts'
import { wholeGame } from './support/play.ts'
import { SCREENS } from './support/screens.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'
import { TESTED_GAMES } from './tested-games.ts'

const PAGES = ['/', '/scores/', '/settings/', '/about/', '/replay/', '/table/?game=nowhere']
/** Lobby and account are checked with something in them, see online/accessibility.deep.spec.ts. */
const ONLINE_PAGES = ['/online/new/rail-on-the-hill/', '/online/table/']

async function expectPagesAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expectAccessible(page)
    })
  }
}

for (const { name, screen } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use(screen)

    test('every player can use the pages', async ({ page }) => {
      await expectPagesAccessible(page, PAGES)
    })

    test('every player can use the pages around online tables', async ({ page }) => {
      await expectPagesAccessible(page, ONLINE_PAGES)
    })

    test.describe('at an address that is missing', () => {
      test.use({ tolerated: [/404/] })

      test('every player can use the page for missing addresses', async ({ page }) => {
        await page.goto('/nowhere/')
        await expect(page.getByRole('heading', { name: shell.pages.notFound.title })).toBeVisible()
        await expectAccessible(page)
      })
    })

    for (const game of TESTED_GAMES) {
      const { id } = game.rules

      test(`${id}: every player can use the set-up and the rules`, async ({ page }) => {
        await expectPagesAccessible(page, [`/new/${id}/?players=4&bots=2`, `/rules/${id}/`])
      })

      test(`${id}: every player can use the result, the score pad and the replay`, async ({ page }) => {
        const match = wholeGame(game, 'over')
        await openTable(page, game, match)
        await test.step('result', async () => {
          await expect(new Table(page).result).toBeVisible()
          await expectAccessible(page)
        })
        await test.step('score pad', async () => {
          await page.goto('/scores/')
          await expect(page.getByRole('heading', { name: scores.finished })).toBeVisible()
          await expectAccessible(page)
        })
        await test.step('replay', async () => {
          await page.goto(`/replay/?game=kept&at=${Math.floor(match.log.length / 2)}`)
          await expect(page.getByRole('slider')).toBeVisible()
          await expectAccessible(page)
        })
      })
    }
  })
}

import { tested as rail } from './rail-on-the-hill/game.ts'
import { RailTable } from './rail-on-the-hill/table.ts'
import { openTable } from './support/games.ts'
import { playUntil } from './support/play.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

test('in a browser that keeps nothing a game can be played, and the table says that it will not last', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  const table = new RailTable(page)
  await page.goto('/new/rail-on-the-hill/?players=1&seed=nothing')
  await page.getByRole('button', { name: shell.pages.newGame.start, exact: true }).click()
  await table.set(1).click()
  await expect(page.getByRole('paragraph').filter({ hasText: shell.table.notKept })).toBeVisible()
  await expect(table.town).toBeVisible()

  // Going from page to page loses nothing; only a reload does.
  await table.menu.click()
  await page.getByRole('link', { name: shell.table.home }).click()
  await page.getByRole('link', { name: shell.pages.home.continueWhat('') }).click()
  await expect(table.town).toBeVisible()
})

test('where the browser allows no copying, the table says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await openTable(
    page,
    rail,
    playUntil(rail, { players: 1 }, 'copied', () => true),
  )
  const { menu } = new Table(page)
  await menu.click()
  await page.getByRole('button', { name: shell.table.copyRecord }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: shell.table.notCopied })).toBeVisible()
  await expect(menu).toBeFocused()
})

import type { Page } from '@playwright/test'
import { tested as rail } from './rail-on-the-hill/game.ts'
import { RailTable } from './rail-on-the-hill/table.ts'
import { expectLength, keepMatch, openTable } from './support/games.ts'
import { playUntil } from './support/play.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

const { home } = shell.pages

/** A solo game at its first decision. */
const begun = () => playUntil(rail, { players: 1 }, 'nothing', () => true)

async function takeFirstAction(page: Page): Promise<void> {
  await new RailTable(page).set(1).click()
  await expectTaken(page)
}

async function expectTaken(page: Page): Promise<void> {
  await expect(new RailTable(page).undo).toBeEnabled()
}

function namesInLocalStorage(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((name) => !name.startsWith('hilltop.known.')))
}

/** The database stores nothing before the page is left, like a slow disk. */
async function stallDatabase(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...content) {
      const goOn = () => {
        this.get('').onsuccess = goOn
      }
      goOn()
      return put.apply(this, content)
    }
    IDBTransaction.prototype.commit = () => undefined
  })
}

test('two tabs move the same game at once, and each sees what the other plays and removes', async ({
  page,
  context,
}) => {
  const id = await keepMatch(page, rail, begun())
  const other = await context.newPage()
  await Promise.all([page, other].map((tab) => tab.goto(`/table/?game=${id}`)))
  const list = await context.newPage()
  await list.goto('/')
  await takeFirstAction(page)
  await expectTaken(other)
  await other.keyboard.press('u')
  await expect(new RailTable(page).undo).toBeDisabled()
  await page.goto('/')
  const entry = page.getByRole('link', { name: home.continueWhat('Ann') })
  await expect(entry).toBeVisible()
  await expect(list.getByRole('link', { name: home.continueWhat('Ann') })).toBeVisible()
  const { removeWhat, yes } = shell.pages.parts
  await page.getByRole('button', { name: removeWhat('Ann') }).click()
  await page.getByRole('button', { name: yes, exact: true }).click()
  await expect(entry).toBeHidden()
  await expect(list.getByRole('link', { name: home.continueWhat('Ann') })).toBeHidden()
})

test('a move is there after a reload in the same moment', async ({ page }) => {
  await openTable(page, rail, begun())
  const loaded = page.waitForEvent('load')
  await new RailTable(page).set(1).evaluate((button: HTMLElement) => {
    button.click()
    location.reload()
  })
  await loaded
  await expectTaken(page)
})

test('a move is there after a reload before the database has stored it', async ({ page }) => {
  await openTable(page, rail, begun())
  await expectLength(page, 0)
  await stallDatabase(page)
  await takeFirstAction(page)
  await page.reload()
  await expectTaken(page)
  await expectLength(page, 1)
  await expect.poll(() => namesInLocalStorage(page)).toEqual([])
})

test('without a database games are stored in localStorage, and nothing is said', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not in a private window', 'SecurityError')
    }
  })
  await openTable(page, rail, begun())
  await takeFirstAction(page)
  await expect(page.getByText(shell.table.notKept)).toBeHidden()
  await page.reload()
  await expectTaken(page)
})

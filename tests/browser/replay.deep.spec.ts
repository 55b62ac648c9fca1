import type { Locator, Page } from '@playwright/test'
import { recordOf } from '#engine/record.ts'
import { replay } from '#web/text/en/pages.ts'
import { keepMatch, recordOnPage } from './support/games.ts'
import { matchOf, wholeGame } from './support/play.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'
import { TESTED_GAMES } from './tested-games.ts'

const { table } = shell

function momentShown(page: Page): Locator {
  return page.getByRole('slider', { name: replay.moment })
}

/** All texts of the page, visible or not. */
function said(page: Page): Promise<string> {
  return page.getByRole('main').ariaSnapshot()
}

for (const game of TESTED_GAMES) {
  test.describe(`${game.rules.id}:`, () => {
    const whole = () => wholeGame(game, 'replay')

    const openReplay = async (page: Page) => {
      const { log } = whole()
      await keepMatch(page, game, whole())
      await page.goto('/replay/?game=kept')
      await expect(momentShown(page)).toHaveValue('0')
      return { last: log.length, middle: Math.floor(log.length / 2) }
    }

    test('a player goes through a game by actions and by turns', async ({ page }) => {
      const { last } = await openReplay(page)
      const step = (name: keyof typeof replay.steps) =>
        page.getByRole('button', { name: replay.steps[name], exact: true }).click()
      const moment = async () => Number(await momentShown(page).inputValue())
      await step('nextAction')
      await expect(momentShown(page)).toHaveValue('1')
      await step('nextAction')
      await step('previousAction')
      await expect(momentShown(page)).toHaveValue('1')
      await step('nextTurn')
      const turn = await moment()
      expect(turn).toBeGreaterThan(1)
      await page.keyboard.press('ArrowDown')
      expect(await moment()).toBeGreaterThan(turn)
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowRight')
      await step('previousTurn')
      await expect(momentShown(page)).toHaveValue(String(turn))
      await step('last')
      await expect(momentShown(page)).toHaveValue(String(last))
      await expect(page.getByText(table.gameOver).first()).toBeVisible()
      await step('first')
      await expect(page.getByText(replay.begin).first()).toBeVisible()
    })

    test('a link to a moment opens there in another browser', async ({ page, context, browser }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const { middle } = await openReplay(page)
      await momentShown(page).fill(String(middle))
      const here = await said(page)
      await new Table(page).menu.click()
      await page.getByRole('button', { name: replay.copyLink }).click()
      await expect(page.getByText(replay.linkCopied).first()).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())

      const elsewhere = await browser.newContext({ serviceWorkers: 'block' })
      const other = await elsewhere.newPage()
      await other.goto(link)
      await expect(momentShown(other)).toHaveValue(String(middle))
      expect(await said(other)).toEqual(here)
      await elsewhere.close()
    })

    test('a player plays on from a moment of an old game', async ({ page }) => {
      const { middle } = await openReplay(page)
      await momentShown(page).fill(String(middle))
      await new Table(page).menu.click()
      await page.getByRole('button', { name: replay.playOn }).click()
      await page.waitForURL('**/table/?game=*')
      const record = await recordOnPage(page)
      expect(record.actions).toEqual(recordOf(whole(), []).actions.slice(0, middle))
      expect(matchOf(game, record).isOver).toBe(false)
    })
  })
}

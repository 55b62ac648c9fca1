import type { Locator, Page } from '@playwright/test'
import { recordOf } from '../../src/engine/record.ts'
import { playUntil } from './support/advice.ts'
import { keepMatch, matchOf, recordOnPage } from './support/games.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

const { replay, table } = shell
const whole = () => playUntil({ players: 2 }, 'replay', (match) => match.isOver)

function momentShown(page: Page): Locator {
  return page.getByRole('slider', { name: replay.moment })
}

async function openReplay(page: Page): Promise<number> {
  const match = whole()
  await keepMatch(page, match)
  await page.goto('/replay/?game=kept')
  await expect(momentShown(page)).toHaveValue('0')
  return match.log.length
}

test('somebody goes through a game by actions and by turns', async ({ page }) => {
  const last = await openReplay(page)
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
  expect(turn).toBeGreaterThan(2)
  await page.keyboard.press('ArrowDown')
  expect(await moment()).toBeGreaterThan(turn)
  await page.keyboard.press('ArrowLeft')
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
  await openReplay(page)
  await momentShown(page).fill('57')
  await page.getByLabel(table.menu, { exact: true }).click()
  await page.getByRole('button', { name: replay.copyLink }).click()
  await expect(page.getByText(replay.linkCopied).first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const squares = page.getByRole('gridcell')
  const names = await squares.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')))

  const elsewhere = await browser.newContext({ serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(momentShown(other)).toHaveValue('57')
  const theirs = other.getByRole('gridcell')
  expect(await theirs.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')))).toEqual(names)
  await elsewhere.close()
})

test('somebody plays on from a moment of an old game', async ({ page }) => {
  await openReplay(page)
  await momentShown(page).fill('60')
  await page.getByLabel(table.menu, { exact: true }).click()
  await page.getByRole('button', { name: replay.playOn }).click()
  await page.waitForURL('**/table/?game=*')
  const record = await recordOnPage(page)
  expect(record.actions).toEqual(recordOf(whole(), []).actions.slice(0, 60))
  expect(matchOf(record).isOver).toBe(false)
})

test('a broken record is refused with the number of the action', async ({ page }) => {
  const record = recordOf(whole(), [])
  const actions = record.actions.with(5, [1, 'acquire a'])
  await page.goto('/replay/')
  await page.getByLabel(replay.open.paste).fill(JSON.stringify({ ...record, actions }))
  await page.getByRole('button', { name: replay.open.show }).click()
  await expect(page.getByRole('alert')).toContainText(`action 6 of ${actions.length}`)
  await page.getByLabel(replay.open.paste).fill('not a record')
  await page.getByRole('button', { name: replay.open.show }).click()
  await expect(page.getByRole('alert')).not.toContainText('action 6')
  await page.getByLabel(replay.open.paste).fill(JSON.stringify(record))
  await page.getByRole('button', { name: replay.open.show }).click()
  await expect(momentShown(page)).toBeVisible()
})

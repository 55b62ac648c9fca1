import { expect } from '@playwright/test'
import { expert } from '#web/text/en/expert.ts'
import { expectAccessible } from './support/axe.ts'
import { keepMatch, openTable, recordOnPage } from './support/games.ts'
import { freshTurn, openWithExpert } from './support/hint.ts'
import { matchOf, playUntil, wholeGame } from './support/play.ts'
import { PHONE } from './support/screens.ts'
import { Table } from './support/table.ts'
import { test } from './support/test.ts'
import { shell } from './support/texts.ts'
import { TESTED_GAMES } from './tested-games.ts'

const { analysis } = expert
const [RAIL] = TESTED_GAMES

for (const game of TESTED_GAMES) {
  const { id } = game.rules

  test(`${id}: a player follows a hint step by step`, async ({ page }) => {
    const match = freshTurn(game)
    const hint = await openWithExpert(page, game, match, 'nodes=2000')
    await hint.ask()
    await hint.given()
    await expect(hint.button).toHaveAttribute('aria-pressed', 'true')
    await expect(hint.marks).not.toHaveCount(0)
    const hands = game.mouse(page)
    const view = game.rules.view(match.state, 1)
    const said = page.getByRole('status').filter({ hasText: await hint.instruction() })
    await expect(said, 'the hint is read out').toHaveCount(1)
    let steps = 0
    for (; await hint.notice.isVisible(); steps++) {
      const now = matchOf(game, await recordOnPage(page))
      const action = await hint.nextAction(now, 1, view)
      await hands.perform(action, game.rules.view(now.state, 1), 1)
      await expect.poll(async () => (await recordOnPage(page)).actions[match.log.length + steps]).toEqual([1, action])
    }
    await expect(hint.marks).toHaveCount(0)
    expect(steps, 'steps of the advised turn').toBeGreaterThanOrEqual(game === RAIL ? 2 : 1)
  })

  test(`${id}: a hint goes when a player does something else or has enough`, async ({ page }) => {
    const match = freshTurn(game)
    const hint = await openWithExpert(page, game, match, 'nodes=500')
    await hint.button.click()
    await hint.given()
    await page.keyboard.press('h')
    await expect(hint.notice).toBeHidden()
    await page.keyboard.press('h')
    await hint.given()
    await page.keyboard.press('Escape')
    await expect(hint.notice).toBeHidden()
    await hint.button.click()
    await hint.given()
    const view = game.rules.view(match.state, 1)
    const advised = await hint.nextAction(match, 1, view)
    const other = Array.from(game.rules.legalActions(match.state, 1), (action) => game.rules.format(action)).find(
      (action) => action !== advised,
    )
    if (other === undefined) throw new Error('there is nothing else to do')
    await game.mouse(page).perform(other, view, 1)
    await expect.poll(async () => (await recordOnPage(page)).actions.length).toBeGreaterThan(match.log.length)
    await expect(hint.notice).toBeHidden()
    await expect(hint.marks).toHaveCount(0)
  })

  test(`${id}: the expert goes through a finished game`, async ({ page }) => {
    await openTable(page, game, wholeGame(game, 'over'))
    const way = new Table(page).result.getByRole('link', { name: shell.table.analyse })
    await expect(way).toHaveAttribute('href', '/analysis/?game=kept')
    await page.goto('/analysis/?game=kept&nodes=500')
    const progress = page.getByRole('progressbar')
    await expect(progress).toBeVisible()
    await page.getByRole('button', { name: analysis.stop }).click()
    const goOn = page.getByRole('button', { name: analysis.goOn })
    await expect(goOn).toBeVisible()
    const done = await progress.getAttribute('value')
    await expect(page.getByRole('slider', { name: analysis.moment })).toBeAttached()
    expect(await progress.getAttribute('value'), 'nothing more while it is stopped').toBe(done)
    await goOn.click()
    await expect(page.getByText(analysis.done)).toBeAttached({ timeout: 60_000 })
    await expect(progress).toBeHidden()
    await expect(page.getByRole('region', { name: analysis.ceiling }), 'only of a game alone').toBeHidden()
    await expectAccessible(page)

    const slider = page.getByRole('slider', { name: analysis.moment })
    await slider.press('Home')
    const text = (await slider.getAttribute('aria-valuetext')) ?? ''
    const chances = [...text.matchAll(/: (\d+)%/g)].map(([, percent]) => Number(percent))
    expect(chances.length, text).toBe(2)
    expect(Math.abs(chances[0] + chances[1] - 100), text).toBeLessThanOrEqual(1)
    const costly = page.getByRole('region', { name: analysis.costly })
    await costly.getByRole('link').first().click()
    await page.waitForURL(/\/replay\/\?game=kept(&at=\d+)?&seat=1$/)
    await page.goBack()
    await expect(slider).toBeAttached()
    await expect(progress, 'nothing is done twice').toBeHidden()

    // The better move is marked on the board, and tried from there.
    await costly.getByRole('link', { name: analysis.onBoard }).first().click()
    const compared = page.getByRole('region', { name: analysis.compare })
    await expect(compared.getByRole('button', { name: analysis.better })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[data-hint]')).not.toHaveCount(0)
    await compared.getByRole('button', { name: analysis.was }).click()
    await expect(compared.getByRole('button', { name: analysis.was })).toHaveAttribute('aria-pressed', 'true')
    await compared.getByRole('button', { name: analysis.tryIt }).click()
    await page.waitForURL(/\/table\/\?game=/)
    await expect(page.locator('[data-hint]')).not.toHaveCount(0)

    await page.goto('/scores/')
    await expect(page.getByRole('heading', { name: 'Finished games' })).toBeVisible()
    await expect(page.getByText(/: luck \d+%/), 'one game says nothing about luck').toHaveCount(0)
  })

  test.describe('on a phone', () => {
    test.use(PHONE)

    test(`${id}: every player can use a hint and an analysis`, async ({ page }) => {
      const hint = await openWithExpert(page, game, freshTurn(game), 'nodes=2000')
      await hint.button.tap()
      await hint.given()
      await expectAccessible(page)
      await keepMatch(page, game, wholeGame(game, 'over'))
      await page.goto('/analysis/?game=kept&nodes=500')
      await expect(page.getByText(analysis.done)).toBeAttached({ timeout: 60_000 })
      await expectAccessible(page)
    })
  })
}

test('what was possible is searched for after a game alone', async ({ page }) => {
  const match = playUntil(RAIL, { players: 1 }, 'alone', ({ isOver }) => isOver)
  await keepMatch(page, RAIL, match)
  await page.goto('/analysis/?game=kept&think=400')
  const search = page.getByRole('progressbar', { name: analysis.ceiling })
  await expect(search).toBeVisible({ timeout: 60_000 })
  const stop = page.getByRole('button', { name: analysis.stop })
  await stop.click()
  await expect(page.getByText(analysis.searchStopped).first()).toBeVisible()
  await page.getByRole('button', { name: analysis.goOn }).click()
  await expect(page.getByText(analysis.done)).toBeAttached({ timeout: 60_000 })
  const reached = page.getByRole('region', { name: analysis.ceiling })
  await expect(reached).toHaveText(/^Ann scored \d{1,2}% of the best result found with all cards known: \d+ points/)
  await expectAccessible(page)
  const words = await reached.innerText()
  await page.reload()
  await expect(reached, 'it was kept').toHaveText(words)
  await expect(search).toBeHidden()
})

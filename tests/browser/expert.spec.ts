import { tested as loko } from './lokomoto/game.ts'
import { expectLength } from './support/games.ts'
import { freshTurn, openWithExpert } from './support/hint.ts'
import { expect, test } from './support/test.ts'

/** The page is drawn this many times while a bot thinks. */
const FRAMES = 20

test('a thinking expert leaves the page free and can be stopped', async ({ page }) => {
  // A full table needs most thinking. Bots divide a turn's time among its decisions.
  const match = freshTurn(loko, loko.rules.players[1])
  const hint = await openWithExpert(page, loko, match, 'think=3600000')
  await hint.button.click()
  await expect(hint.cancel).toBeVisible()
  // A page that thinks on its main thread would answer nothing until it is done.
  const frames = await page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame)
    return count
  }, FRAMES)
  expect(frames).toBe(FRAMES)
  await expect(hint.cancel, 'it still thinks').toBeVisible()
  await hint.cancel.click()
  await expect(hint.notice).toBeHidden()
  await expectLength(page, match.log.length)
  // A stopped expert can be asked again at once, and stopped by a key.
  await hint.button.click()
  await expect(hint.cancel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hint.notice).toBeHidden()
})

import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { startGame } from '../support/games.ts'
import { Person } from '../support/person.ts'
import { PHONE } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { shell } from '../support/texts.ts'
import { tested as rail } from './game.ts'
import type { RailHands } from './hands.ts'
import { RailKeyboard } from './keyboard.ts'
import { RailMouse } from './mouse.ts'
import { RailTouch } from './touch.ts'

/** Starts the solo game of a link, plays it to the end and finds it on the score pad. */
async function playAlone(hands: RailHands, seed: string): Promise<void> {
  const { table, page } = hands
  await startGame(hands.device, rail, `players=1&seed=${seed}`)
  await expect(table.strip).toBeVisible()

  const match = await new Person(rail, hands, seed).playUntil()
  const total = String(railOnTheHill.standing(match.state).scores[0].total)
  await expect(table.totals).toHaveText(total)

  await page.goto('/scores/')
  await expect(page.getByRole('listitem').filter({ hasText: shell.pages.newGame.player(1) })).toContainText([total])
}

test('a player plays a whole game alone with a mouse', async ({ page }) => {
  await playAlone(new RailMouse(page), 'c')
})

test('a player plays a whole game alone without a pointer', async ({ page }) => {
  await playAlone(new RailKeyboard(page), 'f')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a player plays a whole game alone with taps', async ({ page }) => {
    await playAlone(new RailTouch(page), 'tea')
  })
})

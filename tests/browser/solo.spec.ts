import { railOnTheHill } from '../../src/games/rail-on-the-hill/rules.ts'
import type { Hands } from './support/hands.ts'
import { Keyboard } from './support/keyboard.ts'
import { Mouse } from './support/mouse.ts'
import { Person } from './support/person.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { rail, shell } from './support/texts.ts'
import { Touch } from './support/touch.ts'

/** Starts a game alone as a link names it, plays it to its end and looks it up on the score pad. */
async function playAlone(hands: Hands, seed: string): Promise<void> {
  const { table } = hands
  const { page } = table
  await page.goto(`/new/rail-on-the-hill/?players=1&seed=${seed}`)
  await hands.press(page.getByRole('button', { name: shell.pages.newGame.start, exact: true }))
  await page.waitForURL('**/table/?game=*')
  await expect(table.strip).toBeVisible()

  const match = await new Person(hands, seed).playUntil()
  const [{ total }] = railOnTheHill.standing(match.state).scores
  const row = table.result.getByRole('row').filter({ has: page.getByRole('rowheader', { name: rail.score.total }) })
  await expect(row.getByRole('cell')).toHaveText(String(total))

  await page.goto('/scores/')
  await expect(page.getByRole('listitem').filter({ hasText: shell.pages.newGame.player(1) })).toContainText([
    String(total),
  ])
}

test('somebody plays a whole game alone with a mouse', async ({ page }) => {
  await playAlone(new Mouse(new Table(page)), 'c')
})

test('somebody plays a whole game alone without a pointer', async ({ page }) => {
  await playAlone(new Keyboard(new Table(page)), 'f')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('somebody plays a whole game alone with taps', async ({ page }) => {
    await playAlone(new Touch(new Table(page)), 'tea')
  })
})

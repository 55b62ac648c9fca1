import { words as machiWords } from '#games/machi-koro/text/en/words.ts'
import { workshop } from '#web/text/en/workshop.ts'
import { expectAccessible } from './support/axe.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

const { items, coins } = machiWords

test('a position is set up by hand, refused while it is impossible, scored and played on', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: shell.pages.home.workshop }).press('Enter')
  await page.getByRole('link', { name: `${workshop.positions.setUp}: Machi Koro` }).press('Enter')
  const first = page.getByRole('region', { name: shell.pages.newGame.player(1) })
  await first.getByRole('textbox', { name: 'Coins' }).fill('54')
  await first.getByRole('button', { name: `${items.mine} +1` }).press('Enter')
  for (const landmark of ['train-station', 'shopping-mall', 'amusement-park'] as const) {
    await first.getByRole('button', { name: items[landmark], exact: true }).press('Enter')
  }
  await page.getByLabel('Whose turn').selectOption('1')
  await page.getByLabel('Now', { exact: true }).selectOption('swap')
  await expect(page.getByRole('status').filter({ hasText: workshop.impossible })).toContainText('MK-I5')
  await page.getByLabel('Now', { exact: true }).selectOption('build')
  await expect(page.getByText(workshop.impossible)).toHaveCount(0)
  await expect(page.getByRole('cell', { name: '3 of 4' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: workshop.begin }).press('Enter')
  await page.waitForURL('**/table/?game=*')
  await expect(new Table(page).strip).toContainText(coins(54))
  await page.reload()
  await expect(new Table(page).strip, 'a saved game begins where it was set up').toContainText(coins(54))
})

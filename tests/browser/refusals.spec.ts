import { tested as machi } from './machi-koro/game.ts'
import { MachiTable } from './machi-koro/table.ts'
import { keepMatch } from './support/games.ts'
import { ShownHint } from './support/hint.ts'
import { Mouse } from './support/mouse.ts'
import { playUntil } from './support/play.ts'
import { expect, test } from './support/test.ts'

test('on a phone, a refusal leaves the hint in sight, and covers neither undo nor the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const match = playUntil(machi, { players: 2 }, 'refused', ({ log }) => log.length === 2)
  const id = await keepMatch(page, machi, match)
  await page.goto(`/table/?game=${id}&nodes=100`)
  const table = new MachiTable(page)
  const hint = new ShownHint(page)
  const refusal = table.rule('MK-R1')
  const mouse = new Mouse(page)
  for (let press = 0; press < 2; press++) await mouse.pressAnyway(table.item('forest'))
  await expect(refusal).toBeVisible()
  for (const button of [table.undo, table.menu, hint.button]) await button.click({ trial: true })

  await hint.ask()
  await hint.given()
  await expect(refusal).toBeVisible()
  for (const link of [refusal, hint.close]) await link.click({ trial: true })
})

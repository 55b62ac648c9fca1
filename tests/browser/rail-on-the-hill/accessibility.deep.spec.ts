import { expectAccessible, expectPanelAccessible } from '../support/axe.ts'
import { openTable } from '../support/games.ts'
import { SCREENS } from '../support/screens.ts'
import { test } from '../support/test.ts'
import { tested as rail } from './game.ts'
import { moments } from './moments.ts'
import { RailTable } from './table.ts'

for (const { name, screen } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use(screen)

    for (const moment of ['placing', 'draft', 'plan hand', 'bonus'] as const) {
      test(`every player can use the table: ${moment}`, async ({ page }) => {
        await openTable(page, rail, moments.of(moment, { players: 1, requests: true }))
        await expectAccessible(page)
      })
    }

    test('every player can use the panels of the table, and lay a track', async ({ page }) => {
      const table = new RailTable(page)
      await openTable(page, rail, moments.of('late turn', { players: 1, requests: true }))
      await table.lookAtPanels(expectPanelAccessible)
      await test.step('laying', async () => {
        await table.tab('market').click()
        const possible = table.strip.locator('button[aria-pressed][aria-disabled=false]')
        await possible.first().click()
        await expectAccessible(page)
      })
    })

    test('every player can use the hand-over', async ({ page }) => {
      await openTable(page, rail, moments.of('plan hand', { players: 2 }), { isHidden: true })
      await expectAccessible(page)
    })
  })
}

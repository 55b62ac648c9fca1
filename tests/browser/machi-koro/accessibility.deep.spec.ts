import { expectAccessible, expectPanelAccessible } from '../support/axe.ts'
import { openTable } from '../support/games.ts'
import { SCREENS } from '../support/screens.ts'
import { test } from '../support/test.ts'
import { tested as machi } from './game.ts'
import { moments } from './moments.ts'
import { MachiTable } from './table.ts'

for (const { name, screen } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use(screen)

    test('every player can use the table in every moment, and its panels', async ({ page }) => {
      for (const moment of ['reroll', 'tv', 'swap', 'build'] as const) {
        await test.step(moment, async () => {
          await openTable(page, machi, moments.of(moment, { players: 4 }))
          await expectAccessible(page)
        })
      }
      await new MachiTable(page).lookAtPanels(expectPanelAccessible)
    })
  })
}

import { expectAccessible, expectPanelAccessible } from '../support/axe.ts'
import { openTable } from '../support/games.ts'
import { SCREENS } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { tested as loko } from './game.ts'
import { type LokoMatch, moments, openShapes, trainWithShape } from './moments.ts'
import { LokoTable } from './table.ts'

for (const { name, screen } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use(screen)

    test('every player can use the table in every moment, and its panels', async ({ page }) => {
      const table = new LokoTable(page)
      await test.step('opening', async () => {
        await openTable(page, loko, moments.of('opening', { players: 2 }))
        await expectAccessible(page)
      })
      const match: LokoMatch = moments.of('buying', { players: 5 })
      await test.step('buying', async () => {
        await openTable(page, loko, match)
        await table.train(trainWithShape(match) ?? 0).click()
        await expectAccessible(page)
      })
      await test.step('a shape on the map', async () => {
        const [shape] = openShapes(match)
        if (await table.tab('shapes').isVisible()) await table.tab('shapes').click()
        await table.layShape(shape).click()
        await expect(table.laidShape(shape)).toBeVisible()
        await expectAccessible(page)
      })
      await table.lookAtPanels(expectPanelAccessible)
    })
  })
}

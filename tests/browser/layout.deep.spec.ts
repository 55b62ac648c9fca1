import { crowdedMatch, expectRoomOn, expectTableFits, openReplay } from './support/fit.ts'
import { openTable } from './support/games.ts'
import { expectRoom } from './support/room.ts'
import { SIZES } from './support/screens.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { TESTED_GAMES } from './tested-games.ts'

for (const game of TESTED_GAMES) {
  const { id, players } = game.rules
  const [fewest, most] = players

  test.describe(`${id}:`, () => {
    for (let count = fewest; count <= most; count++) {
      test(`a table of ${count} and its replay fit on every screen`, async ({ page }) => {
        const match = crowdedMatch(game, count)
        await openTable(page, game, match)
        await expectTableFits(page, SIZES)
        await new Table(page).lookAtPanels((each) => expectRoomOn(each, SIZES))
        await openReplay(page, game, match)
        await expectTableFits(page, SIZES)
      })
    }

    test('a table and its replay fit on every screen with text of twice the size', async ({ page }) => {
      const browser = await page.context().newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      const match = crowdedMatch(game, most)
      await openTable(page, game, match)
      await expectRoomOn(page, SIZES, true)
      await openReplay(page, game, match)
      await expectRoomOn(page, SIZES, true)
    })

    test('notches and rounded corners cover nothing of the strip', async ({ page }) => {
      const browser = await page.context().newCDPSession(page)
      await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47, bottom: 21 } })
      await page.setViewportSize({ width: 844, height: 390 })
      await openTable(page, game, crowdedMatch(game, most))
      await expectRoom(page)
      const table = new Table(page)
      const strip = await table.strip.getByRole('button').last().boundingBox()
      expect((strip?.x ?? 0) + (strip?.width ?? 0)).toBeLessThanOrEqual(844 - 47)
      expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(390 - 21)
      const seat = await page.locator('main header button').first().boundingBox()
      expect(seat?.x).toBeGreaterThanOrEqual(47)
    })
  })
}

import type { Page } from '@playwright/test'
import type { Match } from '#engine/match.ts'
import { keepMatch, openTable } from './support/games.ts'
import { AT_NIGHT } from './support/night.ts'
import { playUntil } from './support/play.ts'
import { drawn, exemptOn, expectPanelFits, expectRoom, expectSelectionWithForcedColours } from './support/room.ts'
import { SIZES, SMALL_SIZES } from './support/screens.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import type { TestedGame } from './support/tested-game.ts'
import { TESTED_GAMES } from './tested-games.ts'

/** After this many actions, the board has much on it. */
const BEGUN = 60

type Sizes = readonly (readonly [width: number, height: number])[]

function begun(game: TestedGame, players: number): Match {
  return playUntil(game, { players }, 'room', ({ log, isOver }) => log.length >= BEGUN || isOver)
}

async function expectRoomOn(page: Page, sizes: Sizes, isTextLarge = false): Promise<void> {
  for (const [width, height] of sizes) {
    await test.step(`${width}x${height}`, async () => {
      await page.setViewportSize({ width, height })
      await drawn(page)
      await expectRoom(page, exemptOn(width, height, isTextLarge))
    })
  }
}

/** The panel that a table opens with is never scrolled. */
async function expectTableFits(page: Page, sizes: Sizes): Promise<void> {
  for (const size of sizes) {
    await expectRoomOn(page, [size])
    await expectPanelFits(page)
  }
}

async function openReplay(page: Page, game: TestedGame, match: Match): Promise<void> {
  await keepMatch(page, game, match)
  await page.goto('/replay/?game=kept')
  await expect(new Table(page).strip).toBeVisible()
}

for (const game of TESTED_GAMES) {
  const { id, players } = game.rules
  const [fewest, most] = players

  test.describe(`${id}:`, () => {
    test('strip, panel and selection are in sight on a phone, at a table and in a replay', async ({ page }) => {
      const match = begun(game, most)
      await openTable(page, game, match)
      await expectSelectionWithForcedColours(page)
      await expectTableFits(page, SMALL_SIZES)
      await openReplay(page, game, match)
      await expectSelectionWithForcedColours(page)
      await expectTableFits(page, SMALL_SIZES)
    })

    for (let count = fewest; count <= most; count++) {
      test(`a table of ${count} and its replay fit on every screen`, AT_NIGHT, async ({ page }) => {
        const match = begun(game, count)
        await openTable(page, game, match)
        await expectTableFits(page, SIZES)
        await new Table(page).lookAtPanels((each) => expectRoomOn(each, SIZES))
        await openReplay(page, game, match)
        await expectTableFits(page, SIZES)
      })
    }

    test('a table and its replay fit on every screen with text of twice the size', AT_NIGHT, async ({ page }) => {
      const browser = await page.context().newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      const match = begun(game, most)
      await openTable(page, game, match)
      await expectRoomOn(page, SIZES, true)
      await openReplay(page, game, match)
      await expectRoomOn(page, SIZES, true)
    })

    test('notches and rounded corners cover nothing of the strip', AT_NIGHT, async ({ page }) => {
      const browser = await page.context().newCDPSession(page)
      await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47, bottom: 21 } })
      await page.setViewportSize({ width: 844, height: 390 })
      await openTable(page, game, begun(game, most))
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

import type { Page } from '@playwright/test'
import type { Match } from '#engine/match.ts'
import { keepMatch } from './games.ts'
import { playUntil } from './play.ts'
import { drawn, exemptOn, expectPanelFits, expectRoom } from './room.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'
import type { TestedGame } from './tested-game.ts'

/** After this many actions, the board has much on it. */
const BEGUN = 60

type Sizes = readonly (readonly [width: number, height: number])[]

export function crowdedMatch(game: TestedGame, players: number): Match {
  return playUntil(game, { players }, 'room', ({ log, isOver }) => log.length >= BEGUN || isOver)
}

export async function expectRoomOn(page: Page, sizes: Sizes, isTextLarge = false): Promise<void> {
  for (const [width, height] of sizes) {
    await test.step(`${width}x${height}`, async () => {
      await page.setViewportSize({ width, height })
      await drawn(page)
      await expectRoom(page, exemptOn(width, height, isTextLarge))
    })
  }
}

/** The panel that a table opens with is never scrolled. */
export async function expectTableFits(page: Page, sizes: Sizes): Promise<void> {
  for (const size of sizes) {
    await expectRoomOn(page, [size])
    await expectPanelFits(page)
  }
}

export async function openReplay(page: Page, game: TestedGame, match: Match): Promise<void> {
  await keepMatch(page, game, match)
  await page.goto('/replay/?game=kept')
  await expect(new Table(page).strip).toBeVisible()
}

import { crowdedMatch, expectTableFits, openReplay } from './support/fit.ts'
import { openTable } from './support/games.ts'
import { expectSelectionWithForcedColours } from './support/room.ts'
import { SMALL_SIZES } from './support/screens.ts'
import { test } from './support/test.ts'
import { TESTED_GAMES } from './tested-games.ts'

/** A phone in both orientations, and a wide screen. */
const SIZES = [[1280, 800], ...SMALL_SIZES] as const

for (const game of TESTED_GAMES) {
  const { id, players } = game.rules

  test(`${id}: strip, panel and selection are in sight at a full table and in its replay`, async ({ page }) => {
    const match = crowdedMatch(game, players[1])
    await openTable(page, game, match)
    await expectSelectionWithForcedColours(page)
    await expectTableFits(page, SIZES)
    await openReplay(page, game, match)
    await expectSelectionWithForcedColours(page)
    await expectTableFits(page, SIZES)
  })
}

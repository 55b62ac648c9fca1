import { openTable } from '../support/games.ts'
import { expectRoom, expectRoomForSpacedText } from '../support/room.ts'
import { SCREENS } from '../support/screens.ts'
import { test } from '../support/test.ts'
import { tested as machi } from './game.ts'
import { type MomentName, moments } from './moments.ts'
import { MachiTable } from './table.ts'

/** With two players there is no choice of whom to take from. */
const MOMENTS: readonly MomentName[] = ['first roll', 'one or two dice', 'reroll', 'swap', 'build']

for (const { name, screen } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use(screen)

    for (const players of [2, 3, 4]) {
      test(`a table of ${players} never scrolls and has large targets`, async ({ page }) => {
        for (const moment of players === 2 ? MOMENTS : [...MOMENTS, 'tv' as const]) {
          await test.step(moment, async () => {
            await openTable(page, machi, moments.of(moment, { players }))
            await expectRoom(page)
            if (moment === 'build') await expectRoomForSpacedText(page, 'button[data-availability]')
          })
        }
        await new MachiTable(page).lookAtPanels(expectRoom)
      })
    }
  })
}

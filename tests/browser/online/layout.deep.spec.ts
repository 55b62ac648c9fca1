import { NAMES } from '../support/games.ts'
import { drawn, exemptOn, expectRoom } from '../support/room.ts'
import { SCREENS, SIZES, SMALL_SIZES } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { beginGame } from './begin.ts'
import { COURSES } from './courses.ts'
import { playAway } from './player.ts'
import { Visitor } from './visitor.ts'

/** A name of the maximum length. */
const LONG_NAME = ' of the very long names'

for (const { name, screen } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use(screen)

    for (const players of [4, 2]) {
      test(`online tables of ${players} never scroll and have large targets`, async ({ anotherBrowser }) => {
        const named = NAMES.slice(0, players).map((each) => (each + LONG_NAME).slice(0, 24))
        const visitors: Visitor[] = []
        for (const each of named) visitors.push(await Visitor.named(await anotherBrowser(), each))
        const [ann] = visitors
        for (const { game, options } of COURSES) {
          await test.step(game.rules.id, async () => {
            const clock = { kind: 'bank', seconds: 86_400 } as const
            const seated = await beginGame(game, visitors, { options: { ...options, players }, clock })
            await playAway(seated, ({ seq, active }) => seq >= 24 && active.includes(1))
            await ann.openTable(seated[0].tableId)
            await expectRoom(ann.page)
            await ann.table.lookAtPanels(expectRoom)
            await ann.table.chatButton.click()
            await expect(ann.table.chat).toBeVisible()
            await expectRoom(ann.page)
            for (const [width, height] of name === 'phone' ? SIZES : SMALL_SIZES) {
              await test.step(`${width}x${height}`, async () => {
                await ann.page.setViewportSize({ width, height })
                await drawn(ann.page)
                await expectRoom(ann.page, exemptOn(width, height))
              })
            }
          })
        }
      })
    }
  })
}

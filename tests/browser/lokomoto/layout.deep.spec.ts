import type { Page } from '@playwright/test'
import { kit } from '#boards/text/en.ts'
import { texts } from '#games/lokomoto/text/en/board.ts'
import { openTable } from '../support/games.ts'
import { Mouse } from '../support/mouse.ts'
import { expectRoom } from '../support/room.ts'
import { SCREENS } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { tested as loko } from './game.ts'
import { moments, trainWithShape } from './moments.ts'
import { LokoTable } from './table.ts'

/** Only lists without a limit may scroll in their panel. */
const MAY_SCROLL = [texts.strip.tabs.sections, kit.log.title, kit.help.tab]

async function expectRoomEverywhere(page: Page): Promise<void> {
  await expectRoom(page)
  if (MAY_SCROLL.includes(await page.getByRole('tab', { selected: true }).innerText())) return
  const scrolling = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
        return clientHeight > 0 && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1)
      })
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflow))
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  )
  expect.soft(scrolling, 'what scrolls in a panel').toEqual([])
}

for (const { name, screen } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use(screen)

    test('the opening of two never scrolls and has large targets', async ({ page }) => {
      await openTable(page, loko, moments.of('opening', { players: 2 }))
      await expectRoomEverywhere(page)
    })

    for (const players of [2, 3, 4, 5]) {
      test(`a table of ${players} never scrolls and has large targets`, async ({ page }) => {
        const match = moments.of('buying', { players })
        const table = new LokoTable(page)
        await openTable(page, loko, match)
        await expectRoomEverywhere(page)
        await test.step('buying', async () => {
          await new Mouse(page).press(table.train(trainWithShape(match) ?? 0))
          await expectRoomEverywhere(page)
        })
        await table.lookAtPanels(expectRoomEverywhere)
      })
    }
  })
}

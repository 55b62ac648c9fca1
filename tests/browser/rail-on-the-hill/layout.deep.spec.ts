import { openTable } from '../support/games.ts'
import { drawn, expectRoom } from '../support/room.ts'
import { SCREENS, SMALL_SIZES } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { tested as rail } from './game.ts'
import { type MomentName, moments } from './moments.ts'
import { RailTable } from './table.ts'

const MOMENTS: readonly MomentName[] = ['draft', 'placing', 'plan hand', 'bonus', 'keep', 'late turn']
/** Numbers of players between the lowest and the highest, which have most to show. */
const FULL_MOMENTS: readonly MomentName[] = ['plan hand', 'late turn']

test('the whole market is in sight on a phone, upright and sideways', async ({ page }) => {
  await openTable(page, rail, moments.of('late turn', { players: 4 }))
  const market = page.getByRole('tabpanel')
  await expect(market.getByRole('region')).toBeVisible()
  for (const [width, height] of SMALL_SIZES) {
    await page.setViewportSize({ width, height })
    await drawn(page)
    const hidden = await market.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(hidden, `${width}x${height}`).toBe(0)
  }
})

test('the prompt has room on a laptop at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await openTable(page, rail, moments.of('late turn', { players: 4 }))
  const prompt = await page.locator('main footer [data-main]').boundingBox()
  expect(prompt?.width).toBeGreaterThan(200)
})

for (const { name, screen } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use(screen)

    for (const players of [1, 2, 3, 4]) {
      test(`a table of ${players} never scrolls and has large targets`, async ({ page }) => {
        const table = new RailTable(page)
        for (const moment of players === 1 || players === 4 ? MOMENTS : FULL_MOMENTS) {
          await test.step(moment, async () => {
            const match = moments.of(moment, { players, requests: true })
            const isSecret = players > 1 && ['placing', 'plan hand', 'keep'].includes(moment)
            await openTable(page, rail, match, { isHidden: isSecret })
            if (isSecret) await table.handOverReady('').click()
            await expect(table.strip).toBeVisible()
            await expectRoom(page)
          })
        }
        await table.lookAtPanels(expectRoom)
      })
    }
  })
}

import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { middleOf } from '../support/device.ts'
import { openTable, recordOnPage } from '../support/games.ts'
import { PHONE } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { DOUBLE_TAP_MS, LokoFingers } from './fingers.ts'
import { tested as loko } from './game.ts'
import { moments } from './moments.ts'

test.use(PHONE)

test('a swipe does nothing, a fast double tap enlarges the map, and only a slow one draws', async ({ page }) => {
  const match = moments.of('buying', { players: 3 })
  const [seat] = lokomoto.active(match.state)
  const { sections } = lokomoto.position(match.state)
  const [section, other] = Object.keys(sections).filter((each) => sections[each] === 'free')
  const { device, table } = new LokoFingers(page)
  const wanted = table.section(section)
  const picked = table.picked(section)
  const width = async () => (await table.section(other).boundingBox())?.width ?? 0
  await openTable(page, loko, match)
  const before = await recordOnPage(page)
  const whole = await width()
  const wait = () => page.waitForTimeout(DOUBLE_TAP_MS)

  await test.step('a swipe', async () => {
    const place = await middleOf(wanted)
    for (const way of [1, -1]) await device.drag(wanted, { x: way * 80, y: way * 40 })
    await wait()
    expect(await middleOf(wanted)).toEqual(place)
    await expect(picked).toBeHidden()
  })
  for (const what of ['a free section', 'a picked section']) {
    await test.step(`a double tap on ${what}`, async () => {
      await device.doubleTap(wanted)
      await expect.poll(width).toBeGreaterThan(whole * 1.4)
      await wait()
      await expect(picked).toBeVisible()
      await device.press(table.zoom('wholeMap'))
      await expect.poll(width).toBeCloseTo(whole)
    })
  }
  expect(await recordOnPage(page)).toEqual(before)
  await device.press(wanted)
  await expect.poll(async () => (await recordOnPage(page)).actions.at(-1)).toEqual([seat, `draw ${section}`])
})

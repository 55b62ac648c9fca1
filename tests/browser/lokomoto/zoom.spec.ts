import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { middleOf } from '../support/device.ts'
import { openTable, recordOnPage } from '../support/games.ts'
import { PHONE } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { LokoFingers } from './fingers.ts'
import { tested as loko } from './game.ts'
import { moments } from './moments.ts'

test.use(PHONE)

test('a player enlarges the map with two fingers, moves it, and taps stay exact', async ({ page }) => {
  const match = moments.of('buying', { players: 3 })
  const [seat] = lokomoto.active(match.state)
  const { sections } = lokomoto.position(match.state)
  const free = Object.keys(sections).filter((section) => sections[section] === 'free')
  const hands = new LokoFingers(page)
  const { device, table } = hands
  await openTable(page, loko, match)
  const any = table.section(free[0])
  const width = async () => (await any.boundingBox())?.width ?? 0
  const whole = await width()

  await device.pinch(table.map, 2)
  await expect.poll(width).toBeGreaterThan(whole * 1.7)
  const before = await middleOf(any)
  await device.drag(table.map, { x: -40, y: 30 })
  await expect.poll(async () => (await middleOf(any)).x).toBeLessThan(before.x - 25)

  // Screen readers move what they read into sight.
  await any.evaluate((each) => each.parentElement?.lastElementChild?.scrollIntoView())
  const centre = await middleOf(table.map)
  const places = await Promise.all(
    free.map(async (section) => {
      const { x, y } = await middleOf(table.section(section))
      return { section, distance: Math.hypot(x - centre.x, y - centre.y) }
    }),
  )
  const [{ section }, { section: second }] = places.toSorted((one, other) => one.distance - other.distance)
  await hands.perform(`reserve ${section} ${second}`, lokomoto.view(match.state, seat))
  await expect
    .poll(async () => (await recordOnPage(page)).actions.at(-1))
    .toEqual([seat, lokomoto.format(lokomoto.parse(`reserve ${section} ${second}`) ?? 0)])

  await device.press(table.zoom('wholeMap'))
  await expect.poll(width).toBeCloseTo(whole)
  await device.press(table.zoom('zoomIn'))
  await expect.poll(width).toBeGreaterThan(whole * 1.4)
  await device.press(table.zoom('zoomOut'))
  await expect.poll(width).toBeCloseTo(whole)
})

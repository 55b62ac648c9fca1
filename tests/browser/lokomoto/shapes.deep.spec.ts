import { middleOf } from '../support/device.ts'
import { openTable, recordOnPage } from '../support/games.ts'
import { expect, test } from '../support/test.ts'
import { tested as loko } from './game.ts'
import { moments, openShapes } from './moments.ts'
import { LokoTable } from './table.ts'

/** After this many turns a shape is back in its first rotation. */
const TURNS = 6

test('a player lays a shape card on the map, moves it, turns it and lays it aside', async ({ page }) => {
  const match = moments.of('buying', { players: 3 })
  const [shape, other] = openShapes(match)
  const table = new LokoTable(page)
  const card = table.laidShape(shape)
  // A press beside the pattern of the card goes to the map below.
  const pattern = card.locator('circle').first()
  const look = () => card.innerHTML()
  await openTable(page, loko, match)
  const before = await recordOnPage(page)
  await table.layShape(shape).click()
  const laid = await look()

  await test.step('with a mouse', async () => {
    await pattern.click()
    await expect.poll(look).not.toBe(laid)
    for (let turn = 1; turn < TURNS; turn++) await pattern.click()
    expect(await look()).toBe(laid)
    await table.turnShape(shape).click()
    await expect.poll(look).not.toBe(laid)
    for (let turn = 1; turn < TURNS; turn++) await table.turnShape(shape).click()
    expect(await look()).toBe(laid)

    const { x, y } = await middleOf(pattern)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 40, { steps: 3 })
    await page.mouse.move(x + 120, y, { steps: 3 })
    await page.mouse.up()
    await expect.poll(async () => Math.round((await middleOf(pattern)).x - x)).toBeGreaterThan(80)
    await table.layAside(shape).click()
    await expect(card).toBeHidden()
  })

  await test.step('from the panel', async () => {
    await table.layShape(shape).click()
    await expect(card).toBeVisible()
    await table.layShape(other).click()
    await expect(card).toBeHidden()
    await table.liftShape(other).click()
    await expect(table.laidShape(other)).toBeHidden()
  })

  await test.step('with keys', async () => {
    await table.layShape(shape).click()
    await card.focus()
    for (const key of ['ArrowRight', 'ArrowUp', 'r']) {
      const last = await look()
      await page.keyboard.press(key)
      await expect.poll(look).not.toBe(last)
    }
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
  })
  expect(await recordOnPage(page)).toEqual(before)
})

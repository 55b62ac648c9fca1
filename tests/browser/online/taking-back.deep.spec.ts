import { onlineTable } from '#web/text/en/online-table.ts'
import { tested as loko } from '../lokomoto/game.ts'
import { expect, test } from '../support/test.ts'
import { beginGame } from './begin.ts'
import { Visitor } from './visitor.ts'

const { back, bar, menu } = onlineTable
/** Whether or not the browser allows copying. */
const SAID = new RegExp(`${menu.copied}|${menu.linkHere('')}`)

test('a player undoes an action alone, and earlier ones only if the other player agrees', async ({
  context,
  anotherBrowser,
}) => {
  const ann = await Visitor.named(context, 'Ann')
  const bea = await Visitor.named(await anotherBrowser(), 'Bea')
  const [first, second] = await beginGame(loko, [ann, bea])
  const { tableId } = first
  for (const visitor of [ann, bea]) await visitor.openTable(tableId)
  const begun = (await first.now()).view

  await test.step('alone, before the other player has acted', async () => {
    await first.act()
    await expect(bea.table.bar).toContainText(bar.yourTurn)
    await ann.table.undo.click()
    await expect(bea.table.bar).toContainText(bar.turnOf('Ann'))
    await expect(ann.table.bar).toContainText(bar.yourTurn)
    expect((await first.now()).view).toEqual(begun)
  })

  await first.act()
  await second.act()
  const { seq, view } = await first.now()
  await ann.seen(seq)

  await test.step('withdrawn, which is not declined, also in another window of the same player', async () => {
    const other = new Visitor(context)
    await other.openTable(tableId)
    await ann.table.askBack.click()
    await expect(other.page.getByText(back.asked('Bea'))).toBeVisible()
    await expect(bea.page.getByText(back.asks('Ann'))).toBeVisible()
    await ann.page.getByRole('button', { name: back.withdraw }).click()
    for (const { page } of [ann, bea, other]) {
      await expect(page.getByText(back.withdrawn).first()).toBeVisible()
      await expect(page.getByText(back.declined)).toHaveCount(0)
    }
    await other.close()
  })

  await test.step('declined', async () => {
    await ann.table.askBack.click()
    await expect(ann.page.getByText(back.asked('Bea'))).toBeVisible()
    await expect(bea.page.getByText(back.asks('Ann'))).toBeVisible()
    // What the page has to say does not hide the question.
    await bea.table.menu.click()
    await bea.page.getByRole('button', { name: menu.copyLink }).click()
    await expect(bea.page.getByRole('paragraph').filter({ hasText: SAID })).toBeVisible()
    await expect(bea.page.getByText(back.asks('Ann'))).toBeVisible()
    await bea.table.decline.click()
    for (const { page } of [ann, bea]) await expect(page.getByText(back.declined).first()).toBeVisible()
    await expect(bea.table.agree).toBeHidden()
    expect((await first.now()).view).toEqual(view)
  })

  await test.step('agreed', async () => {
    await ann.table.askBack.click()
    await bea.table.agree.click()
    await expect(ann.table.bar).toContainText(bar.yourTurn)
    await expect(bea.table.bar).toContainText(bar.turnOf('Ann'))
    expect((await first.now()).view).toEqual(begun)
  })

  await first.act()
  await second.act()
})

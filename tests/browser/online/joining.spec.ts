import { intro } from '#games/machi-koro/text/intro/en.ts'
import { online } from '#web/text/en/online.ts'
import { onlineTable } from '#web/text/en/online-table.ts'
import { tested as machi } from '../machi-koro/game.ts'
import { expect, test } from '../support/test.ts'
import { shell } from '../support/texts.ts'
import { Player, play } from './player.ts'
import { Visitor } from './visitor.ts'

const { newTable, waiting, name: naming } = online
const { visit } = onlineTable

test('a host creates a table and sends its address, and a guest with only a name plays', async ({
  context,
  anotherBrowser,
}) => {
  const [ann, bea] = [new Visitor(context), new Visitor(await anotherBrowser())]
  await ann.open('/online/new/machi-koro/')
  await ann.page.getByRole('button', { name: newTable.create }).click()
  await ann.sayName('Ann')
  const id = await ann.openedTable()
  await ann.page.waitForURL('**/online/table/?id=*&code=*')

  await bea.open(ann.page.url())
  await expect(bea.page.getByRole('heading', { name: visit.invitedBy('Ann', intro.name) })).toBeVisible()
  await bea.page.getByRole('textbox', { name: naming.label }).fill('Bea')
  await bea.table.join.click()
  await expect(ann.table.seats.nth(1)).toContainText('Bea')
  await expect(bea.page.getByText(waiting.forHost('Ann'))).toBeVisible()
  await ann.table.start.click()
  for (const { table } of [ann, bea]) await expect(table.strip).toBeVisible()

  await test.step('both pages show whose turn it is', async () => {
    const { active } = await ann.now(id)
    const [acting, waitingOne] = active[0] === 1 ? [ann, bea] : [bea, ann]
    const tab = shell.pages.frame.tab(intro.name)
    await expect(acting.page).toHaveTitle(onlineTable.bar.tabYourTurn(tab))
    await expect(waitingOne.page).toHaveTitle(tab)
    await expect(acting.table.bar).toContainText(onlineTable.bar.yourTurn)
    await expect(waitingOne.table.bar).toContainText(onlineTable.bar.turnOf(acting === ann ? 'Ann' : 'Bea'))
  })

  await test.step('both play, and each sees what the other does', async () => {
    const players = [ann, bea].map((visitor, i) => new Player(machi, visitor, id, i + 1))
    const { seq } = await play(players, (now) => now.seq >= 4)
    for (const visitor of [ann, bea]) await visitor.seen(seq)
  })
})

import { online } from '#web/text/en/online.ts'
import { onlineTable } from '#web/text/en/online-table.ts'
import { onlinePlayers } from '#web/text/en/social.ts'
import { tested as machi } from '../machi-koro/game.ts'
import { expect, test } from '../support/test.ts'
import { makeTable } from './begin.ts'
import { Visitor } from './visitor.ts'

const { bar, menu, result } = onlineTable
const { waiting } = online

/** The page sends words for the seed by itself; when the game has begun, they would be refused. */
async function wordsSent({ page }: Visitor): Promise<void> {
  await expect(page.getByText(waiting.wordsKept)).toBeAttached()
}

test('from a pasted address to the rematch: who is away is shown, and both decide about the end and the rematch', async ({
  context,
  anotherBrowser,
}) => {
  const ann = await Visitor.named(context, 'Ann')
  const bea = new Visitor(await anotherBrowser())
  const { table } = await makeTable(ann, machi, {})
  await ann.open(`/online/table/?id=${table.id}`)
  const address = `/online/table/?id=${table.id}&code=${table.code}`
  await bea.open(address)
  await bea.page.getByRole('textbox', { name: online.name.label }).fill('Bea')
  await bea.table.join.click()
  await wordsSent(bea)
  await ann.table.start.click()
  await expect(bea.table.bar).toContainText(bar.turnOf('Ann'))

  await test.step('a player who closes the page is away, and is back with the page', async () => {
    const away = ann.page.getByRole('img', { name: /^away since / })
    await expect(ann.table.strip).toBeVisible()
    await bea.close()
    await expect(away).toBeVisible()
    await bea.openTable(table.id)
    await expect(away).toBeHidden()
  })

  await test.step('the game ends when both agree', async () => {
    await ann.table.choose(menu.end)
    await ann.page.getByRole('button', { name: onlinePlayers.propose }).click()
    await expect(ann.page.getByText(onlinePlayers.endAsked('Bea'))).toBeVisible()
    await expect(bea.page.getByText(onlinePlayers.endAsks('Ann'))).toBeVisible()
    await bea.table.agree.click()
    for (const { table } of [ann, bea]) await expect(table.result).toContainText(bar.endedByAgreement)
    // By the rules Ann would still have the turn.
    await expect(ann.table.strip).toContainText(bar.endedByAgreement)
  })

  await test.step('the rematch starts when the other player has said yes', async () => {
    await ann.table.result.getByRole('button', { name: result.rematch }).click()
    await expect(ann.page.getByText(waiting.asked)).toBeVisible()
    await expect(ann.table.start).toHaveAttribute('aria-disabled', 'true')
    await bea.table.result.getByRole('button', { name: result.toRematch }).click()
    await expect(ann.page.getByText(waiting.asked)).toBeHidden()
    await wordsSent(bea)
    await ann.table.start.click()
    for (const { table } of [ann, bea]) await expect(table.strip).toBeVisible()
  })
})

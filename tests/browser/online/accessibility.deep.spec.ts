import { intro } from '#games/machi-koro/text/intro/en.ts'
import { onlineTable } from '#web/text/en/online-table.ts'
import { tested as machi } from '../machi-koro/game.ts'
import { expectAccessible, expectFreeTargets } from '../support/axe.ts'
import { expectWidth } from '../support/room.ts'
import { SCREENS } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { beginGame, makeTable } from './begin.ts'
import { playAway } from './player.ts'
import { Visitor } from './visitor.ts'

/** Longer than a player can be away without getting a summary of what happened, in ms. */
const LONG = 120_000

for (const { name, screen } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use(screen)

    test('every player can use a lobby with tables, an account, a waiting room and an invitation', async ({
      context,
      anotherBrowser,
    }) => {
      const ann = await Visitor.named(context, 'Ann')
      const bea = await Visitor.named(await anotherBrowser(), 'Bea')
      await makeTable(bea, machi, { visibility: 'open' })
      const { table } = await makeTable(ann, machi, { clock: { kind: 'turn', seconds: 86_400 } })
      await bea.ask('POST', `/tables/${table.id}/enter`, { code: table.code })
      await bea.ask('POST', `/tables/${table.id}/sit`, { words: 'tea' })
      for (const address of ['/online/', '/account/', `/online/table/?id=${table.id}`]) {
        await test.step(address, async () => {
          await ann.open(address)
          await expect(ann.page.getByRole('region').first()).toBeVisible()
          await expectAccessible(ann.page)
          await expectWidth(ann.page)
        })
      }
      await test.step('an invitation, for a visitor without a name', async () => {
        const cleo = new Visitor(await anotherBrowser(screen))
        await cleo.open(`/online/table/?id=${table.id}&code=${table.code}`)
        await expect(
          cleo.page.getByRole('heading', { name: onlineTable.visit.invitedBy('Ann', intro.name) }),
        ).toBeVisible()
        await expectAccessible(cleo.page)
        await expectWidth(cleo.page)
      })
    })

    const title = 'every player can use an online table, its chat, its questions and its end'
    test(title, async ({ context, anotherBrowser }) => {
      const ann = await Visitor.named(context, 'Ann')
      const bea = await Visitor.named(await anotherBrowser(), 'Bea')
      const players = await beginGame(machi, [ann, bea], { clock: { kind: 'bank', seconds: 86_400 } })
      const [{ tableId }] = players
      const { seq } = await playAway(players, (now) => now.seq >= 12)
      await bea.ask('POST', `/tables/${tableId}/chat`, { text: 'hello' })
      await bea.ask('POST', `/tables/${tableId}/rewind`, { seq, to: seq - 1 })
      await test.step('a question and the chat', async () => {
        await ann.openTable(tableId)
        await expect(ann.table.agree).toBeVisible()
        await expectAccessible(ann.page)
        await ann.table.chatButton.click()
        await expect(ann.table.chat).toBeVisible()
        await expectAccessible(ann.page)
        await expectFreeTargets(ann.page)
      })
      await test.step('what others did meanwhile', async () => {
        await context.clock.install({ time: Date.now() + LONG })
        await ann.openTable(tableId)
        await expect(ann.table.recap).toBeVisible()
        await expectAccessible(ann.page)
        await expectFreeTargets(ann.page)
      })
      await test.step('the end', async () => {
        await ann.close()
        await playAway(players, () => false)
        await ann.open(`/online/table/?id=${tableId}`)
        await expect(ann.table.result).toBeVisible()
        await expectAccessible(ann.page)
      })
    })
  })
}

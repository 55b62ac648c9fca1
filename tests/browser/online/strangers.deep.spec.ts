import type { RailView } from '#games/rail-on-the-hill/rules/view.ts'
import { onlineTable } from '#web/text/en/online-table.ts'
import { tested as rail } from '../rail-on-the-hill/game.ts'
import { ownPlanName } from '../rail-on-the-hill/table.ts'
import { expect, test } from '../support/test.ts'
import { beginGame, makeTable } from './begin.ts'
import { playAway } from './player.ts'
import { Visitor } from './visitor.ts'

test.describe('at a private table', () => {
  test.use({ tolerated: [/404/] })

  test('a stranger sees nothing without the code', async ({ context, anotherBrowser }) => {
    const ann = await Visitor.named(context, 'Ann')
    const stranger = new Visitor(await anotherBrowser())
    const { table } = await makeTable(ann, rail, {})
    for (const hasName of [false, true]) {
      if (hasName) await stranger.ask('POST', '/me', { name: 'Nosy' })
      await stranger.open(`/online/table/?id=${table.id}`)
      await expect(stranger.page.getByRole('heading', { name: onlineTable.visit.missing })).toBeVisible()
      expect(await stranger.page.content()).not.toContain('Ann')
    }
  })
})

/** The Plan cards of the seat in this view. */
function planHand(view: unknown, seat: number): readonly number[] {
  const { planHand } = (view as RailView).players[seat - 1]
  return Array.isArray(planHand) ? planHand : []
}

test('a spectator sees the game, but no secrets, and cannot act', async ({ context, anotherBrowser }) => {
  const ann = await Visitor.named(context, 'Ann')
  const bea = await Visitor.named(await anotherBrowser(), 'Bea')
  const players = await beginGame(rail, [ann, bea], { visibility: 'open' })
  const [{ tableId }] = players
  await playAway(players, ({ view }) => (view as RailView).phase === 'setup' && planHand(view, 1).length > 0)
  const looker = new Visitor(await anotherBrowser())
  await looker.openTable(tableId)
  await expect(looker.table.bar).toContainText(onlineTable.bar.lookingOn)
  const hands = players.map(async (player) => planHand((await player.now()).view, player.seat))
  const secrets = (await Promise.all(hands)).flat()
  expect(secrets).not.toEqual([])
  const content = await looker.page.content()
  expect(secrets.filter((card) => content.includes(ownPlanName(card)))).toEqual([])
  await expect(looker.table.undo).toBeHidden()
  await expect(looker.table.askBack).toBeHidden()
  const { seq } = await looker.now(tableId)
  await players[0].actAway()
  await looker.seen(seq + 1)
})

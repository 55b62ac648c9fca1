import { onlineTable } from '#web/text/en/online-table.ts'
import { tested as loko } from '../lokomoto/game.ts'
import { expect, test } from '../support/test.ts'
import { beginGame } from './begin.ts'
import { play, playAway } from './player.ts'
import { Visitor } from './visitor.ts'

const { bar, menu } = onlineTable

/** Longer than a player can be away without getting a summary of what happened, in ms. */
const LONG = 120_000

test('a bot plays for a player who leaves, until the player returns', async ({ context, anotherBrowser }) => {
  const ann = await Visitor.named(context, 'Ann')
  const bea = await Visitor.named(await anotherBrowser(), 'Bea')
  const [first, second] = await beginGame(loko, [ann, bea])
  for (const visitor of [ann, bea]) await visitor.openTable(first.tableId)
  await ann.table.choose(menu.leave)
  await expect(ann.table.bar).toContainText(bar.botPlaysForYou)
  await expect(bea.table.bar).toContainText(bar.botPlaysFor('Ann'))
  const { seq } = await play([second], (now) => now.seq >= 8 && now.active.includes(2))
  await ann.seen(seq)
  await ann.table.comeBack.click()
  await expect(ann.table.comeBack).toBeHidden()
  await expect(bea.table.bar).not.toContainText(bar.botPlaysFor('Ann'))
  await play([first, second], (now) => now.seq >= seq + 4)
})

test('a player who returns after a while sees what others did', async ({ context, anotherBrowser }) => {
  const ann = await Visitor.named(context, 'Ann')
  const bea = await Visitor.named(await anotherBrowser(), 'Bea')
  const players = await beginGame(loko, [ann, bea])
  const [{ tableId }] = players
  await playAway(players, ({ seq, active }) => seq >= 6 && active.includes(1))
  await context.clock.install({ time: Date.now() + LONG })
  await ann.openTable(tableId)
  await expect(ann.table.recap.getByRole('listitem')).not.toHaveCount(0)
  for (const line of await ann.table.recap.getByRole('listitem').all()) {
    await expect(line).toHaveAccessibleName(/^Bea: ./)
  }
  await players[0].act()
  await expect(ann.table.recap, 'a player who acts has read it').toBeHidden()
})

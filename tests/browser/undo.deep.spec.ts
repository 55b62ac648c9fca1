import { expectLength, hurryBots, openTable, recordOnPage } from './support/games.ts'
import { Person } from './support/person.ts'
import { matchOf, playUntil } from './support/play.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { TESTED_GAMES } from './tested-games.ts'

/** Positions in the middle of games, by the number of actions. */
const FIRST = 36
const LAST = 48

for (const game of TESTED_GAMES) {
  const { id, players } = game.rules

  test(`${id}: people take back and repeat everything, up to what cannot be forgotten`, async ({ page }) => {
    const table = new Table(page)
    const person = new Person(game, game.mouse(page), 'undo')
    const begun = playUntil(game, { players: players[0] }, 'undo', ({ log }) => log.length === FIRST)
    await hurryBots(page)
    await openTable(page, game, begun)
    let undone = 0
    let barriers = 0
    for (let due = await person.due(); due !== undefined && due.match.log.length < LAST; ) {
      const { seat } = due
      const before = due.match.log.length
      await person.act(due)
      due = await person.due()
      const after = await recordOnPage(page)
      // Steps that the page took itself are undone and redone together with the action before them.
      const { length } = after.actions
      if (matchOf(game, after).undoable({ seats: [seat] }, length - before).ok) {
        undone++
        await table.undo.click()
        await expectLength(page, before)
        await table.redo.click()
        await expectLength(page, length)
        await page.keyboard.press('Control+z')
        await expectLength(page, before)
        await page.keyboard.press('Shift+U')
      } else {
        barriers++
        await expect(table.undo).toBeDisabled()
        await page.keyboard.press('u')
      }
      await expectLength(page, length)
      expect(await recordOnPage(page)).toEqual(after)
    }
    expect(undone, 'actions that were taken back').toBeGreaterThan(0)
    expect(barriers, 'actions that cannot be taken back').toBeGreaterThan(0)
  })
}

import { openTable } from './support/games.ts'
import { oneGameByDay } from './support/night.ts'
import { playUntil, wholeGame } from './support/play.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'
import { TESTED_GAMES } from './tested-games.ts'

/** Whether Tab moves from one panel to the next element. */
async function expectKeyboardWorks({ page, tabs }: Table): Promise<void> {
  const tab = tabs.first()
  await tab.focus()
  await page.keyboard.press('Tab')
  await expect(tab).not.toBeFocused()
}

for (const game of TESTED_GAMES) {
  test(`${game.rules.id}: the keyboard works while a bot thinks`, oneGameByDay(game), async ({ page }) => {
    const match = playUntil(game, { players: 2, first: 2 }, 'slow', ({ state, log }) => {
      const active = game.rules.active(state)
      return log.length >= 20 && active.length === 1 && active[0] === 2
    })
    await openTable(page, game, match, {
      seats: [
        { kind: 'person', name: 'Ann' },
        { kind: 'bot', name: 'Steady', bot: 'steady' },
      ],
    })
    await expectKeyboardWorks(new Table(page))
  })

  test(`${game.rules.id}: the keyboard works after the end`, oneGameByDay(game), async ({ page }) => {
    const table = new Table(page)
    await openTable(page, game, wholeGame(game, 'over'))
    await table.result.getByRole('button', { name: shell.table.lookAtTable }).press('Enter')
    await expect(table.result).toBeHidden()
    await expectKeyboardWorks(table)
  })
}

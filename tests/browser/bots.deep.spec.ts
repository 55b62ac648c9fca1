import { findEntrance, findFacts } from '#games/index.ts'
import type { SeatPlan } from '#web/games/saved-game.ts'
import { characters } from '#web/text/en/characters.ts'
import { keepMatch, openTable } from './support/games.ts'
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
  test(`${game.rules.id}: the keyboard works while a bot thinks`, async ({ page }) => {
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

  test(`${game.rules.id}: the keyboard works after the end`, async ({ page }) => {
    const table = new Table(page)
    await openTable(page, game, wholeGame(game, 'over'))
    await table.result.getByRole('button', { name: shell.table.lookAtTable }).press('Enter')
    await expect(table.result).toBeHidden()
    await expectKeyboardWorks(table)
  })

  test(`${game.rules.id}: after three wins the result names the next level`, async ({ page }) => {
    const match = wholeGame(game, 'over')
    const [winner] = game.rules.standing(match.state).winners
    const seats = [1, 2].map((seat): SeatPlan => {
      return seat === winner ? { kind: 'person', name: 'Ann' } : { kind: 'bot', name: 'Marta', bot: 'steady' }
    })
    for (const id of ['one', 'two']) await keepMatch(page, game, match, { id, seats })
    await openTable(page, game, match, { seats })
    const bots = findFacts(game.rules.id)?.bots ?? []
    const next = bots[bots.indexOf('steady') - 1]
    const intro = await findEntrance(game.rules.id)?.loadIntro('en')
    const name = intro?.bots[next] ?? ''
    await expect(new Table(page).result).toContainText(characters.nextLevel.stronger(3, 3, 'Steady', name))
    await page.getByRole('link', { name: characters.nextLevel.choose(name) }).click()
    const seat = winner === 1 ? 2 : 1
    await expect(page.getByRole('combobox', { name: shell.pages.newGame.levelOf(seat) })).toHaveValue(next)
  })
}

import { railOnTheHill } from '../../src/games/rail-on-the-hill/rules.ts'
import { playUntil } from './support/advice.ts'
import { hurryBots, openTable, savedGame } from './support/games.ts'
import { Person } from './support/person.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { beginsWith, rail, shell } from './support/texts.ts'
import { Touch } from './support/touch.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('somebody plays against two bots, all at once and with requests', async ({ page }) => {
    const table = new Table(page)
    await hurryBots(page)
    await page.goto('/new/rail-on-the-hill/?players=3&bots=2&simultaneous=1&requests=1&seed=bots')
    await page.getByRole('button', { name: shell.pages.newGame.start, exact: true }).tap()
    await page.waitForURL('**/table/?game=*')
    const match = await new Person(new Touch(table), 'bots').playUntil()

    const totals = railOnTheHill.standing(match.state).scores.map(({ total }) => String(total))
    const row = table.result.getByRole('row').filter({ has: page.getByRole('rowheader', { name: rail.score.total }) })
    await expect(row.getByRole('cell')).toHaveText(totals)
    const { requests } = railOnTheHill.position(match.state)
    for (const letter of requests) {
      await expect(table.result.getByRole('rowheader', { name: beginsWith(rail.score.request(letter)) })).toBeVisible()
    }
    expect((await savedGame(page)).record.options).toEqual({ players: 3, simultaneous: true, requests: true })
  })
})

test('while a bot thinks, the keyboard goes on working', async ({ page }) => {
  const match = playUntil({ players: 2, first: 2 }, 'slow', (now) => {
    const { phase, active } = railOnTheHill.position(now.state)
    return phase === 'main' && active[0] === 2
  })
  const table = new Table(page)
  await openTable(page, match, {
    seats: [
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', name: 'Steady', bot: 'steady' },
    ],
  })
  await table.tab('market').focus()
  await page.keyboard.press('Tab')
  await expect(table.tab('market')).not.toBeFocused()
})

test('after the end the keyboard goes on working', async ({ page }) => {
  const table = new Table(page)
  await openTable(
    page,
    playUntil({ players: 1 }, 'over', (match) => match.isOver),
  )
  await table.result.getByRole('button', { name: shell.table.lookAtTable }).press('Enter')
  await expect(table.result).toBeHidden()
  await table.tab('market').focus()
  await page.keyboard.press('Tab')
  await expect(table.tab('market')).not.toBeFocused()
})

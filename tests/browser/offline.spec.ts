import { railOnTheHill } from '../../src/games/rail-on-the-hill/rules.ts'
import { hurryBots, recordOnPage } from './support/games.ts'
import { Mouse } from './support/mouse.ts'
import { Person } from './support/person.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

test.use({ serviceWorkers: 'allow' })

test('somebody loses the connection in the middle of a game and plays on', async ({ page, context }) => {
  const table = new Table(page)
  const person = new Person(new Mouse(table), 'offline')
  await hurryBots(page)
  await page.goto('/new/rail-on-the-hill/?players=2&bots=1&first=1&seed=offline')
  // The worker takes the page over only when everything that it keeps is there.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.getByRole('button', { name: shell.pages.newGame.start, exact: true }).click()
  await page.waitForURL('**/table/?game=*')
  const roundOf = (round: number) => (match: Parameters<Parameters<Person['playUntil']>[0] & object>[0]) =>
    railOnTheHill.position(match.state).round === round
  await person.playUntil(roundOf(1))

  await context.setOffline(true)
  const before = await recordOnPage(page)
  await page.reload()
  await expect(table.town).toBeVisible()
  expect(await recordOnPage(page)).toEqual(before)
  await person.playUntil(roundOf(2))

  await page.goto('/rules/rail-on-the-hill/#RH-T4')
  await expect(page.locator('#RH-T4')).toBeInViewport()
})

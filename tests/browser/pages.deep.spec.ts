import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { intro } from '#games/rail-on-the-hill/text/intro/en.ts'
import { CAST } from '#web/characters/roster.ts'
import { characters } from '#web/text/en/characters.ts'
import { scores, settings } from '#web/text/en/pages.ts'
import { settings as hungarian } from '#web/text/hu/pages.ts'
import { tested as rail } from './rail-on-the-hill/game.ts'
import { RailTable } from './rail-on-the-hill/table.ts'
import { recordOnPage, startGame } from './support/games.ts'
import { Mouse } from './support/mouse.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

const { newGame, frame } = shell.pages
const STANDARD = new URL('../../src/games/rail-on-the-hill/cards/standard.json', import.meta.url)

test('a player follows a link to a set-up and finds it filled in', async ({ page }) => {
  await page.goto('/new/rail-on-the-hill/?players=3&bots=1&first=2&requests=1&simultaneous=1&seed=tea')
  const kindOf = (seat: number, kind: string) =>
    page.getByRole('group', { name: newGame.whoPlays(seat) }).getByRole('radio', { name: kind })
  await expect(kindOf(1, newGame.person)).toBeChecked()
  await expect(kindOf(2, newGame.person)).toBeChecked()
  await expect(kindOf(3, newGame.bot)).toBeChecked()
  await expect(page.getByRole('checkbox', { name: intro.variants.requests.name })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: intro.variants.simultaneous.name })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: intro.variants.noRotation.name })).not.toBeChecked()
  await expect(page.getByLabel(newGame.seed)).toHaveValue('tea')
  await page.getByLabel(newGame.nameOf(1)).fill('Zoé')
  await page.getByRole('button', { name: newGame.start, exact: true }).click()
  await page.waitForURL('**/table/?game=*')
  const { names, options, seed } = await recordOnPage(page)
  const steady = CAST.steady.map((id) => characters.people[id].name)
  expect({ names, options, seed }).toEqual({
    names: ['Zoé', newGame.player(2), expect.stringMatching(new RegExp(`^(${steady.join('|')})$`))],
    options: { players: 3, first: 2, requests: true, simultaneous: true },
    seed: 'tea',
  })
})

test('the link that a player copies leads to the same set-up', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/new/rail-on-the-hill/?players=4&bots=2&noRotation=1&seed=a+b')
  await page.getByRole('button', { name: newGame.copyLink }).click()
  await expect(page.getByText(newGame.linkCopied)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByLabel(newGame.seed)).toHaveValue('a b')
  await expect(page.getByRole('radio', { name: newGame.bot, checked: true })).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: intro.variants.noRotation.name })).toBeChecked()
})

/** The language that the page says it is in, and its title in that language. */
async function expectHungarian(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hungarian.title)
}

test('a player chooses another language, and it stays', async ({ page }) => {
  await page.goto('/settings/')
  await page.getByRole('radio', { name: 'Magyar' }).check({ force: true })
  await expectHungarian(page)
  await page.reload()
  await expectHungarian(page)
  await page.getByRole('radio', { name: 'English' }).check({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(settings.title)
})

test('a player chooses the dark theme, and it stays', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.goto('/settings/')
  const theme = page.getByRole('group', { name: settings.theme })
  await theme.getByRole('radio', { name: settings.themes.light }).check({ force: true })
  const light = await paper()
  await theme.getByRole('radio', { name: settings.themes.dark }).check({ force: true })
  await expect.poll(paper).not.toBe(light)
  const dark = await paper()
  await page.getByRole('link', { name: frame.scores }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(scores.title)
  await page.reload()
  expect(await paper()).toBe(dark)
})

test('a section that does not exist is no failure', async ({ page }) => {
  await page.goto('/rules/machi-koro/#%')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('a page that cannot be loaded', () => {
  test.use({ tolerated: [/ERR_FAILED|Failed to fetch dynamically imported module/] })

  test('is left by going back', async ({ page }) => {
    await page.route('**/assets/AboutPage-*.js', (route) => route.abort())
    await page.goto('/scores/')
    await page.getByRole('link', { name: frame.about }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.table.failed)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(scores.title)
  })
})

test('a user’s card file is checked, added and played with', async ({ page }) => {
  const box = page.getByRole('region', { name: settings.cardsOf(intro.name) })
  const addFile = async (name: string, content: string) => {
    const chooser = page.waitForEvent('filechooser')
    await box.getByText(settings.addCards, { exact: true }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
  }
  const said = box.getByRole('status')
  const cards = JSON.parse(readFileSync(STANDARD, 'utf8'))
  await page.goto('/settings/')

  await addFile('torn.json', '{"id": ')
  await expect(said).toContainText('torn.json')
  await addFile('short.json', JSON.stringify({ ...cards, townCards: cards.townCards.slice(1) }))
  await expect(said).toContainText('short.json')
  await expect(box.getByRole('radio', { name: 'my box' })).toBeHidden()

  await addFile('mine.json', JSON.stringify({ ...cards, id: 'my box' }))
  await expect(said).toHaveText(settings.cardsAdded('my box'))
  await expect(box.getByRole('radio', { name: 'my box' })).toBeChecked()
  await startGame(new Mouse(page), rail, 'players=1')
  await expect(new RailTable(page).set(1)).toBeVisible()
  expect((await recordOnPage(page)).cards).toMatchObject({ id: 'my box' })
})

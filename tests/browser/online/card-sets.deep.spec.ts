import { explainCards } from '#engine/card-sentences.ts'
import { cardSetIn, withCardSet } from '#engine/card-set.ts'
import { sets as lokomotoSets } from '#games/lokomoto/text/about.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { intro } from '#games/machi-koro/text/intro/en.ts'
import { online } from '#web/text/en/online.ts'
import { replay, settings } from '#web/text/en/pages.ts'
import type { History } from '#wire/moves.ts'
import { tested as machi } from '../machi-koro/game.ts'
import { expect, test } from '../support/test.ts'
import { shell } from '../support/texts.ts'
import { Player, play, playAway } from './player.ts'
import { Visitor } from './visitor.ts'

const { newGame } = shell.pages
const { newTable, waiting, name: naming } = online

/** All landmarks are cheap, so that the game is short. */
const landmarks = machiKoro.cards.landmarks.map((card) => ({ ...card, cost: 2 }))
const FILE = JSON.stringify({ ...machiKoro.cards, id: 'short game', landmarks }, null, 1)

function changedGame() {
  const set = cardSetIn(FILE, '')
  const rules = set.ok ? withCardSet(machiKoro, set.value) : set
  if (!rules.ok) throw new Error(explainCards(rules.error))
  return { ...machi, rules: rules.value }
}

/** How many moves are made with the mouse. */
const BY_HAND = 10

test('guests and bots without the card set of the host play with it', async ({ context, anotherBrowser }) => {
  const ann = await Visitor.named(context, 'Ann')
  const bea = new Visitor(await anotherBrowser())
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  const id = await test.step('the host adds a card file and creates a table with it and a bot', async () => {
    await ann.open('/settings/')
    const { page } = ann
    const box = page.getByRole('region', { name: settings.cardsOf(intro.name) })
    const chooser = page.waitForEvent('filechooser')
    await box.getByText(settings.addCards, { exact: true }).click()
    await (await chooser).setFiles({ name: 'box.json', mimeType: 'application/json', buffer: Buffer.from(FILE) })
    await expect(box.getByRole('status')).toHaveText(settings.cardsAdded('short game'))
    await page.goto('/online/new/machi-koro/')
    const cards = page.getByRole('combobox', { name: newGame.cards })
    await expect(cards.locator('option:checked')).toHaveText('short game')
    await page.getByRole('button', { name: newGame.addSeat }).click()
    const third = page.getByRole('group', { name: newGame.whoPlays(3) })
    await third.getByRole('radio', { name: newGame.bot }).check({ force: true })
    await page.getByRole('button', { name: newTable.create }).click()
    await page.waitForURL('**/online/table/?id=*')
    return new URL(page.url()).searchParams.get('id') ?? ''
  })
  const terms = shell.pages.parts.variantIs(newGame.cards, 'short game')
  await expect(ann.page.getByText(terms)).toBeVisible()

  await test.step('a guest sees which cards are used, and sits down', async () => {
    await ann.page.getByRole('button', { name: waiting.copyLink }).click()
    await expect(ann.page.getByText(waiting.linkCopied)).toBeVisible()
    await bea.open(await ann.page.evaluate(() => navigator.clipboard.readText()))
    await bea.page.getByRole('textbox', { name: naming.label }).fill('Bea')
    await expect(bea.page.getByText(terms)).toBeVisible()
    await bea.table.join.click()
    await ann.table.start.click()
    for (const { table } of [ann, bea]) await expect(table.strip).toBeVisible()
  })

  const players = [ann, bea].map((visitor, i) => new Player(changedGame(), visitor, id, i + 1))
  await play(players, ({ seq }) => seq >= BY_HAND)
  for (const visitor of [ann, bea]) await visitor.close()
  await playAway(players, () => false)
  const { moves } = await bea.ask<History>('GET', `/tables/${id}/moves?from=0`)
  expect(moves.filter(({ isBots }) => isBots)).not.toEqual([])
  expect((await bea.now(id)).table.winners).not.toBeNull()

  const link = await test.step('the guest opens the whole game, and copies a link to it', async () => {
    await bea.openTable(id)
    const { page, table } = bea
    await bea.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await table.result.getByRole('link', { name: shell.table.replay }).click()
    await expect(page.getByRole('slider')).toBeVisible()
    await table.menu.click()
    await page.getByRole('button', { name: replay.copyLink }).click()
    await expect(page.getByText(replay.linkCopied).first()).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  })

  await test.step('the link opens in a browser without the cards, which stores them', async () => {
    const other = await (await anotherBrowser()).newPage()
    await other.goto(link)
    await expect(other.getByRole('slider')).toBeVisible()
    await other.goto('/settings/')
    const box = other.getByRole('region', { name: settings.cardsOf(intro.name) })
    await expect(box.getByRole('radio', { name: 'short game' })).toBeVisible()
    await expect(box.getByRole('radio', { name: settings.standardCards })).toBeChecked()
  })
})

test('a guest gets a sample map from the server', async ({ context, anotherBrowser }) => {
  const ann = await Visitor.named(context, 'Ann')
  const bea = await Visitor.named(await anotherBrowser(), 'Bea')
  const city = lokomotoSets.en.find(({ file }) => file === 'tram-city')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await ann.open('/online/new/lokomoto/')
  const cards = ann.page.getByRole('combobox', { name: newGame.cards })
  await cards.selectOption({ label: city?.name ?? '' })
  // It is chosen when it has loaded.
  await expect(cards).toHaveValue(/tram-city/)
  const third = ann.page.getByRole('group', { name: newGame.whoPlays(3) })
  await third.getByRole('radio', { name: newGame.bot }).check({ force: true })
  await ann.page.getByRole('button', { name: newTable.create }).click()
  await ann.page.waitForURL('**/online/table/?id=*')
  await ann.page.getByRole('button', { name: waiting.copyLink }).click()
  await expect(ann.page.getByText(waiting.linkCopied)).toBeVisible()
  await bea.open(await ann.page.evaluate(() => navigator.clipboard.readText()))
  await bea.table.join.click()
  await ann.table.start.click()
  for (const { page } of [ann, bea]) await expect(page.getByText('Kelenföld').first()).toBeVisible()
  for (const visitor of [ann, bea]) await visitor.close()
})

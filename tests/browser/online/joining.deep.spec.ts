import { intro } from '#games/machi-koro/text/intro/en.ts'
import { online } from '#web/text/en/online.ts'
import { onlineTable } from '#web/text/en/online-table.ts'
import type { History } from '#wire/moves.ts'
import { tested as machi } from '../machi-koro/game.ts'
import { expect, test } from '../support/test.ts'
import { shell } from '../support/texts.ts'
import { makeTable } from './begin.ts'
import { Player, play } from './player.ts'
import { freshName, Visitor } from './visitor.ts'

const { lobby, waiting } = online

test('a code leads to a private table', async ({ context, anotherBrowser }) => {
  const ann = await Visitor.named(context, 'Ann')
  const bea = new Visitor(await anotherBrowser())
  const { table } = await makeTable(ann, machi, {})
  await bea.open('/online/')
  await bea.page.getByLabel(lobby.code).fill(table.code.toLowerCase())
  await bea.page.getByRole('button', { name: lobby.enter }).click()
  await bea.sayName('Bea')
  expect(await bea.openedTable()).toBe(table.id)
  await expect(bea.table.join).toBeVisible()
})

test.describe('the address of a private table without its code', () => {
  test.use({ tolerated: [/404/] })

  test('asks for the code, which opens the table', async ({ context, anotherBrowser }) => {
    const ann = await Visitor.named(context, 'Ann')
    const bea = await Visitor.named(await anotherBrowser(), 'Bea')
    const { table } = await makeTable(ann, machi, {})
    await bea.open(`/online/table/?id=${table.id}`)
    await bea.page.getByLabel(lobby.code).fill(table.code)
    await bea.page.getByRole('button', { name: lobby.enter }).click()
    await bea.table.join.click()
    await expect(bea.table.seats.nth(1)).toContainText('Bea')
  })
})

test('a visitor finds an open table in the lobby and sits down', async ({ context, anotherBrowser }) => {
  const host = freshName('Ann')
  const ann = await Visitor.named(context, host)
  const bea = new Visitor(await anotherBrowser())
  const { table } = await makeTable(ann, machi, { visibility: 'open' })
  await bea.open('/online/')
  await bea.page.getByRole('button', { name: lobby.withWhat(lobby.sitDown, intro.name, host) }).click()
  await bea.sayName('Bea')
  expect(await bea.openedTable()).toBe(table.id)
  await expect(bea.table.seats.nth(1)).toContainText('Bea')
})

test('a host puts a bot on a seat and plays against it', async ({ context }) => {
  const ann = await Visitor.named(context, 'Ann')
  const { table } = await makeTable(ann, machi, {})
  await ann.open(`/online/table/?id=${table.id}`)
  await expect(ann.table.start).toHaveAttribute('aria-disabled', 'true')
  await ann.page.getByLabel(waiting.whoSits(2)).selectOption('steady')
  await expect(ann.page.getByText(waiting.startReady)).toBeVisible()
  await ann.table.start.click()
  const { seq } = await play([new Player(machi, ann, table.id, 1)], (now) => now.seq >= 16)
  await ann.seen(seq)
  const { moves } = await ann.ask<History>('GET', `/tables/${table.id}/moves`)
  expect(moves.filter(({ isBots }) => isBots)).toEqual(moves.filter(({ seat }) => seat === 2))
})

test.describe('a removed player', () => {
  // A removed player gets 404, which the browser logs as an error.
  test.use({ tolerated: [/404/] })

  test('cannot return with the same link', async ({ context, anotherBrowser }) => {
    const ann = await Visitor.named(context, 'Ann')
    const bea = await Visitor.named(await anotherBrowser(), 'Bea')
    const { table } = await makeTable(ann, machi, {})
    const link = `/online/table/?id=${table.id}&code=${table.code}`
    await bea.open(link)
    await bea.table.join.click()
    await ann.open(`/online/table/?id=${table.id}`)
    await ann.page.getByRole('button', { name: waiting.sendAwayWhom('Bea') }).click()
    await ann.page.getByRole('button', { name: shell.pages.parts.yes }).click()
    await expect(ann.page.getByText(waiting.startMissing(1))).toBeVisible()
    const gone = () => bea.page.getByRole('heading', { name: onlineTable.visit.missing })
    await expect(gone()).toBeVisible()
    await bea.open(link)
    await expect(gone()).toBeVisible()
  })
})

import { profile } from '#web/text/en/account.ts'
import { online } from '#web/text/en/online.ts'
import { onlineTable } from '#web/text/en/online-table.ts'
import type { Profile } from '#wire/profiles.ts'
import { tested as lokomoto } from '../lokomoto/game.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectWidth } from '../support/room.ts'
import { expect, test } from '../support/test.ts'
import { Player, playAway } from './player.ts'
import { freshName, Visitor } from './visitor.ts'

// A profile that may not be seen is answered with 404.
test.use({ tolerated: [/status of 404/] })

const PHONE = { width: 390, height: 664 }

test('two accounts play a rated game, which their profiles show to whom they want', async ({
  context,
  anotherBrowser,
}) => {
  const names = ['Ann', 'Bea'].map(freshName)
  const [ann, bea] = [new Visitor(context), new Visitor(await anotherBrowser())]
  for (const [i, who] of [ann, bea].entries())
    await who.ask('POST', '/account', { name: names[i], password: 'correct horse' })
  const guest = await Visitor.named(await anotherBrowser(), 'Guest')
  const { newTable, account, waiting, lobby } = online

  await ann.open(`/online/new/${lokomoto.rules.id}/`)
  await ann.page.getByRole('radio', { name: newTable.rated }).check({ force: true })
  await expect(ann.page.getByText(newTable.ratedLine)).toBeVisible()
  const third = ann.page.getByRole('listitem').filter({ hasText: '3' })
  await third.getByRole('button').last().click()
  await ann.page.getByRole('button', { name: newTable.create }).click()
  await ann.page.waitForURL(/online\/table\/\?id=/)
  const id = new URL(ann.page.url()).searchParams.get('id') ?? ''
  const { table } = await ann.now(id)
  expect(table).toMatchObject({ isRated: true, seats: [{ kind: 'person' }, { kind: 'open' }] })
  await expect(ann.page.getByRole('combobox', { name: waiting.whoSits(2) }), 'no bots').toHaveCount(0)

  await test.step('a guest is told to sign in', async () => {
    await guest.open(`/online/table/?id=${id}&code=${table.code}`)
    await expect(guest.page.getByText(newTable.ratedLine)).toBeVisible()
    await expect(guest.page.getByRole('main').getByRole('link', { name: lobby.signIn })).toBeVisible()
  })

  await bea.ask('POST', `/tables/${id}/enter`, { code: table.code })
  await bea.ask('POST', `/tables/${id}/sit`, { words: 'tea' })
  await ann.ask('POST', `/tables/${id}/start`)
  await ann.close()
  const players = [ann, bea].map((who, i) => new Player(lokomoto, who, id, i + 1))
  await playAway(players, (now) => now.table.status === 'over')
  await ann.openTable(id)
  const { page } = ann
  const { games } = await ann.ask<Profile>('GET', `/profiles/${encodeURIComponent(names[0])}`)
  const rating = games.find(({ game }) => game === lokomoto.rules.id)?.rating
  if (rating == null) throw new Error('the game is not rated')
  const dialog = page.getByRole('dialog')
  const { value, uncertainty } = rating
  await expect(dialog).toContainText(onlineTable.result.rating('1500 ± 500', profile.rating(value, uncertainty)))
  await dialog.getByRole('link', { name: account.profile }).click()

  await expect(page.getByText(profile.rating(value, uncertainty))).toBeVisible()
  await expect(page.getByText(profile.provisional)).toBeVisible()
  const opponents = page.getByRole('region', { name: profile.opponents })
  await expect(opponents.getByRole('row', { name: names[1] })).toBeVisible()
  await page.getByText(profile.results).click()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectWidth(page)

  const address = `/player/?name=${encodeURIComponent(names[0])}`
  await guest.open(address)
  await expect(guest.page.getByText(profile.missing)).toBeVisible()
  await page.getByRole('radio', { name: profile.readers.everybody }).check({ force: true })
  await expect
    .poll(async () => (await ann.ask<Profile>('GET', `/profiles/${encodeURIComponent(names[0])}`)).visibleTo)
    .toBe('everybody')
  await guest.open(address)
  await expect(guest.page.getByText(profile.rating(value, uncertainty))).toBeVisible()
  await expect(guest.page.getByText(names[1])).toHaveCount(0)
})

import { intro } from '#games/lokomoto/text/intro/en.ts'
import { onlineTable } from '#web/text/en/online-table.ts'
import { onlinePlayers, social } from '#web/text/en/social.ts'
import { expect, test } from '../support/test.ts'
import { Visitor } from './visitor.ts'

const { playNow, people, reactions } = social
const { bar, chat, back } = onlineTable

test('two people who press "play now" sit together, react, and one blocks the other', async ({
  context,
  anotherBrowser,
}) => {
  const [ann, bea] = [await Visitor.named(context, 'Ann'), await Visitor.named(await anotherBrowser(), 'Bea')]
  for (const { open } of [ann, bea].map((one) => ({ open: () => one.open('/online/') }))) await open()
  const press = ({ page }: Visitor) => page.getByRole('button', { name: playNow.of(intro.name) }).click()

  await press(ann)
  await expect(ann.table.strip).toBeVisible()
  await expect(ann.table.bar).toContainText(bar.botsUntil('').trim().split(' ').slice(1).join(' '))
  await press(bea)
  await expect(bea.table.strip).toBeVisible()
  expect(bea.page.url()).toBe(ann.page.url())
  await expect(ann.page.locator('main')).toContainText('Bea')
  await expect(bea.page.locator('main')).toContainText('Ann')

  await test.step('Bea came into a game of a bot: they agree to begin anew, from before the shuffle', async () => {
    const id = new URL(ann.page.url()).searchParams.get('id') ?? ''
    const noted = () => ann.page.evaluate(() => JSON.parse(localStorage.getItem('hilltop.chance') ?? '{}'))
    const { table } = await ann.now(id)
    expect((await noted())[id]).toEqual({ commitment: table.commitment, words: table.seats[0].words })
    await expect(bea.page.getByText(onlinePlayers.anewOffer)).toBeVisible()
    await bea.page.getByRole('button', { name: onlinePlayers.propose }).click()
    await expect(ann.page.getByText(onlinePlayers.anewAsks('Bea'))).toBeVisible()
    await ann.page.getByRole('button', { name: back.agree }).click()
    await ann.table.start.click()
    for (const one of [ann, bea]) await expect(one.table.strip).toBeVisible()
    expect(bea.page.url()).toBe(ann.page.url())
    const { table: next } = await ann.now(new URL(ann.page.url()).searchParams.get('id') ?? '')
    expect(next).toMatchObject({ status: 'playing', seats: [{ hasWords: true }, { hasWords: true }] })
    expect(next.id).not.toBe(id)
  })

  await test.step('a reaction is shown at the seat and said in words', async () => {
    await ann.page.getByRole('button', { name: bar.react }).click()
    await ann.page.getByRole('button', { name: reactions.names['well-played'] }).click()
    const said = reactions.said('Ann', reactions.names['well-played'])
    await expect(bea.page.getByRole('status').filter({ hasText: said })).toHaveCount(1)
    await expect(bea.page.getByText(reactions.names['well-played'], { exact: true })).toBeVisible()
  })

  await test.step('whom Bea blocks she does not read, and is not seated with again', async () => {
    await ann.table.chatButton.click()
    await ann.page.getByRole('textbox', { name: chat.field }).fill('hello there')
    await ann.page.getByRole('button', { name: chat.send }).click()
    await bea.table.chatButton.click()
    await expect(bea.page.getByText('hello there')).toBeVisible()
    await bea.page.getByRole('button', { name: chat.people }).click()
    await bea.page.getByRole('button', { name: people.of(people.block, 'Ann') }).click()
    await expect(bea.page.getByRole('button', { name: people.of(people.unblock, 'Ann') })).toBeVisible()
    await bea.page.getByRole('button', { name: people.back }).click()
    await expect(bea.page.getByText('hello there')).toHaveCount(0)
  })
})

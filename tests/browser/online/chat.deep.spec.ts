import { onlineTable } from '#web/text/en/online-table.ts'
import { tested as machi } from '../machi-koro/game.ts'
import { expect, test } from '../support/test.ts'
import { beginGame, makeTable } from './begin.ts'
import { Visitor } from './visitor.ts'

const { chat: words, report } = onlineTable
const TRICK = `<img src=x onerror="document.title='tricked'"> & <b>bold</b>`

test('an open chat stays open when the game begins', async ({ context, anotherBrowser }) => {
  const ann = await Visitor.named(context, 'Ann')
  const bea = await Visitor.named(await anotherBrowser(), 'Bea')
  const { table } = await makeTable(ann, machi, {})
  await bea.open(`/online/table/?id=${table.id}&code=${table.code}`)
  await bea.table.join.click()
  await bea.table.say('shall we begin?')
  await bea.table.ownLine.fill('I have')
  await ann.open(`/online/table/?id=${table.id}`)
  await expect(ann.table.start).toHaveAttribute('aria-disabled', 'false')
  await ann.table.start.click()
  await expect(bea.table.strip).toBeVisible()
  await expect(bea.table.chat).toContainText('shall we begin?')
  await expect(bea.table.ownLine).toBeFocused()
  await bea.page.keyboard.type(' tea')
  await expect(bea.table.ownLine).toHaveValue('I have tea')
  await bea.page.keyboard.press('Escape')
  await expect(bea.table.chat).toBeHidden()
  await expect(bea.table.chatButton, 'the button that it was opened with is gone').toBeFocused()
  await expect(ann.table.strip).toBeVisible()
  await expect(ann.table.chat, 'a player who had it closed').toBeHidden()
})

test('chat is shown as plain text, can be hidden, and its writer can be reported', async ({
  context,
  anotherBrowser,
}) => {
  const ann = await Visitor.named(context, 'Ann')
  const bea = await Visitor.named(await anotherBrowser(), 'Bea')
  const [{ tableId }] = await beginGame(machi, [ann, bea])
  for (const visitor of [ann, bea]) await visitor.openTable(tableId)

  await ann.table.say('hello')
  await ann.table.say(TRICK)
  await expect(bea.table.chatButton).toHaveAccessibleName(`${words.open}, ${words.unread(2)}`)
  await bea.table.chatButton.click()
  for (const { table, page } of [ann, bea]) {
    await expect(table.chat.getByRole('paragraph').filter({ hasText: TRICK })).toHaveText(TRICK)
    await expect(table.chat.locator('img, li b b')).toHaveCount(0)
    await expect(page).not.toHaveTitle('tricked')
  }

  await bea.table.chat
    .getByRole('button', { name: words.mute('Ann') })
    .first()
    .click()
  await expect(bea.table.chat).not.toContainText('hello')
  await ann.table.say('are you there?')
  await expect(bea.table.chat.getByText(words.muted('Ann'))).toHaveCount(3)
  await bea.openTable(tableId)
  await bea.table.chatButton.click()
  await expect(bea.table.chat.getByText(words.muted('Ann')), 'it stays so').toHaveCount(3)
  await bea.table.chat
    .getByRole('button', { name: words.unmute('Ann') })
    .first()
    .click()
  await expect(bea.table.chat).toContainText('are you there?')

  await bea.table.chat.getByRole('button', { name: report.title }).click()
  const form = bea.page.getByRole('complementary', { name: report.title })
  await form.getByLabel(report.who).selectOption({ index: 1 })
  await form.getByLabel(report.why).selectOption(report.reasons.play)
  await form.getByLabel(report.text).fill('always hello')
  await form.getByRole('button', { name: report.send }).click()
  await expect(bea.table.chat).toContainText(report.sent)
  await expect(bea.table.ownLine).toBeFocused()
})

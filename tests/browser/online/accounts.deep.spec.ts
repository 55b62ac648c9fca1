import { intro } from '#games/lokomoto/text/intro/en.ts'
import { online } from '#web/text/en/online.ts'
import { tested as loko } from '../lokomoto/game.ts'
import { expect, test } from '../support/test.ts'
import { fillSignIn, signIn } from './accounts.ts'
import { beginGame } from './begin.ts'
import { Player } from './player.ts'
import { freshName, Visitor } from './visitor.ts'

const { account, lobby, problems } = online
const PASSWORD = 'correct horse'

// A wrong password is answered with 401, which the browser logs as an error.
test.use({ tolerated: [/401/] })

test('a guest creates an account and continues the game on another device', async ({ context, anotherBrowser }) => {
  const name = freshName('Ann')
  const ann = await Visitor.named(context, name)
  const bea = await Visitor.named(await anotherBrowser(), 'Bea')
  const [{ tableId }] = await beginGame(loko, [ann, bea])
  await ann.open('/account/')
  const keep = ann.page.getByRole('region', { name: account.keep })
  await keep.getByLabel(account.password).fill(PASSWORD)
  await keep.getByRole('button', { name: account.keepButton }).click()
  await expect(ann.page.getByText(account.youAre(name))).toBeVisible()

  const elsewhere = new Visitor(await anotherBrowser())
  await elsewhere.open('/account/')
  await fillSignIn(elsewhere.page, name, 'wrong horse')
  await expect(elsewhere.page.getByText(problems['wrong-password'])).toBeVisible()
  await signIn(elsewhere.page, name, PASSWORD)
  await elsewhere.page.getByRole('link', { name: account.back }).click()
  await elsewhere.page.getByRole('link', { name: lobby.withWhat(lobby.play, intro.name, 'Bea') }).click()
  await expect(elsewhere.table.strip).toBeVisible()
  await new Player(loko, elsewhere, tableId, 1).act()
})

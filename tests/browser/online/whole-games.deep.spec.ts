import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { online } from '#web/text/en/online.ts'
import { onlineTable } from '#web/text/en/online-table.ts'
import { expect, test } from '../support/test.ts'
import { shell } from '../support/texts.ts'
import { signIn } from './accounts.ts'
import { beginGame } from './begin.ts'
import { COURSES } from './courses.ts'
import { nextChoice, type Player, play, playAway } from './player.ts'
import { Visitor } from './visitor.ts'

const HILLTOP = fileURLToPath(new URL('../../../bin/hilltop.mjs', import.meta.url))
const run = promisify(execFile)

/** After how many moves a player closes the browser, and after how many a player goes offline. */
const CLOSED_AT = 6
const LOST_AT = 12

const PASSWORD = 'correct horse'

// The browser logs a lost connection as an error.
test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED/] })

/** The first player closes the page, the second one plays as far as possible, and the first one returns. */
async function closeAndComeBack([away, other]: readonly Player[]): Promise<void> {
  await away.visitor.close()
  const { seq } = await play([other], ({ active }) => active.every((seat) => seat === away.seat))
  await away.visitor.openTable(away.tableId)
  await away.visitor.seen(seq)
}

/** An action without a connection is shown as pending, and sent when the connection is back. */
async function loseConnection(players: readonly Player[]): Promise<void> {
  const { player, due } = await nextChoice(players)
  const { visitor } = player
  await visitor.context.setOffline(true)
  const taking = player.take(due)
  await expect(visitor.table.bar).toContainText(onlineTable.bar.notSent(1))
  await visitor.context.setOffline(false)
  await taking
  await expect(visitor.table.bar).not.toContainText(onlineTable.bar.offline)
}

/** A guest becomes an account, and continues in another browser. */
async function goOnElsewhere(player: Player, another: BrowserContext): Promise<Player> {
  const name = `Ann ${player.tableId}`
  await player.visitor.ask('POST', '/account', { name, password: PASSWORD })
  await player.visitor.close()
  const elsewhere = new Visitor(another)
  await elsewhere.open('/account/')
  await signIn(elsewhere.page, name, PASSWORD)
  await elsewhere.openTable(player.tableId)
  return player.elsewhere(elsewhere)
}

/** Both players begin the game in their browsers, and nothing is lost. */
async function begin(players: readonly Player[]): Promise<void> {
  const [first, second] = players
  for (const { visitor, tableId } of players) await visitor.openTable(tableId)
  await play(players, ({ seq }) => seq >= CLOSED_AT)
  await test.step('a page is closed and opened again', () => closeAndComeBack([second, first]))
  await play(players, ({ seq }) => seq >= LOST_AT)
  await test.step('a page goes offline and online again', () => loseConnection(players))
}

/** Both players see the same result, and can replay the game. */
async function expectEnd(players: readonly Player[]): Promise<void> {
  const { table } = await players[0].now()
  const winners = (table.winners ?? []).map((seat) => table.seats[seat - 1].name)
  for (const { visitor } of players) {
    const { result } = visitor.table
    await expect(result).toBeVisible()
    for (const name of winners) await expect(result).toContainText(name)
    await expect(result.getByRole('link', { name: shell.table.replay })).toBeVisible()
  }
  const [first, second] = await Promise.all(players.map(({ visitor }) => resultText(visitor)))
  expect(second).toBe(first)
}

/** Without the check of the randomness, which needs the commitment that only the first browser has. */
async function resultText({ table }: Visitor): Promise<string> {
  const lines = (await table.result.innerText()).split('\n')
  return lines.filter((line) => !Object.values(onlineTable.fair.buttons).some((text) => line.includes(text))).join('\n')
}

/** The page finds the game dealt fairly, and so does the command line. */
async function expectProof({ visitor, tableId }: Player): Promise<void> {
  const { table, page } = visitor
  await expect(table.result.getByRole('button', { name: onlineTable.fair.buttons.holds })).toBeVisible()
  await table.closeResult()
  await table.choose(onlineTable.menu.chance)
  await expect(page.getByText(onlineTable.fair.holds)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: shell.table.downloadRecord }).click()
  const { recordKey } = await visitor.ask<{ recordKey: string }>('GET', '')
  const { commitment } = (await visitor.now(tableId)).table
  const noted = ['--commitment', commitment, '--key', recordKey]
  const { stdout } = await run(process.execPath, [HILLTOP, 'verify', await (await download).path(), ...noted])
  expect(stdout).toContain('all legal')
  await page.getByRole('button', { name: shell.table.close }).click()
}

/** One player asks for a rematch and the other follows: both get the same new table, each on the next seat. */
async function expectRematch([first, second]: readonly Player[]): Promise<void> {
  const { tableId } = first
  const result = first.visitor.table.result
  await result.getByRole('button', { name: onlineTable.result.rematch }).click()
  await first.visitor.page.waitForURL((url) => url.searchParams.get('id') !== tableId)
  const id = new URL(first.visitor.page.url()).searchParams.get('id') ?? ''
  const { page, table } = second.visitor
  await expect(page.getByText(onlineTable.result.rematchThere).first()).toBeVisible()
  await table.strip.getByRole('button', { name: shell.table.result }).click()
  await table.result.getByRole('button', { name: onlineTable.result.toRematch }).click()
  await page.waitForURL((url) => url.searchParams.get('id') === id)
  const [before, after] = await Promise.all([first.visitor.now(tableId), first.visitor.now(id)])
  const names = before.table.seats.map(({ name }) => name)
  expect(after.table.seats.map(({ name }) => name)).toEqual([...names.slice(1), names[0]])
  expect((await second.visitor.now(id)).you.seat).not.toBeNull()
}

for (const { game, options, isLate } of COURSES) {
  const { id } = game.rules
  const sitDown = async (context: BrowserContext, another: BrowserContext) => {
    const visitors = [await Visitor.named(context, 'Ann'), await Visitor.named(another, 'Bea')]
    // A page that is open before the game has the commitment of the server, and adds words.
    return beginGame(game, visitors, { options }, async (tableId) => {
      for (const visitor of visitors) {
        await visitor.open(`/online/table/?id=${tableId}`)
        await expect(visitor.page.getByText(online.waiting.wordsKept)).toBeAttached()
      }
    })
  }

  test(`${id}: two people in two browsers play a whole game, prove it and meet again`, async ({
    context,
    anotherBrowser,
  }) => {
    const players = await sitDown(context, await anotherBrowser())
    await begin(players)
    const together = [await goOnElsewhere(players[0], await anotherBrowser()), players[1]]
    await play(together)
    await expectEnd(together)
    await expectProof(together[1])
    await expectRematch(together)
  })

  test(`${id}: two players in two browsers begin a game, finish it later, prove it and meet again`, async ({
    context,
    anotherBrowser,
  }) => {
    const players = await sitDown(context, await anotherBrowser())
    await begin(players)
    for (const { visitor } of players) await visitor.close()
    await playAway(players, isLate)
    for (const { visitor, tableId } of players) await visitor.openTable(tableId)
    await play(players)
    await expectEnd(players)
    await expectProof(players[1])
    await expectRematch(players)
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Match } from '#engine/match.ts'
import { type GameRecord, verify } from '#engine/record.ts'
import { sha256 } from '#engine/sha256.ts'
import { QUICK_FOLDER } from '#server/testing/folders.ts'
import { expert } from '#web/text/en/expert.ts'
import { version1, version2 } from '../../../examples/chestnuts/rules.ts'
import { intro, texts } from '../../../examples/chestnuts/texts.ts'
import { beginGame } from '../online/begin.ts'
import { Player, play, playAway } from '../online/player.ts'
import { Visitor } from '../online/visitor.ts'
import { hurryBots, keepMatch, recordOnPage, savedGame } from '../support/games.ts'
import { Person } from '../support/person.ts'
import { Table } from '../support/table.ts'
import { test as base, expect } from '../support/test.ts'
import { shell } from '../support/texts.ts'
import { tested } from './game.ts'
import type { OldTable } from './server.ts'

/**
 * The example game in the browser, added with one line to the list of games: see examples/list.ts. In `npm test`,
 * tests/example proves the same without a browser, since the pages with this game must be built first.
 */

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url))

/** The server with the example game, and a way to turn a table into one of an old version. */
class ExampleServer {
  readonly #folder = mkdtempSync(join(QUICK_FOLDER, 'hilltop-example-'))
  readonly #process: ChildProcess
  port = 0

  constructor() {
    const settings = { DATABASE_URL: '', RATE: '0', BOT_MS: '20', BOT_PAUSE: '0', BOT_THREADS: '1', LOG_LEVEL: 'error' }
    this.#process = spawn(process.execPath, ['--import', 'tsx', SERVER], {
      // Threads of bots inherit the condition from the environment.
      env: { ...process.env, ...settings, NODE_OPTIONS: '--conditions example', PORT: '0', DATA: this.#folder },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
  }

  async ready(): Promise<void> {
    const [{ port }] = await once(this.#process, 'message')
    this.port = port
  }

  async makeOld(table: OldTable): Promise<void> {
    this.#process.send(table)
    await this.ready()
  }

  async stop(): Promise<void> {
    this.#process.kill()
    if (this.#process.exitCode === null) await once(this.#process, 'exit')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

const test = base.extend<object, { server: ExampleServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = new ExampleServer()
      await server.ready()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ server }, use) => use(`http://localhost:${server.port}`),
})

// One server is enough for all tests.
test.describe.configure({ mode: 'default' })

const OLD = { ...tested, rules: version1 }

test('a game on one screen: set up with its option, a hint, and the end', async ({ page }) => {
  await hurryBots(page)
  await page.goto('/new/chestnuts/?players=2&bots=1&first=1&seed=tree')
  await page.getByRole('combobox', { name: intro.variants.sack.name }).selectOption('7')
  await page.getByRole('button', { name: shell.pages.newGame.start, exact: true }).click()
  await page.waitForURL('**/table/?game=*')
  expect((await recordOnPage(page)).options).toEqual({ players: 2, first: 1, sack: 7 })
  const gather = page.getByRole('button', { name: texts.moves.gather, exact: true })
  await gather.press('h')
  await expect(gather).toHaveAttribute('data-hint')
  await expect(page.getByText(texts.hints.gather, { exact: true })).toBeVisible()
  const match = await new Person(tested, tested.mouse(page), 'tree').playUntil()
  const [winner] = version2.standing(match.state).winners
  await expect(new Table(page).result).toContainText((await savedGame(page)).seats[winner - 1].name)
  await page.goto('/rules/chestnuts/#CH-W1')
  await expect(page.locator('#CH-W1')).toBeInViewport()
})

test('a saved game of version 1 continues with its bot under version 1, and is analysed by it', async ({ page }) => {
  const match = new Match(version1, { players: 2, first: 1 }, 'old 0')
  for (let i = 0; i < 9; i++) match.take((i % 2) + 1, { kind: 'gather' })
  const seats = [{ kind: 'person', name: 'Ann' } as const, { kind: 'bot', name: 'Gatherer', bot: 'gatherer' } as const]
  await keepMatch(page, OLD, match, { seats })
  await hurryBots(page)
  await page.goto('/table/?game=kept&nodes=100')
  // With no points only version 1 allows a call, and this bot plays version 1.
  await expect.poll(async () => (await recordOnPage(page)).actions[9]).toEqual([2, 'call 1'])
  await new Person(OLD, tested.mouse(page), 'old').playUntil()
  const record = await recordOnPage(page)
  expect(record.rulesVersion).toBe(1)
  expect(verify(version2, { ...record, rulesVersion: 2 })).toMatchObject({ ok: false })
  await page.goto('/analysis/?game=kept&nodes=20')
  await expect(page.getByText(expert.analysis.line)).toBeVisible()
  await page.goto('/table/?game=kept')
  await new Table(page).result.getByRole('button', { name: shell.table.playAgain }).click()
  await expect.poll(async () => (await recordOnPage(page)).rulesVersion).toBe(2)
})

/** Plays the beginning through the pages, and the rest through the API, which is faster. */
async function playToTheEnd(players: readonly Player[]): Promise<void> {
  await play(players, ({ seq }) => seq >= 10)
  await playAway(players, () => false)
}

/** Checks that every player sees the same result, and returns the record. */
async function end(players: readonly Player[]): Promise<GameRecord> {
  const [{ visitor, tableId }] = players
  // The page offers a replay after it has replayed the record by the rules of its version.
  for (const each of players) {
    await expect(each.visitor.table.result.getByRole('link', { name: shell.table.replay })).toBeVisible()
  }
  const [first, second] = await Promise.all(players.map((each) => each.visitor.table.result.innerText()))
  expect(second).toBe(first)
  return visitor.ask('GET', `/tables/${tableId}/record`)
}

test('two browsers play an online table of the newest rules', async ({ context, anotherBrowser }) => {
  const visitors = [await Visitor.named(context, 'Ann'), await Visitor.named(await anotherBrowser(), 'Bea')]
  const players = await beginGame(tested, visitors)
  for (const { visitor, tableId } of players) await visitor.openTable(tableId)
  await playToTheEnd(players)
  expect(verify(version2, await end(players))).toMatchObject({ ok: true })
})

test('two browsers continue at an online table of version 1, with a bot of version 1', async ({
  context,
  anotherBrowser,
  server,
}) => {
  const visitors = [await Visitor.named(context, 'Ann'), await Visitor.named(await anotherBrowser(), 'Bea')]
  const begun = await beginGame(tested, visitors, {
    options: { players: 3, first: 1 },
    seats: ['me', 'open', { bot: 'random' }],
  })
  const [{ tableId }] = begun
  const secret = sha256('secret of version 1, 8')
  await server.makeOld({ table: tableId, rulesVersion: 1, secret, words: ['', '', ''] })
  const players = visitors.map((visitor, i) => new Player(OLD, visitor, tableId, i + 1))
  for (const { visitor } of players) await visitor.openTable(tableId)
  const press = (seat: number, name: string) =>
    visitors[seat - 1].page.getByRole('button', { name, exact: true }).click()
  await press(1, texts.moves.gather)
  await press(2, texts.moves.gather)
  // No player has points: only version 1 lets the bot call Ann, and Ann call Bea.
  await press(1, texts.moves.call('Bea'))
  await playToTheEnd(players)
  const record = await end(players)
  expect(record.actions.slice(0, 4)).toEqual([
    [1, 'gather'],
    [2, 'gather'],
    [3, 'call 1'],
    [1, 'call 2'],
  ])
  expect(verify(version1, record)).toMatchObject({ ok: true })
})

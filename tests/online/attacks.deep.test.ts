import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite } from '#server/database/sqlite.ts'
import type { DatabaseStore } from '#server/database/store.ts'
import { AccountService } from '#server/people/account-service.ts'
import { begunTable, playOn, wish } from '#server/testing/table-helpers.ts'
import { openTestTables } from '#server/testing/test-tables.ts'
import type { TableNow } from '#wire/moves.ts'
import { ServerProcess } from './server-process.ts'

/** The attacker has the address 127.0.0.1. */
const HONEST_ADDRESS = '127.0.0.2'
const GAME_MOVES = 441
const OLD_TABLES = 300
/** Before an attack. */
const QUIET_MOVES = 10
const BOT_MS = 500
const BOT_PAUSE_MS = 700
/** Within this time the bot of another person acts. */
const BOT_PROMISE_MS = 3000

let server: ServerProcess
beforeEach(() => {
  // The limits and bots of a server that is not configured, but for the memory: old tables are not in it.
  const bots = { BOT_MS: String(BOT_MS), BOT_PAUSE: String(BOT_PAUSE_MS) }
  server = new ServerProcess(0, { RATE: '1', ...bots, HOT_TABLES: '50' })
})
afterEach(async () => {
  await server.end('SIGTERM')
  server.remove()
})

/** A long game that all can read, copies of it, and a game of two honest people. */
async function prepare(folder: string, copies: number) {
  const store = await openSqlite(folder)
  const { tables } = await openTestTables({ store })
  const accounts = new AccountService(store, async () => undefined)
  const people = await Promise.all(['Anna', 'Béla', 'Cora', 'Dani'].map((name) => accounts.newGuest(name)))
  const persons = people.map(({ person }) => person)
  const long = await begunTable(tables, persons, wish('rail-on-the-hill', { players: 4 }, { visibility: 'open' }))
  await playOn(tables, long, persons, { moves: GAME_MOVES })
  const own = await begunTable(tables, persons.slice(0, 2), wish('machi-koro', { players: 2 }))
  await tables.stop()
  const old = Array.from({ length: copies }, (_, i) => `old-${i}`)
  for (const id of old) await copyTable(store, long, id)
  await store.close()
  return { long, own, old, cookies: people.slice(0, 2).map(({ session }) => `hilltop=${session}`) }
}

async function copyTable({ db }: DatabaseStore, from: string, id: string): Promise<void> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', from).executeTakeFirstOrThrow()
  await db
    .insertInto('tables')
    .values({ ...row, id, code: null, request: null })
    .execute()
  for (const [table, key] of [
    ['seats', 'seat'],
    ['moves', 'seq'],
  ] as const) {
    await sql`
      CREATE TEMPORARY TABLE copied AS SELECT * FROM ${sql.table(table)} WHERE table_id = ${from} ORDER BY ${sql.ref(key)}`.execute(
      db,
    )
    await sql`UPDATE copied SET table_id = ${id}`.execute(db)
    await sql`INSERT INTO ${sql.table(table)} SELECT * FROM copied`.execute(db)
    await sql`DROP TABLE copied`.execute(db)
  }
}

interface Asked {
  readonly cookie: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
}

async function ask<Answer>({ cookie, method, path, body }: Asked): Promise<Answer> {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  const url = `${await server.address}/api${path}`
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, localAddress: HONEST_ADDRESS }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text))
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`))
      })
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

/** Starts an attack in another process. */
async function attack(kind: 'follow' | 'begin' | 'open', tables: readonly string[] = []) {
  const script = fileURLToPath(new URL('attacker.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, kind, await server.address, ...tables], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (data) => {
    printed += String(data)
  })
  let isOver = false
  const ended = once(child, 'exit').then(() => {
    isOver = true
  })
  return {
    isOver: () => isOver,
    async result(): Promise<Readonly<Record<string, number>>> {
      await ended
      return JSON.parse(printed)
    },
  }
}

/** They never build, so that the game goes on. */
function cheapest({ legal }: TableNow): string {
  return legal?.find((text) => text.startsWith('roll') || text === 'pass') ?? legal?.[0] ?? ''
}

/** Two people play until it is over; returns how long their moves took, in order. */
async function play(own: string, cookies: readonly string[], isOver: (moves: number) => boolean): Promise<number[]> {
  const took: number[] = []
  for (let i = 0; !isOver(i); i++) {
    const views = await Promise.all(
      cookies.map((cookie) => ask<TableNow>({ cookie, method: 'GET', path: `/tables/${own}` })),
    )
    const who = views[0].active.includes(1) ? 0 : 1
    if (views[0].table.status !== 'playing') break
    const { seq } = views[who]
    const action = cheapest(views[who])
    const before = performance.now()
    await ask({
      cookie: cookies[who],
      method: 'POST',
      path: `/tables/${own}/actions`,
      body: { seq, action, request: `request-${seq}` },
    })
    took.push(performance.now() - before)
    await pause(50)
  }
  return took.sort((a, b) => a - b)
}

function tell(what: string, result: object, took: readonly number[]): void {
  const at = (part: number) => Math.round(took[Math.floor((took.length - 1) * part)])
  process.stdout.write(
    `     ${what}: ${JSON.stringify(result)}; ${took.length} times, ${at(0.5)} ms each, p99 ${at(0.99)} ms, at most ${at(1)} ms\n`,
  )
}

const p99 = (took: readonly number[]) => took[Math.floor((took.length - 1) * 0.99)]

/** What a move may take during an attack, by what it took before: a machine that other programs use is slower. */
const promise = (before: readonly number[]) => 1000 + 30 * before[Math.floor(before.length / 2)]

test('2,320 follows of a whole game from one address do not hold up the moves of others', async () => {
  const { long, own, cookies } = await prepare(server.data, 0)
  await server.start()
  const before = await play(own, cookies, (moves) => moves === QUIET_MOVES)
  const attacking = await attack('follow', [long])
  const took = await play(own, cookies, attacking.isOver)
  const heard = await attacking.result()
  tell('follows', heard, took)
  expect(heard.move, 'the attack was served').toBeGreaterThan(GAME_MOVES)
  expect(p99(took)).toBeLessThan(promise(before))
})

test('opening hundreds of old games in turn does not hold up the moves of others', async () => {
  const { old, own, cookies } = await prepare(server.data, OLD_TABLES)
  await server.start()
  const before = await play(own, cookies, (moves) => moves === QUIET_MOVES)
  const attacking = await attack('open', old)
  const took = await play(own, cookies, attacking.isOver)
  const opened = await attacking.result()
  tell('opened', opened, took)
  expect(opened[200], 'the attack was served').toBeGreaterThan(100)
  expect(p99(took)).toBeLessThan(promise(before))
})

test("300 tables with three experts each from one address do not hold up another person's bot", async () => {
  const { cookies } = await prepare(server.data, 0)
  await server.start()
  const [cookie] = cookies
  const seats = ['me', { bot: 'expert' }]
  const wanted = { game: 'machi-koro', options: { players: 2, first: 1 }, seats }
  const { table } = await ask<TableNow>({ cookie, method: 'POST', path: '/tables', body: wanted })
  await ask({ cookie, method: 'POST', path: `/tables/${table.id}/start` })
  const before = await waitForBot(table.id, cookie, (times) => times === 8)
  const attacking = await attack('begin')
  const took = await waitForBot(table.id, cookie, attacking.isOver)
  tell('before', {}, before)
  tell('tables', await attacking.result(), took)
  expect(took.length).toBeGreaterThan(5)
  // What this machine adds without an attack, because other programs use it, is not the attack's work.
  const ownDelay = Math.max(0, p99(before) - BOT_MS - BOT_PAUSE_MS)
  expect(p99(took)).toBeLessThan(BOT_PROMISE_MS + ownDelay)
})

/** Plays against a bot; returns how long its actions took, the quickest first. */
async function waitForBot(id: string, cookie: string, isEnough: (times: number) => boolean): Promise<number[]> {
  const took: number[] = []
  let known = 0
  let since: number | undefined
  while (!isEnough(took.length)) {
    const now = await ask<TableNow>({ cookie, method: 'GET', path: `/tables/${id}` })
    if (now.table.status !== 'playing') break
    // The time of each action of the bot since the one before, or since it was its turn.
    if (since !== undefined && now.seq > known) took.push(performance.now() - since)
    if (now.seq > known) since = performance.now()
    known = now.seq
    if (!now.active.includes(1)) {
      since ??= performance.now()
      await pause(100)
      continue
    }
    const body = { seq: now.seq, action: cheapest(now), request: `request-${now.seq}` }
    await ask({ cookie, method: 'POST', path: `/tables/${id}/actions`, body })
    known++
    since = undefined
  }
  return took.sort((a, b) => a - b)
}

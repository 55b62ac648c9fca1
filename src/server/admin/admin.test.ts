import { createECDH } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Daily } from '#wire/daily.ts'
import type { TableNow } from '#wire/moves.ts'
import type { Me } from '#wire/people.ts'
import { BotThreadPool } from '../tables/bot-pool.ts'
import { freshPostgres, hasNoPostgres } from '../testing/databases.ts'
import { Browser, TestServer } from '../testing/test-server.ts'
import { run } from './admin.ts'

let server: TestServer
let anna: Browser

beforeAll(async () => {
  // The test decides when the running server polls for changes by other processes.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  server = await TestServer.open()
  anna = await server.guest('Anna')
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

/** Runs a command line and collects what it prints. */
async function runWith(env: Record<string, string>, ...args: string[]) {
  const printed = { out: '', err: '' }
  const collect = (to: 'out' | 'err') => ({ write: (text: string) => (printed[to] += text) })
  const code = await run(args, env, { stdout: collect('out'), stderr: collect('err'), isOutputClosed: false })
  return { code, ...printed }
}

const admin = (...args: string[]) => runWith({ DATA: join(server.folder, 'data') }, ...args)

/** Lets the running server poll for changes by other processes. */
async function notice(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2000)
}

async function begin(bob: Browser): Promise<string> {
  const { table } = await anna.makeTable()
  await bob.must('POST', '/enter', { code: table.code })
  await bob.must('POST', `/tables/${table.id}/sit`, { words: 'tea' })
  await anna.must('POST', `/tables/${table.id}/start`)
  return table.id
}

function userOf(name: string) {
  return server.db.selectFrom('users').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
}

describe('the command line', () => {
  test('prints its help', async () => {
    const { code, out } = await runWith({}, '--help')
    expect(code).toBe(0)
    for (const name of ['tables', 'close-table', 'users', 'block-user', 'unblock-user', 'export-user', 'delete-user']) {
      expect(out).toContain(`  ${name} `)
    }
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(120)
  })

  test.each([
    [[], /no command was given; the commands are tables, close-table, /],
    [['usres'], /unknown command 'usres' \(did you mean users\?\); the commands are tables, close-table, /],
    [['close-table'], /missing required argument 'ID'; see npm run --silent admin -- close-table --help/],
    [['users', 'a', 'b'], /unexpected argument "b"; a text with spaces needs quotes/],
  ])('%j is wrong usage', async (args, says) => {
    const { code, err } = await admin(...args)
    expect(code).toBe(2)
    expect(err).toMatch(/^hilltop admin: [^\n]+\n$/)
    expect(err).toMatch(says)
  })

  test.each([
    ['close-table', 'nothing'],
    ['block-user', 'unknown'],
    ['unblock-user', 'Anna'],
    ['export-user', 'unknown'],
    ['delete-user', 'unknown'],
  ])('%s %s is refused', async (...args) => {
    const { code, out, err } = await admin(...args)
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^hilltop admin: [^\n]+\n$/)
  })

  test('does not create a database', async () => {
    const { code, err } = await runWith({ DATA: join(server.folder, 'elsewhere') }, 'users')
    expect(code).toBe(1)
    expect(err).toContain('no database in ')
  })
})

test('lists tables and users', async () => {
  const bob = await server.guest('Bob 100%_\\')
  const id = await begin(bob)
  const { out } = await admin('tables', id)
  expect(out).toMatch(/^table +game +status/)
  expect(out).toContain(`${id}  machi-koro  playing  private`)
  expect(out).toContain('Anna, Bob 100%_\\')
  expect((await admin('tables', 'Anna')).out).toContain(id)
  expect((await admin('users', 'BOB 100%_\\')).out).toContain('Bob 100%_\\')
  expect((await admin('users', 'B_b')).out).not.toContain('Bob')
  await server.guest('Ödön')
  expect((await admin('users', 'Ödön')).out).toContain('Ödön')
})

test('closes a table, and the running server notices', async () => {
  const id = await begin(await server.guest('Bob'))
  expect(await admin('close-table', id)).toMatchObject({ code: 0 })
  await notice()
  expect(await anna.must<TableNow>('GET', `/tables/${id}`)).toMatchObject({ table: { status: 'closed' } })
  expect((await admin('close-table', id)).code).toBe(1)
})

test('leaves bots and due tables to the running nodes', async () => {
  const bob = await server.guest('Leaving Bob')
  const { table } = await bob.makeTable({ options: { players: 2, first: 1 } })
  await anna.must('POST', '/enter', { code: table.code })
  await anna.must('POST', `/tables/${table.id}/sit`, {})
  await bob.must('POST', `/tables/${table.id}/start`)
  const due = await begin(await server.guest('Bob'))
  await server.db.updateTable('tables').set({ due_at: 1 }).where('id', '=', due).execute()
  const think = vi.spyOn(BotThreadPool.prototype, 'think').mockResolvedValue([])
  // A scheduler would set its timer at once, and not only if the command took a second.
  const timers = vi.spyOn(globalThis, 'setTimeout')
  expect(await admin('block-user', 'Leaving Bob')).toMatchObject({ code: 0 })
  expect(think).not.toHaveBeenCalled()
  expect(timers).not.toHaveBeenCalledWith(expect.anything(), 1000)
  const row = await server.db.selectFrom('tables').select('due_at').where('id', '=', due).executeTakeFirst()
  expect(row).toEqual({ due_at: 1 })
  timers.mockRestore()
  think.mockRestore()
})

test('blocks a user, whose seats bots take over, and unblocks them', async () => {
  const bob = await server.guest('Blocked Bob')
  const id = await begin(bob)
  expect(await admin('block-user', 'Blocked Bob')).toMatchObject({ code: 0 })
  await notice()
  // Cached people are read again after half a minute.
  vi.setSystemTime(Date.now() + 31_000)
  expect(await bob.problem('GET', '/me')).toBe('403 blocked')
  expect(await bob.problem('POST', '/me', { name: 'Another' })).toBe('403 blocked')
  expect(await anna.must<TableNow>('GET', `/tables/${id}`)).toMatchObject({
    table: { seats: [{}, { isAway: true, name: 'Blocked Bob' }] },
  })
  expect(await admin('unblock-user', 'Blocked Bob')).toMatchObject({ code: 0 })
  expect(await bob.must<Me>('GET', '/me')).toMatchObject({ name: 'Blocked Bob' })
})

test('a user who was just blocked cannot take or return to a seat, and can be blocked again', async () => {
  const bob = await server.guest('Quick Bob')
  const [played, open] = [await begin(bob), (await anna.makeTable({ visibility: 'open' })).table.id]
  await bob.must<Me>('GET', '/me')
  expect(await admin('block-user', 'Quick Bob')).toMatchObject({ code: 0 })
  await notice()
  const { blocked_at } = await userOf('Quick Bob')
  expect(await bob.problem('POST', `/tables/${open}/sit`, {})).toBe('403 blocked')
  expect(await bob.problem('POST', `/tables/${played}/return`)).toBe('403 blocked')
  expect(await bob.problem('POST', '/tables', { game: 'machi-koro', options: { players: 2 } })).toBe('403 blocked')
  expect(await bob.problem('POST', `/tables/${open}/chat`, { text: 'and yet I talk' })).toBe('403 blocked')
  // As if the user had returned to the seat just before the block.
  await server.db.updateTable('seats').set({ is_away: 0 }).where('name', '=', 'Quick Bob').execute()
  vi.setSystemTime(Date.now() + 1000)
  expect(await admin('block-user', 'Quick Bob')).toMatchObject({ code: 0, err: '' })
  await notice()
  expect(await anna.must<TableNow>('GET', `/tables/${played}`)).toMatchObject({
    table: { seats: [{}, { isAway: true }] },
  })
  expect(await userOf('Quick Bob')).toMatchObject({ blocked_at })
})

test('blocking a host closes their waiting tables, even if the rules of another table are missing', async () => {
  const bob = await server.guest('Hosting Bob')
  const { id } = (await bob.makeTable({ visibility: 'open', seats: ['open', 'open'] })).table
  const old = await begin(bob)
  const other = await begin(bob)
  await server.db.updateTable('tables').set({ rules_version: 99 }).where('id', '=', old).execute()
  expect(await admin('block-user', 'Hosting Bob')).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/ 2 /),
  })
  await notice()
  expect(await anna.must<TableNow>('GET', `/tables/${id}`)).toMatchObject({ table: { status: 'closed' } })
  expect(await anna.must<TableNow>('GET', `/tables/${other}`)).toMatchObject({
    table: { seats: [{}, { isAway: true }] },
  })
})

test('a blocked account cannot sign in, but a blocked guest can sign out', async () => {
  const carl = new Browser(server)
  await carl.must<Me>('POST', '/account', { name: 'Carl', password: 'correct horse' })
  await admin('block-user', 'carl')
  expect(await new Browser(server).problem('POST', '/session', { name: 'Carl', password: 'correct horse' })).toBe(
    '403 blocked',
  )
  await carl.must('DELETE', '/session')
})

test('a guest who was just blocked cannot get another account or name', async () => {
  const account = { name: 'Refuge', password: 'correct horse' }
  await new Browser(server).must<Me>('POST', '/account', account)
  const guest = await server.guest('Slippery')
  await guest.must<Me>('GET', '/me')
  expect(await admin('block-user', 'Slippery')).toMatchObject({ code: 0 })
  expect(await guest.problem('POST', '/session', account)).toBe('403 blocked')
  expect(await guest.problem('POST', '/account', { ...account, name: 'Another refuge' })).toBe('403 blocked')
  expect(await guest.problem('PUT', '/me', { name: 'Slipped' })).toBe('403 blocked')
  expect((await userOf('Slippery')).blocked_at).not.toBeNull()
})

test('a name of several guests is refused with their ids', async () => {
  await server.guest('Twin')
  await server.guest('Twin')
  const { code, err } = await admin('block-user', 'Twin')
  expect(code).toBe(1)
  expect(err).toMatch(/2 guests are called Twin; name one by its id: \S+, \S+/)
})

/** The rows of a rated game of this user. */
async function addRatedGame(user_id: string, table_id: string): Promise<void> {
  const skill = { mu: 26, sigma: 8 }
  const result = { game: 'machi-koro', number: 1, table_id, seat: 2, user_id, at: 5, players: 2, place: 1, points: 4 }
  const before = { has_left: 0, mu_before: 25, sigma_before: 8.3 }
  await server.db
    .insertInto('rated_results')
    .values({ ...result, ...before, ...skill })
    .onConflict((conflict) => conflict.columns(['game', 'number', 'seat']).doUpdateSet({ user_id, table_id }))
    .execute()
  const rating = { user_id, game: 'machi-koro', ...skill, games: 1, wins: 1, best: 4 }
  await server.db.insertInto('ratings').values(rating).execute()
  await server.db.insertInto('profiles').values({ user_id, visible_to: 'everybody' }).execute()
}

test('recalculates ratings', async () => {
  const [{ id }] = await server.db.selectFrom('users').select('id').limit(1).execute()
  const forged = { user_id: id, game: 'lokomoto', mu: 50, sigma: 1, games: 99, wins: 99, best: 99 }
  await server.db.insertInto('ratings').values(forged).execute()
  const { code, out } = await admin('recalculate-ratings')
  expect([code, out]).toEqual([0, expect.stringMatching(/^rated games: 0, .* changed ratings: 1\n$/)])
  expect(await server.db.selectFrom('ratings').selectAll().execute()).toEqual([])
  expect((await admin('log')).out).toContain('recalculate-ratings')
})

test('exports everything stored about a user, but no secrets', async () => {
  const dora = new Browser(server)
  await dora.must<Me>('POST', '/account', { name: 'Dora', password: 'correct horse' })
  await dora.must('POST', '/tokens', { name: 'my bot' })
  const id = await begin(dora)
  await dora.must('POST', `/tables/${id}/chat`, { text: 'what I said' })
  const { today } = await dora.must<Daily>('GET', '/daily')
  const daily = await dora.must<{ id: string }>('POST', `/daily/${today}/rail-on-the-hill`)
  const { id: user_id } = await dora.must<Me>('GET', '/me')
  await addRatedGame(user_id, id)
  await dora.must('POST', '/notices/devices', DEVICE)
  const address = { user_id, address: 'dora@example.org', address_key: 'dora@example.org', confirmed_at: 1 }
  await server.db.insertInto('mail_addresses').values(address).execute()
  const { id: annas } = await anna.must<Me>('GET', '/me')
  await dora.must('PUT', '/people/followed', { person: { user: annas }, isFollowed: true })
  await dora.must('PUT', '/people/shown', { isShown: true })
  const { code, out } = await admin('export-user', 'dora')
  expect(code).toBe(0)
  const facts = JSON.parse(out)
  expect(facts).toMatchObject({
    user: { name: 'Dora', kind: 'account', hasPassword: true, is_shown: 1 },
    relations: [{ kind: 'follow', other_id: annas }],
    invites: [],
    sessions: [{}],
    tokens: [{ name: 'my bot' }],
    seats: expect.arrayContaining([expect.objectContaining({ table_id: id, words: 'tea' })]),
    daily: [{ date: today, table_id: daily.id, points: null }],
    chat: [{ text: 'what I said' }],
    profile: [{ visible_to: 'everybody' }],
    ratings: [{ game: 'machi-koro', games: 1 }],
    ratedResults: [{ table_id: id, place: 1 }],
    notices: { settings: [{ push: 1 }], devices: [{ endpoint: DEVICE.endpoint }], addresses: [address] },
  })
  expect(out).not.toMatch(/argon2|"hash"/)
})

const TABLES_OF_PEOPLE = [
  'users',
  'sessions',
  'tokens',
  'tables',
  'seats',
  'members',
  'moves',
  'chat',
  'mutes',
  'daily_tries',
  'ratings',
  'rated_results',
  'profiles',
  'notice_settings',
  'notice_tables',
  'push_devices',
  'mail_addresses',
  'relations',
  'invites',
] as const

const DEVICE = {
  endpoint: 'https://push.example.org/browser',
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) },
}

test('deletes a user: the game stays, and nothing in the database identifies the user', async () => {
  const eve = await server.guest('Eve the Gone')
  const id = await begin(eve)
  await eve.must('POST', `/tables/${id}/chat`, { text: 'my secret plan' })
  await anna.must('PUT', '/mutes', { user: (await eve.must<Me>('GET', '/me')).id, isMuted: true })
  await eve.must('PUT', '/people/blocked', { person: { table: id, seat: 1 }, isBlocked: true })
  await anna.must('PUT', '/people/followed', { person: { table: id, seat: 2 }, isFollowed: true })
  await eve.must('POST', '/notices/devices', DEVICE)
  await eve.must('PUT', `/notices/tables/${id}`, { isOn: false })
  const waiting = await eve.makeTable({ visibility: 'open' })
  const { today } = await eve.must<Daily>('GET', '/daily')
  await eve.must('POST', `/daily/${today}/rail-on-the-hill`)
  const me = await eve.must<Me>('GET', '/me')
  await addRatedGame(me.id, id)
  expect(await admin('delete-user', me.id)).toMatchObject({ code: 0 })
  await notice()
  const now = await anna.must<TableNow>('GET', `/tables/${id}`)
  expect(now.table).toMatchObject({ status: 'playing', seats: [{}, { name: 'Someone', isAway: true, words: 'tea' }] })
  expect(now.chat).toMatchObject([{ name: 'Someone' }])
  expect(await anna.must<TableNow>('GET', `/tables/${waiting.table.id}`)).toMatchObject({ table: { status: 'closed' } })
  const rows = await Promise.all(TABLES_OF_PEOPLE.map((table) => server.db.selectFrom(table).selectAll().execute()))
  const everything = JSON.stringify(rows)
  for (const trace of ['Eve the Gone', me.id, 'my secret plan']) expect(everything).not.toContain(trace)
  vi.setSystemTime(Date.now() + 31_000)
  expect((await eve.ask('GET', '/me')).body).toBe('null')
})

test('a user who was just deleted can write nothing more', async () => {
  const fay = await server.guest('Fay the Gone')
  const { table } = await anna.makeTable({ visibility: 'open' })
  const { table: closed } = await anna.makeTable()
  const me = await fay.must<Me>('GET', '/me')
  const annas = await anna.must<Me>('GET', '/me')
  expect(await admin('delete-user', me.id)).toMatchObject({ code: 0 })
  for (const [method, path, body] of [
    ['POST', `/tables/${table.id}/chat`, { text: 'I am still here' }],
    ['POST', '/enter', { code: closed.code }],
    ['POST', `/tables/${closed.id}/enter`, { code: closed.code }],
    ['PUT', '/mutes', { user: annas.id, isMuted: true }],
    ['PUT', '/people/followed', { person: { user: annas.id }, isFollowed: true }],
    ['POST', '/play-now', { game: 'machi-koro' }],
    ['POST', '/tokens', { name: 'of Fay' }],
    ['POST', `/tables/${table.id}/sit`, {}],
  ] as const) {
    expect(await fay.problem(method, path, body), path).toBe('401 not-signed-in')
  }
})

test.skipIf(hasNoPostgres)('works on Postgres', async () => {
  const DATABASE_URL = await freshPostgres()
  const other = await TestServer.open({ DATABASE_URL })
  const bob = await other.guest('Bob_')
  const { table } = await bob.makeTable()
  const me = await bob.must<Me>('GET', '/me')
  const ask = (...args: string[]) => runWith({ DATABASE_URL }, ...args)
  expect((await ask('tables', 'Bob_')).out).toContain(table.id)
  expect((await ask('users', 'bob_')).out).toContain(me.id)
  expect(JSON.parse((await ask('export-user', me.id)).out)).toMatchObject({ seats: [{ table_id: table.id }] })
  for (const command of ['block-user', 'unblock-user', 'delete-user']) {
    expect(await ask(command, me.id), command).toMatchObject({ code: 0, err: '' })
  }
  expect((await ask('close-table', table.id)).err).toContain('is already closed')
  await other.close()
})

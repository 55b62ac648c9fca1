import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { ProvenRecord } from '#fair/fair.ts'
import { acceptedSchema, historySchema, legalNowSchema, type TableNow, tableNowSchema } from '#wire/moves.ts'
import type { Me } from '#wire/people.ts'
import { type ChatLine, chatLineSchema, type Lobby, lobbySchema } from '#wire/tables.ts'
import { Browser, TestServer } from '../testing/test-server.ts'

let server: TestServer
let anna: Browser
let bob: Browser
let stranger: Browser

beforeAll(async () => {
  server = await TestServer.open()
  anna = await server.guest('Anna')
  bob = await server.guest('Bob')
  stranger = await server.guest('Stranger')
})
afterAll(() => server.close())

/** A started game of Anna and Bob. */
async function begin(wish: object = {}): Promise<TableNow> {
  const { table } = await anna.makeTable(wish)
  await bob.must('POST', '/enter', { code: table.code })
  await bob.must('POST', `/tables/${table.id}/sit`, { words: 'tea' })
  return anna.must<TableNow>('POST', `/tables/${table.id}/start`)
}

/** The active player takes the first legal action. */
async function actOnce(
  id: string,
): Promise<{ readonly actor: Browser; readonly action: object; readonly seq: number }> {
  const [actor, now] = await whoseTurn(id)
  const action = { seq: now.seq, action: now.legal?.[0], request: `request-${now.seq}-${id}` }
  const { seq } = await actor.must<{ seq: number }>('POST', `/tables/${id}/actions`, action)
  return { actor, action, seq }
}

async function whoseTurn(id: string): Promise<[Browser, TableNow, Browser]> {
  const now = await anna.must<TableNow>('GET', `/tables/${id}`)
  if (now.you.seat !== null && now.active.includes(now.you.seat)) return [anna, now, bob]
  return [bob, await bob.must<TableNow>('GET', `/tables/${id}`), anna]
}

test('a table is created, found, joined and started, and responses match the wire schemas', async () => {
  const { table } = await anna.makeTable({ visibility: 'open', words: 'coffee' })
  const { open } = lobbySchema.parse(await bob.must<Lobby>('GET', '/lobby'))
  expect(open.map(({ id }) => id)).toContain(table.id)
  expect(await bob.must('POST', '/enter', { code: table.code.toLowerCase() })).toEqual({ id: table.id })
  tableNowSchema.parse(await bob.must('POST', `/tables/${table.id}/enter`, {}))
  tableNowSchema.parse(await bob.must('POST', `/tables/${table.id}/sit`, { seat: 2, words: 'tea' }))
  tableNowSchema.parse(await bob.must('PUT', `/tables/${table.id}/words`, { words: 'more tea' }))
  const now = tableNowSchema.parse(await anna.must('POST', `/tables/${table.id}/start`))
  expect(now.table).toMatchObject({ status: 'playing', seats: [{ words: 'coffee' }, { words: 'more tea' }] })
  expect(now.view).not.toBeNull()
})

test('legal actions can be asked for where the table does not list them, by the seat that may act', async () => {
  const { table } = await begin({ game: 'lokomoto' })
  const ask = async (who: Browser) => legalNowSchema.parse(await who.must('GET', `/tables/${table.id}/legal`))
  const [actor, { legal }, other] = await whoseTurn(table.id)
  expect(legal).toBeNull()
  expect(await ask(other)).toEqual({ seq: 0, legal: [], isComplete: true })
  let now = await ask(actor)
  // First the players block sections, of which there are few.
  while (now.isComplete && now.seq < 30) {
    const [who] = await whoseTurn(table.id)
    const { seq, legal } = await ask(who)
    await who.must('POST', `/tables/${table.id}/actions`, { seq, action: legal.at(-1), request: `request-${seq}` })
    now = await ask((await whoseTurn(table.id))[0])
  }
  expect(now.legal.length).toBe(2000)
})

test('only the host fills seats, and only before the game', async () => {
  const { table } = await anna.makeTable()
  const fill = (who: Browser, seat: number, fill: unknown) =>
    who.ask('PUT', `/tables/${table.id}/seats/${seat}`, { with: fill }).then(({ statusCode }) => statusCode)
  expect(await fill(anna, 2, { bot: 'random' })).toBe(200)
  expect(await fill(anna, 2, { bot: 'nobody has this name' })).toBe(400)
  expect(await fill(anna, 9, 'open')).toBeGreaterThanOrEqual(400)
  expect(await fill(anna, 2, 'open')).toBe(200)
  await bob.must('POST', '/enter', { code: table.code })
  expect(await fill(bob, 2, { bot: 'random' })).toBe(403)
})

test('an action is accepted once, with the current seq, by the rules, and for the own seat', async () => {
  const { table } = await begin()
  const { actor, action, seq } = await actOnce(table.id)
  expect(seq).toBe(1)
  const path = `/tables/${table.id}/actions`
  // A repeated request acts once and gets the same response.
  expect(acceptedSchema.parse(await actor.must('POST', path, action))).toEqual({ seq: 1 })
  expect(await actor.problem('POST', path, { ...action, request: 'another-one' })).toBe('409 stale')
  expect((await actor.ask('POST', path, { ...action, request: 'another-one' })).json()).toMatchObject({ seq: 1 })
  expect(await actor.problem('POST', path, { ...action, seq: 1, action: 'fly', request: 'another-one' })).toMatch(/^4/)
  const [, now, other] = await whoseTurn(table.id)
  const legal = { seq: now.seq, action: now.legal?.[0], request: 'not-my-turn' }
  const refused = await other.ask('POST', path, legal)
  expect(refused.statusCode).toBeGreaterThanOrEqual(400)
  expect(refused.statusCode).toBeLessThan(500)
  expect(await stranger.problem('POST', path, legal)).toBe('404 not-found')
  expect(await new Browser(server).problem('POST', path, legal)).toBe('401 not-signed-in')
  expect((await anna.must<TableNow>('GET', `/tables/${table.id}`)).seq).toBe(1)
})

test('a spectator of a public table cannot act', async () => {
  const { table } = await begin({ visibility: 'open' })
  const now = await stranger.must<TableNow>('GET', `/tables/${table.id}`)
  expect(now.you.seat).toBeNull()
  const [, { seq, legal }] = await whoseTurn(table.id)
  for (const [path, body] of Object.entries({
    actions: { seq, action: legal?.[0], request: 'not-my-seat' },
    undo: { seq, count: 1, request: 'not-my-seat' },
    rewind: { seq, to: 0 },
    leave: undefined,
    return: undefined,
    words: { words: 'mine' },
  })) {
    const method = path === 'words' ? 'PUT' : 'POST'
    expect(await stranger.problem(method, `/tables/${table.id}/${path}`, body), path).toMatch(
      /^(403 forbidden|409 not-now)$/,
    )
  }
  expect(
    await stranger.problem('POST', `/tables/${table.id}/actions`, { seq, action: legal?.[0], request: 'not-mine-' }),
  ).toBe('403 forbidden')
})

test('a private table is hidden from strangers on every route', async () => {
  const { table } = await begin()
  for (const who of [stranger, new Browser(server)]) {
    for (const path of ['', '/legal', '/moves', '/moves?from=1', '/record']) {
      expect(await who.problem('GET', `/tables/${table.id}${path}`), path).toBe('404 not-found')
    }
  }
  for (const [method, path, body] of [
    ['POST', 'enter', {}],
    ['POST', 'enter', { code: 'WRONG2' }],
    ['POST', 'sit', { words: '' }],
    ['POST', 'start'],
    ['POST', 'rematch'],
    ['POST', 'chat', { text: 'hello' }],
    ['POST', 'undo', { seq: 0, request: 'something' }],
  ] as const) {
    expect(await stranger.problem(method, `/tables/${table.id}/${path}`, body), path).toBe('404 not-found')
  }
  const { open } = await stranger.must<Lobby>('GET', '/lobby')
  expect(open.map(({ id }) => id)).not.toContain(table.id)
})

test('the history has all moves, and the record is withheld until the end', async () => {
  const { table } = await begin()
  for (let i = 0; i < 3; i++) await actOnce(table.id)
  const history = historySchema.parse(await bob.must('GET', `/tables/${table.id}/moves?from=1`))
  expect(history.moves.map(({ seq }) => seq)).toEqual([2, 3])
  expect(await bob.problem('GET', `/tables/${table.id}/moves?from=-1`)).toBe('400 bad-request')
  expect(await bob.problem('GET', `/tables/${table.id}/record`)).toBe('409 not-now')
})

test('secret and seed never leave the server before the end', async () => {
  const { table } = await begin()
  for (let i = 0; i < 3; i++) await actOnce(table.id)
  const { secret, seed } = await server.db
    .selectFrom('tables')
    .select(['secret', 'seed'])
    .where('id', '=', table.id)
    .executeTakeFirstOrThrow()
  expect(seed).not.toBeNull()
  for (const path of ['', '/moves']) {
    const { body } = await anna.ask('GET', `/tables/${table.id}${path}`)
    expect(body).not.toContain(secret)
    expect(body).not.toContain(String(seed))
  }
})

test('a rewind needs the consent of all players', async () => {
  const { table } = await begin()
  await actOnce(table.id)
  const path = `/tables/${table.id}/rewind`
  tableNowSchema.parse(await anna.must('POST', path, { seq: 1, to: 0 }))
  const now = tableNowSchema.parse(await bob.must('POST', `${path}/answer`, { to: 0, agree: true }))
  expect(now).toMatchObject({ seq: 2, table: { proposal: null } })
})

test('a player who leaves is replaced by a bot and can return', async () => {
  const { table } = await begin()
  const left = tableNowSchema.parse(await bob.must('POST', `/tables/${table.id}/leave`))
  expect(left.table.seats[1]).toMatchObject({ isAway: true, name: 'Bob' })
  const back = tableNowSchema.parse(await bob.must('POST', `/tables/${table.id}/return`))
  expect(back.table.seats[1]).toMatchObject({ isAway: false })
})

test('chat is sent as written, and its writer can be muted', async () => {
  const { table } = await begin()
  const text = '<b>hello</b> & "goodbye"'
  const line = chatLineSchema.parse(await bob.must<ChatLine>('POST', `/tables/${table.id}/chat`, { text: ` ${text} ` }))
  expect(line).toMatchObject({ name: 'Bob', seat: 2, text })
  await anna.must('PUT', '/mutes', { user: line.user, isMuted: true })
  expect(await anna.must('GET', `/tables/${table.id}`)).toMatchObject({ you: { muted: [line.user] }, chat: [{ text }] })
  await anna.must('PUT', '/mutes', { user: line.user, isMuted: false })
  expect(await anna.must('GET', `/tables/${table.id}`)).toMatchObject({ you: { muted: [] } })
})

test('only existing users can be muted, up to a limit', async () => {
  const carl = await server.guest('Carl')
  const { id } = await carl.must<Me>('GET', '/me')
  const { id: user } = await bob.must<Me>('GET', '/me')
  expect(await carl.problem('PUT', '/mutes', { user: 'nobody', isMuted: true })).toBe('404 not-found')
  const muted = Array.from({ length: 199 }, (_, i) => ({ user_id: id, muted_id: `somebody ${i}` }))
  await server.db.insertInto('mutes').values(muted).execute()
  for (const _ of ['once', 'again']) await carl.must('PUT', '/mutes', { user, isMuted: true })
  const { id: another } = await anna.must<Me>('GET', '/me')
  expect(await carl.problem('PUT', '/mutes', { user: another, isMuted: true })).toBe('409 not-now')
  await carl.must('PUT', '/mutes', { user: 'somebody 0', isMuted: false })
  await carl.must('PUT', '/mutes', { user: another, isMuted: true })
})

test('a repeated request creates one table', async () => {
  const wish = { request: 'make-it-once' }
  const [first, second] = [await anna.makeTable(wish), await anna.makeTable(wish)]
  expect(second.table.id).toBe(first.table.id)
})

test('a rematch is possible only after the end of the game', async () => {
  const { table } = await begin()
  expect(await anna.problem('POST', `/tables/${table.id}/rematch`)).toBe('409 not-now')
})

test('long responses are compressed for clients that accept it', async () => {
  const { table } = await begin()
  const answer = await anna.ask('GET', `/tables/${table.id}`, undefined, { 'accept-encoding': 'gzip' })
  expect(answer.headers['content-encoding']).toBe('gzip')
  const me = await anna.ask('GET', '/me', undefined, { 'accept-encoding': 'gzip' })
  expect(me.headers).not.toHaveProperty('content-encoding')
  z.object({ id: z.string() }).parse(me.json<Me>())
})

test('a record is signed with the key that the server shows, and the private key is never sent', async () => {
  const { recordKey } = await stranger.must<{ recordKey: string }>('GET', '')
  const { table } = await begin()
  while ((await anna.must<TableNow>('GET', `/tables/${table.id}`)).table.status === 'playing') await actOnce(table.id)
  const record = await bob.must<ProvenRecord>('GET', `/tables/${table.id}/record`)
  const { key, digest, signature = '' } = record.fair
  expect(key).toBe(recordKey)
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(recordKey, 'hex').toString('base64url') }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  expect(verify(null, Buffer.from(digest), publicKey, Buffer.from(signature, 'hex'))).toBe(true)
  const { private_key } = await server.db.selectFrom('keys').select('private_key').executeTakeFirstOrThrow()
  expect(JSON.stringify([record, await stranger.must('GET', ''), server.logs])).not.toContain(private_key)
})

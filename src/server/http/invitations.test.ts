import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableNow } from '#wire/moves.ts'
import { invitationSchema } from '#wire/tables.ts'
import { Browser, TestServer } from '../testing/test-server.ts'

const PAGE = '<head><title>An online table</title></head>'
const HOST = '<b>"Anna" & $&</b>'
let server: TestServer
let anna: Browser

beforeAll(async () => {
  server = await TestServer.open()
  const folder = join(server.folder, 'pages/online/table')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), PAGE)
  anna = await server.guest(HOST)
})
afterAll(() => server.close())

const pageOf = async (query: string, headers = {}) =>
  (await server.server.inject({ url: `/online/table/${query}`, headers })).body

test('an invitation names host, game and seats to a visitor without a name, and gives no access', async () => {
  const { table } = await anna.makeTable()
  const visitor = new Browser(server)
  const path = `/tables/${table.id}/invitation`
  const told = await visitor.must('GET', `${path}?code=${table.code.toLowerCase()}`)
  expect(invitationSchema.parse(told)).toEqual(told)
  expect(told).toMatchObject({ host: HOST, table: { game: 'machi-koro', seats: [{ name: HOST }, { kind: 'open' }] } })
  expect(JSON.stringify(told)).not.toContain(table.commitment)
  expect(await visitor.problem('GET', `/tables/${table.id}`)).toBe('404 not-found')
})

test('a private table without its code, and a closed one, are not there', async () => {
  const { table } = await anna.makeTable()
  const visitor = new Browser(server)
  const path = `/tables/${table.id}/invitation`
  for (const query of ['', '?code=', '?code=AAAAA-AAAAA']) {
    expect(await visitor.problem('GET', path + query)).toBe('404 not-found')
  }
  await anna.must('POST', `/tables/${table.id}/leave`)
  expect(await visitor.problem('GET', `${path}?code=${table.code}`)).toBe('404 not-found')
})

test('an open table needs no code', async () => {
  const { table } = await anna.makeTable({ visibility: 'open' })
  expect(await new Browser(server).must('GET', `/tables/${table.id}/invitation`)).toMatchObject({ host: HOST })
  expect(await pageOf(`?id=${table.id}`)).toContain('og:title')
})

test('the page of a table tells messengers who invites to what, escaped', async () => {
  const { table } = await anna.makeTable()
  const page = await pageOf(`?id=${table.id}&code=${table.code}`)
  const name = '&#60;b&#62;&#34;Anna&#34; &#38; $&#38;&#60;/b&#62;'
  expect(page).toContain(`<meta property="og:title" content="${name} invites you to Machi Koro" />`)
  expect(page).toContain(`<title>${name} invites you to Machi Koro</title>`)
  expect(page).toMatch(/og:image" content="http:\/\/[^"/]+\/icon-512\.png"/)
  expect(page).not.toContain(table.code)
  expect(page).not.toContain('<b>')
  expect(await pageOf(`?id=${table.id}&code=${table.code}`, { 'accept-language': 'ja,en' })).toContain('さんからの招待')
})

test('a link that is no invitation gets the general page', async () => {
  const { table } = await anna.makeTable()
  for (const query of ['', '?id=none', `?id=${table.id}`, `?id=${table.id}&code=WRONG`, '?id=a&id=b']) {
    expect(await pageOf(query), query).toBe(PAGE)
  }
})

test('wrong codes in the address of the page count as guesses', async () => {
  const strict = await TestServer.open({ RATE: '1' })
  const folder = join(strict.folder, 'pages/online/table')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), PAGE)
  const { table } = await (await strict.guest('Bob')).makeTable()
  for (let guess = 0; guess < 120; guess++)
    await strict.server.inject(`/online/table/?id=${table.id}&code=WRONG${guess}`)
  const { body, statusCode, headers } = await strict.server.inject(`/online/table/?id=${table.id}&code=${table.code}`)
  expect([body, statusCode, headers['retry-after']]).toEqual([PAGE, 200, undefined])
  await strict.close()
})

test('outdated links do not count as guesses: of a table that is over, and of one whose code was replaced', async () => {
  const strict = await TestServer.open({ RATE: '1' })
  const host = await strict.guest('Bob')
  const removed = await strict.guest('Cora')
  const { table } = await host.makeTable()
  await removed.must('POST', `/tables/${table.id}/enter`, { code: table.code })
  await removed.must('POST', `/tables/${table.id}/sit`, {})
  const replaced = await host.must<TableNow>('PUT', `/tables/${table.id}/seats/2`, { with: 'open' })
  const closed = (await host.makeTable()).table
  await host.must('POST', `/tables/${closed.id}/leave`)
  for (let press = 0; press < 31; press++) {
    for (const { id, code } of [table, closed]) {
      expect(await removed.problem('GET', `/tables/${id}/invitation?code=${code}`)).toBe('404 not-found')
      expect(await removed.problem('POST', `/tables/${id}/enter`, { code })).toBe('404 not-found')
    }
  }
  const { code } = replaced.table
  expect(code).not.toBe(table.code)
  expect((await removed.must<TableNow>('POST', `/tables/${table.id}/enter`, { code })).table.id).toBe(table.id)
  await strict.close()
})

import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Me } from '#wire/people.ts'
import type { ChatLine, Lobby } from '#wire/tables.ts'
import { sweepReports } from '../tables/moderation.ts'
import { freshPostgres, hasNoPostgres } from '../testing/databases.ts'
import { Browser, TestServer } from '../testing/test-server.ts'
import { run } from './admin.ts'

describe('on SQLite', () => moderation(async () => ({})))
describe.skipIf(hasNoPostgres)('on Postgres', () => moderation(async () => ({ DATABASE_URL: await freshPostgres() })))

function moderation(environment: () => Promise<Record<string, string>>): void {
  let env: Record<string, string>
  let server: TestServer
  let anna: Browser
  let bob: Browser
  let id: string

  beforeAll(async () => {
    env = await environment()
    server = await TestServer.open(env)
    anna = await server.guest('Anna')
    bob = await server.guest('Bob')
    id = (await anna.makeTable({ visibility: 'open' })).table.id
    await bob.must('POST', `/tables/${id}/sit`, {})
  })
  afterAll(() => server.close())

  async function admin(...args: string[]): Promise<string> {
    let printed = ''
    const write = (text: string) => (printed += text)
    const io = { stdout: { write }, stderr: { write }, isOutputClosed: false }
    await run(args, { DATA: join(server.folder, 'data'), USER: 'zoe', ...env }, io)
    return printed
  }
  const idOf = async (who: Browser) => (await who.must<Me>('GET', '/me')).id
  const report = (who: Browser, about: object, text = '') =>
    who.must('POST', `/tables/${id}/reports`, { about, reason: 'chat', text })
  const reports = () => server.db.selectFrom('reports').selectAll().execute()

  test('a player reports a message, and the administrator hides it and closes the report', async () => {
    const line = await bob.must<ChatLine>('POST', `/tables/${id}/chat`, { text: 'something rude' })
    await report(anna, { line: line.id }, 'please look')
    const [{ id: number }] = await reports()
    const listed = await admin('reports')
    for (const part of [number, id, 'Bob', 'Anna', `${line.id}: something rude`, 'please look']) {
      expect(listed).toContain(part)
    }
    expect(await admin('hide-message', id, String(line.id))).toContain('is hidden')
    expect(await anna.must<{ chat: ChatLine[] }>('GET', `/tables/${id}`)).toMatchObject({ chat: [{ text: '…' }] })
    expect(await admin('hide-message', id, String(line.id))).toContain('is already hidden')
    expect(await admin('hide-message', id, '99')).toContain('there is no message 99')
    expect(await admin('close-report', number)).toContain('is closed')
    expect(await admin('close-report', number)).toContain('there is no open report')
    expect(await admin('reports')).toBe('there are no open reports\n')
    const log = await admin('log', 'zoe')
    expect(log).toContain('close-report')
    expect(await admin('log', await idOf(bob))).toMatch(/zoe +hide-message .*something rude/)
  })

  test('a second report about the same person replaces the first and is open again', async () => {
    await report(anna, { seat: 2 }, 'the name')
    expect(await reports()).toMatchObject([{ text: 'the name', line: null, closed_at: null }])
  })

  test('a report needs a person at the table other than the reporter, and a reader of the table', async () => {
    const body = { reason: 'play', text: '' }
    const path = `/tables/${id}/reports`
    expect(await anna.problem('POST', path, { ...body, about: { seat: 1 } })).toBe('400 bad-request')
    expect(await anna.problem('POST', path, { ...body, about: { seat: 5 } })).toMatch(/^40[04] /)
    expect(await anna.problem('POST', path, { ...body, about: { line: 77 } })).toBe('404 not-found')
    const event = { table_id: id, id: 78, user_id: '', name: '', is_guest: 0, seat: null, text: 'an event', at: 1 }
    await server.db
      .insertInto('chat')
      .values({ ...event, event: JSON.stringify({ kind: 'end', seat: null, by: [1] }) })
      .execute()
    expect(await anna.problem('POST', path, { ...body, about: { line: 78 } })).toBe('404 not-found')
    expect(await new Browser(server).problem('POST', path, { ...body, about: { seat: 1 } })).toBe('401 not-signed-in')
    const secret = (await anna.makeTable({ visibility: 'private' })).table.id
    expect(await bob.problem('POST', `/tables/${secret}/reports`, { ...body, about: { seat: 1 } })).toBe(
      '404 not-found',
    )
  })

  test('a hidden table is no longer in the lobby', async () => {
    const { table } = await anna.makeTable({ visibility: 'open', seats: ['open', 'open'] })
    const openTables = async () => (await bob.must<Lobby>('GET', '/lobby')).open.map((each) => each.id)
    expect(await openTables()).toContain(table.id)
    expect(await admin('hide-table', table.id)).toContain('is no longer in the lobby')
    await vi.waitFor(async () => expect(await openTables()).not.toContain(table.id), { timeout: 60_000 })
    expect(await admin('hide-table', table.id)).toContain('is not in the lobby')
  })

  test('the log tells who was silenced by a host', async () => {
    const user = await idOf(bob)
    await anna.must('PUT', `/tables/${id}/chat/silenced`, { user, isSilenced: true })
    expect(await admin('log', user)).toContain(`host ${await idOf(anna)}`)
  })

  test('reports and the log follow a guest who signs in, and forget a user who is deleted', async () => {
    const account = { name: 'Bob the Builder', password: 'correct horse' }
    await new Browser(server).must('POST', '/account', account)
    const before = await idOf(bob)
    await bob.must('POST', '/session', account)
    const user = await idOf(bob)
    expect(user).not.toBe(before)
    expect(await reports()).toMatchObject([{ user_id: user }])
    expect(await admin('log', user)).toContain('hide-message')
    await admin('delete-user', user)
    expect(await reports()).toEqual([])
    expect(JSON.stringify(await server.db.selectFrom('moderation_log').selectAll().execute())).not.toContain('rude')
  })

  test('closed reports and the log are deleted after a year', async () => {
    const year = 366 * 86_400_000
    await sweepReports(server.db, Date.now() + year)
    expect(await server.db.selectFrom('moderation_log').selectAll().execute()).toEqual([])
  })
}

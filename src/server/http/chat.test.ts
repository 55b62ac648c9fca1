import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TableNow } from '#wire/moves.ts'
import type { Me } from '#wire/people.ts'
import type { ChatLine } from '#wire/tables.ts'
import { freshPostgres, hasNoPostgres } from '../testing/databases.ts'
import { Browser, TestServer } from '../testing/test-server.ts'

describe('on SQLite', () => chat(async () => ({})))
describe.skipIf(hasNoPostgres)('on Postgres', () => chat(async () => ({ DATABASE_URL: await freshPostgres() })))

function chat(environment: () => Promise<Record<string, string>>): void {
  let server: TestServer
  let host: Browser
  let player: Browser
  let looker: Browser
  let id: string

  beforeAll(async () => {
    server = await TestServer.open(await environment())
  })
  afterAll(() => server.close())

  /** Creates an open table with two players and one spectator. */
  async function meet(): Promise<void> {
    host = await server.guest('Anna')
    player = await server.guest('Bob')
    looker = await server.guest('Cora')
    id = (await host.makeTable({ visibility: 'open' })).table.id
    await player.must('POST', `/tables/${id}/sit`, {})
  }

  const idOf = async (who: Browser) => (await who.must<Me>('GET', '/me')).id
  const say = (who: Browser) => who.must<ChatLine>('POST', `/tables/${id}/chat`, { text: 'hello' })
  const refusal = (who: Browser) => who.problem('POST', `/tables/${id}/chat`, { text: 'hello' })
  const silence = async (who: Browser, isSilenced = true) =>
    host.must<TableNow>('PUT', `/tables/${id}/chat/silenced`, { user: await idOf(who), isSilenced })

  test('only players can write at a new table, until the host lets everyone write', async () => {
    await meet()
    expect((await say(player)).seat).toBe(2)
    expect(await refusal(looker)).toBe('403 players-only')
    const { table } = await host.must<TableNow>('PUT', `/tables/${id}/chat/writers`, { writers: 'everybody' })
    expect(table.chat).toEqual({ writers: 'everybody', silenced: [] })
    expect((await say(looker)).seat).toBeNull()
    await host.must('PUT', `/tables/${id}/chat/writers`, { writers: 'players' })
    expect(await refusal(looker)).toBe('403 players-only')
  })

  test('the host can silence a player and undo it, and the table shows it to all', async () => {
    await meet()
    const { table } = await silence(player)
    expect(table.chat.silenced).toEqual([await idOf(player)])
    expect(await refusal(player)).toBe('403 silenced')
    expect((await player.must<TableNow>('GET', `/tables/${id}`)).table).toEqual(table)
    await silence(player, false)
    expect((await say(player)).seat).toBe(2)
  })

  test('only the host can choose writers and silence people, and the host cannot be silenced', async () => {
    await meet()
    for (const who of [player, looker]) {
      const user = await idOf(host)
      expect(await who.problem('PUT', `/tables/${id}/chat/writers`, { writers: 'everybody' })).toBe('403 forbidden')
      expect(await who.problem('PUT', `/tables/${id}/chat/silenced`, { user, isSilenced: true })).toBe('403 forbidden')
    }
    const own = { user: await idOf(host), isSilenced: true }
    expect(await host.problem('PUT', `/tables/${id}/chat/silenced`, own)).toBe('400 bad-request')
    const unknown = { user: 'unknown', isSilenced: true }
    expect(await host.problem('PUT', `/tables/${id}/chat/silenced`, unknown)).toBe('404 not-found')
  })

  test('a host without a seat can write', async () => {
    await meet()
    const { table } = await host.makeTable({ visibility: 'open', seats: ['open', 'open'] })
    id = table.id
    expect((await say(host)).seat).toBeNull()
  })

  test('a silenced guest stays silenced after creating an account or signing in to one', async () => {
    await meet()
    await silence(player)
    await player.must('POST', '/account', { name: `Bob ${id}`, password: 'correct horse' })
    expect(await refusal(player)).toBe('403 silenced')

    await host.must('PUT', `/tables/${id}/chat/writers`, { writers: 'everybody' })
    await silence(looker)
    const account = { name: `Cora ${id}`, password: 'correct horse' }
    await new Browser(server).must('POST', '/account', account)
    await looker.must('POST', '/session', account)
    expect(await refusal(looker)).toBe('403 silenced')
  })

  test('chat lines and seats show which people are guests', async () => {
    await meet()
    expect((await say(player)).isGuest).toBe(true)
    const before = await host.must<TableNow>('GET', `/tables/${id}`)
    expect(before.table.seats.map(({ isGuest }) => isGuest)).toEqual([true, true])
    await player.must('POST', '/account', { name: `Bob, ${id}`, password: 'correct horse' })
    expect((await say(player)).isGuest).toBe(false)
    const { table, chat } = await host.must<TableNow>('GET', `/tables/${id}`)
    expect(table.seats.map(({ isGuest }) => isGuest)).toEqual([true, false])
    expect(
      chat.map(({ isGuest }) => isGuest),
      'a line keeps what its writer was',
    ).toEqual([true, false])
  })
}

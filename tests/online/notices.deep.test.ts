import { randomUUID } from 'node:crypto'
import { afterAll, expect, it, vi } from 'vitest'
import { openSqlite } from '#server/database/sqlite.ts'
import { MailServer } from '#server/notices/testing/receivers.ts'
import { freshPostgres, hasNoPostgres } from '#server/testing/databases.ts'
import type { TableNow } from '#wire/moves.ts'
import { ServerProcess } from './server-process.ts'

const PASSWORD = 'a long password'
const ADDRESS = 'ben@example.org'
/** Longer than a message is claimed by a server that may be dead. */
const LONG = { timeout: 300_000, interval: 50 }

/** Each with one person who is waited for. */
const TABLES = 5
const KILLS = 4

const mails = await MailServer.open()
const SETTINGS = { SMTP_URL: mails.url, PUBLIC_URL: 'https://play.example.org' }
const server = new ServerProcess(0, SETTINGS)
afterAll(async () => {
  server.remove()
  await mails.close()
})

/** A person's browser: every request must succeed. */
class Client {
  /** The node that answers. */
  node = server
  #cookie = ''

  async ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${await this.node.address}/api${path}`, {
      method,
      headers: { cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie
    return text === '' ? (undefined as Answer) : JSON.parse(text)
  }

  /** Acts until it is the turn of another player. */
  async playTurn(id: string): Promise<void> {
    for (;;) {
      const { you, active, legal, seq } = await this.ask<TableNow>('GET', `/tables/${id}`)
      if (you.seat === null || !active.includes(you.seat)) return
      await this.ask('POST', `/tables/${id}/actions`, { seq, action: legal?.at(-1), request: randomUUID() })
    }
  }
}

/** An account with a confirmed address that gets mails about turns at once. */
async function reader(address: string, node = server): Promise<Client> {
  const ben = new Client()
  ben.node = node
  await ben.ask('POST', '/account', { name: 'Ben', password: PASSWORD })
  await ben.ask('PUT', '/account/address', { address, password: PASSWORD })
  await vi.waitFor(() => expect(mails.to(address)).toHaveLength(1), LONG)
  const token = /#confirm=([\w-]{43})/.exec(mails.to(address)[0].text)?.[1]
  await ben.ask('POST', '/account/address/confirmation', { token })
  const settings = { push: false, mail: 'now', quiet: null, digestAt: 480, timeZone: 'UTC', language: 'en' }
  await ben.ask('PUT', '/notices', settings)
  return ben
}

/** A table where it is Anna's turn, and then Ben's. */
async function tableOf(anna: Client, ben: Client): Promise<string> {
  const options = { players: 2, first: 1 }
  const made = await anna.ask<TableNow>('POST', '/tables', { game: 'machi-koro', options, seats: ['me', 'open'] })
  const { id, code } = made.table
  await ben.ask('POST', '/enter', { code })
  await ben.ask('POST', `/tables/${id}/sit`, {})
  await anna.ask('POST', `/tables/${id}/start`)
  return id
}

async function kill(): Promise<void> {
  expect(await server.end('SIGKILL')).toBeNull()
}

it('a mail about a turn outlives a killed server, and one that it had sent already comes again with the same id', async () => {
  await server.start()
  const [anna, ben] = [new Client(), await reader(ADDRESS)]
  await anna.ask('POST', '/me', { name: 'Anna' })
  const id = await tableOf(anna, ben)
  await anna.playTurn(id)
  // Killed when the turn is stored and no message is queued.
  await kill()
  mails.answer = 'never'
  await server.start()
  await vi.waitFor(() => expect(mails.unanswered).toHaveLength(1), LONG)
  // Killed when the mail server has the mail, before it has answered.
  await kill()
  mails.answer = 'accept'
  await server.start()
  const about = () => mails.to(ADDRESS).slice(1)
  await vi.waitFor(() => expect(about()).toHaveLength(1), LONG)
  const ids = [...mails.unanswered, ...about()].map(({ headers }) => headers.get('message-id'))
  expect(ids).toEqual([expect.stringContaining('@'), ids[0]])
  // Nothing is left that could be sent once more.
  await vi.waitFor(async () => expect(await queued()).toBe(0), LONG)
  await kill()
  expect(about()).toHaveLength(1)
})

it.skipIf(hasNoPostgres)('two nodes, of which one is killed again and again, tell every turn once', async () => {
  const settings = { ...SETTINGS, DATABASE_URL: await freshPostgres() }
  const [steady, dying] = [new ServerProcess(0, settings), new ServerProcess(0, settings)]
  const address = 'two-nodes@example.org'
  try {
    await steady.start()
    await dying.start()
    const [anna, ben] = [new Client(), await reader(address, steady)]
    anna.node = steady
    await anna.ask('POST', '/me', { name: 'Anna' })
    const tables: string[] = []
    for (let i = 0; i < TABLES; i++) tables.push(await tableOf(anna, ben))
    for (let round = 1; round <= KILLS; round++) {
      anna.node = dying
      // The turns are stored, and either node may be looking for them.
      for (const id of tables) await anna.playTurn(id)
      expect(await dying.end('SIGKILL')).toBeNull()
      const ids = () => new Set(mails.to(address).map(({ headers }) => headers.get('message-id')))
      await vi.waitFor(() => expect(ids().size).toBeGreaterThanOrEqual(1 + round * TABLES), LONG)
      await dying.start()
      for (const id of tables) await ben.playTurn(id)
      expect(ids().size, `after ${round} turns at ${TABLES} tables`).toBe(1 + round * TABLES)
    }
    // The same mail comes twice only if its sender was killed before it could note that it was sent.
    expect(mails.to(address).length).toBeLessThanOrEqual(1 + KILLS * TABLES + KILLS)
  } finally {
    steady.remove()
    dying.remove()
  }
})

/** How many messages wait. */
async function queued(): Promise<number> {
  const store = await openSqlite(server.data)
  const rows = await store.db.selectFrom('outbox').selectAll().execute()
  await store.close()
  return rows.length
}

import { afterAll, expect, it, vi } from 'vitest'
import { openSqlite } from '#server/database/sqlite.ts'
import { MailServer } from '#server/notices/testing/mail-server.ts'
import type { TableNow } from '#wire/moves.ts'
import { ServerProcess } from './server-process.ts'

const PASSWORD = 'a long password'
const ADDRESS = 'ben@example.org'
/** Longer than a message is claimed by a server that may be dead. */
const LONG = { timeout: 300_000, interval: 50 }

const mails = await MailServer.open()
const server = new ServerProcess(0, { SMTP_URL: mails.url, PUBLIC_URL: 'https://play.example.org' })
afterAll(async () => {
  server.remove()
  await mails.close()
})

/** A person's browser: every request must succeed. */
class Client {
  #cookie = ''

  async ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${await server.address}/api${path}`, {
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
    for (let i = 0; ; i++) {
      const { you, active, legal, seq } = await this.ask<TableNow>('GET', `/tables/${id}`)
      if (you.seat === null || !active.includes(you.seat)) return
      await this.ask('POST', `/tables/${id}/actions`, { seq, action: legal?.at(-1), request: `request-${i}` })
    }
  }
}

/** An account with a confirmed address that gets mails about turns at once. */
async function reader(): Promise<Client> {
  const ben = new Client()
  await ben.ask('POST', '/account', { name: 'Ben', password: PASSWORD })
  await ben.ask('PUT', '/account/address', { address: ADDRESS, password: PASSWORD })
  await vi.waitFor(() => expect(mails.to(ADDRESS)).toHaveLength(1), LONG)
  const token = /#confirm=([\w-]{43})/.exec(mails.to(ADDRESS)[0].text)?.[1]
  await ben.ask('POST', '/account/address/confirmation', { token })
  const settings = { push: false, mail: 'now', quiet: null, digestAt: 480, timeZone: 'UTC', language: 'en' }
  await ben.ask('PUT', '/notices', settings)
  return ben
}

async function kill(): Promise<void> {
  expect(await server.end('SIGKILL')).toBeNull()
}

it('a mail about a turn outlives a killed server, and one that it had sent already comes again with the same id', async () => {
  await server.start()
  const [anna, ben] = [new Client(), await reader()]
  await anna.ask('POST', '/me', { name: 'Anna' })
  const options = { players: 2, first: 1 }
  const made = await anna.ask<TableNow>('POST', '/tables', { game: 'machi-koro', options, seats: ['me', 'open'] })
  const { id, code } = made.table
  await ben.ask('POST', '/enter', { code })
  await ben.ask('POST', `/tables/${id}/sit`, {})
  await anna.ask('POST', `/tables/${id}/start`)
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

/** How many messages wait. */
async function queued(): Promise<number> {
  const store = await openSqlite(server.data)
  const rows = await store.db.selectFrom('outbox').selectAll().execute()
  await store.close()
  return rows.length
}

import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { online } from '#web/text/en/online.ts'
import type { TableNow } from '#wire/moves.ts'
import type { News } from '#wire/news.ts'
import { hurryBots, SOON } from '../support/games.ts'
import { OnlineTable } from './online-table.ts'

/** A name that no other test has used on this server, also when a test is repeated; at most 24 characters. */
export function freshName(name: string): string {
  return `${name} ${randomUUID().slice(0, 8)}`
}

/** A person at the online tables, with an own browser and one open page. */
export class Visitor {
  readonly context: BrowserContext
  #page: Page | undefined
  /** The last move that the page received. */
  #heard = 0

  constructor(context: BrowserContext) {
    this.context = context
  }

  /** A visitor with a name. */
  static async named(context: BrowserContext, name: string): Promise<Visitor> {
    const visitor = new Visitor(context)
    await visitor.ask('POST', '/me', { name })
    return visitor
  }

  get page(): Page {
    if (this.#page === undefined) throw new Error('this person has no page open')
    return this.#page
  }

  get table(): OnlineTable {
    return new OnlineTable(this.page)
  }

  /** Sends a request to the API with the cookie of this browser. */
  async ask<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<Answer> {
    const response = await this.context.request.fetch(`/api${path}`, { method, ...(data && { data }) })
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
    return response.status() === 204 ? (undefined as Answer) : response.json()
  }

  now(table: string): Promise<TableNow> {
    return this.ask('GET', `/tables/${table}`)
  }

  /** Opens an address in a new page, and closes the old one. */
  async open(address: string): Promise<void> {
    await this.close()
    const page = await this.context.newPage()
    this.#page = page
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const news: News = JSON.parse(String(payload))
        if (news.type === 'following') this.#heard = Math.max(this.#heard, news.seq)
        if (news.type === 'move') this.#heard = Math.max(this.#heard, news.move.seq)
      }),
    )
    await hurryBots(page)
    await page.goto(address)
  }

  /** Opens the table and waits for the board. */
  async openTable(table: string): Promise<void> {
    await this.open(`/online/table/?id=${table}`)
    await expect(this.table.strip).toBeVisible()
  }

  /** Enters a name when the page asks for it. */
  async sayName(name: string): Promise<void> {
    await this.page.getByRole('textbox', { name: online.name.label }).fill(name)
    await this.page.getByRole('button', { name: online.name.go }).click()
  }

  /** The id of the table to which the page goes. */
  async openedTable(): Promise<string> {
    await this.page.waitForURL('**/online/table/?id=*')
    return new URL(this.page.url()).searchParams.get('id') ?? ''
  }

  async close(): Promise<void> {
    await this.#page?.close()
    this.#page = undefined
    this.#heard = 0
  }

  /** Waits until the page shows all moves up to this one. */
  async seen(seq: number): Promise<void> {
    await expect.poll(() => this.#heard, { intervals: SOON, message: `move ${seq}` }).toBeGreaterThanOrEqual(seq)
    await expect(this.table.strip).toBeVisible()
    // The page is drawn with the next frame.
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
}

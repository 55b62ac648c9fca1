import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { TableNow } from '#wire/moves.ts'
import type { News } from '#wire/news.ts'
import { hurryBots, SOON } from '../support/games.ts'
import { OnlineTable } from './online-table.ts'

/** Somebody at the online tables, with a browser of their own and one page open in it. */
export class Visitor {
  readonly context: BrowserContext
  #page: Page | undefined
  /** The last move that came to the page. */
  #heard = 0

  constructor(context: BrowserContext) {
    this.context = context
  }

  /** Somebody who has said a name already. */
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

  /** Asks the server for something, as this browser. */
  async ask<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<Answer> {
    const response = await this.context.request.fetch(`/api${path}`, { method, ...(data && { data }) })
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
    return response.status() === 204 ? (undefined as Answer) : response.json()
  }

  now(table: string): Promise<TableNow> {
    return this.ask('GET', `/tables/${table}`)
  }

  /** Goes to an address in a new page; the one that was open is closed. */
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

  /** Sits down in front of the board. */
  async openTable(table: string): Promise<void> {
    await this.open(`/online/table/?id=${table}`)
    await expect(this.table.strip).toBeVisible()
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
    // What has come is drawn with the next picture.
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
}

import type { Viewer } from '#wire/moves.ts'
import type { News } from '#wire/news.ts'
import type { ChatLine } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { Database } from '../database/schema.ts'
import { chatLineOf, factsOf } from './facts.ts'
import { type MoveEvent, replayMoves } from './history.ts'
import { EventNews, HistoryCache } from './history-cache.ts'
import type { HotTable } from './hot-table.ts'
import type { GameSetup, LogRow } from './live-table.ts'
import { tableNotFound } from './table-rows.ts'

/** How many of the latest lines a client gets. */
export const CHAT_LINES = 100

/** Sends news to the followers of tables. Callers hold the lock on the table. */
export class NewsHub {
  readonly followers: Followers
  /** Called when a follower comes, goes, or gets another seat. */
  onFollowersChange: ((table: string) => void) | undefined
  readonly histories = new HistoryCache()
  readonly #db: Database

  /** `onChange` is called when a follower comes or goes. */
  constructor(db: Database, onChange: (table: string) => void) {
    this.#db = db
    this.followers = new Followers((table) => {
      onChange(table)
      this.onFollowersChange?.(table)
    })
  }

  /**
   * Updates the viewer of each follower to its current seat. Removes followers that can no longer read the table, and
   * those that would get views of another seat than they expect. Before the game begins there are no views.
   */
  updateViewers(table: HotTable): void {
    const { id } = table
    for (const follower of this.followers.of(id)) {
      const viewer = table.viewerOf(follower.userId)
      if (viewer !== follower.viewer) this.onFollowersChange?.(id)
      follower.viewer = viewer
      const { userId, expected = viewer } = follower
      const isExpected = expected === viewer || table.row.status === 'waiting'
      if (table.canRead(userId) && isExpected) continue
      this.followers.remove(id, follower)
      const { body } = table.canRead(userId) ? otherSeat() : tableNotFound()
      follower.send(newsText({ type: 'left', table: id, problem: body }))
    }
  }

  sendFacts(table: HotTable): void {
    const { id, row } = table
    this.updateViewers(table)
    const followers = this.followers.of(id)
    if (followers.size === 0) return
    const text = newsText({ type: 'facts', table: id, facts: factsOf(table) })
    for (const follower of followers) {
      if (follower.version >= row.version) continue
      follower.version = row.version
      follower.send(text)
    }
  }

  /** Sends a move to the followers that do not have it, and adds it to the history of its table. */
  move(id: string, event: MoveEvent): void {
    const news = new EventNews(id, event)
    for (const follower of this.followers.of(id)) sendMove(news, event, follower)
    this.histories.add(id, event, news)
  }

  /** Sends the latest chat lines that a follower has not received. */
  async sendChat({ id }: HotTable, followers: readonly Follower[]): Promise<void> {
    if (followers.length === 0) return
    const known = Math.min(...followers.map(({ chat }) => chat))
    const lines = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', id)
      .where('id', '>', known)
      .orderBy('id', 'desc')
      .limit(CHAT_LINES)
      .execute()
    for (const line of lines.reverse()) sendLine(id, chatLineOf(line), followers)
  }

  /** Sends followers the moves of a whole log that they have not received. */
  sendMoves(id: string, setup: GameSetup, rows: readonly LogRow[], followers: readonly Follower[]): void {
    const last = rows.at(-1)?.seq ?? 0
    const behind = followers.filter(({ seq }) => seq < last)
    if (behind.length === 0) return
    const known = Math.min(...behind.map(({ seq }) => seq))
    for (const event of replayMoves(setup, rows, known)) {
      const news = new EventNews(id, event)
      for (const follower of behind) sendMove(news, event, follower)
    }
  }
}

/** What a client has of a table, and whose views it expects: see `follow` in the wire format. */
export interface FollowFrom {
  readonly seq: number
  readonly chat: number
  readonly viewer?: Viewer | undefined
}

export function otherSeat(): ApiError {
  return new ApiError('other-seat', 'you do not have this seat')
}

/** What is known of the page behind a socket. */
export interface Page {
  /** When it was hidden, for example behind another tab; null while it is visible. */
  hiddenAt: number | null
  /** When it was last known to be open. */
  openAt: number
}

/** A subscription to a table, with what was already sent. */
export interface Follower {
  readonly userId: string | undefined
  viewer: Viewer
  /** Whose views the client expects; undefined if it did not say. */
  readonly expected: Viewer | undefined
  seq: number
  chat: number
  version: number
  /** The presence of the seats, as JSON. */
  presence: string
  /** Undefined for a client that is no page. */
  readonly page?: Page | undefined
  send(news: string): void
}

const NO_FOLLOWERS: ReadonlySet<Follower> = new Set()

/** The followers of tables on this node. A followed table need not be hot. */
class Followers {
  readonly #of = new Map<string, Set<Follower>>()
  /** How often each person follows a table. */
  readonly #people = new Map<string, number>()
  #count = 0
  readonly #onChange: (table: string) => void

  constructor(onChange: (table: string) => void) {
    this.#onChange = onChange
  }

  get count(): number {
    return this.#count
  }

  of(table: string): ReadonlySet<Follower> {
    return this.#of.get(table) ?? NO_FOLLOWERS
  }

  tables(): Iterable<string> {
    return this.#of.keys()
  }

  /** The tables that signed-in people follow. */
  tablesOfPeople(): string[] {
    return [...this.#of].flatMap(([id, all]) => ([...all].some(({ userId }) => userId !== undefined) ? [id] : []))
  }

  /** Whether this person follows any table here. */
  has(userId: string): boolean {
    return this.#people.has(userId)
  }

  /** The people who follow any table here. */
  people(): Iterable<string> {
    return this.#people.keys()
  }

  add(table: string, follower: Follower): () => void {
    const all = this.#of.get(table) ?? new Set()
    this.#of.set(table, all.add(follower))
    this.#note(follower, 1)
    this.#onChange(table)
    return () => this.remove(table, follower)
  }

  remove(table: string, follower: Follower): void {
    const all = this.#of.get(table)
    if (!all?.delete(follower)) return
    this.#note(follower, -1)
    if (all.size === 0) this.#of.delete(table)
    this.#onChange(table)
  }

  #note({ userId }: Follower, by: number): void {
    this.#count += by
    if (userId === undefined) return
    const count = (this.#people.get(userId) ?? 0) + by
    if (count === 0) this.#people.delete(userId)
    else this.#people.set(userId, count)
  }
}

function sendMove(news: EventNews, { row: { seq } }: MoveEvent, follower: Follower): void {
  if (follower.seq >= seq) return
  follower.seq = seq
  follower.send(news.textFor(follower.viewer))
}

function sendLine(table: string, line: ChatLine, followers: readonly Follower[]): void {
  const text = newsText({ type: 'chat', table, line })
  for (const follower of followers) {
    if (follower.chat >= line.id) continue
    follower.chat = line.id
    follower.send(text)
  }
}

export function newsText(news: News): string {
  return JSON.stringify(news)
}

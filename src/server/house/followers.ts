import type { News } from '#wire/news.ts'
import type { ChatLine } from '#wire/tables.ts'
import { type Eyes, type Happened, moveFor, needsView } from './history.ts'

/** Somebody who hears of a table, and what was sent already. */
export interface Follower {
  readonly userId: string | undefined
  eyes: Eyes
  seq: number
  chat: number
  version: number
  send(news: string): void
}

const NOBODY: ReadonlySet<Follower> = new Set()

/** Everybody who follows a table on this node. A table may grow cold while it is followed. */
export class Followers {
  readonly #of = new Map<string, Set<Follower>>()
  #count = 0

  get count(): number {
    return this.#count
  }

  of(table: string): ReadonlySet<Follower> {
    return this.#of.get(table) ?? NOBODY
  }

  tables(): Iterable<string> {
    return this.#of.keys()
  }

  /** The tables that people follow; visitors without a name do not count. */
  tablesOfPeople(): string[] {
    return [...this.#of].flatMap(([id, all]) => ([...all].some(({ userId }) => userId !== undefined) ? [id] : []))
  }

  add(table: string, follower: Follower): () => void {
    const all = this.#of.get(table) ?? new Set()
    this.#of.set(table, all.add(follower))
    this.#count++
    return () => this.remove(table, follower)
  }

  remove(table: string, follower: Follower): void {
    const all = this.#of.get(table)
    if (!all?.delete(follower)) return
    this.#count--
    if (all.size === 0) this.#of.delete(table)
  }

  /** Tells everybody who has not heard of it. Those who are told the same get the same text, which is made once. */
  tellMove(table: string, happened: Happened): void {
    const texts = new Map<Eyes | 'everybody', string>()
    const { isOpen } = happened.table.deal.game
    for (const follower of this.of(table)) {
      if (follower.seq >= happened.row.seq) continue
      const whose = !needsView(happened, follower.eyes) ? 'everybody' : isOpen ? 'spectator' : follower.eyes
      let text = texts.get(whose)
      if (text === undefined) {
        text = moveText(table, happened, follower.eyes)
        texts.set(whose, text)
      }
      follower.seq = happened.row.seq
      follower.send(text)
    }
  }
}

export function tellLine(table: string, line: ChatLine, followers: readonly Follower[]): void {
  const text = newsText({ type: 'chat', table, line })
  for (const follower of followers) {
    if (follower.chat >= line.id) continue
    follower.chat = line.id
    follower.send(text)
  }
}

export function moveText(table: string, happened: Happened, eyes: Eyes): string {
  return newsText({ type: 'move', table, move: moveFor(happened, eyes) })
}

export function newsText(news: News): string {
  return JSON.stringify(news)
}

import type { Viewer } from '#wire/moves.ts'
import { isOpenToAll, type MoveEvent, moveFor, needsView, Snapshots } from './history.ts'
import type { GameSetup } from './live-table.ts'

/** The memory limit for histories on a node; the least recently read are dropped first. */
const MOST_BYTES = 64 * 1024 * 1024
/** About the size of one stored state. */
const SNAPSHOT_BYTES = 8 * 1024

/** The news of all moves of a table for one viewer, in order: that of move `seq` is at `seq - 1`. */
export type MoveTexts = readonly string[]

/** The cached history of a table. */
export class TableHistory {
  snapshots = new Snapshots()
  /** Its size as counted in the cache. */
  counted = 0
  readonly #texts = new Map<Viewer, string[]>()
  #textBytes = 0

  get bytes(): number {
    return this.#textBytes + this.snapshots.count * SNAPSHOT_BYTES
  }

  texts(viewer: Viewer): MoveTexts | undefined {
    return this.#texts.get(viewer)
  }

  setTexts(viewer: Viewer, texts: string[]): void {
    if (this.#texts.has(viewer)) return
    this.#texts.set(viewer, texts)
    for (const { length } of texts) this.#textBytes += length
  }

  add(event: MoveEvent, news: EventNews): void {
    const { row, removed, table } = event
    if (removed !== undefined) this.snapshots.forgetFrom(removed[0] ?? row.seq)
    this.snapshots.add(table)
    for (const [viewer, texts] of this.#texts) {
      // Texts read from the database may be ahead of the table in memory.
      if (texts.length !== row.seq - 1) continue
      const text = news.textFor(viewer)
      texts.push(text)
      this.#textBytes += text.length
    }
  }
}

/** The histories that were read on this node, limited by their size. */
export class HistoryCache {
  /** The least recently read first. */
  readonly #kept = new Map<string, TableHistory>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes
  }

  get(id: string): TableHistory | undefined {
    const history = this.#kept.get(id)
    if (history === undefined) return undefined
    this.#kept.delete(id)
    this.#kept.set(id, history)
    return history
  }

  /** The history of a table, created if missing. Call `resize` after changing it. */
  open(id: string): TableHistory {
    const history = this.get(id) ?? new TableHistory()
    this.#kept.set(id, history)
    return history
  }

  /** Adds a move if the history of its table is cached. */
  add(id: string, event: MoveEvent, news: EventNews): void {
    const history = this.#kept.get(id)
    if (history === undefined) return
    history.add(event, news)
    this.resize(id)
  }

  /** Updates the size of a history, and drops others if the cache is too large. */
  resize(id: string): void {
    const history = this.#kept.get(id)
    if (history === undefined) return
    this.#bytes += history.bytes - history.counted
    history.counted = history.bytes
    for (const oldest of this.#kept.keys()) {
      // The last one stays, however large it is: a reader is waiting for it.
      if (this.#bytes <= this.#mostBytes || this.#kept.size === 1) return
      this.forget(oldest)
    }
  }

  forget(id: string): void {
    this.#bytes -= this.#kept.get(id)?.counted ?? 0
    this.#kept.delete(id)
  }
}

/** The news of one move. Viewers with the same text share it, so it is serialised once. */
export class EventNews {
  readonly #table: string
  readonly #event: MoveEvent
  readonly #texts = new Map<Viewer | 'everybody', string>()

  constructor(table: string, event: MoveEvent) {
    this.#table = table
    this.#event = event
  }

  textFor(viewer: Viewer): string {
    const whose = needsView(this.#event, viewer) ? historyViewer(this.#event.table.setup, viewer) : 'everybody'
    const known = this.#texts.get(whose)
    if (known !== undefined) return known
    const text = moveNews(this.#table, this.#event, viewer)
    this.#texts.set(whose, text)
    return text
  }
}

/** The viewer whose history this one shares: the spectator if all views are equal. */
export function historyViewer(setup: GameSetup, viewer: Viewer): Viewer {
  return isOpenToAll(setup) ? 'spectator' : viewer
}

export function moveNews(table: string, event: MoveEvent, viewer: Viewer): string {
  return `${newsPrefix(table)}${JSON.stringify(moveFor(event, viewer))}}`
}

/** The move without the news around it. */
export function moveIn(table: string, news: string): string {
  return news.slice(newsPrefix(table).length, -1)
}

function newsPrefix(table: string): string {
  return `{"type":"move","table":${JSON.stringify(table)},"move":`
}

import { createStore, entries, promisifyRequest } from 'idb-keyval'
import { isObject } from '#engine/json.ts'
import * as local from './local.ts'

/**
 * Everything large: saved games with their summaries, card sets, analyses. It is stored in the browser's database, and a
 * copy in memory makes reading immediate. Earlier versions stored it in `localStorage`, from where it is moved; that is
 * also where it stays while the database cannot be used.
 */
const LARGE = ['game.', 'summary.', 'cards.', 'set-draft.', 'analyses'] as const

/** Only these are moved from `localStorage` into the database, so that nothing else may be written. */
type Name = `${(typeof LARGE)[number]}${string}`

/** Some browsers never answer when a database is opened. In milliseconds. */
const LONGEST_OPENING = 4000

/** What tabs tell each other after a write; without a text, the name was erased. */
interface Change {
  readonly name: Name
  readonly text?: string
}

export class Library {
  readonly #database: Database
  readonly #openChannel: () => BroadcastChannel
  #channel: BroadcastChannel | undefined
  #opened: Promise<void> | undefined
  /** JSON by name; undefined while everything is in `localStorage`. */
  #texts: Map<string, string> | undefined
  /** The last writes that the database has not confirmed. */
  readonly #unconfirmed = new Map<Name, string>()
  readonly #listeners = new Set<(name: string) => void>()

  constructor(database: Database, openChannel: () => BroadcastChannel) {
    this.#database = database
    this.#openChannel = openChannel
  }

  /**
   * Reads the database, and moves into it what is still in `localStorage`. Never rejects: where there is no database, or
   * until a slow one has opened after all, `localStorage` is used.
   */
  open(): Promise<void> {
    this.#opened ??= Promise.race([this.#open(), new Promise<void>((go) => setTimeout(go, LONGEST_OPENING))])
    return this.#opened
  }

  read(name: Name): unknown {
    if (this.#texts === undefined) return local.read(name)
    const text = this.#texts.get(name)
    return text === undefined ? undefined : JSON.parse(text)
  }

  namesUnder(prefix: string): Name[] {
    const names = this.#texts === undefined ? local.namesUnder(prefix) : [...this.#texts.keys()]
    return names.filter(isLarge).filter((name) => name.startsWith(prefix))
  }

  /** Can be read again at once. Resolves to whether it was stored; if not, it is lost when the page is left. */
  async write(name: Name, value: unknown): Promise<boolean> {
    if (this.#texts === undefined) return local.write(name, value)
    const text = JSON.stringify(value)
    const older = textInLocal(name)
    this.#texts.set(name, text)
    this.#unconfirmed.set(name, text)
    try {
      await this.#database.set(name, text)
      eraseInLocal(name, [older, text])
    } catch {
      if (!local.write(name, value)) return false
    }
    if (this.#unconfirmed.get(name) === text) this.#unconfirmed.delete(name)
    this.#tell({ name, text })
    return true
  }

  erase(name: Name): void {
    local.erase(name)
    if (this.#texts === undefined) return
    this.#texts.delete(name)
    this.#unconfirmed.delete(name)
    this.#database.delete(name).then(
      () => this.#tell({ name }),
      () => undefined,
    )
  }

  /** Calls `changed` when another tab of this browser writes or erases something. */
  onOtherTab(changed: (name: string) => void): () => void {
    this.#listeners.add(changed)
    const stop = local.onOtherTab((name) => {
      if (this.#texts === undefined) changed(name)
    })
    return () => {
      this.#listeners.delete(changed)
      stop()
    }
  }

  async #open(): Promise<void> {
    const missed: Change[] = []
    let channel: BroadcastChannel | undefined
    try {
      // Listens first, so that nothing is missed that another tab writes while this one reads.
      channel = this.#openChannel()
      channel.onmessage = ({ data }: MessageEvent<Change>) => missed.push(data)
      this.#texts = new Map(await this.#database.entries())
    } catch {
      channel?.close()
      return
    }
    this.#channel = channel
    this.#moveFromLocal(this.#texts)
    for (const change of missed) this.#apply(change)
    channel.onmessage = ({ data }: MessageEvent<Change>) => this.#apply(data)
    local.onOtherTab((name) => {
      // From a tab that is closing, or one of an earlier version.
      const text = textInLocal(name)
      if (isLarge(name) && text !== undefined) this.#apply({ name, text })
    })
    window.addEventListener('pagehide', () => this.#secure())
    document.addEventListener('visibilitychange', () => document.hidden && this.#secure())
    window.addEventListener('pageshow', ({ persisted }) => persisted && void this.#refresh())
    // For pages that did not wait so long.
    for (const name of this.#texts.keys()) this.#changed(name)
  }

  /** Erases nothing before the database has it, so that it can be interrupted, and done by two tabs at once. */
  #moveFromLocal(texts: Map<string, string>): void {
    const found = new Map<string, string>()
    for (const name of local.namesUnder('').filter(isLarge)) {
      const text = textInLocal(name)
      if (text !== undefined) found.set(name, text)
    }
    if (found.size === 0) return
    for (const [name, text] of found) {
      const old = texts.get(name)
      if (old === undefined || isNewer(text, old)) texts.set(name, text)
    }
    this.#database.merge(found, isNewer).then(
      () => {
        for (const [name, text] of found) eraseInLocal(name, [text])
      },
      // It stays where it is, and is moved the next time.
      () => undefined,
    )
  }

  /** Puts what the database has not confirmed where it is stored at once: the page may be about to go. */
  #secure(): void {
    for (const [name, text] of this.#unconfirmed) local.write(name, JSON.parse(text))
  }

  /** Reads everything again, after the page was frozen and could not hear other tabs. */
  async #refresh(): Promise<void> {
    if (this.#texts === undefined) return
    const before = this.#texts
    this.#texts = new Map([...(await this.#database.entries()), ...this.#unconfirmed])
    for (const name of new Set([...before.keys(), ...this.#texts.keys()])) {
      if (before.get(name) !== this.#texts.get(name)) this.#changed(name)
    }
  }

  #apply({ name, text }: Change): void {
    if (text === undefined) this.#texts?.delete(name)
    else this.#texts?.set(name, text)
    this.#changed(name)
  }

  #changed(name: string): void {
    for (const listener of this.#listeners) listener(name)
  }

  #tell(change: Change): void {
    this.#channel?.postMessage(change)
  }
}

function isLarge(name: string): name is Name {
  return LARGE.some((prefix) => name.startsWith(prefix))
}

function textInLocal(name: string): string | undefined {
  const value = local.read(name)
  return value === undefined ? undefined : JSON.stringify(value)
}

/** Unless another tab has written something else there by now. */
function eraseInLocal(name: string, known: readonly (string | undefined)[]): void {
  const text = textInLocal(name)
  if (text !== undefined && known.includes(text)) local.erase(name)
}

/** Games and their summaries say when they were changed. Of the rest, what is in `localStorage` was written last. */
function isNewer(text: string, old: string): boolean {
  const [when, before] = [text, old].map((each) => {
    const json: unknown = JSON.parse(each)
    return isObject(json) && typeof json.changedAt === 'number' ? json.changedAt : Number.POSITIVE_INFINITY
  })
  return when >= before
}

export const library = new Library(indexedDatabase(), () => new BroadcastChannel('hilltop.library'))

/** What the library needs of the browser's database: texts by name. Everything is rejected where there is no database. */
export interface Database {
  entries(): Promise<[name: string, text: string][]>
  set(name: string, text: string): Promise<void>
  delete(name: string): Promise<void>
  /** Writes those texts that are newer than what is there, all or none, with no other write in between. */
  merge(texts: ReadonlyMap<string, string>, isNewer: (text: string, old: string) => boolean): Promise<void>
}

function indexedDatabase(): Database {
  const inStore = createStore('hilltop', 'library')
  const change = (write: (store: IDBObjectStore) => void) =>
    inStore('readwrite', (store) => {
      write(store)
      // The browser then finishes the transaction even if the page is closed before it is told.
      store.transaction.commit()
      return promisifyRequest(store.transaction)
    })
  return {
    entries: async () => entries(inStore),
    set: async (name, text) => change((store) => store.put(text, name)),
    delete: async (name) => change((store) => store.delete(name)),
    merge: async (texts, isNewer) =>
      inStore('readwrite', (store) => {
        for (const [name, text] of texts) {
          const found: IDBRequest<string | undefined> = store.get(name)
          found.onsuccess = () => {
            if (found.result === undefined || isNewer(text, found.result)) store.put(text, name)
          }
        }
        return promisifyRequest(store.transaction)
      }),
  }
}

import { z } from 'zod'
import type { Runtime } from '#engine/runtime.ts'
import { shownReactionSchema } from '#wire/social.ts'
import { SYSTEM } from '../runtime.ts'
import type { Database, KeyRow, MoveRow } from './schema.ts'

/** The change of a table's row with a move. */
export interface TableChange {
  readonly active: string
  readonly due_at: number | null
  readonly moved_at: number
  /** Not null if the move ends the game. */
  readonly winners: string | null
  /** 1 if followers must also get the facts of the table, otherwise 0. */
  readonly version: number
}

export interface NewMove extends MoveRow {
  /** The version of the table that the move was checked against. */
  readonly known: number
  /** Undefined if only the log grows. */
  readonly change: TableChange | undefined
}

const count = z.int().nonnegative()

/** Messages between nodes. They are checked when they arrive, since other programs can send some too. */
export const notificationSchema = z.union([
  /** The last move, the version of the facts, or the last chat line of a table. */
  z.object({
    table: z.string(),
    seq: count.exactOptional(),
    version: count.exactOptional(),
    chat: count.exactOptional(),
    /** Players of the table came or went. */
    presence: z.literal(true).exactOptional(),
    /** A player reacted; it is stored nowhere else. */
    reaction: shownReactionSchema.extend({ node: z.string() }).exactOptional(),
  }),
  /** Something about this user changed: a session or token ended, the user was blocked, deleted or renamed. */
  z.object({ user: z.string() }),
  /** Who is online at a node. A long list comes in parts, of which the first replaces what was known. */
  z.object({ node: z.string(), online: z.array(z.string()), isFirst: z.boolean() }),
])

export type Notification = Readonly<z.infer<typeof notificationSchema>>
export type TableNotification = Extract<Notification, { readonly table: string }>

/** The table whose nodes need a notification; undefined if all nodes do: the lobby shows what changes the version. */
export function tableOf(notification: Notification): string | undefined {
  return 'table' in notification && notification.version === undefined ? notification.table : undefined
}

/** The database, and notifications between nodes. */
export interface DatabaseStore {
  readonly db: Database
  /**
   * Writes a move durably. Returns false if its number or request id is already used, the game is over, or the table has
   * another version. Concurrent moves are written together.
   */
  append(move: NewMove): Promise<boolean>
  /** Notifies all other nodes, and possibly this one. */
  publish(notification: Notification): Promise<void>
  /** Adds a listener for changes by other nodes. It is called with undefined if anything may have changed. */
  listen(heard: Heard): void
  /**
   * Whether this node needs the notifications of a table that do not concern all nodes. Resolves when no later one will be
   * missed; call it before reading the table. Never rejects.
   */
  setInterest(table: string, isInterested: boolean): Promise<void>
  /** Milliseconds since 1970 by the clock of the database; missing where that is the clock of this machine. */
  readClock?(): Promise<number>
  /** Whether moves can be written, as far as the last attempt tells. */
  isAppending(): boolean
  /** Whether notifications are sent to other nodes and received from them. */
  hasNotifications(): boolean
  close(): Promise<void>
}

export type Heard = (notification: Notification | undefined) => void

/** Whether a row was not written because of a unique constraint. */
export function isConflict(error: unknown): boolean {
  const code = (error as { readonly code?: unknown } | null)?.code
  return code === '23505' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE'
}

/** The keys with this id. They are made with the database; nodes that start at the same time all use those written first. */
export async function storedKey(db: Database, id: string, make: () => Omit<KeyRow, 'id'>): Promise<KeyRow> {
  const read = () => db.selectFrom('keys').selectAll().where('id', '=', id).executeTakeFirst()
  const known = await read()
  if (known !== undefined) return known
  await db
    .insertInto('keys')
    .values({ id, ...make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const written = await read()
  if (written === undefined) throw new Error(`the key ${id} could not be read back`)
  return written
}

interface Waiting<Item, Answer> {
  readonly item: Item
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/**
 * Collects items while a batch is being written, and writes them together. Under load, many items share one disk sync;
 * a single item is written immediately.
 */
export class Batch<Item, Answer> {
  readonly #write: (items: readonly Item[]) => Promise<readonly Answer[]>
  readonly #limit: number
  readonly #runtime: Pick<Runtime, 'soon'>
  #waiting: Waiting<Item, Answer>[] = []
  #isWriting = false

  constructor(
    write: (items: readonly Item[]) => Promise<readonly Answer[]>,
    limit: number,
    runtime: Pick<Runtime, 'soon'> = SYSTEM,
  ) {
    this.#write = write
    this.#limit = limit
    this.#runtime = runtime
  }

  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      if (!this.#isWriting) {
        this.#isWriting = true
        // Items of the same event loop turn are included.
        this.#runtime.soon(() => void this.#writeAll())
      }
    })
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#limit)
      try {
        const answers = await this.#write(batch.map(({ item }) => item))
        for (const [i, { resolve }] of batch.entries()) resolve(answers[i])
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
      if (this.#waiting.length > 0) await new Promise<void>((goOn) => this.#runtime.soon(goOn))
    }
    this.#isWriting = false
  }
}

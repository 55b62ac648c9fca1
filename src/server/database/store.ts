import type { ShownReaction } from '#wire/social.ts'
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

/** A message between nodes: the last move, the version of the facts, or the last chat line of a table. */
export interface TableNotification {
  readonly table: string
  readonly seq?: number
  readonly version?: number
  readonly chat?: number
  /** Players of the table came or went. */
  readonly presence?: true
  /** A player reacted; it is stored nowhere else. */
  readonly reaction?: ShownReaction & { readonly node: string }
}

/** Something about this user changed: a session or token ended, the user was blocked, deleted or renamed. */
export interface UserNotification {
  readonly user: string
}

/** Who is online at a node. A long list comes in parts, of which the first replaces what was known. */
export interface OnlineNotification {
  readonly node: string
  readonly online: readonly string[]
  readonly isFirst: boolean
}

export type Notification = TableNotification | UserNotification | OnlineNotification

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

import type { Database, MoveRow } from './schema.ts'

/** What a move changes in the row of its table. */
export interface TableChange {
  readonly active: string
  readonly due_at: number | null
  readonly moved_at: number
  /** There when the game is over with it. */
  readonly winners: string | null
  /** Raised where people have to know of a change besides the move. */
  readonly version: number
}

export interface NewMove extends MoveRow {
  /** The version of the table that the move was checked against. */
  readonly known: number
  /** Left out where only the log grows. */
  readonly change: TableChange | undefined
}

/** What is new at a table: its last move, the version of its facts, its last line of chat. */
export interface TableNotification {
  readonly table: string
  readonly seq?: number
  readonly version?: number
  readonly chat?: number
}

/** Something about this user changed: a session or token ended, the user was blocked, deleted or renamed. */
export interface UserNotification {
  readonly user: string
}

export type Notification = TableNotification | UserNotification

/** Where everything is kept, and how nodes hear of each other. */
export interface DatabaseStore {
  readonly db: Database
  /**
   * Writes a move durably: true, or false where another one has its number or its request, the game is not being played
   * any more, or the table has another version. Moves of many tables that come together are written together, and wait
   * for the disk once.
   */
  append(move: NewMove): Promise<boolean>
  /** Tells all other nodes, and may tell this one too. */
  publish(notification: Notification): Promise<void>
  /** Is called with what other nodes did; with nothing where anything may have happened. There may be several. */
  listen(heard: Heard): void
  /** Whether what other nodes do is heard here. */
  isListening(): boolean
  close(): Promise<void>
}

export type Heard = (notification: Notification | undefined) => void

/** Whether a row could not be written because another one has what must be unique. */
export function isConflict(error: unknown): boolean {
  const code = (error as { readonly code?: unknown } | null)?.code
  return code === '23505' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE'
}

import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import Libsql from 'libsql'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { inTransaction, SqliteDriver } from './sqlite-driver.ts'
import { Batch, type DatabaseStore, type Heard, type NewMove } from './store.ts'

/** How often to poll for writes by other processes, such as the admin command. */
const POLL_MS = 2000

const BATCH_LIMIT = 500

/** How long writes wait for another process. */
const LOCK_WAIT_MS = 3000

export const DATABASE_FILE = 'hilltop.db'

const INSERT = `
INSERT INTO moves (table_id, seq, seat, kind, text, is_bots, at, request)
SELECT id, ?, ?, ?, ?, ?, ?, ? FROM tables WHERE id = ? AND status = 'playing' AND version = ?
ON CONFLICT DO NOTHING`

const CHANGE =
  'UPDATE tables SET active = ?, due_at = ?, moved_at = ?, version = version + ?, proposal = CASE WHEN ? > 0 THEN NULL ELSE proposal END WHERE id = ?'

const END = "UPDATE tables SET status = 'over', winners = ?, ended_at = ?, code = NULL WHERE id = ?"

/** A database in one file, for one node. */
export async function openSqlite(folder: string, lockWait = LOCK_WAIT_MS): Promise<DatabaseStore> {
  const file = new Libsql(privateFile(folder))
  file.pragma(`busy_timeout = ${LOCK_WAIT_MS}`)
  file.pragma('journal_mode = WAL')
  // An acknowledged move survives a power failure.
  file.pragma('synchronous = FULL')
  // From now on the driver waits, without blocking the process.
  file.pragma('busy_timeout = 0')
  const driver = new SqliteDriver(file, lockWait)
  const db = new Kysely<Schema>({ dialect: driver.dialect })
  await migrate(db)
  const writeMoves = moveWriter(file)
  const moves = new Batch<NewMove, boolean>((batch) => driver.write(() => writeMoves(batch)), BATCH_LIMIT)

  const listeners: Heard[] = []
  let poll: ReturnType<typeof setInterval> | undefined
  return {
    db,
    append: (move) => moves.add(move),
    publish: async () => undefined,
    listen(onNotification) {
      listeners.push(onNotification)
      if (listeners.length > 1) return
      // Changes only with writes by other connections.
      const statement = file.prepare('PRAGMA data_version')
      // The driver adds a duration to the row, so only this field is compared.
      const version = () => (statement.get() as { readonly data_version: number }).data_version
      let known = version()
      poll = setInterval(() => {
        try {
          const now = version()
          const isNew = now !== known
          known = now
          if (isNew) for (const onNotification of listeners) onNotification(undefined)
        } catch {
          // The file cannot be read now; the next successful poll finds what was written meanwhile.
        }
      }, POLL_MS)
      poll.unref()
    },
    // Every write needs room in the same file, so the heartbeat tells as much.
    setInterest: async () => undefined,
    isAppending: () => true,
    hasNotifications: () => true,
    async close() {
      clearInterval(poll)
      await db.destroy()
    },
  }
}

/**
 * The database file, which only the owner of this process may read: it holds seeds of running games and password hashes.
 * SQLite gives its other files the same permissions.
 */
function privateFile(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, DATABASE_FILE)
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  const files = readdirSync(folder)
  const own = files.filter((name) => name.startsWith(DATABASE_FILE))
  for (const name of own) tighten(join(folder, name), 0o600)
  // A folder with other files in it may have other readers.
  if (own.length === files.length) tighten(folder, 0o700)
  return path
}

function tighten(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch {
    // It belongs to another user, or the file system has no permissions.
  }
}

/** Writes moves in one transaction; returns for each whether it was written. */
export function moveWriter(file: Libsql.Database): (batch: readonly NewMove[]) => boolean[] {
  const insert = file.prepare(INSERT)
  const change = file.prepare(CHANGE)
  const end = file.prepare(END)

  const writeMove = (move: NewMove): boolean => {
    const { table_id, seq, seat, kind, text, is_bots, at, request, known } = move
    if (insert.run(seq, seat, kind, text, is_bots, at, request, table_id, known).changes === 0) return false
    if (move.change !== undefined) {
      const { active, due_at, moved_at, winners, version } = move.change
      change.run(active, due_at, moved_at, version, version, table_id)
      if (winners !== null) end.run(winners, moved_at, table_id)
    }
    return true
  }
  return (batch) => inTransaction(file, () => batch.map(writeMove))
}

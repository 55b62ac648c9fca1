import type Libsql from 'libsql'
import { moveWriter } from '#server/database/sqlite.ts'
import type { NewMove } from '#server/database/store.ts'

/** Bugs that can be planted in the store, see `planted.ts`. */
export type Flaw =
  | 'stays-deaf'
  | 'writes-when-closed'
  | 'acknowledges-first'
  | 'drops-requests'
  | 'overwrites-moves'
  | 'overwrites-chat'

const ANY_MOVE = 'INTO moves (table_id, seq, seat, kind, text, is_bots, at, request) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'

/** Writes moves as the server does, but for one bug. */
export function flawedWriter(file: Libsql.Database, flaw: Flaw): (batch: readonly NewMove[]) => boolean[] {
  const write = moveWriter(file)
  if (flaw === 'drops-requests') return (batch) => write(batch.map((move) => ({ ...move, request: null })))
  if (flaw !== 'writes-when-closed' && flaw !== 'overwrites-moves') return write
  const insert = file.prepare(`INSERT OR ${flaw === 'overwrites-moves' ? 'REPLACE' : 'IGNORE'} ${ANY_MOVE}`)
  const status = file.prepare('SELECT status FROM tables WHERE id = ?')
  return (batch) =>
    batch.map((move) => {
      const { table_id, seq, seat, kind, text, is_bots, at, request } = move
      const [isWritten] = write([move])
      const now = (status.get(table_id) as { readonly status: string }).status
      if (isWritten || now !== (flaw === 'overwrites-moves' ? 'playing' : 'closed')) return isWritten
      return insert.run(table_id, seq, seat, kind, text, is_bots, at, request).changes > 0
    })
}

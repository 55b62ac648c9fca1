import type { Seat } from '../../engine/game.ts'
import type { MoveRow } from '../database/schema.ts'

/** A row of the log, as far as the game goes. */
export type LogRow = Pick<MoveRow, 'seq' | 'seat' | 'kind' | 'text' | 'is_bots' | 'at'>

/** The actions that still stand after everything that was taken back, in order. */
export function standing(rows: readonly LogRow[]): LogRow[] {
  let kept: LogRow[] = []
  for (const row of rows) kept = row.kind === 'action' ? push(kept, row) : without(kept, removedBy(row, kept))
  return kept
}

/** The numbers of the actions that a row takes back, of those that stand before it. */
export function removedBy(row: Pick<LogRow, 'kind' | 'seat' | 'text'>, kept: readonly LogRow[]): number[] {
  if (row.kind === 'action') return []
  const number = Number(row.text)
  if (row.kind === 'rewind') return kept.filter(({ seq }) => seq > number).map(({ seq }) => seq)
  return ownLast(kept, row.seat, number)
}

export function without(kept: readonly LogRow[], removed: readonly number[]): LogRow[] {
  return kept.filter(({ seq }) => !removed.includes(seq))
}

function ownLast(kept: readonly LogRow[], seat: Seat, count: number): number[] {
  const own = kept.filter((row) => row.seat === seat)
  return own.slice(Math.max(0, own.length - count)).map(({ seq }) => seq)
}

function push(kept: LogRow[], row: LogRow): LogRow[] {
  kept.push(row)
  return kept
}

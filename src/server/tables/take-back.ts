import type { Match } from '#engine/match.ts'
import type { Runtime } from '#engine/runtime.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import type { Database } from '../database/schema.ts'
import { type MoveEvent, Replay } from './history.ts'
import { type LiveTable, type LogRow, matchOf } from './live-table.ts'
import type { Snapshots } from './snapshots.ts'
import { moveRows } from './table-rows.ts'

/** How many moves are replayed before other work gets its turn. */
export const SLICE = 100

export function giveWay(runtime: Pick<Runtime, 'soon'>): Promise<void> {
  return new Promise((resolve) => runtime.soon(resolve))
}

interface TakingBack {
  readonly db: Database
  readonly runtime: Pick<Runtime, 'soon'>
}

/**
 * The game after an undo or rewind. Only the end of the log is read and replayed, from the last snapshot before the
 * removed moves. `check` may refuse an undo; until then nothing has changed.
 */
export async function takeBack(
  { db, runtime }: TakingBack,
  { id, live }: { readonly id: string; readonly live: LiveTable },
  snapshots: Snapshots,
  row: LogRow,
  check?: (match: Match) => void,
): Promise<MoveEvent> {
  const { setup } = live
  if (snapshots.count === 0) await fill({ db, runtime }, id, live, snapshots)
  for (const start of snapshots.latestFirst) {
    const event = await takeBackFrom(start)
    if (event !== undefined) return event
  }
  return (await takeBackFrom(undefined)) as MoveEvent

  /** Undefined if this is too late in the log: earlier moves are removed too. */
  async function takeBackFrom(start: LiveTable | undefined): Promise<MoveEvent | undefined> {
    const isTooLate = start !== undefined && start.seq > (row.kind === 'rewind' ? Number(row.text) : row.seq - 1)
    if (isTooLate) return undefined
    const rows = (await moveRows(db, id, start?.seq)).filter(({ seq }) => seq < row.seq)
    if (row.kind === 'undo') {
      const match = matchOf(setup, new StandingActions<LogRow>(rows), start)
      if (match.needsEarlier({ seats: [row.seat] }, Number(row.text))) return undefined
      check?.(match)
    }
    const replay = new Replay(setup, start, snapshots)
    for (const before of rows) replay.next(before)
    return replay.next(row)
  }
}

/** Makes snapshots of a game that has none yet. */
async function fill(
  { db, runtime }: TakingBack,
  id: string,
  { setup, seq: end }: LiveTable,
  snapshots: Snapshots,
): Promise<void> {
  const replay = new Replay(setup, undefined, snapshots)
  while (replay.table.seq < end) {
    const rows = await moveRows(db, id, replay.table.seq, SLICE)
    if (rows.length === 0) return
    for (const row of rows) if (row.seq <= end) replay.next(row)
    await giveWay(runtime)
  }
}

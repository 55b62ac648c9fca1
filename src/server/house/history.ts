import { NOTHING_NEW, type Outcome, type Seat } from '#engine/game.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import type { Move } from '#wire/moves.ts'
import type { Deal, LiveTable, LogRow } from './live-table.ts'
import { Replay } from './replay.ts'

export type Eyes = Seat | 'spectator'

/** Something that happened, before it is told to anybody. */
export interface Happened {
  readonly row: LogRow
  readonly outcome: Outcome
  readonly removed: readonly number[] | undefined
  /** The game after it. */
  readonly table: LiveTable
}

/** Goes through a log once more, move by move, from the one after `from` on. */
export function* happenings(deal: Deal, rows: readonly LogRow[], from: number): Generator<Happened> {
  const before = rows.filter(({ seq }) => seq <= from)
  const standing = new StandingActions(before)
  const replay = new Replay(deal)
  replay.remake(before, before.length, standing, 0)
  for (let i = before.length; i < rows.length; i++) {
    const row = rows[i]
    const removed = standing.add(row)
    if (row.kind === 'action') {
      const outcome = replay.play(row)
      yield { row, outcome, removed: undefined, table: replay.table }
    } else {
      replay.remake(rows, i + 1, standing, removed[0] ?? row.seq)
      yield { row, outcome: NOTHING_NEW, removed, table: replay.table }
    }
  }
}

/** Whether the action alone does not lead from the last view to the next: see `Move`. */
export function needsView({ outcome, removed, table }: Happened, eyes: Eyes): boolean {
  if (outcome !== NOTHING_NEW || removed !== undefined) return true
  return eyes === 'spectator' && table.deal.options.players === 1
}

/** What somebody with these eyes is told of it. Without a view, it is the same for everybody. */
export function moveFor(happened: Happened, eyes: Eyes): Move {
  const { row, outcome, removed, table } = happened
  const { seq, seat, kind, text, is_bots, at } = row
  return {
    seq,
    seat,
    action: kind === 'action' ? text : null,
    isBots: is_bots === 1,
    outcome,
    ...(removed !== undefined && { removed: [...removed] }),
    ...(needsView(happened, eyes) && { view: table.deal.game.view(table.state, eyes) }),
    at,
    ...(table.clocks !== undefined && { left: table.clocks.left }),
  }
}

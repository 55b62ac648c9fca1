import { NOTHING_NEW, type Outcome, type Seat } from '../../engine/game.ts'
import type { Move } from '../../wire/moves.ts'
import { type Deal, LiveTable } from './live-table.ts'
import { type LogRow, removedBy, without } from './log.ts'

export type Eyes = Seat | 'spectator'

/** Something that happened, before it is told to anybody. */
export interface Happened {
  readonly row: LogRow
  readonly outcome: Outcome
  readonly removed: readonly number[] | undefined
  /** The game after it. */
  readonly table: LiveTable
}

/** Goes through a log once more, move by move. */
export function* happenings(deal: Deal, rows: readonly LogRow[]): Generator<Happened> {
  let table = new LiveTable(deal)
  let kept: LogRow[] = []
  for (const [i, row] of rows.entries()) {
    if (row.kind === 'action') {
      const outcome = table.playRow(row)
      kept.push(row)
      yield { row, outcome, removed: undefined, table }
    } else {
      const removed = removedBy(row, kept)
      kept = without(kept, removed)
      table = LiveTable.after(deal, rows.slice(0, i + 1))
      yield { row, outcome: NOTHING_NEW, removed, table }
    }
  }
}

/**
 * What somebody with these eyes is told of it. The view is there only where the action alone does not lead from the last
 * one to it: see `Move`.
 */
export function moveFor({ row, outcome, removed, table }: Happened, eyes: Eyes): Move {
  const { seq, seat, kind, text, is_bots, at } = row
  const { game, options } = table.deal
  const needsView = outcome !== NOTHING_NEW || removed !== undefined || (eyes === 'spectator' && options.players === 1)
  return {
    seq,
    seat,
    action: kind === 'action' ? text : null,
    isBots: is_bots === 1,
    outcome,
    ...(removed !== undefined && { removed: [...removed] }),
    ...(needsView && { view: game.view(table.state, eyes) }),
    at,
    ...(table.clocks !== undefined && { left: table.clocks.left }),
  }
}

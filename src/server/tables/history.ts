import { NOTHING_NEW, type Outcome } from '#engine/game.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import { type Move, movesLeftAfter, type Viewer } from '#wire/moves.ts'
import { type GameSetup, LiveTable, type LogRow } from './live-table.ts'
import { Snapshots } from './snapshots.ts'

/** A move with its consequences, the same for all viewers. */
export interface MoveEvent {
  readonly row: LogRow
  readonly outcome: Outcome
  readonly removed: readonly number[] | undefined
  /** The game after the move. */
  readonly table: LiveTable
}

/** Replays a log row by row, with snapshots so that an undo does not replay the whole game. */
export class Replay {
  readonly snapshots: Snapshots
  readonly #setup: GameSetup
  /** The game before the first row; undefined at the beginning of the log. */
  readonly #start: LiveTable | undefined
  readonly #rows: LogRow[] = []
  readonly #standing = new StandingActions<LogRow>()
  #table: LiveTable

  constructor(setup: GameSetup, start?: LiveTable, snapshots = new Snapshots()) {
    this.#setup = setup
    this.#start = start
    this.#table = this.#beginning()
    this.snapshots = snapshots
  }

  /** The game after the last row. */
  get table(): LiveTable {
    return this.#table
  }

  next(row: LogRow): MoveEvent {
    const removed = this.#standing.add(row)
    this.#rows.push(row)
    const isAction = row.kind === 'action'
    const outcome = isAction ? this.#table.playRow(row) : NOTHING_NEW
    if (!isAction) this.#goBack(removed[0] ?? row.seq)
    this.snapshots.add(this.#table)
    return { row, outcome, removed: isAction ? undefined : removed, table: this.#table }
  }

  /** Rebuilds the game from the actions that stand; nothing before the move `changed` has changed. */
  #goBack(changed: number): void {
    const rows = this.#rows
    this.snapshots.forgetFrom(changed)
    this.#table = this.snapshots.upTo(changed - 1)?.copy() ?? this.#beginning()
    let next = rows.length
    while (next > 0 && rows[next - 1].seq > this.#table.seq) next--
    for (; next < rows.length; next++) {
      const row = rows[next]
      if (row.kind !== 'action') this.#table.applyUndo(row)
      else if (this.#standing.has(row)) this.#table.playRow(row)
    }
  }

  #beginning(): LiveTable {
    return this.#start?.copy() ?? new LiveTable(this.#setup)
  }
}

/** Replays a log and yields the moves after `from`. */
export function* replayMoves(setup: GameSetup, rows: readonly LogRow[], from: number): Generator<MoveEvent> {
  const replay = new Replay(setup)
  for (const row of rows) {
    const event = replay.next(row)
    if (row.seq > from) yield event
  }
}

/** Whether the viewer cannot compute the next view from the action alone: see `Move`. */
export function needsView({ outcome, removed, table }: MoveEvent, viewer: Viewer): boolean {
  if (outcome !== NOTHING_NEW || removed !== undefined) return true
  return viewer === 'spectator' && table.setup.options.players === 1
}

/** Whether all viewers have the same view. */
export function isOpenToAll({ game, options }: GameSetup): boolean {
  return game.isOpen === true && options.players > 1
}

/** The move as a viewer gets it. Without a view, it is the same for all. */
export function moveFor(event: MoveEvent, viewer: Viewer): Move {
  const { row, outcome, removed, table } = event
  const { seq, seat, kind, text, is_bots, at } = row
  const movesLeft = movesLeftAfter(seq)
  return {
    seq,
    seat,
    action: kind === 'action' ? text : null,
    isBots: is_bots === 1,
    outcome,
    ...(removed !== undefined && { removed: [...removed] }),
    ...(needsView(event, viewer) && {
      view: table.setup.game.view(table.state, viewer),
      ...(!isOpenToAll(table.setup) && { viewer }),
    }),
    at,
    ...(table.clocks !== undefined && { left: table.clocks.left }),
    ...(movesLeft !== undefined && { movesLeft }),
  }
}

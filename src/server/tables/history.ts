import { NOTHING_NEW, type Outcome } from '#engine/game.ts'
import type { Match } from '#engine/match.ts'
import type { Runtime } from '#engine/runtime.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import { type Move, movesLeftAfter, type Viewer } from '#wire/moves.ts'
import type { Database } from '../database/schema.ts'
import { type GameSetup, LiveTable, type LogRow, matchOf } from './live-table.ts'
import { moveRows } from './table-rows.ts'

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

/** A snapshot is taken every so many moves … */
const STRIDE = 16
/** … and older ones are thinned out: about this many stay each time the distance from the end doubles. */
const DENSITY = 4

/**
 * Copies of a game after some of its moves, dense near the end and sparser before: an undo replays about as many actions
 * as it removes, however long the log is, and a log of thousands of moves has a few dozen copies.
 */
export class Snapshots {
  #kept: LiveTable[] = []

  get count(): number {
    return this.#kept.length
  }

  /** The snapshots, the last one first. */
  get latestFirst(): readonly LiveTable[] {
    return this.#kept.toReversed()
  }

  /** Stores a copy of the game, if the last copy is some moves old. */
  add(table: LiveTable): void {
    const place = placeOf(table)
    const last = this.#kept.at(-1)
    if (place <= (last === undefined ? 0 : placeOf(last))) return
    this.#kept.push(table.copy())
    this.#kept = this.#kept.filter((kept) => place - placeOf(kept) < DENSITY * lowestBit(placeOf(kept)))
  }

  /** Drops the snapshots that contain move `seq`, which was undone. */
  forgetFrom(seq: number): void {
    while ((this.#kept.at(-1)?.seq ?? -1) >= seq) this.#kept.pop()
  }

  /** The last snapshot that is not after the move `seq`; undefined if there is none. */
  upTo(seq: number): LiveTable | undefined {
    return this.#kept.findLast((kept) => kept.seq <= seq)
  }
}

function placeOf({ seq }: LiveTable): number {
  return Math.floor(seq / STRIDE)
}

function lowestBit(place: number): number {
  return place & -place
}

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

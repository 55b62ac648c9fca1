import { NOTHING_NEW, type Outcome, type Seat } from '#engine/game.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import type { Move } from '#wire/moves.ts'
import { type GameSetup, LiveTable, type LogRow } from './live-table.ts'

/** How many actions are played again at most where something is taken back right after them. */
const STRIDE = 32

/** Goes through a log once more. It keeps the game as it was now and then, since much can be taken back in one game. */
class Replay {
  readonly #setup: GameSetup
  readonly #past: LiveTable[] = []
  #table: LiveTable
  #played = 0

  constructor(setup: GameSetup) {
    this.#setup = setup
    this.#table = new LiveTable(setup)
  }

  get table(): LiveTable {
    return this.#table
  }

  play(row: LogRow): Outcome {
    const outcome = this.#table.playRow(row)
    if (++this.#played % STRIDE === 0) this.#past.push(this.#table.copy())
    return outcome
  }

  /** Makes the game after the first `end` rows, of which some actions stand; before the move `changed` it is as it was. */
  remake(rows: readonly LogRow[], end: number, standing: StandingActions<LogRow>, changed: number): void {
    while ((this.#past.at(-1)?.seq ?? -1) >= changed) this.#past.pop()
    const start = this.#past.at(-1)
    this.#table = start?.copy() ?? new LiveTable(this.#setup)
    let next = end
    while (next > 0 && rows[next - 1].seq > this.#table.seq) next--
    for (; next < end; next++) {
      const row = rows[next]
      if (row.kind !== 'action') this.#table.applyUndo(row)
      else if (standing.has(row)) this.play(row)
    }
  }
}

export type Viewer = Seat | 'spectator'

/** Something that happened, before it is told to anybody. */
export interface MoveEvent {
  readonly row: LogRow
  readonly outcome: Outcome
  readonly removed: readonly number[] | undefined
  /** The game after it. */
  readonly table: LiveTable
}

/** Goes through a log once more, move by move, from the one after `from` on. */
export function* replayMoves(setup: GameSetup, rows: readonly LogRow[], from: number): Generator<MoveEvent> {
  const before = rows.filter(({ seq }) => seq <= from)
  const standing = new StandingActions(before)
  const replay = new Replay(setup)
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
export function needsView({ outcome, removed, table }: MoveEvent, viewer: Viewer): boolean {
  if (outcome !== NOTHING_NEW || removed !== undefined) return true
  return viewer === 'spectator' && table.setup.options.players === 1
}

/** What somebody with these eyes is told of it. Without a view, it is the same for everybody. */
export function moveFor(event: MoveEvent, viewer: Viewer): Move {
  const { row, outcome, removed, table } = event
  const { seq, seat, kind, text, is_bots, at } = row
  return {
    seq,
    seat,
    action: kind === 'action' ? text : null,
    isBots: is_bots === 1,
    outcome,
    ...(removed !== undefined && { removed: [...removed] }),
    ...(needsView(event, viewer) && { view: table.setup.game.view(table.state, viewer) }),
    at,
    ...(table.clocks !== undefined && { left: table.clocks.left }),
  }
}

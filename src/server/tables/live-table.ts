import type { Game, GameOptions, Outcome, Refusal, Seat } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import type { Clock } from '#wire/tables.ts'
import type { MoveRow } from '../database/schema.ts'

/** The part of a log row that the game needs. */
export type LogRow = Pick<MoveRow, 'seq' | 'seat' | 'kind' | 'text' | 'is_bots' | 'at'>

/** Everything that determines a game, except its log. */
export interface GameSetup {
  readonly game: Game
  readonly options: GameOptions
  readonly seed: string
  readonly clock: Clock
  readonly startedAt: number
}

/**
 * The game of a table after its last move. It follows from the setup and the log, and holds only the current state: the
 * past is in the log.
 */
export class LiveTable {
  readonly setup: GameSetup
  readonly clocks: Clocks | undefined
  #state: unknown
  #seq = 0
  #active: readonly Seat[]
  /** For each seat, the last move it must have seen to act: its turn began, or it acted itself. */
  readonly #mustHaveSeen: Int32Array

  #at: number
  /** The number of undos and rewinds. */
  #undos = 0
  /** The number of actions that stand. */
  #standing = 0

  constructor(setup: GameSetup, state = setup.game.setup(setup.options, setup.seed)) {
    const { game, options, clock, startedAt } = setup
    this.setup = setup
    this.#state = state
    this.#at = startedAt
    this.#active = game.active(state)
    this.#mustHaveSeen = new Int32Array(options.players + 1)
    this.clocks = clock.kind === 'none' ? undefined : new Clocks(clock, options.players, startedAt)
  }

  static after(setup: GameSetup, rows: readonly LogRow[]): LiveTable {
    const table = new LiveTable(setup)
    table.playRows(rows, new StandingActions(rows))
    return table
  }

  /** Plays the next rows of a log; `standing` is of the whole log. */
  playRows(rows: readonly LogRow[], standing: StandingActions<LogRow>): void {
    for (const row of rows) {
      if (row.kind !== 'action') this.applyUndo(row)
      else if (standing.has(row)) this.playRow(row)
    }
  }

  copy(): LiveTable {
    const copy = new LiveTable(this.setup, this.setup.game.clone(this.#state))
    copy.#seq = this.#seq
    copy.#at = this.#at
    copy.#undos = this.#undos
    copy.#standing = this.#standing
    copy.#active = this.#active
    copy.#mustHaveSeen.set(this.#mustHaveSeen)
    if (this.clocks !== undefined) copy.clocks?.copyFrom(this.clocks)
    return copy
  }

  get seq(): number {
    return this.#seq
  }

  /** The time of the last move; before it, when the game began. */
  get at(): number {
    return this.#at
  }

  /** The time of a move that is made now: clocks differ and are set, but no move is made before the last one. */
  timeOfMove(now: number): number {
    return Math.max(now, this.#at)
  }

  get undos(): number {
    return this.#undos
  }

  /** The number of moves that were undone, undos included. */
  get undone(): number {
    return this.#seq - this.#standing
  }

  get active(): readonly Seat[] {
    return this.#active
  }

  get isOver(): boolean {
    return this.#active.length === 0
  }

  get state(): unknown {
    return this.#state
  }

  /**
   * Whether a player who has seen all moves up to `seen` may act. In simultaneous turns, actions of other seats need not
   * have been seen.
   */
  isUpToDate(seat: Seat, seen: number): boolean {
    return (
      seen <= this.#seq && (seen === this.#seq || (this.#active.includes(seat) && seen >= this.#mustHaveSeen[seat]))
    )
  }

  refusal(seat: Seat, action: unknown): Refusal | undefined {
    return this.setup.game.refusal(this.#state, seat, action)
  }

  /** Plays a legal action, which becomes the move `seq`. */
  play(seq: number, seat: Seat, action: unknown, at: number): Outcome {
    const { game } = this.setup
    const before = this.#active
    const outcome = game.play(this.#state, seat, action)
    const after = game.active(this.#state)
    this.clocks?.move(before, after, at)
    this.#active = after
    this.#seq = seq
    this.#at = at
    this.#standing++
    this.#mustHaveSeen[seat] = seq
    for (const other of after) if (!before.includes(other)) this.#mustHaveSeen[other] = seq
    return outcome
  }

  playRow({ seq, seat, text, at }: LogRow): Outcome {
    return this.play(seq, seat, this.setup.game.parse(text), at)
  }

  /** Records an undo or rewind. The caller replays the game without the removed moves. */
  applyUndo({ kind, seat, seq, at }: LogRow): void {
    this.#seq = seq
    this.#at = at
    this.#undos++
    if (kind === 'undo') this.#mustHaveSeen[seat] = seq
    else {
      this.#mustHaveSeen.fill(seq)
      this.clocks?.skipTo(at)
    }
  }
}

/** The actions of a log that stand, as a match; `start` is the game before the first of them. */
export function matchOf(
  { game, options, seed }: GameSetup,
  { rows }: StandingActions<LogRow>,
  start?: LiveTable,
): Match {
  const match = new Match(game, options, seed, start?.state)
  for (const { seat, text } of rows) match.play(seat, game.parse(text))
  return match
}

const MS = 1000

/** The least time for a player who returns: a share of the clock, and in milliseconds. */
const GRACE_SHARE = 0.1

const LEAST_GRACE_MS = 30_000

/** The time that each seat has left. It follows from the times in the log. */
export class Clocks {
  readonly #full: number
  readonly #isPerTurn: boolean
  readonly #left: Float64Array
  #at: number

  constructor(clock: Exclude<Clock, { kind: 'none' }>, players: number, startedAt: number) {
    this.#full = clock.seconds * MS
    this.#isPerTurn = clock.kind === 'turn'
    this.#left = new Float64Array(players).fill(this.#full)
    this.#at = startedAt
  }

  /** Charges the time since the last move to the seats that could act, and resets the clock of a new turn. */
  move(before: readonly Seat[], after: readonly Seat[], at: number): void {
    const used = Math.max(0, at - this.#at)
    for (const seat of before) this.#left[seat - 1] = Math.max(0, this.#left[seat - 1] - used)
    if (this.#isPerTurn && this.#isNewTurn(before, after)) {
      for (const seat of after) this.#left[seat - 1] = this.#full
    }
    this.skipTo(at)
  }

  /** Charges the time up to this moment to no seat. */
  skipTo(at: number): void {
    this.#at = Math.max(this.#at, at)
  }

  copyFrom(other: Clocks): void {
    this.#left.set(other.#left)
    this.#at = other.#at
  }

  /** The time of the last move. */
  get at(): number {
    return this.#at
  }

  /** What each seat had left at the last move. */
  get left(): number[] {
    return Array.from(this.#left)
  }

  /** What each seat has left now. */
  leftAt(active: readonly Seat[], now: number): number[] {
    const used = Math.max(0, now - this.#at)
    return this.left.map((left, i) => (active.includes(i + 1) ? Math.max(0, left - used) : left))
  }

  /** In simultaneous play, a new turn for one seat is a new turn for all. A solo player has a new turn with every action. */
  #isNewTurn(before: readonly Seat[], after: readonly Seat[]): boolean {
    return this.#left.length === 1 || after.some((seat) => !before.includes(seat))
  }

  /** When the time of an active seat runs out; `backAt` is when its player last returned. */
  deadline(seat: Seat, backAt: number): number {
    const grace = Math.max(this.#full * GRACE_SHARE, LEAST_GRACE_MS)
    return Math.max(this.#at + this.#left[seat - 1], backAt + Math.min(grace, this.#full))
  }
}

import type { Game, GameOptions, Outcome, Refusal, Seat } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import type { Clock } from '#wire/tables.ts'
import type { MoveRow } from '../database/schema.ts'
import { Clocks } from './clocks.ts'

/** A row of the log, as far as the game goes. */
export type LogRow = Pick<MoveRow, 'seq' | 'seat' | 'kind' | 'text' | 'is_bots' | 'at'>

/** What a game is played with. */
export interface GameSetup {
  readonly game: Game
  readonly options: GameOptions
  readonly seed: string
  readonly clock: Clock
  readonly startedAt: number
}

/**
 * The game of a table at its last move. It follows from the deal and the log, and holds no more than is needed to go on:
 * whoever wants the past reads the log.
 */
export class LiveTable {
  readonly setup: GameSetup
  readonly clocks: Clocks | undefined
  #state: unknown
  #seq = 0
  #active: readonly Seat[]
  /** For each seat, the last move after which it had to look again: its turn began, or it acted itself. */
  readonly #touched: Int32Array

  /** How often something was taken back. */
  #undos = 0

  constructor(setup: GameSetup, state = setup.game.setup(setup.options, setup.seed)) {
    const { game, options, clock, startedAt } = setup
    this.setup = setup
    this.#state = state
    this.#active = game.active(state)
    this.#touched = new Int32Array(options.players + 1)
    this.clocks = clock.kind === 'none' ? undefined : new Clocks(clock, options.players, startedAt)
  }

  /** The game after these rows of the log. */
  static after(setup: GameSetup, rows: readonly LogRow[]): LiveTable {
    const table = new LiveTable(setup)
    const standing = new StandingActions(rows)
    for (const row of rows) {
      if (row.kind !== 'action') table.applyUndo(row)
      else if (standing.has(row)) table.playRow(row)
    }
    return table
  }

  /** The same game once more, which goes its own way from here. */
  copy(): LiveTable {
    const copy = new LiveTable(this.setup, this.setup.game.clone(this.#state))
    copy.#seq = this.#seq
    copy.#undos = this.#undos
    copy.#active = this.#active
    copy.#touched.set(this.#touched)
    if (this.clocks !== undefined) copy.clocks?.set(this.clocks)
    return copy
  }

  get seq(): number {
    return this.#seq
  }

  get undos(): number {
    return this.#undos
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
   * Whether somebody on this seat who has seen everything up to `seen` knows all that it has to. What others do at the
   * same time, where turns are simultaneous, need not have arrived.
   */
  isUpToDate(seat: Seat, seen: number): boolean {
    return seen <= this.#seq && (seen === this.#seq || (this.#active.includes(seat) && seen >= this.#touched[seat]))
  }

  refusal(seat: Seat, action: unknown): Refusal | undefined {
    return this.setup.game.refusal(this.#state, seat, action)
  }

  /** Takes a legal action, which becomes the move `seq`. */
  play(seq: number, seat: Seat, action: unknown, at: number): Outcome {
    const { game } = this.setup
    const before = this.#active
    const outcome = game.play(this.#state, seat, action)
    const after = game.active(this.#state)
    this.clocks?.move(before, after, at)
    this.#active = after
    this.#seq = seq
    this.#touched[seat] = seq
    for (const other of after) if (!before.includes(other)) this.#touched[other] = seq
    return outcome
  }

  playRow({ seq, seat, text, at }: LogRow): Outcome {
    return this.play(seq, seat, this.setup.game.parse(text), at)
  }

  /** Something was taken back, which is not played here: whoever it concerns has to look again. */
  applyUndo({ kind, seat, seq, at }: LogRow): void {
    this.#seq = seq
    this.#undos++
    if (kind === 'undo') this.#touched[seat] = seq
    else {
      this.#touched.fill(seq)
      this.clocks?.skipTo(at)
    }
  }
}

/** The actions of a log that stand, as a match; of the end of a log with the game before it. */
export function matchOf(
  { game, options, seed }: GameSetup,
  { rows }: StandingActions<LogRow>,
  start?: LiveTable,
): Match {
  const match = new Match(game, options, seed, start?.state)
  for (const { seat, text } of rows) match.play(seat, game.parse(text))
  return match
}

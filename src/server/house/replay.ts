import type { Outcome } from '#engine/game.ts'
import type { StandingActions } from '#engine/standing-actions.ts'
import { type Deal, LiveTable, type LogRow } from './live-table.ts'

/** How many actions are played again at most where something is taken back right after them. */
const STRIDE = 32

/** Goes through a log once more. It keeps the game as it was now and then, since much can be taken back in one game. */
export class Replay {
  readonly #deal: Deal
  readonly #past: LiveTable[] = []
  #table: LiveTable
  #played = 0

  constructor(deal: Deal) {
    this.#deal = deal
    this.#table = new LiveTable(deal)
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
    this.#table = start?.copy() ?? new LiveTable(this.#deal)
    let next = end
    while (next > 0 && rows[next - 1].seq > this.#table.seq) next--
    for (; next < end; next++) {
      const row = rows[next]
      if (row.kind !== 'action') this.#table.tookBack(row)
      else if (standing.has(row)) this.play(row)
    }
  }
}

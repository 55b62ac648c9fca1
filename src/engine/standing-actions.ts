import type { Seat } from './game.ts'

/** A row of an append-only log, in which an undo is a row too. */
export interface LogRow {
  /** Ascending. */
  readonly seq: number
  readonly seat: Seat
  readonly kind: 'action' | 'undo' | 'rewind'
  /** The action; or how many of the seat's last actions are undone; or the row after which everything is undone. */
  readonly text: string
}

/**
 * The actions of such a log that were not undone. Every row is visited once when it is added and at most once when it
 * is undone, so the time for a whole log is linear in its length.
 */
export class StandingActions<Row extends LogRow> {
  /** Actions in order, including those that were undone. */
  readonly #all: Row[] = []
  readonly #bySeat = new Map<Seat, Row[]>()
  readonly #removed = new Set<number>()

  constructor(rows: Iterable<Row> = []) {
    for (const row of rows) this.add(row)
  }

  /** Adds the next row of the log and returns the numbers of the actions that it undoes, in ascending order. */
  add(row: Row): readonly number[] {
    const { kind, seat, text } = row
    const own = this.#bySeat.get(seat) ?? []
    if (kind === 'undo') return this.#remove(own, (_, count) => count < Number(text))
    if (kind === 'rewind') return this.#remove(this.#all, ({ seq }) => seq > Number(text))
    this.#bySeat.set(seat, own)
    own.push(row)
    this.#all.push(row)
    return []
  }

  has({ seq }: Row): boolean {
    return !this.#removed.has(seq)
  }

  /** The actions that were not undone, in order. */
  get rows(): readonly Row[] {
    return this.#all.filter((row) => this.has(row))
  }

  #remove(stack: Row[], goes: (row: Row, count: number) => boolean): readonly number[] {
    const removed: number[] = []
    for (let last = stack.at(-1); last !== undefined && goes(last, removed.length); last = stack.at(-1)) {
      stack.pop()
      if (this.has(last)) removed.push(last.seq)
      this.#removed.add(last.seq)
    }
    return removed.reverse()
  }
}

import type { Seat } from './game.ts'

/** A row of a log that only ever grows, so that taking back is a row too. */
export interface LogRow {
  /** Ascending. */
  readonly seq: number
  readonly seat: Seat
  readonly kind: 'action' | 'undo' | 'rewind'
  /** The action; how many of the seat's last actions are taken back; the row after which everything is taken back. */
  readonly text: string
}

/**
 * The actions of such a log that stand. Every row is looked at once when it is added and at most once when it is taken
 * back, so that the time for a whole log is linear in its length, however much was taken back.
 */
export class StandingActions<Row extends LogRow> {
  /** Actions in their order; those that an undo has taken back are still there. */
  readonly #all: Row[] = []
  readonly #bySeat = new Map<Seat, Row[]>()
  readonly #removed = new Set<number>()

  constructor(rows: Iterable<Row> = []) {
    for (const row of rows) this.add(row)
  }

  /** Adds the next row of the log and returns the numbers of the actions that it takes back, in ascending order. */
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

  /** The actions that stand, in order. */
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

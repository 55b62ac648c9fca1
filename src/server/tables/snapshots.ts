import type { LiveTable } from './live-table.ts'

/** A copy is kept of every so many moves … */
const STRIDE = 16
/** … and the longer ago they are, the fewer: at any distance, about so many within as many moves again. */
const DENSITY = 4

/**
 * A game as it was after some of its moves, dense near the end and ever sparser before it: going back replays about as
 * many actions as it takes back, however long the log is, and a log of thousands of moves has a few dozen copies.
 */
export class Snapshots {
  #kept: LiveTable[] = []

  get count(): number {
    return this.#kept.length
  }

  /** The kept games, the last one first. */
  get latestFirst(): readonly LiveTable[] {
    return this.#kept.toReversed()
  }

  /** Keeps a copy of the game after its last move, if the copy before it is some moves ago. */
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

  /** The last kept game in which nothing after the move `seq` has happened; undefined where that is the beginning. */
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

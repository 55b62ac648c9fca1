import type { LiveTable } from './live-table.ts'

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

import type { Size } from './use-size.ts'

/** The room of one building with its air, in the units of the drawings. Landmarks reach higher, into the sky. */
export const PLOT_WIDTH = 51
export const PLOT_HEIGHT = 56

/** Pixels between the streets, and between the buildings and the ends of a street. */
export const GAP = 6
export const MARGIN = 6
/** The sky over a single line of buildings, where the name stands. With more lines it stands before the first one. */
const SKY = 26
const LOW_SKY = 4
const HEAD = 168
const COMPACT_HEAD = 80
const PLATE = 21
const COMPACT_PLATE = 15
/** Less than this is too narrow for the numbers of a compact street. */
const NARROWEST_PLATE = 23
/** With fewer pixels for a building there is no room around numbers. */
const ROOM_FOR_AIR = 44
/** Buildings larger than this look coarse. */
const LARGEST_SCALE = 2
/** Smaller than this nothing can be seen; a table so small is scrolled. */
const SMALLEST_SCALE = 0.2
const MOST_LINES = 3
/** A line more has to be worth it. */
const WORTH = 1.12

/** How one street is drawn, in CSS pixels. */
export interface StreetPlan {
  readonly width: number
  readonly height: number
  /** Small, with the name beside the buildings; for the streets of others where room is short. */
  readonly isCompact: boolean
  /** Where the buildings begin. */
  readonly left: number
  readonly top: number
  readonly lines: number
  readonly columns: number
  /** So many places of the first line are left to the name, and so wide may it be. */
  readonly headColumns: number
  readonly head: number
  readonly lineHeight: number
  /** The height of the numbers under a building; 0 where there is no room for them. */
  readonly plate: number
  /** Pixels of one unit of the drawings. */
  readonly scale: number
}

export interface TablePlan {
  readonly tray: number
  readonly streets: readonly StreetPlan[]
}

/** How many places a street needs: for what is in it, and when the next kind is built. */
export interface Needs {
  readonly now: number
  readonly soon: number
}

/** Gives every street its room. */
export function planTable(size: Size, needs: readonly Needs[], shown: number): TablePlan {
  const tray = trayHeight(size)
  const room = size.height - tray - GAP * needs.length
  const equal = Math.floor(room / needs.length)
  if (equal >= 124 || (equal >= 92 && size.width >= 480)) {
    // One scale for all, so that the towns can be compared.
    const plan = planStreet(size.width, equal, Math.max(...needs.map(({ soon }) => soon)))
    return { tray, streets: needs.map(() => plan) }
  }
  const small = Math.round(Math.min(64, Math.max(42, room * 0.155)))
  const large = room - small * (needs.length - 1)
  return {
    tray,
    streets: needs.map(({ now, soon }, i) =>
      i === shown ? planStreet(size.width, large, soon) : planCompact(size.width, small, now),
    ),
  }
}

function trayHeight({ width, height }: Size): number {
  if (width >= 480) return 84
  return height < 360 ? 52 : 64
}

function planStreet(width: number, height: number, plots: number): StreetPlan {
  const common = { width, height, isCompact: false, left: MARGIN, plate: PLATE }
  const inside = { width: width - 2 * MARGIN, height: height - LOW_SKY }
  let best = { ...common, top: SKY, ...fill({ ...inside, height: height - SKY }, plots, 1, 0, PLATE) }
  for (let lines = 2; lines <= MOST_LINES; lines++) {
    const next = { ...common, top: LOW_SKY, ...fill(inside, plots, lines, HEAD, PLATE) }
    if (next.scale > WORTH * best.scale) best = next
  }
  return best
}

function planCompact(width: number, height: number, plots: number): StreetPlan {
  const common = { width, height, isCompact: true, left: COMPACT_HEAD, top: 2 }
  const inside = { width: width - COMPACT_HEAD - MARGIN, height: height - 2 }
  if (inside.width / plots >= NARROWEST_PLATE) {
    const filled = fill(inside, plots, 1, 0, COMPACT_PLATE)
    return { ...common, plate: COMPACT_PLATE, ...filled, columns: plots, head: COMPACT_HEAD }
  }
  return { ...common, plate: 0, ...fill(inside, plots, 1, 0, 6), head: COMPACT_HEAD }
}

/** Whether buildings stand so close that what is written on them must do with little room. */
export function isTight({ scale }: StreetPlan): boolean {
  return PLOT_WIDTH * scale < ROOM_FOR_AIR
}

/**
 * As large as possible in so many lines, and then as many places as there is room for. The first of them are left to a
 * name that needs `nameWidth`.
 */
function fill(inside: Size, plots: number, lines: number, nameWidth: number, plate: number) {
  const lineHeight = inside.height / lines
  const high = Math.max(SMALLEST_SCALE, Math.min(LARGEST_SCALE, (lineHeight - plate - 2) / PLOT_HEIGHT))
  const forName = (columns: number) => Math.ceil((nameWidth * columns) / inside.width)
  let columns = Math.max(1, Math.floor(inside.width / PLOT_WIDTH / high))
  while (lines * columns - forName(columns) < plots) columns++
  const scale = Math.min(high, inside.width / columns / PLOT_WIDTH)
  const headColumns = forName(columns)
  const head = headColumns === 0 ? inside.width : (inside.width * headColumns) / columns
  return { lines, columns, headColumns, head, lineHeight, scale }
}

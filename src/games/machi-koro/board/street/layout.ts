import { ITEMS } from '../../cards/cards.ts'
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
const NARROWEST_PLATE = 25
/** Buildings larger than this look coarse. */
const LARGEST_SCALE = 2
/** Smaller than this nothing can be seen; a table so small is scrolled. */
const SMALLEST_SCALE = 0.2
const MOST_LINES = 3
/** A line more has to be worth it. */
const WORTH = 1.05

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
  /** So many places of the first line are left to the name. */
  readonly headColumns: number
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

/** Gives every street its room. `plots` tells how many kinds and landmarks each one has. */
export function planTable(size: Size, plots: readonly number[], shown: number): TablePlan {
  const tray = trayHeight(size)
  const room = size.height - tray - GAP * plots.length
  const equal = Math.floor(room / plots.length)
  if (equal >= 124 || (equal >= 92 && size.width >= 480)) {
    // One scale for all, so that the towns can be compared.
    const plan = planStreet(size.width, equal, Math.max(...plots))
    return { tray, streets: plots.map(() => plan) }
  }
  const small = Math.round(Math.min(64, Math.max(42, room * 0.155)))
  const large = room - small * (plots.length - 1)
  return {
    tray,
    streets: plots.map((count, i) =>
      i === shown ? planStreet(size.width, large, count) : planCompact(size.width, small, count),
    ),
  }
}

function trayHeight({ width, height }: Size): number {
  if (width >= 480) return 84
  return height < 360 ? 52 : 64
}

/** With room for one kind more than there is, so that nothing shrinks when something is planned. */
function planStreet(width: number, height: number, plots: number): StreetPlan {
  const places = Math.min(plots + 1, ITEMS.length)
  const common = { width, height, isCompact: false, left: MARGIN, plate: PLATE }
  const inside = { width: width - 2 * MARGIN, height: height - LOW_SKY }
  let best = { ...common, top: SKY, ...fill({ ...inside, height: height - SKY }, places, 1, 0, PLATE) }
  for (let lines = 2; lines <= MOST_LINES; lines++) {
    const next = { ...common, top: LOW_SKY, ...fill(inside, places, lines, HEAD, PLATE) }
    if (next.scale > WORTH * best.scale) best = next
  }
  return best
}

function planCompact(width: number, height: number, plots: number): StreetPlan {
  const common = { width, height, isCompact: true, left: COMPACT_HEAD, top: 2 }
  const inside = { width: width - COMPACT_HEAD - MARGIN, height: height - 2 }
  if (inside.width / plots >= NARROWEST_PLATE) {
    return { ...common, plate: COMPACT_PLATE, ...fill(inside, plots, 1, 0, COMPACT_PLATE), columns: plots }
  }
  return { ...common, plate: 0, ...fill(inside, plots, 1, 0, 6) }
}

/** As large as possible in so many lines, and then as many places as there is room for. */
function fill(inside: Size, plots: number, lines: number, head: number, plate: number) {
  const lineHeight = inside.height / lines
  const headColumns = (columns: number) => Math.ceil((head * columns) / inside.width)
  const high = Math.max(SMALLEST_SCALE, Math.min(LARGEST_SCALE, (lineHeight - plate - 2) / PLOT_HEIGHT))
  let columns = Math.max(1, Math.floor(inside.width / PLOT_WIDTH / high))
  while (lines * columns - headColumns(columns) < plots) columns++
  const scale = Math.min(high, inside.width / columns / PLOT_WIDTH)
  return { lines, columns, headColumns: headColumns(columns), lineHeight, scale }
}

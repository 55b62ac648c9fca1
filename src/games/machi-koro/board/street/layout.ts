import type { Seat } from '#engine/game.ts'
import type { Size } from '#ui/use-size.ts'
import type { ItemId } from '../../cards/cards.ts'

/** Marks an element as a place that things travel from and to: the bank, a purse, or a building in a street. */
export function placeOf(owner: Seat | 'bank', item?: ItemId) {
  return { 'data-place': item === undefined ? owner : `${owner} ${item}` }
}

/** The middle of a place within the table; of the purse where the building is gone. */
export function pointOf(root: HTMLElement, owner: Seat | 'bank', item?: ItemId): readonly [x: number, y: number] {
  const named = (place: string | number) => root.querySelector(`[data-place="${place}"]`)
  const found = (item === undefined ? null : named(`${owner} ${item}`)) ?? named(owner)
  const outer = root.getBoundingClientRect()
  if (found === null) return [outer.width / 2, outer.height / 2]
  const { left, top, width, height } = found.getBoundingClientRect()
  return [left + width / 2 - outer.left, top + height / 2 - outer.top]
}

/** The room of one building with its air, in the units of the drawings. Landmarks reach higher, into the sky. */
export const PLOT_WIDTH = 51

export const PLOT_HEIGHT = 56

/** Pixels between the streets, and between the buildings and the ends of a street. */
export const GAP = 6

export const MARGIN = 6

/** The sky over a single line of buildings, where the name stands. With more lines it stands before the first one. */
const SKY = 26

const LOW_SKY = 4

const LOWEST_SKY = 2

const HEAD = 168

const SMALL_HEAD = 80

const PLATE = 21

const SMALL_PLATE = 15

/** What is left of the road where there is no room for numbers. */
const BARE_ROAD = 6

/** With fewer pixels for a building there is no room around numbers. */
const ROOM_FOR_AIR = 44

const ROOM_FOR_WORDS = 14

/** Buildings larger than this look coarse. */
const LARGEST_SCALE = 3

/** Smaller than this nothing can be seen; a table so small is scrolled. */
const SMALLEST_SCALE = 0.2

const MOST_LINES = 3

/** A line more has to be worth it. */
const WORTH = 1.12

/** Where every building must be large enough for a finger, and one line is too narrow. */
const DENSE_LINES = 2

/** A table narrower than this is on a phone. */
const NARROW = 480

const TRAY = 84

const SLIM_TRAY = 64

/** On a phone with little height the tray is as low as it can be. */
const LOW_TABLE = 360

const LOWEST_TRAY = 52

/** Where the streets need every pixel, the tray has one line for payments. */
const FLAT_TRAY = 44

/** A street lower than this is no pleasure to look at: then the one that is shown gets the room of the others. */
const LOWEST_STREET = 92

const LOWEST_NARROW_STREET = 124

/** In a street lower than this the name stands before the buildings, since there is no sky for it. */
const LOWEST_SKY_STREET = 104

/** Buildings narrower than this are only looked at. */
const SMALLEST_TARGET = 24

/** The height of the others: a share of all, within limits. */
const COMPACT_SHARE = 0.155

const LOWEST_COMPACT = 42

/** With less room, a street cannot be made out. */
const FLATTEST_STREET = 38

const HIGHEST_COMPACT = 64

/** How one street is drawn, in CSS pixels. */
export interface StreetPlan {
  readonly width: number
  readonly height: number
  /** Only to be looked at, with a way to enlarge it; for the streets of others where room is short. */
  readonly isCompact: boolean
  /** The purse stands under the name, not beside it. */
  readonly isHeadSmall: boolean
  /** Where the buildings begin. */
  readonly left: number
  readonly top: number
  readonly lines: number
  readonly columns: number
  /** This many places of the first line are left to the name, and so wide may it be. */
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
  readonly landmarks: number
  /** Pixels that the numbers of what is in it take beside each other. */
  readonly plates: number
}

export function isNarrow({ width }: Size): boolean {
  return width < NARROW
}

/** Gives every street its room. Where it is short, one is shown larger, or all are made to be touched. */
export function planTable(size: Size, needs: readonly Needs[], shown: number | 'all'): TablePlan {
  const { width } = size
  const tray = trayHeight(size, needs.length)
  const room = size.height - tray - GAP * needs.length
  const equal = Math.floor(room / needs.length)
  if (equal >= (isNarrow(size) ? LOWEST_NARROW_STREET : LOWEST_STREET)) {
    // One scale for all, so that the towns can be compared.
    const most = needs.reduce((one, other) => (other.soon > one.soon ? other : one))
    const plan = planStreet(width, equal, most)
    return { tray, streets: needs.map(() => plan) }
  }
  if (shown === 'all') return { tray, streets: needs.map((need) => planDense(width, equal, need)) }
  const small = Math.round(Math.min(equal, HIGHEST_COMPACT, Math.max(LOWEST_COMPACT, room * COMPACT_SHARE)))
  const large = room - small * (needs.length - 1)
  return {
    tray,
    streets: needs.map((need, i) => (i === shown ? planShown(width, large, need) : planCompact(width, small, need))),
  }
}

function trayHeight(size: Size, seats: number): number {
  if (!isNarrow(size)) return TRAY
  if (size.height >= LOW_TABLE) return SLIM_TRAY
  return size.height < LOWEST_TRAY + seats * (LOWEST_COMPACT + GAP) ? FLAT_TRAY : LOWEST_TRAY
}

/** The height, in pixels, that the streets of so many players need at least on a phone. */
export function leastHeight(seats: number): number {
  return FLAT_TRAY + seats * (FLATTEST_STREET + GAP)
}

function planShown(width: number, height: number, needs: Needs): StreetPlan {
  if (height >= LOWEST_SKY_STREET) return planStreet(width, height, needs)
  const plan = planCompact(width, height, { ...needs, now: needs.soon })
  const target = Math.min((width - SMALL_HEAD - MARGIN) / plan.columns, PLOT_WIDTH * plan.scale)
  return { ...plan, isCompact: target < SMALLEST_TARGET }
}

function planStreet(width: number, height: number, { soon: plots, landmarks }: Needs): StreetPlan {
  const common = { width, height, isCompact: false, isHeadSmall: false, left: MARGIN, plate: PLATE }
  const inside = { width: width - 2 * MARGIN, height: height - LOW_SKY }
  let best = { ...common, top: SKY, ...fill({ ...inside, height: height - SKY }, { plots, landmarks }, 1, 0, PLATE) }
  for (let lines = 2; lines <= MOST_LINES; lines++) {
    const next = { ...common, top: LOW_SKY, ...fill(inside, { plots, landmarks }, lines, HEAD, PLATE) }
    if (next.scale > WORTH * best.scale) best = next
  }
  return best
}

/** In one line or two, whichever has the larger targets. */
function planDense(width: number, height: number, needs: Needs): StreetPlan {
  const { now: plots, landmarks } = needs
  const common = { width, height, isCompact: false, isHeadSmall: true, left: MARGIN, top: LOWEST_SKY }
  const inside = { width: width - 2 * MARGIN, height: height - LOWEST_SKY }
  const two = fill(inside, { plots, landmarks }, DENSE_LINES, SMALL_HEAD, SMALL_PLATE, true)
  const one = planCompact(width, height, needs)
  const targetInOne = Math.min((width - SMALL_HEAD - MARGIN) / one.columns, one.lineHeight)
  const targetInTwo = Math.min(inside.width / two.columns, two.lineHeight)
  if (one.plate > 0 && targetInOne > targetInTwo) return { ...one, isCompact: false }
  return { ...common, plate: SMALL_PLATE, ...two }
}

function planCompact(width: number, height: number, { now: plots, landmarks, plates }: Needs): StreetPlan {
  const common = { width, height, isCompact: true, isHeadSmall: true, left: SMALL_HEAD, top: LOWEST_SKY }
  const inside = { width: width - SMALL_HEAD - MARGIN, height: height - LOWEST_SKY }
  const plate = plates <= inside.width ? SMALL_PLATE : 0
  return { ...common, plate, ...fill(inside, { plots, landmarks }, 1, 0, plate || BARE_ROAD, true), head: SMALL_HEAD }
}

/** Whether there is room for something to be written above each building. */
export function hasSky({ lines, lineHeight, plate, scale }: StreetPlan): boolean {
  return lines === 1 || lineHeight - plate - PLOT_HEIGHT * scale >= ROOM_FOR_WORDS
}

/** Whether buildings stand so close that what is written on them must do with little room. */
export function isTight({ scale }: StreetPlan): boolean {
  return PLOT_WIDTH * scale < ROOM_FOR_AIR
}

interface Places {
  readonly plots: number
  /** So many of them stand in one line. */
  readonly landmarks: number
}

/**
 * As large as possible in this many lines, and then as many places as there is room for, or only those that are needed.
 * The first of them are left to a name that needs `nameWidth`.
 */
function fill(
  inside: Size,
  { plots, landmarks }: Places,
  lines: number,
  nameWidth: number,
  plate: number,
  isNeededOnly = false,
) {
  const lineHeight = inside.height / lines
  const high = Math.max(SMALLEST_SCALE, Math.min(LARGEST_SCALE, (lineHeight - plate - 2) / PLOT_HEIGHT))
  const forName = (columns: number) => Math.ceil((nameWidth * columns) / inside.width)
  let columns = isNeededOnly ? landmarks : Math.max(landmarks, Math.floor(inside.width / PLOT_WIDTH / high))
  while (lines * columns - forName(columns) < plots) columns++
  const scale = Math.min(high, inside.width / columns / PLOT_WIDTH)
  const headColumns = forName(columns)
  const head = headColumns === 0 ? inside.width : (inside.width * headColumns) / columns
  return { lines, columns, headColumns, head, lineHeight, scale }
}

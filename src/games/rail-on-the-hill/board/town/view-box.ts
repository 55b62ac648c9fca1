import { CARD, PITCH, type Point } from './squares.ts'
import type { TownWindow } from './window.ts'

/** The drawing of a town is always this wide and tall; the town in it is scaled to fill it. */
export const VIEW = 400
/** Table around the cards; north and west there is room for the names of columns and rows. */
const NAMES = 15
const MARGIN = 5

/** How the units of cards become units of the drawing. */
export interface TownView {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The window in the middle of the drawing, as large as it goes. */
export function viewOfWindow({ west, east, north, south }: TownWindow): TownView {
  const columns = east - west + 1
  const rows = south - north + 1
  const size = (count: number) => count * PITCH - (PITCH - CARD)
  const scale = (VIEW - NAMES - MARGIN) / size(Math.max(columns, rows))
  const begin = (count: number) => (VIEW - size(count) * scale + NAMES - MARGIN) / 2
  return { scale, x: begin(columns) - west * PITCH * scale, y: begin(rows) - north * PITCH * scale }
}

/** Where something that is not part of the drawing stands above it: in percent of the drawing. */
export function placeInView({ x, y }: Point, view: TownView): { readonly left: string; readonly top: string } {
  const percent = (units: number, shift: number) => `${((units * view.scale + shift) / VIEW) * 100}%`
  return { left: percent(x, view.x), top: percent(y, view.y) }
}

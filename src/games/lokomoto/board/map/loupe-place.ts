import type { Point } from './sheet.ts'

/** As in the style sheet. */
const WIDTH = 176
const HEIGHT = 196
const ABOVE_FINGER = 36
const BESIDE_FINGER = 44
const MARGIN = 4
/** So far the finger goes up until the loupe has moved from above it to its side. */
const SWING = 70

/** The side to which the loupe gives way where there is no room above the finger. */
export type LoupeSide = 'left' | 'right'

export function loupeSide([x]: Point, windowWidth: number): LoupeSide {
  return x < windowWidth / 2 ? 'right' : 'left'
}

/** The corner of the loupe in the window: above the finger, or beside it where there is no room above. */
export function loupePlace([x, y]: Point, side: LoupeSide, window: { width: number; height: number }): Point {
  const top = y - ABOVE_FINGER - HEIGHT
  const above = x - WIDTH / 2
  const beside = side === 'right' ? x + BESIDE_FINGER : x - BESIDE_FINGER - WIDTH
  const swing = Math.min(1, Math.max(0, (MARGIN - top) / SWING))
  return [within(above + (beside - above) * swing, window.width - WIDTH), within(top, window.height - HEIGHT)]
}

function within(value: number, end: number): number {
  return Math.max(MARGIN, Math.min(end - MARGIN, value))
}

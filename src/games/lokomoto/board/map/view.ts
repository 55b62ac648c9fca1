import type { Box, Point } from './sheet.ts'

/** How the whole sheet lies in the room that it is given. Pixels count from the corner of that room. */
interface Frame {
  readonly width: number
  readonly height: number
  /** Pixels for one unit of the sheet. */
  readonly scale: number
  /** Where the origin of the sheet is. */
  readonly left: number
  readonly top: number
}

/** What part of the sheet is seen: it is enlarged, and then moved by this many pixels. */
export interface View {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export const WHOLE: View = { zoom: 1, x: 0, y: 0 }
/** The steps of keys and buttons: the whole map, sections that a thumb cannot miss, and the last detail. */
const STEPS = [1, 2, 3.5]
export const CLOSER = STEPS[1]
export const LARGEST_ZOOM = Math.max(...STEPS)

export function frameOf(box: Box, width: number, height: number): Frame {
  const scale = Math.min(width / box.width, height / box.height)
  return {
    width,
    height,
    scale,
    left: (width - box.width * scale) / 2 - box.left * scale,
    top: (height - box.height * scale) / 2 - box.top * scale,
  }
}

/** What of the plane the sheet of paper covers, in its own units. */
export function paperOf({ width, height, scale, left, top }: Frame): Box {
  return { left: -left / scale, top: -top / scale, width: width / scale, height: height / scale }
}

/** The nearest view that shows nothing but the sheet. */
export function clamped({ zoom, x, y }: View, { width, height }: Frame): View {
  const within = Math.min(LARGEST_ZOOM, Math.max(1, zoom))
  const stop = (shift: number, size: number) => Math.min(0, Math.max(size * (1 - within), shift))
  return { zoom: within, x: stop(x, width), y: stop(y, height) }
}

/** The next step towards or away from the map. */
export function steppedZoom(zoom: number, towards: 1 | -1): number {
  const isBeyond = (step: number) => (step - zoom) * towards > 0.01
  return (towards === 1 ? STEPS.find(isBeyond) : STEPS.findLast(isBeyond)) ?? zoom
}

/** Enlarged by a factor about a point of the screen, which stays where it is. */
export function zoomedAt(view: View, frame: Frame, at: Point, factor: number): View {
  return zoomedTo(view, frame, at, view.zoom * factor)
}

/** Enlarged to a size, about a point of the screen. */
export function zoomedTo(view: View, frame: Frame, [px, py]: Point, wanted: number): View {
  const zoom = Math.min(LARGEST_ZOOM, Math.max(1, wanted))
  const grown = zoom / view.zoom
  return clamped({ zoom, x: px - (px - view.x) * grown, y: py - (py - view.y) * grown }, frame)
}

export function movedBy(view: View, frame: Frame, dx: number, dy: number): View {
  return clamped({ ...view, x: view.x + dx, y: view.y + dy }, frame)
}

export function toSheet({ zoom, x, y }: View, { scale, left, top }: Frame, [px, py]: Point): Point {
  return [((px - x) / zoom - left) / scale, ((py - y) / zoom - top) / scale]
}

export function toScreen({ zoom, x, y }: View, { scale, left, top }: Frame, [sx, sy]: Point): Point {
  return [(sx * scale + left) * zoom + x, (sy * scale + top) * zoom + y]
}

/** What is brought into view stays this many pixels away from the edge. */
const COMFORT = 48

/** The view moved just so far that a point of the sheet is well inside. */
export function bringing(view: View, frame: Frame, point: Point): View {
  const [px, py] = toScreen(view, frame, point)
  const into = (at: number, size: number) => Math.max(0, COMFORT - at) - Math.max(0, at - (size - COMFORT))
  return movedBy(view, frame, into(px, frame.width), into(py, frame.height))
}

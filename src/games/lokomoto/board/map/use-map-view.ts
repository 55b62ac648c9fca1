import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSize } from '#ui/use-size.ts'
import type { Box, Point } from './sheet.ts'

const USUAL_SIZE = { width: 800, height: 600 }

/** After its last turn, a wheel rests. */
const REST_MS = 140

/** How much a wheel must turn to enlarge the map e times. */
const WHEEL_PER_E = 150

/**
 * Which part of the sheet is seen. While hands move it, only the world is moved, in no time; when it lies still again, the
 * new view is rendered, with the names that have room in it.
 */
export function useMapView(box: Box) {
  const room = useRef<HTMLFieldSetElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(room, USUAL_SIZE)
  const frame = useMemo(() => frameOf(box, width, height), [box, width, height])
  const [settled, setSettled] = useState(WHOLE)
  const view = useMemo(() => clamped(settled, frame), [settled, frame])
  const live = useRef(view)
  useLayoutEffect(() => {
    live.current = view
  }, [view])

  function move(next: View) {
    live.current = next
    if (world.current === null) return
    world.current.style.transform = transformOf(next)
    world.current.dataset.moving = ''
  }
  function pan(dx: number, dy: number) {
    move(movedBy(live.current, frame, dx, dy))
  }
  function pinch(at: Point, factor: number, dx: number, dy: number) {
    move(zoomedAt(movedBy(live.current, frame, dx, dy), frame, at, factor))
  }
  function settle() {
    delete world.current?.dataset.moving
    setSettled(live.current)
  }
  function placeOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { left, top } = room.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return [clientX - left, clientY - top]
  }
  function turnWheel(event: WheelEvent): boolean {
    if (event.ctrlKey || event.metaKey) pinch(placeOf(event), Math.exp(-event.deltaY / WHEEL_PER_E), 0, 0)
    else if (live.current.zoom > 1) pan(-event.deltaX, -event.deltaY)
    else return false
    return true
  }
  useWheel(room, turnWheel, settle)

  return {
    room,
    world,
    frame,
    view,
    transform: transformOf(view),
    pan,
    pinch,
    settle,
    isZoomed: () => live.current.zoom > 1,
    /** One step nearer or further, about a point of the sheet or the middle of the room. */
    step(towards: 1 | -1, about?: Point) {
      const at: Point = about === undefined ? [width / 2, height / 2] : toScreen(view, frame, about)
      setSettled(zoomedTo(view, frame, at, steppedZoom(view.zoom, towards)))
    },
    showWhole: () => setSettled(WHOLE),
    /** A double tap: nearer, and back again. */
    toggle: (at: Point) => setSettled(view.zoom > 1 ? WHOLE : zoomedTo(view, frame, at, CLOSER)),
    /** Moves a point of the sheet into sight. */
    bring: (point: Point) => setSettled(bringing(view, frame, point)),
    /** Where in the room something happened. */
    placeOf,
    /** The point of the sheet below a place of the room. */
    onSheet: (place: Point) => toSheet(live.current, frame, place),
  }
}

function transformOf({ zoom, x, y }: View): string {
  return `translate(${x}px, ${y}px) scale(${zoom})`
}

/**
 * Hears the wheel above an element; `turn` says whether it meant something. React's own wheel events could not keep the
 * page from zooming.
 */
function useWheel(element: RefObject<HTMLElement | null>, turn: (event: WheelEvent) => boolean, rest: () => void) {
  const onTurn = useEffectEvent(turn)
  const onRest = useEffectEvent(rest)
  useEffect(() => {
    const target = element.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const listen = (event: WheelEvent) => {
      if (!onTurn(event)) return
      event.preventDefault()
      clearTimeout(timer)
      timer = setTimeout(() => onRest(), REST_MS)
    }
    target?.addEventListener('wheel', listen, { passive: false })
    return () => {
      clearTimeout(timer)
      target?.removeEventListener('wheel', listen)
    }
  }, [element])
}

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
interface View {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export const WHOLE: View = { zoom: 1, x: 0, y: 0 }
/** The steps of keys and buttons: the whole map, sections that a thumb cannot miss, and the last detail. */
const STEPS = [1, 2, 3.5]
const CLOSER = STEPS[1]
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
function zoomedTo(view: View, frame: Frame, [px, py]: Point, wanted: number): View {
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

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Box, Point } from './sheet.ts'
import {
  bringing,
  CLOSER,
  clamped,
  frameOf,
  movedBy,
  steppedZoom,
  toScreen,
  toSheet,
  type View,
  WHOLE,
  zoomedAt,
  zoomedTo,
} from './view.ts'

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
  const { width, height } = useBoxSize(room)
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

interface BoxSize {
  readonly width: number
  readonly height: number
}

/** The size of an element in pixels; follows it. Before there is one, it is a usual size. */
function useBoxSize(element: RefObject<HTMLElement | null>): BoxSize {
  const [size, setSize] = useState<BoxSize>({ width: 800, height: 600 })
  useLayoutEffect(() => {
    const box = element.current
    if (box === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box
      if (width > 0 && height > 0)
        setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return size
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

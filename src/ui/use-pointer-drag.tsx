import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './Dragged.module.css'

/** A shorter way is a tap. */
const THRESHOLD_PX = 6
/** So far above a finger the thing hangs, so that it can be seen. */
const ABOVE_FINGER_PX = 44

export interface Point {
  readonly x: number
  readonly y: number
}

interface DragReports {
  /** The point that is reported is the middle of what is dragged. */
  onMove?(at: Point): void
  onEnd(at: Point): void
  onCancel?(): void
}

interface Press extends Point {
  readonly pointer: number
}

/** Dragging with mouse, pen or finger. `at` is where the dragged thing is now, null while nothing is dragged. */
export function usePointerDrag(canDrag: boolean, reports: DragReports) {
  const press = useRef<Press | null>(null)
  const hasDragged = useRef(false)
  const [at, setAt] = useState<Point | null>(null)

  function stop() {
    press.current = null
    setAt(null)
  }

  const isDragging = at !== null
  const onCancel = useRef(reports.onCancel)
  useEffect(() => {
    onCancel.current = reports.onCancel
  })
  useEffect(() => {
    if (!isDragging) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      press.current = null
      setAt(null)
      onCancel.current?.()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isDragging])

  return {
    at,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        hasDragged.current = false
        if (!canDrag || event.button !== 0 || press.current !== null) return
        press.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const start = press.current
        if (start === null || start.pointer !== event.pointerId) return
        if (!isDragging && Math.hypot(event.clientX - start.x, event.clientY - start.y) < THRESHOLD_PX) return
        hasDragged.current = true
        const point = hangingPoint(event)
        setAt(point)
        reports.onMove?.(point)
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (press.current?.pointer !== event.pointerId) return
        stop()
        if (hasDragged.current) reports.onEnd(hangingPoint(event))
      },
      onPointerCancel(event: PointerEvent<HTMLElement>) {
        if (press.current?.pointer !== event.pointerId) return
        stop()
        if (hasDragged.current) reports.onCancel?.()
      },
      /** The click that a browser sends after a drag is no tap. */
      onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
        if (!hasDragged.current) return
        hasDragged.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}

function hangingPoint(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY - (event.pointerType === 'touch' ? ABOVE_FINGER_PX : 0) }
}

interface DraggedProps {
  readonly at: Point
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

/** The copy under the finger. A popover lies above everything and is placed by the window, whatever is around it. */
export function Dragged({ at, width, height, children }: DraggedProps) {
  const copy = useRef<HTMLDivElement>(null)
  useEffect(() => void copy.current?.showPopover?.(), [])
  return (
    <div
      ref={copy}
      popover="manual"
      className={styles.dragged}
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height, translate: `${at.x - width / 2}px ${at.y - height / 2}px` }}
    >
      {children}
    </div>
  )
}

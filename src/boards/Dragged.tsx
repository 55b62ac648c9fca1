import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Dragged.module.css'
import type { Point } from './use-pointer-drag.ts'

interface DraggedProps {
  readonly at: Point
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

/** The copy under the finger. A popover lies above everything and is placed by the window, whatever is around it. */
export function Dragged({ at, width, height, children }: DraggedProps) {
  const copy = useRef<HTMLDivElement>(null)
  useEffect(() => copy.current?.showPopover?.(), [])
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

import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Aim } from './aim.ts'
import { type UnitsPoint, unitsAt } from './geometry.ts'

const HOLD_MS = 450

interface Handlers {
  /** The pointer is over something, or over nothing. */
  onHover(aim: Aim | undefined): void
  onTap(aim: Aim): void
  /** From one square to another. */
  onDrag(from: Aim, to: Aim): void
}

/** What hands do on a town: taps, drags from card to card, and a long press to look before laying. */
export function useTownPointer(
  svg: RefObject<SVGSVGElement | null>,
  aimAt: (point: UnitsPoint) => Aim | undefined,
  { onHover, onTap, onDrag }: Handlers,
) {
  const down = useRef<Aim>(undefined)
  const over = useRef<string>(undefined)
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The click that follows a drag or a long press means nothing. */
  const isSpent = useRef(false)
  useEffect(() => () => clearTimeout(hold.current), [])

  const aimOf = (event: MouseEvent): Aim | undefined => {
    const units = svg.current === null ? null : unitsAt(svg.current, event.clientX, event.clientY)
    return units === null ? undefined : aimAt(units)
  }
  const hover = (aim: Aim | undefined) => {
    const name = aim === undefined ? undefined : [aim.square, aim.towards, aim.offered].join()
    if (name === over.current) return
    over.current = name
    onHover(aim)
  }

  return {
    onPointerDown(event: PointerEvent) {
      const aim = aimOf(event)
      down.current = aim
      isSpent.current = false
      clearTimeout(hold.current)
      if (event.pointerType === 'mouse') return
      hold.current = setTimeout(() => {
        isSpent.current = true
        hover(aim)
      }, HOLD_MS)
    },
    onPointerMove(event: PointerEvent) {
      const aim = aimOf(event)
      if (event.pointerType === 'mouse') hover(aim)
      if (aim?.square !== down.current?.square) clearTimeout(hold.current)
    },
    onPointerUp(event: PointerEvent) {
      clearTimeout(hold.current)
      const from = down.current
      const to = aimOf(event)
      down.current = undefined
      if (event.pointerType !== 'mouse') hover(undefined)
      if (from === undefined || to === undefined || from.square === to.square || isSpent.current) return
      isSpent.current = true
      onDrag(from, to)
    },
    onPointerLeave() {
      clearTimeout(hold.current)
      down.current = undefined
      hover(undefined)
    },
    onClick(event: MouseEvent) {
      // A click that no hand has made, as those of screen readers, has no place of its own.
      if (event.detail === 0) {
        const square = event.target instanceof HTMLElement ? event.target.dataset.square : undefined
        if (square !== undefined) onTap({ square, towards: null })
        return
      }
      const aim = isSpent.current ? undefined : aimOf(event)
      isSpent.current = false
      if (aim !== undefined) onTap(aim)
    },
  }
}

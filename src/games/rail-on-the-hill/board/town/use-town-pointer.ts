import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { unitsAt } from './square-at.ts'
import { type Zone, zoneAt } from './zones.ts'

const HOLD_MS = 450

interface Handlers {
  /** The pointer is over a zone, or over none. */
  onHover(zone: Zone | undefined): void
  onTap(zone: Zone): void
  /** From one square to another. */
  onDrag(from: string, to: string): void
}

/** What hands do on a town: taps, drags from card to card, and a long press to look before laying. */
export function useTownPointer(svg: RefObject<SVGSVGElement | null>, { onHover, onTap, onDrag }: Handlers) {
  const down = useRef<string>(undefined)
  const over = useRef<string>(undefined)
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The click that follows a drag or a long press means nothing. */
  const isSpent = useRef(false)
  useEffect(() => () => clearTimeout(hold.current), [])

  const zoneOf = (event: MouseEvent): Zone | undefined => {
    const units = svg.current === null ? null : unitsAt(svg.current, event.clientX, event.clientY)
    return units === null ? undefined : zoneAt(units)
  }
  const hover = (zone: Zone | undefined) => {
    const name = zone === undefined ? undefined : zone.square + zone.towards
    if (name === over.current) return
    over.current = name
    onHover(zone)
  }

  return {
    onPointerDown(event: PointerEvent) {
      const zone = zoneOf(event)
      down.current = zone?.square
      isSpent.current = false
      clearTimeout(hold.current)
      if (event.pointerType === 'mouse') return
      hold.current = setTimeout(() => {
        isSpent.current = true
        hover(zone)
      }, HOLD_MS)
    },
    onPointerMove(event: PointerEvent) {
      const zone = zoneOf(event)
      if (event.pointerType === 'mouse') hover(zone)
      if (zone?.square !== down.current) clearTimeout(hold.current)
    },
    onPointerUp(event: PointerEvent) {
      clearTimeout(hold.current)
      const from = down.current
      const to = zoneOf(event)?.square
      down.current = undefined
      if (event.pointerType !== 'mouse') hover(undefined)
      if (from === undefined || to === undefined || from === to || isSpent.current) return
      isSpent.current = true
      onDrag(from, to)
    },
    onPointerLeave() {
      clearTimeout(hold.current)
      down.current = undefined
      hover(undefined)
    },
    onClick(event: MouseEvent) {
      if (isSpent.current) {
        isSpent.current = false
        return
      }
      const square = event.target instanceof HTMLElement ? event.target.dataset.square : undefined
      const zone = zoneOf(event)
      // A click that a screen reader makes has no place of its own.
      if (square !== undefined && square !== zone?.square) onTap({ square, towards: null })
      else if (square !== undefined && zone !== undefined) onTap(zone)
    },
  }
}

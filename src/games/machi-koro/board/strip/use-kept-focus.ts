import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import type { MachiBoardProps } from '../use-turn.ts'

/**
 * A button goes when it has done its work, and the focus would go with it: whoever plays by keyboard is led to the next
 * thing to do instead, in the build phase to the supply. For the element that has the buttons.
 */
export function useKeptFocus({ view, mayAct }: MachiBoardProps, supplyStop: RefObject<HTMLElement | null>) {
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (!hadFocus.current || !isLost || !mayAct) return
    if (view.phase === 'build') supplyStop.current?.focus()
    else place.current?.querySelector('button')?.focus()
  })
  return {
    ref: place,
    onFocus() {
      hadFocus.current = true
    },
    onBlur(event: FocusEvent) {
      // Of a button that goes nobody else takes the focus.
      if (event.relatedTarget !== null) hadFocus.current = false
    },
  }
}

import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * A button goes when it has done its work, and the focus would go with it: whoever plays by keyboard is led on to the
 * next thing to do instead. For the element that has the buttons; `lead` is given that element.
 */
export function useKeptFocus(mayAct: boolean, lead: (buttons: HTMLElement) => void) {
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (hadFocus.current && isLost && mayAct && place.current !== null) lead(place.current)
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

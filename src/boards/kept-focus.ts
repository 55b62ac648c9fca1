import { type FocusEvent, useEffect, useRef } from 'react'

const STOPS = 'button, a[href], summary, input, select, [tabindex]'

/**
 * Keeps the keyboard on the table. When the element with the focus is removed, as after most actions, the focus goes to
 * the first button of the nearest part around it that is still there. For the element around all of them; parts that know
 * a better place take the focus before, since their effects run first.
 */
export function useKeptOnTable() {
  const around = useRef<readonly Element[]>([])
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null
    const [focused, ...parts] = around.current
    if (!isLost || focused === undefined || focused.isConnected) return
    const next = parts.filter((part) => part.isConnected).map(firstStop)
    next.find((stop) => stop !== undefined)?.focus({ preventScroll: true })
  })
  return {
    onFocus({ target, currentTarget }: FocusEvent) {
      // A pointer does not need the focus, and would see something lit that it did not touch.
      around.current = target.matches(':focus-visible') ? withParts(target, currentTarget) : []
    },
  }
}

function withParts(element: Element, root: Element): Element[] {
  const parts = [element]
  for (let part = element.parentElement; part !== null; part = part.parentElement) {
    parts.push(part)
    if (part === root) break
  }
  return parts
}

/** Where Tab would enter this part; what can be done now comes before what cannot. */
function firstStop(part: Element): HTMLElement | undefined {
  const stops = Array.from(part.querySelectorAll<HTMLElement>(STOPS)).filter(
    ({ tabIndex, offsetParent }) => tabIndex >= 0 && offsetParent !== null,
  )
  return stops.find((stop) => stop.getAttribute('aria-disabled') !== 'true') ?? stops[0]
}

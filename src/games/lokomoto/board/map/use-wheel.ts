import { type RefObject, useEffect, useEffectEvent } from 'react'

/** After its last turn, a wheel rests. */
const REST_MS = 140

/**
 * Hears the wheel above an element; `turn` says whether it meant something. React's own wheel events could not keep the
 * page from zooming.
 */
export function useWheel(
  element: RefObject<HTMLElement | null>,
  turn: (event: WheelEvent) => boolean,
  rest: () => void,
) {
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

import { type RefObject, useEffect, useReducer, useRef } from 'react'

/** Something that can be called to take the focus, once it is on the page. */
export function useCalledStop(): [stop: RefObject<HTMLButtonElement | null>, call: () => void] {
  const stop = useRef<HTMLButtonElement>(null)
  const [calls, call] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (calls > 0) stop.current?.focus()
  }, [calls])
  return [stop, call]
}

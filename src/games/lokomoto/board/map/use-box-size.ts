import { type RefObject, useLayoutEffect, useState } from 'react'

interface BoxSize {
  readonly width: number
  readonly height: number
}

/** The size of an element in pixels; follows it. Before there is one, it is a usual size. */
export function useBoxSize(element: RefObject<HTMLElement | null>): BoxSize {
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

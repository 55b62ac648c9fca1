import { createContext, useContext } from 'react'
import type { Mark } from './marks.ts'

/** What the hint points at now. */
export const Marks = createContext<readonly Mark[]>([])

/** Whether a thing is pointed at, in the form that its `data-hint` takes; the theme has the look of it. */
export function useMarks(): (mark: Mark) => true | undefined {
  const marks = useContext(Marks)
  return (mark) => marks.includes(mark) || undefined
}

import { createContext, type SVGProps, useContext } from 'react'
import type { BoardProps } from './board.ts'

/** The things at the table that the hint points at now, by names of the game's own. `TableFrame` provides them. */
export const Marks = createContext<readonly string[]>([])

/** Whether the hint points at a thing, in the form that its `data-hint` takes; the theme has the look of it. */
export function useMarks<Mark extends string>(): (mark: Mark) => true | undefined {
  const marks = useContext(Marks)
  return (mark) => marks.includes(mark) || undefined
}

/** The action that the hint advises next; undefined where there is none, or another seat acts. */
export function hintedStep({ hint, mayAct }: Pick<BoardProps, 'hint' | 'mayAct'>): string | undefined {
  return mayAct ? hint?.plan[0] : undefined
}

/** A ring around a place in a drawing. The dashes lie on a casing, so that they are seen on anything. */
export function HintRing(ring: SVGProps<SVGRectElement>) {
  return (
    <>
      <rect {...ring} data-hint="casing" />
      <rect {...ring} data-hint />
    </>
  )
}

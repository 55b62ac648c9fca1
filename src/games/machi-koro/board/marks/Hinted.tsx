import type { ReactNode } from 'react'
import type { Mark } from './marks.ts'
import { useMarks } from './use-marks.ts'

/** What a button of the strip says; the ring is around the whole button where the hint points at it. */
export function Hinted({ mark, children }: { readonly mark: Mark; readonly children: ReactNode }) {
  return <span data-hint={useMarks()(mark)}>{children}</span>
}

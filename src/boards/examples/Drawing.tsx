import type { ReactNode } from 'react'

/** CSS pixels for one unit, so that things are equally large in all examples of a kind. */
const SMALL = 0.84
const LARGE = 1.08
const MARGIN = 6

interface DrawingProps {
  readonly width: number
  readonly height: number
  /** For few things, where their details matter. */
  readonly large?: boolean
  readonly children: ReactNode
}

/** The paper of an example. The caption beside it says what it shows, so it is silent itself. */
export function Drawing({ width, height, large = false, children }: DrawingProps) {
  const scale = large ? LARGE : SMALL
  const wide = width + 2 * MARGIN
  const tall = height + 2 * MARGIN
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${wide} ${tall}`}
      width={Math.round(wide * scale)}
      height={Math.round(tall * scale)}
      style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

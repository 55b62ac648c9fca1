import type { ReactNode } from 'react'

/** CSS pixels for one unit, so that buildings are equally large in all examples. */
const SCALE = 0.8

interface DrawingProps {
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

/** The paper of an example. The caption beside it says what it shows, so it is silent itself. */
export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round(width * SCALE)}
      height={Math.round(height * SCALE)}
      style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

import type { Seat } from '#engine/game.ts'

/** A shape of about the size 2 about the middle for each seat, so that no line is known by its colour alone. */
const SHAPES: readonly string[] = [
  'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  'M-.9-.9H.9V.9H-.9Z',
  'M0-1.15 1.1.85H-1.1Z',
  'M0-1.25 1.1 0 0 1.25-1.1 0Z',
  'M0 1.15-1.1-.85H1.1Z',
]

interface SeatShapeProps {
  readonly seat: Seat
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The mark of a seat inside a drawing. */
export function SeatShape({ seat, x, y, size }: SeatShapeProps) {
  return (
    <path
      d={SHAPES[(seat - 1) % SHAPES.length]}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})`}
      fill={`var(--seat-${seat})`}
    />
  )
}

/** The mark of a seat before its name. */
export function SeatMark({ seat }: { readonly seat: Seat }) {
  return (
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      <SeatShape seat={seat} x={7} y={7} size={5} />
    </svg>
  )
}

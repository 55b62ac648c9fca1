import type { ReactNode } from 'react'
import { Figure, type PlaceProps } from '#boards/examples.tsx'
import type { LineName } from '../../cards/cards.ts'
import { squaresOfSpot } from '../../rules/notation.ts'
import { ResourceIcon } from '../pieces/Resources.tsx'
import { CARD, cornerOf, middleOf } from '../town/geometry.ts'
import { pointOnSpot } from '../town/route.ts'

/** What is drawn over a scene to explain it. */

function Cross({ x, y }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="14" fill="var(--paper)" stroke="var(--warn)" strokeWidth="3" />
      <path d="M-5.4 -5.4L5.4 5.4M5.4 -5.4L-5.4 5.4" stroke="var(--warn)" strokeWidth="4" strokeLinecap="round" />
    </g>
  )
}

export function Check({ x, y }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="14" fill="var(--paper)" stroke="var(--good)" strokeWidth="3" />
      <path
        d="M-6.6 0.4L-1.8 5.4L6.8 -5.4"
        fill="none"
        stroke="var(--good)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}

/** A square that has no card. */
export function Plot({ square, allowed }: { readonly square: string; readonly allowed: boolean }) {
  const { x, y } = cornerOf(square)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="4"
        y="4"
        width={CARD - 8}
        height={CARD - 8}
        rx="5"
        fill={allowed ? 'var(--accent-soft)' : 'none'}
        stroke={allowed ? 'var(--accent)' : 'var(--hairline)'}
        strokeWidth={allowed ? 2.6 : 2}
        strokeDasharray="9 6"
      />
      {!allowed && <Cross x={CARD / 2} y={CARD / 2} />}
    </g>
  )
}

/** A track that is not laid, and whether it could be. */
export function PossibleTrack({
  line,
  spot,
  allowed,
}: {
  readonly line: LineName
  readonly spot: string
  readonly allowed: boolean
}) {
  const [from, to] = squaresOfSpot(spot).map((square) => pointOnSpot(spot, square, 24, 0))
  return (
    <>
      <g fill="none" strokeLinecap="round">
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke="var(--casing)" strokeWidth="9" />
        <path
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          stroke={`var(--line-${line})`}
          strokeWidth="4.6"
          strokeDasharray="5 8"
        />
      </g>
      {allowed ? <Check {...middleOf(spot)} /> : <Cross {...middleOf(spot)} />}
    </>
  )
}

/** A number and a crate, around a point. */
export function Cost({ x, y, children }: PlaceProps & { readonly children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-36" y="-20" width="72" height="40" rx="20" fill="var(--paper)" stroke="var(--edge)" strokeWidth="1.6" />
      <Figure x={-13} y={9} size={26}>
        {children}
      </Figure>
      <g transform="translate(4 -12)">
        <ResourceIcon size={24} />
      </g>
    </g>
  )
}

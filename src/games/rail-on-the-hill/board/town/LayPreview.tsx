import type { LineName } from '../../cards/cards.ts'
import type { SpotInsight } from '../../insight.ts'
import { ResourceIcon } from '../pieces/ResourceIcon.tsx'
import { betweenCards, laneBeside, pointOnSpot } from './curve.ts'
import { linesOnSpots, type TownLines } from './route.ts'
import { centreOf, middleOf, squaresOfSpot } from './squares.ts'
import styles from './Town.module.css'

interface LayPreviewProps {
  readonly line: LineName
  readonly spots: readonly string[]
  readonly insights: Readonly<Record<string, SpotInsight>>
  readonly hovered: string | undefined
  /** The card that was marked as the start of the track. */
  readonly start: string | null
  readonly lines: TownLines
}

/** Where a track may be laid: a dashed line with its cost. */
export function LayPreview({ line, spots, insights, hovered, start, lines }: LayPreviewProps) {
  const offered = start === null ? spots : spots.filter((spot) => squaresOfSpot(spot).includes(start))
  const on = linesOnSpots(lines)
  return (
    <g>
      {offered.map((spot) => (
        <Sketch key={spot} line={line} spot={spot} lane={laneBeside(on.get(spot))} isHovered={spot === hovered} />
      ))}
      {offered.map((spot) => (
        <CostBadge key={spot} spot={spot} cost={insights[spot]?.cost ?? 0} />
      ))}
      {start !== null && <StartMark square={start} line={line} />}
    </g>
  )
}

/** How far from the middle of a card a sketch ends: at the base of the landmark. */
const CLEAR = 24

interface SketchProps {
  readonly line: LineName
  readonly spot: string
  readonly lane: number
  readonly isHovered: boolean
}

function Sketch({ line, spot, lane, isHovered }: SketchProps) {
  const d = betweenCards(spot, CLEAR, lane)
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--casing)" strokeWidth={isHovered ? 9.5 : 8} />
      <path
        d={d}
        stroke={`var(--line-${line})`}
        strokeWidth={isHovered ? 6.4 : 5}
        strokeDasharray={isHovered ? undefined : '6.5 8'}
      />
    </g>
  )
}

function CostBadge({ spot, cost }: { readonly spot: string; readonly cost: number }) {
  if (cost === 0) return null
  const [first, second] = squaresOfSpot(spot)
  const isDiagonal = first[0] !== second[0] && first[1] !== second[1]
  // Two diagonals meet in the middle of both, so each has its badge on a card of its own.
  const { x, y } = isDiagonal ? pointOnSpot(spot, first, 59, 0) : middleOf(spot)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-14"
        y="-8.6"
        width="28"
        height="17.2"
        rx="8.6"
        fill="var(--paper)"
        stroke="var(--edge)"
        strokeWidth="1"
      />
      <ResourceIcon x={-11.6} y={-6} size={12} />
      <text
        x="6.4"
        y="4.7"
        fontFamily="var(--sign)"
        fontSize="13.5"
        fontWeight="600"
        textAnchor="middle"
        fill="var(--ink)"
      >
        {cost}
      </text>
    </g>
  )
}

function StartMark({ square, line }: { readonly square: string; readonly line: LineName }) {
  const { x, y } = centreOf(square)
  return (
    <g fill="none">
      <circle cx={x} cy={y} r="26" stroke="var(--casing)" strokeWidth="6" />
      <circle cx={x} cy={y} r="26" stroke={`var(--line-${line})`} strokeWidth="3.4" className={styles.pulse} />
    </g>
  )
}

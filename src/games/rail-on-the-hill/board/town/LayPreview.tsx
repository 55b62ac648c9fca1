import type { LineName } from '../../cards/cards.ts'
import type { SpotInsight } from '../../rules/insight.ts'
import { squaresOfSpot } from '../../rules/notation.ts'
import { betweenCards, laneBeside } from './curve.ts'
import { linesOnSpots, type TownLines } from './route.ts'
import { SpotBadges } from './SpotBadges.tsx'
import type { SpotBadge } from './spot-badges.ts'
import { centreOf } from './squares.ts'
import styles from './Town.module.css'

interface LayPreviewProps {
  readonly line: LineName
  readonly spots: readonly string[]
  readonly badges: readonly SpotBadge[]
  readonly insights: Readonly<Record<string, SpotInsight>>
  readonly hovered: string | undefined
  /** The card that was marked as the start of the track. */
  readonly start: string | null
  readonly lines: TownLines
}

/** Where a track may be laid: a dashed line with its cost. Those from a marked card stand out. */
export function LayPreview({ line, spots, badges, insights, hovered, start, lines }: LayPreviewProps) {
  const on = linesOnSpots(lines)
  const isMeant = (spot: string) => start === null || spot === hovered || squaresOfSpot(spot).includes(start)
  const sketches = (areMeant: boolean) => (
    <g opacity={areMeant ? 1 : 0.5}>
      {spots
        .filter((spot) => isMeant(spot) === areMeant)
        .map((spot) => (
          <Sketch key={spot} line={line} spot={spot} lane={laneBeside(on.get(spot))} isHovered={spot === hovered} />
        ))}
    </g>
  )
  return (
    <g>
      {sketches(false)}
      {sketches(true)}
      <SpotBadges badges={badges} insights={insights} />
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

function StartMark({ square, line }: { readonly square: string; readonly line: LineName }) {
  const { x, y } = centreOf(square)
  return (
    <g fill="none">
      <circle cx={x} cy={y} r="26" stroke="var(--casing)" strokeWidth="6" />
      <circle cx={x} cy={y} r="26" stroke={`var(--line-${line})`} strokeWidth="3.4" className={styles.pulse} />
    </g>
  )
}

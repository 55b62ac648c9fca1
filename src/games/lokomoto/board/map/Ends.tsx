import type { Seat } from '#engine/game.ts'
import styles from './Ends.module.css'
import type { SheetSection } from './sheet.ts'
import { NAME_PX, type PlacedName, STATION_RADIUS } from './town-names.ts'

interface EndsProps {
  /** What is chosen to be drawn. */
  readonly picked: readonly SheetSection[]
  readonly pen: Seat
}

/** From where to where the chosen sections lead. */
export function Ends({ picked, pen }: EndsProps) {
  const ends = new Map(picked.flatMap(({ from, to }) => [from, to]).map((point) => [String(point), point]))
  return [...ends].map(([key, [x, y]]) => (
    <circle key={key} className={styles.end} cx={x} cy={y} r={STATION_RADIUS * 1.6} stroke={`var(--seat-${pen})`} />
  ))
}

interface EndNamesProps {
  readonly names: readonly PlacedName[]
  /** Pixels for one unit of the sheet. */
  readonly scale: number
}

/** Names that have no room on the map, for as long as they matter. */
export function EndNames({ names, scale }: EndNamesProps) {
  return names.map(({ station, town, middle: [x, y], width, height }) => (
    <g key={station} className={styles.name} transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={4 / scale} strokeWidth={1 / scale} />
      <text fontSize={NAME_PX / scale} dy="0.35em">
        {town}
      </text>
    </g>
  ))
}

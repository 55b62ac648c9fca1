import { memo } from 'react'
import styles from './Stations.module.css'
import type { Sheet } from './sheet.ts'
import { NAME_PX, type PlacedName, STATION_RADIUS } from './town-names.ts'

interface StationsProps {
  readonly stations: Sheet['stations']
}

export const Stations = memo(function Stations({ stations }: StationsProps) {
  return (
    <g className={styles.stations}>
      {stations.map(({ station, at: [x, y] }) => (
        <circle key={station} cx={x} cy={y} r={STATION_RADIUS} />
      ))}
    </g>
  )
})

interface TownNamesProps {
  readonly names: readonly PlacedName[]
  /** Pixels for one unit of the sheet. */
  readonly scale: number
}

export const TownNames = memo(function TownNames({ names, scale }: TownNamesProps) {
  return (
    <g className={styles.names} style={{ fontSize: `${NAME_PX / scale}px`, strokeWidth: 2.6 / scale }}>
      {names.map(({ station, town, middle: [x, y], angle }) => (
        <text key={station} transform={`translate(${x} ${y}) rotate(${(angle * 180) / Math.PI})`} dy="0.35em">
          {town}
        </text>
      ))}
    </g>
  )
})

import { GAP } from '../pieces/strokes/geometry.ts'
import type { Point, SheetSection } from './sheet.ts'
import { written } from './smooth-path.ts'
import styles from './Tracks.module.css'

interface TracksProps {
  readonly sections: readonly SheetSection[]
}

/** Empty rails, waiting for a pen. All sections are one path, which is cheap on any phone. */
export function Tracks({ sections }: TracksProps) {
  const path = sections.map(({ from, to }) => `M${written(inwards(from, to))}L${written(inwards(to, from))}`).join('')
  return (
    <g className={styles.tracks}>
      <path className={styles.sleepers} d={path} />
      <path className={styles.rails} d={path} />
      <path className={styles.between} d={path} />
      <path className={styles.sleepersInside} d={path} />
    </g>
  )
}

function inwards(from: Point, to: Point): Point {
  const part = (GAP - 3) / Math.hypot(to[0] - from[0], to[1] - from[1])
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

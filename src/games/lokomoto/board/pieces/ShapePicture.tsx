import { useState } from 'react'
import { type Lattice, type Shape, type ShapePoints, turnsOf } from '../../cards/cards.ts'
import styles from './ShapePicture.module.css'
import { layoutOf } from './shape-layout.ts'

/** The angle of something that is turned in steps, in degrees: it goes on the short way instead of back over zero. */
export function useAngle(turns: number, turnsOfCircle: number): number {
  const [shown, setShown] = useState({ turns, total: turns })
  let { total } = shown
  if (shown.turns !== turns) {
    const ahead = (((turns - shown.turns) % turnsOfCircle) + turnsOfCircle) % turnsOfCircle
    total += ahead > turnsOfCircle / 2 ? ahead - turnsOfCircle : ahead
    setShown({ turns, total })
  }
  return (total * 360) / turnsOfCircle
}

interface ShapePictureProps {
  readonly shape: Shape
  readonly lattice: Lattice
  /** By this many steps of the lattice the card is turned. */
  readonly turns: number
  /** Which of the shape's sections one has not drawn yet, by their place in its list. */
  readonly missing?: ReadonlySet<number> | undefined
  /** One's network holds the whole shape. */
  readonly held?: boolean | undefined
  readonly className?: string | undefined
}

const NOTHING: ReadonlySet<number> = new Set()

/** The pattern of a shape card on the dots of the lattice. What it is has to stand beside it. */
export function ShapePicture({ shape, lattice, turns, missing = NOTHING, held = false, className }: ShapePictureProps) {
  const { lines, stations, others } = layoutOf(shape, lattice)
  const angle = useAngle(turns, turnsOf(lattice))
  const drawn = lines.filter((_, i) => !missing.has(i))
  return (
    <svg className={className} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <g className={held ? styles.held : styles.pattern} style={{ transform: `rotate(${angle}deg)` }}>
        <path className={styles.others} d={others.map(([x, y]) => `M${x} ${y}h0`).join('')} />
        <path className={styles.missing} d={path(lines.filter((_, i) => missing.has(i)))} />
        <path className={styles.drawn} d={path(drawn)} />
        <path className={styles.stationEdges} d={stations.map(([x, y]) => `M${x} ${y}h0`).join('')} />
        <path className={styles.stations} d={stations.map(([x, y]) => `M${x} ${y}h0`).join('')} />
      </g>
    </svg>
  )
}

function path(lines: ReturnType<typeof layoutOf>['lines']): string {
  return lines.map(([from, to]) => `M${from.join(' ')}L${to.join(' ')}`).join('')
}

interface ShapeCardProps {
  readonly shape: Shape
  readonly lattice: Lattice
  readonly turns: number
  readonly missing?: ReadonlySet<number> | undefined
  readonly held?: boolean | undefined
  /** The number on the card, as it is printed there. */
  readonly number?: string | undefined
}

/** The face of a shape card: its pattern, what it is worth, and an asterisk where no single stroke draws it. */
export function ShapeCard({ shape, lattice, turns, missing, held, number }: ShapeCardProps) {
  return (
    <span className={styles.card}>
      <ShapePicture
        className={styles.picture}
        shape={shape}
        lattice={lattice}
        turns={turns}
        missing={missing}
        held={held}
      />
      <Points className={styles.points} points={shape.points} />
      {number !== undefined && <span className={styles.number}>{number}</span>}
      {shape.asterisk && <span className={styles.asterisk}>*</span>}
    </span>
  )
}

interface PointsProps {
  readonly points: ShapePoints
  readonly className?: string | undefined
}

/** One star for each point, beside each other. */
export function Points({ points, className }: PointsProps) {
  return (
    <svg className={className} viewBox={`0 0 ${points * 14} 14`} aria-hidden="true" focusable="false">
      {[0, 14, 28].slice(0, points).map((x) => (
        <path
          key={x}
          d={`M${x + 7} .8l1.9 4 4.4.5-3.3 3 .9 4.3L${x + 7} 10.5l-3.9 2.1.9-4.3-3.3-3 4.4-.5Z`}
          fill="var(--lk-star)"
        />
      ))}
    </svg>
  )
}

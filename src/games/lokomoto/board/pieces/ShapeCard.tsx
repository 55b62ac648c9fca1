import type { Lattice, Shape } from '../../cards/cards.ts'
import { Points } from './Points.tsx'
import styles from './ShapeCard.module.css'
import { ShapePicture } from './ShapePicture.tsx'

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
      {shape.asterisk && <span className={styles.asterisk}>∗</span>}
    </span>
  )
}

import type { Lattice, Shape } from '../../cards/cards.ts'
import { turnsOf } from '../../cards/cards.ts'
import styles from './ShapePicture.module.css'
import { layoutOf } from './shape-layout.ts'
import { useAngle } from './use-angle.ts'

interface ShapePictureProps {
  readonly shape: Shape
  readonly lattice: Lattice
  /** By so many steps of the lattice the card is turned. */
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

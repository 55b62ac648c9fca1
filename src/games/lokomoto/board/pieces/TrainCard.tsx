import type { Train } from '../../cards/cards.ts'
import { EngineSvg } from './EngineSvg.tsx'
import { engineOf, liveryOf } from './engine-of.ts'
import styles from './TrainCard.module.css'

interface TrainCardProps {
  readonly train: Train
  /** A mini has no room for the name: only the engine and the price. */
  readonly size: 'card' | 'mini'
}

/** The face of a train card. It fills the box that it is given. */
export function TrainCard({ train, size }: TrainCardProps) {
  const { name, price, bonus } = train
  return (
    <span className={size === 'mini' ? styles.mini : styles.card}>
      <span className={styles.price}>{price}</span>
      <span className={styles.scene}>
        <EngineSvg className={styles.engine} engine={engineOf(train)} livery={liveryOf(train)} />
      </span>
      {bonus !== 0 && <span className={bonus > 0 ? styles.bonus : styles.malus}>{signed(bonus)}</span>}
      {size === 'card' && <span className={styles.name}>{name}</span>}
    </span>
  )
}

function signed(bonus: number): string {
  return bonus > 0 ? `+${bonus}` : `−${-bonus}`
}

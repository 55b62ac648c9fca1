import { Coin } from './Coin.tsx'
import styles from './Coins.module.css'

interface CoinsProps {
  readonly count: number
  /** The same in words, for those who listen. */
  readonly label: string
  /** Of the coin, in CSS pixels. */
  readonly size?: number
}

/** A number of coins. */
export function Coins({ count, label, size = 20 }: CoinsProps) {
  return (
    <span className={styles.coins} role="img" aria-label={label}>
      <Coin size={size} />
      <span className={styles.count}>{count}</span>
    </span>
  )
}

import styles from './Coins.module.css'

const METALS = { 1: 'penny', 5: 'silver', 10: 'coin' } as const

interface CoinProps {
  /** In CSS pixels, or in the units of the picture that it is a part of. */
  readonly size?: number
  readonly x?: number
  readonly y?: number
  /** Copper, silver or gold. */
  readonly value?: keyof typeof METALS
}

/** A coin, with a house on it. */
export function Coin({ size = 20, x = 0, y = 0, value = 10 }: CoinProps) {
  const metal = `var(--mk-${METALS[value]})`
  const edge = `var(--mk-${METALS[value]}-edge)`
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      style={{ flex: 'none' }}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="10" cy="10" r="9.5" fill={edge} />
      <circle cx="10" cy="9.6" r="8.3" fill={metal} />
      <circle cx="10" cy="9.6" r="6.6" fill="none" stroke={edge} strokeWidth="0.8" strokeOpacity="0.55" />
      <path d="M10 4.8 14.6 9.2H13.3V13.4H11.2V10.8H8.8V13.4H6.7V9.2H5.4Z" fill={edge} />
    </svg>
  )
}

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

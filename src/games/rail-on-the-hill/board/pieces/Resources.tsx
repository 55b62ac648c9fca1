import type { WordTexts } from '../../text/en/words.ts'
import styles from './Resources.module.css'

const PLANK = '#d3a468'

const PLANK_DARK = '#b98449'

const NAILED = '#7c5228'

interface ResourceIconProps {
  /** In CSS pixels, or in the units of the picture that it is a part of. */
  readonly size: number
  readonly x?: number
  readonly y?: number
}

/** A resource: a wooden crate. */
export function ResourceIcon({ size, x = 0, y = 0 }: ResourceIconProps) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x={2} y={3} width={20} height={18.5} rx={2} fill={NAILED} />
      <rect x={3.4} y={4.4} width={17.2} height={15.7} rx={0.8} fill={PLANK} />
      <path d="M3.4 9.6h17.2M3.4 14.9h17.2" stroke={NAILED} strokeWidth={0.9} />
      <path d="M6.4 18.6 18.2 5.9" stroke={NAILED} strokeWidth={4.6} />
      <path d="M6.4 18.6 18.2 5.9" stroke={PLANK_DARK} strokeWidth={2.9} />
      <path d="M3.4 4.4h3.2v15.7H3.4zM17.4 4.4h3.2v15.7h-3.2z" fill={PLANK_DARK} />
      <path d="M6.9 4.4v15.7M17.1 4.4v15.7" stroke={NAILED} strokeWidth={0.9} />
    </svg>
  )
}

interface ResourcesProps {
  readonly count: number
  readonly words: WordTexts
}

/** How many resources a player has. */
export function Resources({ count, words }: ResourcesProps) {
  return (
    <span className={styles.resources} role="img" aria-label={words.resources(count)}>
      <ResourceIcon size={20} />
      <span className={styles.count}>{count}</span>
    </span>
  )
}

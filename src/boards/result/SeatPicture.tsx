import type { ReactNode } from 'react'
import type { Seat } from '../../engine/game.ts'
import styles from './SeatPicture.module.css'

interface SeatPictureProps {
  readonly seat: Seat
  readonly isWinner: boolean
  readonly viewBox: string
  /** The spoken name. */
  readonly label: string
  /** Below the picture; left out where nobody needs to be told whose it is. */
  readonly caption?: ReactNode
  readonly children: ReactNode
}

/** What a seat has built, mounted on paper, as an item of a list. */
export function SeatPicture({ seat, isWinner, viewBox, label, caption, children }: SeatPictureProps) {
  return (
    <li className={styles.mount} data-winner={isWinner}>
      <svg viewBox={viewBox} role="img" aria-label={label}>
        {children}
      </svg>
      {caption && (
        <p className={styles.caption} style={{ borderInlineStartColor: `var(--seat-${seat})` }}>
          {caption}
        </p>
      )}
    </li>
  )
}

import type { Seat } from '#engine/game.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import styles from './SeatNumber.module.css'

/** The number of a seat in the ring of its colour. */
export function SeatNumber({ seat }: { readonly seat: Seat }) {
  const texts = useTexts().pages.newGame
  return (
    <span
      className={styles.number}
      style={{ '--seat': `var(--seat-${seat})` }}
      role="img"
      aria-label={texts.seat(seat)}
    >
      {seat}
    </span>
  )
}

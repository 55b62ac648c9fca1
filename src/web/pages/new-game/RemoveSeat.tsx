import type { Seat } from '#engine/game.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import styles from './RemoveSeat.module.css'

export function RemoveSeat({ seat, remove }: { readonly seat: Seat; remove(): void }) {
  const texts = useTexts().pages.newGame
  return (
    <button type="button" className={styles.remove} aria-label={texts.removeSeat(seat)} onClick={remove}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="m3.5 3.5 9 9m0-9-9 9" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </button>
  )
}

import type { ReactNode } from 'react'
import styles from './PanelHead.module.css'

interface PanelHeadProps {
  readonly children: ReactNode
  /** The spoken name of the button that closes the panel. */
  readonly closeLabel: string
  onClose(): void
}

/** The top of a panel that can be closed; it stays while the rest of the panel scrolls. */
export function PanelHead({ children, closeLabel, onClose }: PanelHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.content}>{children}</div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3 13 13M13 3 3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </header>
  )
}

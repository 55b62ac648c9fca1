import type { ReactNode } from 'react'
import { Crown } from './Crown.tsx'
import styles from './ResultSheet.module.css'

interface ResultSheetProps {
  readonly label: string
  /** How its parts lie; a grid, one below the other unless this says more. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** What is shown when a game is over. Its parts know how wide it is by container queries. */
export function ResultSheet({ label, className, children }: ResultSheetProps) {
  return (
    <section className={styles.sheet} aria-label={label}>
      <div className={`${styles.parts} ${className}`}>{children}</div>
    </section>
  )
}

/** Who won, under the crown; and a line about how. */
export function Verdict({ text, line }: { readonly text: string; readonly line?: string }) {
  return (
    <div className={styles.verdict}>
      <Crown width={35} />
      <p>
        <span className={styles.wins}>{text}</span>
        {line !== undefined && <span className={styles.line}>{line}</span>}
      </p>
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './HelpFrame.module.css'
import { PanelHead } from './PanelHead.tsx'

interface HelpFrameProps {
  readonly texts: { readonly title: string; readonly close: string; readonly shortcuts: string }
  readonly shortcuts: readonly { readonly keys: string; readonly what: string }[]
  onClose(): void
  /** The parts, in columns where there is room. */
  readonly children: ReactNode
}

/** A game on one page, and its keys. */
export function HelpFrame({ texts, shortcuts, onClose, children }: HelpFrameProps) {
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <PanelHead closeLabel={texts.close} onClose={onClose}>
        <h2 className={styles.title}>{texts.title}</h2>
      </PanelHead>
      <div className={styles.columns}>{children}</div>
      {shortcuts.length > 0 && (
        <section className={styles.keys}>
          <h3 className={styles.partTitle}>{texts.shortcuts}</h3>
          <dl className={styles.shortcuts}>
            {shortcuts.map(({ keys, what }) => (
              <div key={keys} className={styles.shortcut}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </section>
  )
}

interface HelpPartProps {
  readonly title: string
  readonly note?: string
  /** The items of a list. */
  readonly children: ReactNode
}

export function HelpPart({ title, note, children }: HelpPartProps) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      <ul className={styles.items}>{children}</ul>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  )
}

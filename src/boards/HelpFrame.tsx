import { type ReactNode, useContext } from 'react'
import styles from './HelpFrame.module.css'
import { PanelHead } from './PanelHead.tsx'
import { ShellKeys, type Shortcut } from './shell-keys.ts'

interface HelpFrameProps {
  readonly texts: { readonly title: string; readonly close: string; readonly shortcuts: string }
  readonly shortcuts: readonly Shortcut[]
  onClose(): void
  /** The parts, in columns where there is room. */
  readonly children: ReactNode
}

/** A game on one page, and its keys. */
export function HelpFrame({ texts, shortcuts, onClose, children }: HelpFrameProps) {
  const all = [...shortcuts, ...useContext(ShellKeys)]
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <PanelHead closeLabel={texts.close} onClose={onClose}>
        <h2 className={styles.title}>{texts.title}</h2>
      </PanelHead>
      <div className={styles.columns}>{children}</div>
      {all.length > 0 && (
        <section className={styles.keys}>
          <h3 className={styles.partTitle}>{texts.shortcuts}</h3>
          <dl className={styles.shortcuts}>
            {all.map(({ keys, what }) => (
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

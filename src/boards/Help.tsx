import { createContext, type ReactNode, useContext } from 'react'
import { ShellKeys } from '#ui/hotkeys.ts'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import type { BoardProps, NameAndLine } from './board.ts'
import styles from './Help.module.css'
import { KitWords } from './kit-texts.ts'
import { type HelpFrame, Newcomer } from './TableFrame.tsx'

interface HelpProps extends HelpFrame {
  readonly className?: string | undefined
  /** `HelpPart`s, in columns where there is room. */
  readonly children: ReactNode
}

const RuleAddress = createContext<BoardProps['ruleAddress']>((rule) => `#${rule}`)

/** The game on one page, and its keys. */
export function Help({ ruleAddress, shortcuts, onClose, className = '', children }: HelpProps) {
  const texts = useContext(KitWords).help
  const { lessons } = useContext(Newcomer)
  const all = [...shortcuts, ...useContext(ShellKeys)]
  return (
    <section className={`${parts.paper} ${styles.panel}`} aria-label={texts.title}>
      <PanelHead closeLabel={texts.close} onClose={onClose}>
        <h2 className={styles.title}>{texts.title}</h2>
      </PanelHead>
      {lessons !== undefined && (
        <p className={styles.lessons}>
          <a href={lessons}>{texts.lessons}</a>
        </p>
      )}
      <div className={`${styles.columns} ${className}`}>
        <RuleAddress value={ruleAddress}>{children}</RuleAddress>
      </div>
      <p className={`${parts.note} ${styles.hold}`}>{texts.explain}</p>
      {all.length > 0 && (
        <section className={styles.keys}>
          <h3 className={styles.partTitle}>{texts.keys}</h3>
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

/** A line of the help: the rule that it leads to, a small picture, the words, and perhaps something at the end. */
export type HelpItem = readonly [rule: string, icon: ReactNode, text: string | NameAndLine, aside?: ReactNode]

interface HelpPartProps {
  readonly title: string
  readonly items: readonly HelpItem[]
  readonly note?: string
  readonly className?: string | undefined
}

/** A few lines of the help under a title. */
export function HelpPart({ title, items, note, className = '' }: HelpPartProps) {
  const texts = useContext(KitWords).help
  const addressOf = useContext(RuleAddress)
  return (
    <section className={`${styles.part} ${className}`}>
      <h3 className={styles.partTitle}>{title}</h3>
      <ul className={styles.items}>
        {items.map(([rule, icon, text, aside]) => (
          <li key={typeof text === 'string' ? text : text.name}>
            <a className={styles.item} href={addressOf(rule)} title={texts.rule(rule)}>
              <span className={styles.icon}>{icon}</span>
              {typeof text === 'string' ? (
                <span>{text}</span>
              ) : (
                <span>
                  <b className={styles.name}>{text.name}</b> {text.line}
                </span>
              )}
              {aside}
            </a>
          </li>
        ))}
      </ul>
      {note !== undefined && <p className={parts.note}>{note}</p>}
    </section>
  )
}

/** A number or letter as the picture of a step. */
export function stepIcon(step: string | number): ReactNode {
  return <span className={styles.step}>{step}</span>
}

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
      <Touchable look="flat" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3 13 13M13 3 3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </Touchable>
    </header>
  )
}

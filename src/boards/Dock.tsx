import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Dock.module.css'
import { Touchable } from './Touchable.tsx'

interface DockProps {
  readonly title: string
  /** One line of explanation; left out where there is little height, since the strip says what to do. */
  readonly line?: string | undefined
  /** One line about what is pointed at: in the place of the explanation, or of the title where there is little height. */
  readonly detail?: string | undefined
  /** The way back, where there is one: what its button says. */
  readonly cancel?: { readonly label: string; onCancel(): void } | undefined
  /** Nothing to choose, only to look at: it is not lit and leaves the focus where it is. */
  readonly isCalm?: boolean
  readonly children?: ReactNode
}

/** A short choice in the place of a panel. It takes the focus when it opens and gives it back when it closes. */
export function Dock({ title, line, detail, cancel, isCalm = false, children }: DockProps) {
  const dock = useRef<HTMLFieldSetElement>(null)
  const titleId = useId()
  const lineId = useId()
  useEffect(() => {
    if (isCalm) return
    const before = document.activeElement
    dock.current?.focus({ preventScroll: true })
    return () => {
      const isLost = document.activeElement === document.body || document.activeElement === null
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [isCalm])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || cancel === undefined) return
    event.stopPropagation()
    cancel.onCancel()
  }

  return (
    <fieldset
      ref={dock}
      className={styles.dock}
      aria-labelledby={titleId}
      aria-describedby={(detail ?? line) === undefined ? undefined : lineId}
      tabIndex={-1}
      data-calm={isCalm}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head} data-detail={detail !== undefined}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {(detail ?? line) !== undefined && (
          <p className={styles.line} id={lineId}>
            {detail ?? line}
          </p>
        )}
        {cancel !== undefined && (
          <Touchable look="plain" className={styles.cancel} onClick={() => cancel.onCancel()}>
            {cancel.label}
          </Touchable>
        )}
      </div>
      <div className={styles.content}>{children}</div>
    </fieldset>
  )
}

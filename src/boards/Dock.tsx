import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Touchable } from '#ui/Touchable.tsx'
import styles from './Dock.module.css'

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

/** Open menus, fields that are being typed in, and buttons around the board. */
const IN_USE = 'details[open], input, textarea, select, dialog, [data-keeps-focus]'

/**
 * A short choice in the place of a panel. When it opens it takes the focus, except from a menu, a field or a button around the board, and it
 * gives it back when it closes.
 */
export function Dock({ title, line, detail, cancel, isCalm = false, children }: DockProps) {
  const dock = useRef<HTMLFieldSetElement>(null)
  const titleId = useId()
  const lineId = useId()
  const before = useRef<Element>(null)
  // Before the first paint: later it would close a menu that was opened in the meantime.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (isCalm || focused?.closest(IN_USE)) return
    before.current = focused
    dock.current?.focus({ preventScroll: true })
  }, [isCalm])
  // After the choice is removed: only then the focus is lost.
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body || document.activeElement === null
      const { current } = before
      if (isLost && current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
    },
    [],
  )

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

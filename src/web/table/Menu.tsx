import { type ReactNode, useRef } from 'react'
import { useTexts } from '../text/TextsContext.tsx'
import button from './Controls.module.css'
import style from './Menu.module.css'

/** Everything that is seldom needed, behind one button of the strip. Whatever is chosen closes it. */
export function Menu({ children }: { readonly children: ReactNode }) {
  const { table } = useTexts()
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const close = () => details.current?.removeAttribute('open')
  const closeAndStay = () => {
    close()
    summary.current?.focus()
  }
  return (
    <details
      ref={details}
      className={style.menu}
      onClick={({ target }) => {
        if (target instanceof Node && !summary.current?.contains(target)) closeAndStay()
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') closeAndStay()
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <summary ref={summary} className={button.button} aria-label={table.menu} title={table.menu}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" stroke="currentcolor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
      </summary>
      <div className={style.items}>{children}</div>
    </details>
  )
}

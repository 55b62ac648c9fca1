import { useEffect, useRef } from 'react'
import styles from './AccountPage.module.css'

/** Whom the server takes us for; a keyboard that came here through a form goes on from it. */
export function WhoIAm({ who, line }: { readonly who: string; readonly line: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The form that had the focus is gone; a page that was just opened has its own beginning.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.who}>
        {who}
      </h2>
      <p className={styles.line}>{line}</p>
    </>
  )
}

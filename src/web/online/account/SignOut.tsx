import { useEffect, useRef } from 'react'
import controls from '../../pages/parts/controls.module.css'
import { api } from '../api.ts'
import { useOnlineTexts } from '../lobby/OnlineFrame.tsx'
import { useTask } from '../lobby/use-task.ts'
import styles from './AccountPage.module.css'
import signOutStyles from './SignOut.module.css'

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

interface Props {
  /** Of somebody who cannot come back: what happens, and what is lost. */
  readonly title?: string
  readonly line?: string
  signedOut(): void
}

export function SignOut({ title, line, signedOut }: Props) {
  const texts = useOnlineTexts().account
  const { run, isBusy, problem } = useTask()
  const button = (
    <>
      <button
        type="button"
        className={controls.secondary}
        onClick={() => {
          if (isBusy) return
          void run(async () => {
            await api.signOut()
            signedOut()
          })
        }}
      >
        {texts.signOut}
      </button>
      <p className={signOutStyles.problem} role="alert">
        {problem}
      </p>
    </>
  )
  if (title === undefined) return <div className={signOutStyles.out}>{button}</div>
  return (
    <details className={signOutStyles.out}>
      <summary className={signOutStyles.summary}>{title}</summary>
      <p className={signOutStyles.line}>{line}</p>
      {button}
    </details>
  )
}

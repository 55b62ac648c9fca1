import controls from '../../pages/parts/controls.module.css'
import { api } from '../api.ts'
import { useTask } from '../lobby/use-task.ts'
import { noteTables } from '../own-tables.ts'
import { useOnlineTexts } from '../texts.tsx'
import styles from './SignOut.module.css'

interface Props {
  /** For a guest, who cannot sign in again: what happens, and what is lost. */
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
            noteTables(false)
            signedOut()
          })
        }}
      >
        {texts.signOut}
      </button>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </>
  )
  if (title === undefined) return <div className={styles.out}>{button}</div>
  return (
    <details className={styles.out}>
      <summary className={styles.summary}>{title}</summary>
      <p className={styles.line}>{line}</p>
      {button}
    </details>
  )
}

import { type FormEvent, useState } from 'react'
import controls from '../../pages/parts/controls.module.css'
import { useTask } from '../lobby/use-task.ts'
import { useOnlineTexts } from '../texts.tsx'
import { accountRequests } from './account-requests.ts'
import styles from './form-parts.module.css'
import { FormFoot, PasswordField } from './form-parts.tsx'

/** `name` signs in again if the answer is lost, and is for the browser's password manager. */
export function ChangePassword({ name }: { readonly name: string }) {
  const texts = useOnlineTexts().account
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [isDone, setIsDone] = useState(false)
  const { run, isBusy, problem } = useTask()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    setIsDone(false)
    void run(
      async () => {
        await accountRequests.changePassword(name, old, password)
        setOld('')
        setPassword('')
        setIsDone(true)
      },
      { 'wrong-password': texts.wrongOldPassword },
    )
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <h2 id="password" className={controls.sectionTitle}>
        {texts.changePassword}
      </h2>
      <p className={`${controls.small} ${styles.line}`}>{texts.changePasswordLine}</p>
      <input type="text" autoComplete="username" value={name} readOnly hidden />
      <PasswordField label={texts.oldPassword} isNew={false} value={old} change={setOld} />
      <PasswordField label={texts.newPassword} isNew={true} value={password} change={setPassword} />
      <FormFoot
        button={texts.changePassword}
        isBusy={isBusy}
        problem={problem}
        done={isDone ? texts.passwordChanged : ''}
      />
    </form>
  )
}

import { type FormEvent, useId, useState } from 'react'
import controls from '../../pages/parts/controls.module.css'
import { LONGEST_NAME } from '../../settings/settings.ts'
import { useOnlineTexts } from '../lobby/OnlineFrame.tsx'
import { useTask } from '../lobby/use-task.ts'
import { FormFoot } from './FormFoot.tsx'
import styles from './forms.module.css'
import { PasswordField } from './PasswordField.tsx'

interface Props {
  /** The name that stands in the form at first. */
  readonly name: string
  /** Whether the password is chosen here, or must be known already. */
  readonly isNew: boolean
  readonly button: string
  send(name: string, password: string): Promise<void>
}

/** A name and a password. */
export function Credentials({ name: first, isNew, button, send }: Props) {
  const texts = useOnlineTexts().account
  const id = useId()
  const [name, setName] = useState(first)
  const [password, setPassword] = useState('')
  const { run, isBusy, problem } = useTask()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy && name.trim() !== '') void run(() => send(name.trim(), password))
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label} htmlFor={`${id}-name`}>
        {texts.name}
      </label>
      <input
        id={`${id}-name`}
        className={controls.field}
        maxLength={LONGEST_NAME}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordField label={texts.password} isNew={isNew} value={password} change={setPassword} />
      <FormFoot button={button} isBusy={isBusy} problem={problem} />
    </form>
  )
}

import { type FormEvent, useId, useState } from 'react'
import { Card } from '#ui/Card.tsx'
import { Input } from '#ui/Field.tsx'
import prose from '#ui/prose.module.css'
import type { Me } from '#wire/people.ts'
import { LONGEST_NAME } from '../../settings/settings.ts'
import { api } from '../api.ts'
import { useTask } from '../lobby/use-task.ts'
import { useOnlineTexts } from '../texts.tsx'
import styles from './AccountPage.module.css'
import { accountRequests } from './account-requests.ts'
import formsStyles from './form-parts.module.css'
import { FormFoot, PasswordField } from './NameForm.tsx'

interface Props {
  /** Whether the account is created, or exists already. */
  readonly to: 'new' | 'known'
  readonly title: string
  readonly line: string
  readonly button: string
  /** The initial name in the form. */
  readonly name?: string
  signedIn(me: Me): void
}

const ask = {
  new: (name: string, password: string) => accountRequests.register(name, password),
  known: api.signIn,
}

/** A form that creates an account or signs in to one. */
export function SignInCard({ to, title, line, button, name = '', signedIn }: Props) {
  return (
    <Card title={title}>
      <p className={styles.line}>{line}</p>
      <Credentials
        name={name}
        isNew={to === 'new'}
        button={button}
        send={async (said, password) => signedIn(await ask[to](said, password))}
      />
    </Card>
  )
}

interface CredentialsProps {
  /** The initial name in the form. */
  readonly name: string
  /** Whether the password is chosen here, or must be known already. */
  readonly isNew: boolean
  readonly button: string
  send(name: string, password: string): Promise<void>
}

/** A name and a password. */
function Credentials({ name: first, isNew, button, send }: CredentialsProps) {
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
    <form className={formsStyles.form} onSubmit={submit}>
      <label className={formsStyles.label} htmlFor={`${id}-name`}>
        {texts.name}
      </label>
      <Input
        id={`${id}-name`}
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
    <form className={formsStyles.form} onSubmit={submit}>
      <h2 id="password" className={prose.sectionTitle}>
        {texts.changePassword}
      </h2>
      <p className={`${prose.small} ${formsStyles.line}`}>{texts.changePasswordLine}</p>
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

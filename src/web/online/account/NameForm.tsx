import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react'
import { withoutHidden } from '#engine/names.ts'
import { Button } from '#ui/Button.tsx'
import { Input } from '#ui/Field.tsx'
import prose from '#ui/prose.module.css'
import type { Me } from '#wire/people.ts'
import { changeSettings, LONGEST_NAME, settings } from '../../settings/settings.ts'
import { api } from '../api.ts'
import { useTask } from '../lobby/use-task.ts'
import { useOnlineTexts } from '../texts.tsx'
import styles from './form-parts.module.css'

export function Rename({ me, renamed }: { readonly me: Me; renamed(me: Me): void }) {
  const { rename, name, renamed: done } = useOnlineTexts().account
  return (
    <NameForm
      words={{ title: rename, label: name, button: rename, done }}
      titleId="rename"
      current={me.name}
      send={api.rename}
      named={renamed}
    />
  )
}

interface Words {
  readonly title: string
  /** Why a name is needed, in one sentence. */
  readonly why?: string | undefined
  readonly label: string
  /** What need not be said. */
  readonly line?: string
  readonly button: string
  readonly done?: string
}

interface Props {
  readonly words: Words
  /** Where a part of the page is called by the title. */
  readonly titleId?: string
  /** The current name; submitting it changes nothing. */
  readonly current?: string
  /** What stands beside the button. */
  readonly beside?: ReactNode
  send(name: string): Promise<Me>
  named(me: Me): void
}

/** Asks for a name and nothing else. */
export function NameForm({ words, titleId, current, beside, send, named }: Props) {
  // The name of this browser's person is the same at this screen and online.
  const [name, setName] = useState(() => current ?? settings().name)
  const [isDone, setIsDone] = useState(false)
  const { run, isBusy, problem } = useTask()
  const wanted = withoutHidden(name).trim()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isBusy || wanted === '' || wanted === current) return
    void run(async () => {
      const me = await send(wanted)
      changeSettings({ name: me.name })
      setIsDone(true)
      named(me)
    })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {words.title !== '' && (
        <h2 id={titleId} className={prose.sectionTitle}>
          {words.title}
        </h2>
      )}
      {words.why && <p className={styles.why}>{words.why}</p>}
      <Field
        label={words.label}
        line={words.line}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        value={name}
        change={(value) => {
          setName(value)
          setIsDone(false)
        }}
      />
      <FormFoot
        button={words.button}
        isBusy={isBusy}
        problem={problem}
        done={isDone ? words.done : ''}
        beside={beside}
      />
    </form>
  )
}

interface FormFootProps {
  readonly button: string
  readonly isBusy: boolean
  readonly problem: string
  /** What became of it, where it was done. */
  readonly done?: string | undefined
  /** What stands beside the button. */
  readonly beside?: ReactNode
}

/** The end of a form: what went wrong or was done, and the button. */
export function FormFoot({ button, isBusy, problem, done = '', beside }: FormFootProps) {
  return (
    <>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <p className={styles.done} role="status">
        {problem === '' ? done : ''}
      </p>
      <div className={styles.foot}>
        <Button type="submit" look="primary" aria-disabled={isBusy}>
          {button}
        </Button>
        {beside}
      </div>
    </>
  )
}

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string
  /** What is said under it. */
  readonly line?: string | undefined
  readonly value: string
  change(value: string): void
}

/** A field that has to be filled in, below its label. */
function Field({ label, line, change, ...input }: FieldProps) {
  const id = useId()
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Input
        {...input}
        id={id}
        required
        {...(line && { 'aria-describedby': `${id}-line` })}
        onChange={(event) => change(event.target.value)}
      />
      {line && (
        <p id={`${id}-line`} className={`${prose.small} ${styles.line}`}>
          {line}
        </p>
      )}
    </>
  )
}

const SHORTEST = 8
const LONGEST = 200

type OwnField = Pick<FieldProps, 'label' | 'value' | 'change'>

/** A password that is chosen here if `isNew`, and otherwise must be known already. */
export function PasswordField({ isNew, ...field }: OwnField & { readonly isNew: boolean }) {
  const { passwordLine } = useOnlineTexts().account
  const chosen = { minLength: SHORTEST, line: passwordLine, autoComplete: 'new-password' }
  return (
    <Field
      type="password"
      maxLength={LONGEST}
      {...(isNew ? chosen : { autoComplete: 'current-password' })}
      {...field}
    />
  )
}

/** A field for a mail address. */
export function MailField(field: OwnField) {
  return <Field type="email" autoComplete="email" maxLength={254} {...field} />
}

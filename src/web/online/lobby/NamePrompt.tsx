import { type FormEvent, useId, useState } from 'react'
import { Link } from 'wouter'
import type { Me } from '../../../wire/people.ts'
import controls from '../../pages/parts/controls.module.css'
import { changeSettings, LONGEST_NAME, settings } from '../../settings/settings.ts'
import { signInAddress } from '../account/sign-in-address.ts'
import { api } from '../api.ts'
import styles from './NamePrompt.module.css'
import { useOnlineTexts, WithOnlineTexts } from './OnlineFrame.tsx'
import { useTask } from './use-task.ts'

interface Props {
  onNamed(me: Me): void
  /** Why a name is needed, in one sentence. */
  readonly why?: string
  /** What stands above it instead of the question. */
  readonly title?: string
  /** Whether it leads to the page where one can sign in. */
  readonly hasSignIn?: boolean
}

/** Asks for a name and nothing else, and makes whoever says one a guest. It stands in a card or dialog of the caller. */
export function NamePrompt(props: Props) {
  return (
    <WithOnlineTexts>
      <NameForm {...props} />
    </WithOnlineTexts>
  )
}

function NameForm({ onNamed, why, title, hasSignIn = true }: Props) {
  const texts = useOnlineTexts().name
  const id = useId()
  // The name of this browser's person is the same at this screen and online.
  const [name, setName] = useState(() => settings().name)
  const { run, isBusy, problem } = useTask()
  const wanted = name.trim()

  function go(event: FormEvent): void {
    event.preventDefault()
    if (isBusy || wanted === '') return
    void run(async () => {
      const me = await api.becomeGuest(wanted)
      changeSettings({ name: wanted })
      onNamed(me)
    })
  }

  return (
    <form className={styles.form} onSubmit={go}>
      <h2 className={styles.title}>{title ?? texts.title}</h2>
      {why !== undefined && <p className={styles.why}>{why}</p>}
      <label className={styles.label} htmlFor={id}>
        {texts.label}
      </label>
      <input
        id={id}
        className={controls.field}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        required
        value={name}
        aria-describedby={`${id}-line`}
        onChange={(event) => setName(event.target.value)}
      />
      <p id={`${id}-line`} className={`${controls.small} ${styles.line}`}>
        {texts.line}
      </p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.ways}>
        <button type="submit" className={controls.primary} aria-disabled={isBusy}>
          {texts.go}
        </button>
        {hasSignIn && (
          <Link className={controls.quiet} href={signInAddress()}>
            {texts.signIn}
          </Link>
        )}
      </div>
    </form>
  )
}

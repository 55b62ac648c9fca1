import { type FormEvent, useEffect, useRef, useState } from 'react'
import cardStyle from '#ui/Card.module.css'
import { Card } from '#ui/Card.tsx'
import { useLoaded } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import type { Me } from '#wire/people.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTask } from '../lobby/use-task.ts'
import styles from './AccountPage.module.css'
import forms from './form-parts.module.css'
import { FormFoot, MailField, PasswordField } from './NameForm.tsx'
import { chosenBy, loadNoticesTexts, noticesApi } from './notices.ts'

interface Props {
  /** The signed-in user; null if none. */
  readonly me: Me | null
  /** `#confirm=…` or `#reset=…` */
  readonly hash: string
  signedIn(me: Me): void
  confirmed(): void
}

/** What the link of a mail leads to. The secret is never part of a request for a page. */
export default function MailLink({ me, hash, signedIn, confirmed }: Props) {
  const texts = useLoaded(useSettings().language, loadNoticesTexts)
  const [kind, token] = hash.slice(1).split('=')
  const [said, setSaid] = useState<'confirmed' | 'confirmedFirst' | 'wrongLink'>()
  const { run, isBusy, problem } = useTask()
  const [password, setPassword] = useState('')
  const isAccount = me?.kind === 'account'
  const confirm = useRef(() => {
    confirmAddress(token).then(
      (isFirst) => {
        // It works once: after a reload it would be called wrong.
        history.replaceState(null, '', location.pathname)
        setSaid(isFirst ? 'confirmedFirst' : 'confirmed')
        confirmed()
      },
      () => setSaid('wrongLink'),
    )
  })
  useEffect(() => {
    if (kind === 'confirm' && isAccount) confirm.current()
  }, [kind, isAccount])
  if (texts === undefined) return null
  if (kind === 'confirm') {
    return (
      <p className={`${cardStyle.card} ${styles.notice}`} role="status">
        {said === undefined ? !isAccount && texts.signInFirst : texts[said]}
      </p>
    )
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    void run(async () => {
      const account = await noticesApi.reset(token, password)
      history.replaceState(null, '', location.pathname)
      signedIn(account)
    }, texts && { 'not-found': texts.wrongLink })
  }

  return (
    <Card className={styles.notice} aria-labelledby="reset">
      <form className={forms.form} onSubmit={submit}>
        <h2 id="reset" className={prose.sectionTitle}>
          {texts.resetTitle}
        </h2>
        <p className={`${prose.small} ${forms.line}`}>{texts.resetLine}</p>
        <PasswordField label={texts.newPassword} isNew value={password} change={setPassword} />
        <FormFoot button={texts.reset} isBusy={isBusy} problem={problem} />
      </form>
    </Card>
  )
}

/**
 * Confirms an address. The first one was entered to get mails: they are turned on, since they could not be chosen before.
 * Returns whether they were.
 */
async function confirmAddress(token: string): Promise<boolean> {
  const before = await noticesApi.read()
  await noticesApi.confirmAddress(token)
  if (before.address !== null) return false
  return noticesApi.change(chosenBy(before, { mail: 'now' })).then(
    () => true,
    () => false,
  )
}

/** Asks for a link to choose a new password. */
export function ForgotPassword() {
  const texts = useLoaded(useSettings().language, loadNoticesTexts)
  const [address, setAddress] = useState('')
  const [isSent, setIsSent] = useState(false)
  const { run, isBusy, problem } = useTask()
  const [sendsMail, setSendsMail] = useState(false)
  useEffect(() => {
    // Without an answer there is nothing to offer.
    noticesApi.about().then(
      (about) => setSendsMail(about.sendsMail),
      () => undefined,
    )
  }, [])
  if (texts === undefined || !sendsMail) return null
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    void run(async () => {
      await noticesApi.askReset(address.trim())
      setIsSent(true)
    })
  }
  return (
    <Card title={texts.forgot}>
      <p className={styles.line}>{texts.forgotLine}</p>
      <form className={forms.form} onSubmit={submit}>
        <MailField label={texts.address} value={address} change={setAddress} />
        <FormFoot button={texts.sendReset} isBusy={isBusy} problem={problem} done={isSent ? texts.resetSent : ''} />
      </form>
    </Card>
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import prose from '#ui/prose.module.css'
import type { SessionFacts } from '#wire/people.ts'
import { RemoveButton } from '../../pages/parts/buttons.tsx'
import { agoText } from '../../pages/parts/dates.ts'
import { useSettings } from '../../settings/settings.ts'
import { api } from '../api.ts'
import { useTask } from '../lobby/use-task.ts'
import { noteTables } from '../own-tables.ts'
import { useOnlineTexts } from '../texts.tsx'
import styles from './AccountPage.module.css'
import forms from './form-parts.module.css'

/** The browsers in which the user is signed in. */
export function Sessions() {
  const texts = useOnlineTexts().sessions
  const id = useId()
  const [sessions, setSessions] = useState<readonly SessionFacts[]>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { run, problem } = useTask()
  const load = useRef(() => run(async () => setSessions(await api.sessions())))
  useEffect(() => void load.current(), [])

  function end(ask: () => Promise<void>, isKept: (session: SessionFacts) => boolean): void {
    void run(async () => {
      await ask()
      setSessions(sessions?.filter(isKept))
      heading.current?.focus()
    })
  }

  return (
    <Card aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={`${prose.sectionTitle} ${styles.title}`}>
        {texts.title}
      </h2>
      <p className={styles.line}>{texts.line}</p>
      <p className={forms.problem} role="alert">
        {problem}
      </p>
      <ul className={styles.list}>
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            end={() =>
              end(
                () => api.endSession(session.id),
                (other) => other.id !== session.id,
              )
            }
          />
        ))}
      </ul>
      {sessions?.some(({ isThis }) => !isThis) && (
        <div className={styles.others}>
          <RemoveButton
            what={texts.endOthers}
            words={{ button: texts.endOthers, spoken: texts.endOthers }}
            remove={() => end(api.endOtherSessions, ({ isThis }) => isThis)}
          />
        </div>
      )}
    </Card>
  )
}

function SessionRow({ session, end }: { readonly session: SessionFacts; end(): void }) {
  const texts = useOnlineTexts().sessions
  const { language } = useSettings()
  const ago = (time: number) => agoText(language, time, Date.now())
  const device = session.device || texts.unknown
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        {session.isThis ? `${device} (${texts.current})` : device}
        <span className={prose.small}>
          {texts.opened(ago(session.createdAt))}, {texts.used(ago(session.usedAt))}
        </span>
      </span>
      {!session.isThis && (
        <RemoveButton what={device} words={{ button: texts.end, spoken: texts.endWhat(device) }} remove={end} />
      )}
    </li>
  )
}

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
      <Button
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
      </Button>
      <p className={styles.outProblem} role="alert">
        {problem}
      </p>
    </>
  )
  if (title === undefined) return <div className={styles.out}>{button}</div>
  return (
    <details className={styles.out}>
      <summary className={styles.summary}>{title}</summary>
      <p className={styles.outLine}>{line}</p>
      {button}
    </details>
  )
}

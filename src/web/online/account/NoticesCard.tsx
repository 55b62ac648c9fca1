import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import fields from '#ui/Field.module.css'
import { Input } from '#ui/Field.tsx'
import { useLoaded } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import type { NoticeSettings, Notices } from '#wire/notices.ts'
import { useIntro } from '../../game-texts.ts'
import { RemoveButton } from '../../pages/parts/buttons.tsx'
import { Choice } from '../../pages/parts/Choice.tsx'
import { useSettings } from '../../settings/settings.ts'
import type { NoticesTexts } from '../../text/en/account.ts'
import { useTask } from '../lobby/use-task.ts'
import styles from './AccountPage.module.css'
import forms from './form-parts.module.css'
import { FormFoot, MailField, PasswordField } from './NameForm.tsx'
import own from './NoticesCard.module.css'
import { canPush, chosenBy, loadNoticesTexts, noticesApi, subscribe, unsubscribe } from './notices.ts'

const MAILS = ['off', 'now', 'daily'] as const
const NIGHT = { from: 22 * 60, to: 8 * 60 }

/** How the user is told of turns: everything is done as soon as it is chosen. */
export default function NoticesCard() {
  const texts = useLoaded(useSettings().language, loadNoticesTexts)
  const [notices, setNotices] = useState<Notices>()
  const { run, isBusy, problem } = useTask()
  const load = useRef(() => run(async () => setNotices(await noticesApi.read())))
  useEffect(() => void load.current(), [])
  // An address may have been confirmed in another tab.
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void load.current()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  if (texts === undefined) return null

  /** Does something and shows what is chosen then. */
  const then = (work: () => Promise<unknown>) =>
    run(async () => {
      try {
        await work()
      } finally {
        setNotices(await noticesApi.read())
      }
    })
  const settings = notices?.settings ?? null
  function change(changes: Partial<NoticeSettings>): void {
    if (notices === undefined) return
    const chosen = chosenBy(notices, changes)
    // Shown at once, and the next choice builds on it.
    setNotices({ ...notices, settings: chosen })
    void then(() => noticesApi.change(chosen))
  }

  return (
    <Card title={texts.title} aria-busy={isBusy} id="notices">
      <p className={styles.line}>{texts.line}</p>
      <p className={forms.problem} role="alert">
        {problem}
      </p>
      {notices && (
        <div className={own.rows}>
          <PushChoice {...{ notices, texts, then }} />
          <MailChoice {...{ notices, texts, then, change }} />
          <div className={own.row}>
            <span aria-hidden="true">{texts.quiet}</span>
            <Choice
              label={texts.quiet}
              value={settings?.quiet ? 'on' : 'off'}
              choices={[
                { value: 'off', text: texts.off },
                { value: 'on', text: texts.on },
              ]}
              choose={(value) => change({ quiet: value === 'on' ? NIGHT : null })}
            />
            {settings?.quiet && (
              <span className={own.times}>
                <TimeField
                  label={texts.from}
                  minute={settings.quiet.from}
                  choose={(from) => settings.quiet && change({ quiet: { ...settings.quiet, from } })}
                />
                <TimeField
                  label={texts.to}
                  minute={settings.quiet.to}
                  choose={(to) => settings.quiet && change({ quiet: { ...settings.quiet, to } })}
                />
              </span>
            )}
          </div>
          {notices.tables.length > 0 && (
            <fieldset className={own.tables}>
              <legend>{texts.tables}</legend>
              {notices.tables.map((table) => (
                <TableChoice
                  key={table.id}
                  {...{ table, texts }}
                  choose={(isOn) => then(() => noticesApi.setTable(table.id, isOn))}
                />
              ))}
            </fieldset>
          )}
          {(settings?.push || settings?.mail === 'now' || settings?.mail === 'daily') && (
            <Button onClick={() => then(noticesApi.stop)}>{texts.stop}</Button>
          )}
        </div>
      )}
    </Card>
  )
}

interface PartProps {
  readonly notices: Notices
  readonly texts: NoticesTexts
  then(work: () => Promise<unknown>): Promise<void>
}

function PushChoice({ notices, texts, then }: PartProps) {
  const [isDenied, setIsDenied] = useState(false)
  const { devices, settings } = notices
  const isOn = settings?.push === true && devices.some(({ isThis }) => isThis)
  const choose = (value: 'on' | 'off') =>
    then(async () => {
      if (value === 'off') await unsubscribe(notices)
      else setIsDenied(!(await subscribe(notices)))
    })
  return (
    <>
      <div className={own.row}>
        <span aria-hidden="true">{texts.push}</span>
        {canPush() ? (
          <Choice
            label={texts.push}
            value={isOn ? 'on' : 'off'}
            choices={[
              { value: 'off', text: texts.off },
              { value: 'on', text: texts.on },
            ]}
            choose={choose}
          />
        ) : (
          <p className={prose.small}>{texts.noPush}</p>
        )}
        {isDenied && (
          <p className={prose.small} role="status">
            {texts.denied}
          </p>
        )}
      </div>
      {devices.some(({ isThis }) => !isThis) && (
        <div>
          <span>{texts.devices}</span>
          <ul className={styles.list}>
            {devices
              .filter(({ isThis }) => !isThis)
              .map(({ id, device }) => (
                <li key={id} className={styles.row}>
                  <span className={styles.facts}>{device || texts.unknown}</span>
                  <RemoveButton
                    what={device || texts.unknown}
                    remove={() => void then(() => noticesApi.removeDevice(id))}
                  />
                </li>
              ))}
          </ul>
        </div>
      )}
    </>
  )
}

interface MailProps extends PartProps {
  change(changes: Partial<NoticeSettings>): void
}

function MailChoice({ notices, texts, then, change }: MailProps) {
  const { address, pending, hasMail, settings } = notices
  if (!hasMail) return null
  return (
    <>
      <div className={own.row}>
        {address !== null && <span>{texts.address}</span>}
        {address === null ? (
          <AddressForm texts={texts} done={() => then(async () => undefined)} />
        ) : (
          <span className={own.address}>
            {address}
            <RemoveButton what={address} remove={() => void then(noticesApi.removeAddress)} />
          </span>
        )}
        {pending !== null && <p className={prose.small}>{texts.pending(pending)}</p>}
      </div>
      {address !== null && (
        <div className={own.row}>
          <span aria-hidden="true">{texts.mail}</span>
          <Choice
            label={texts.mail}
            value={settings?.mail ?? 'off'}
            choices={MAILS.map((value) => ({ value, text: texts.mails[value] }))}
            choose={(mail) => change({ mail })}
          />
          {settings?.mail === 'daily' && (
            <TimeField label={texts.digestAt} minute={settings.digestAt} choose={(digestAt) => change({ digestAt })} />
          )}
        </div>
      )}
    </>
  )
}

function AddressForm({ texts, done }: { readonly texts: NoticesTexts; done(): void }) {
  const [address, setAddress] = useState('')
  const [password, setPassword] = useState('')
  const { run, isBusy, problem } = useTask()
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    void run(async () => {
      await noticesApi.setAddress(address.trim(), password)
      setPassword('')
      done()
    })
  }
  return (
    <form className={forms.form} onSubmit={submit}>
      <p className={`${prose.small} ${forms.line}`}>{texts.addressLine}</p>
      <MailField label={texts.address} value={address} change={setAddress} />
      <PasswordField label={texts.password} isNew={false} value={password} change={setPassword} />
      <FormFoot button={texts.setAddress} isBusy={isBusy} problem={problem} />
    </form>
  )
}

interface TimeProps {
  readonly label: string
  readonly minute: number
  choose(minute: number): void
}

/** A time is typed in parts, so it is chosen when the field or the page is left, or with Enter. */
function TimeField({ label, minute, choose }: TimeProps) {
  const two = (value: number) => String(value).padStart(2, '0')
  const chosen = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
  const [typed, setTyped] = useState<string>()
  function leave(): void {
    setTyped(undefined)
    if (typed === undefined || typed === '' || typed === chosen) return
    const [hours, minutes] = typed.split(':').map(Number)
    choose(hours * 60 + minutes)
  }
  const leavePage = useEffectEvent(leave)
  useEffect(() => () => leavePage(), [])
  return (
    <label className={own.time}>
      {label}
      <Input
        type="time"
        required
        value={typed ?? chosen}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
    </label>
  )
}

interface TableChoiceProps {
  readonly table: Notices['tables'][number]
  readonly texts: NoticesTexts
  choose(isOn: boolean): void
}

function TableChoice({ table: { game, names, isOn }, texts, choose }: TableChoiceProps) {
  const name = useIntro(game)?.name ?? ''
  return (
    <label className={fields.check}>
      <input type="checkbox" checked={isOn} onChange={(event) => choose(event.target.checked)} />
      {texts.table(name, names.join(', '))}
    </label>
  )
}

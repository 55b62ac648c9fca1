import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ReportBody, ReportReason } from '#wire/tables.ts'
import { useTableWords } from '../../texts.tsx'
import style from './Chat.module.css'
import type { ChatControl, ChatPartProps } from './use-chat.ts'

const REASONS: readonly ReportReason[] = ['chat', 'name', 'play', 'other']

/** Only the last messages can be chosen, so that the list stays short. */
const MESSAGES = 12

interface Props extends ChatPartProps {
  onDone(isSent: boolean): void
}

/** Tells the administrator about a person or a message, in the place of the chat. */
export function ReportForm({ chat, attempt, onDone }: Props) {
  const { report: words } = useTableWords()
  const people = reportable(chat)
  const [chosen, setChosen] = useState(0)
  const [reason, setReason] = useState<ReportReason>('chat')
  const [text, setText] = useState('')
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const { about } = people[chosen]
    if (await attempt(() => chat.report({ about, reason, text: text.trim() }))) onDone(true)
  }
  return (
    <form className={style.report} onSubmit={send}>
      <select
        ref={first}
        aria-label={words.who}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {people.map(({ label, about }, i) => (
          <option key={JSON.stringify(about)} value={i}>
            {label}
          </option>
        ))}
      </select>
      <select aria-label={words.why} value={reason} onChange={({ target }) => setReason(target.value as ReportReason)}>
        {REASONS.map((each) => (
          <option key={each} value={each}>
            {words.reasons[each]}
          </option>
        ))}
      </select>
      <input
        className={style.field}
        aria-label={words.text}
        placeholder={words.text}
        maxLength={500}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={style.choice}>
        <button type="submit" className={style.send}>
          {words.send}
        </button>
        <button type="button" className={style.plain} onClick={() => onDone(false)}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}

/** The other players, and the last messages of others. */
export function reportable({ players, lines, muted, reader }: ChatControl): {
  readonly label: string
  readonly about: ReportBody['about']
}[] {
  const messages = lines.filter(({ user }) => user !== reader && user !== '').slice(-MESSAGES)
  return [
    ...players.map(({ seat, name }) => ({ label: name, about: { seat } })),
    ...messages.map(({ id, user, name, text }) => ({
      label: muted.includes(user) ? `${id}. ${name}` : `${id}. ${name}: ${text}`,
      about: { line: id },
    })),
  ]
}

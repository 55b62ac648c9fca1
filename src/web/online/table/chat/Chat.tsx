import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart, useLoaded } from '#ui/Part.tsx'
import type { ChatWriters, ReportBody, ReportReason, TableEvent } from '#wire/tables.ts'
import { useSettings } from '../../../settings/settings.ts'
import { ScrollingList } from '../../../table/Controls.tsx'
import { useTexts } from '../../../text/TextsContext.tsx'
import { problemWords } from '../../lobby/table-texts.ts'
import { NamePrompt } from '../../lobby/use-named-task.tsx'
import { loadOnlinePlayersTexts, useOnlineTexts, useTableWords } from '../../texts.tsx'
import { Drawer, IconButton } from '../Drawer.tsx'
import style from './Chat.module.css'
import type { ChatControl, ChatPartProps } from './use-chat.ts'

const LONGEST_LINE = 500

const PeopleList = lazyPart(async () => (await import('../../social/People.tsx')).PeopleList)

export interface ChatProps {
  readonly chat: ChatControl
  /** Beside a board, which is as high as the screen, or on a page that is as long as it needs to be. */
  readonly place: 'board' | 'page'
}

/** What people say to each other, beside the board and never over it by itself. */
export function Chat({ chat, place }: ChatProps) {
  const { chat: words, report } = useTableWords()
  const { problems } = useOnlineTexts()
  const [problem, setProblem] = useState('')
  const [isReporting, setReporting] = useState(false)
  const [isAboutPeople, setAboutPeople] = useState(false)
  const [notice, setNotice] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { button, draft } = chat
  useEffect(() => {
    const before = document.activeElement
    return () => {
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
      if (isThere) before.focus()
      else button.current?.focus()
    }
  }, [button])
  useEffect(() => {
    if (!isReporting && !isAboutPeople) field.current?.focus()
  }, [isReporting, isAboutPeople])
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      setProblem('')
      return true
    } catch (error) {
      setProblem(problemWords(error, problems))
      return false
    }
  }
  const done = (isSent: boolean) => {
    setReporting(false)
    setNotice(isSent ? report.sent : '')
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const sent = draft.current
    const line = sent.trim()
    if (line === '' || !(await attempt(() => chat.say(line)))) return
    // What was not sent stays in the field.
    if (draft.current !== sent) return
    draft.current = ''
    if (field.current !== null) field.current.value = ''
  }
  if (isReporting) {
    return (
      <Drawer as="aside" title={report.title} place={place} fill="room" onClose={() => setReporting(false)}>
        <ReportForm chat={chat} attempt={attempt} onDone={done} />
        <p className={style.problem} role="alert">
          {problem}
        </p>
      </Drawer>
    )
  }
  if (isAboutPeople) {
    return (
      <Drawer as="aside" title={words.people} place={place} fill="room" onClose={() => setAboutPeople(false)}>
        <Suspense>
          <PeopleList {...{ chat, attempt }} table={chat.table} back={() => setAboutPeople(false)} />
        </Suspense>
        <p className={style.problem} role="alert">
          {problem}
        </p>
      </Drawer>
    )
  }
  return (
    <Drawer as="aside" title={words.title} place={place} fill="room" onClose={chat.close}>
      <Lines chat={chat} attempt={attempt} />
      <p className={style.problem} role="alert">
        {problem}
      </p>
      <p className={style.notice} role="status">
        {notice}
      </p>
      {chat.host !== undefined && <WritersChoice chat={chat} attempt={attempt} />}
      {chat.reader !== undefined && reportable(chat).length > 0 && (
        <div className={style.choice}>
          <button type="button" className={style.plain} onClick={() => setAboutPeople(true)}>
            {words.people}
          </button>
          <button type="button" className={style.plain} onClick={() => setReporting(true)}>
            {report.title}
          </button>
        </div>
      )}
      {chat.refusal !== undefined ? (
        <p className={style.refusal} role="status">
          {problems[chat.refusal]}
        </p>
      ) : chat.reader === undefined ? (
        <div className={style.nameless}>
          <NamePrompt why={words.nameless} onNamed={chat.named} />
        </div>
      ) : (
        <form className={style.form} onSubmit={send}>
          <input
            ref={field}
            className={style.field}
            aria-label={words.field}
            placeholder={words.field}
            maxLength={LONGEST_LINE}
            autoComplete="off"
            defaultValue={draft.current}
            onChange={({ target }) => {
              draft.current = target.value
            }}
          />
          <button type="submit" className={style.send}>
            {words.send}
          </button>
        </form>
      )}
    </Drawer>
  )
}

function WritersChoice({ chat: { writers, host }, attempt }: ChatPartProps) {
  const { chat: words } = useTableWords()
  return (
    <label className={style.writers}>
      {words.writers}
      <select
        value={writers}
        onChange={({ target: { value } }) => attempt(async () => host?.setWriters(value as ChatWriters))}
      >
        <option value="players">{words.playersOnly}</option>
        <option value="everybody">{words.everybody}</option>
      </select>
    </label>
  )
}

function Lines({ chat, attempt }: ChatPartProps) {
  const { lines, muted, reader, silenced, host } = chat
  const { chat: words } = useTableWords()
  const scroller = useRef<HTMLOListElement>(null)
  const count = lines.length
  useEffect(() => {
    const element = scroller.current
    if (element !== null && count > 0) element.scrollTop = element.scrollHeight
  }, [count])
  if (count === 0) return <p className={style.empty}>{words.empty}</p>
  return (
    <ScrollingList ref={scroller} className={style.lines} aria-label={words.title} aria-live="polite">
      {lines.map((line) => {
        const { id, user, name, isGuest, seat, text, event } = line
        if (event) return <EventLine key={id} event={event} names={chat.names} text={text} />
        const isMuted = muted.includes(user)
        const isSilenced = silenced.includes(user)
        return (
          <li key={id} data-own={user === reader} style={seat === null ? {} : { '--seat': `var(--seat-${seat})` }}>
            <div className={style.writer}>
              <b>{name}</b>
              {isGuest && <small>{words.guest}</small>}
              {seat === null && <small>{words.lookingOn}</small>}
              {isSilenced && <small>{words.silenced}</small>}
              {user !== reader && host !== undefined && (
                <IconButton
                  className={style.mute}
                  label={isSilenced ? words.unsilence(name) : words.silence(name)}
                  isPressed={isSilenced}
                  icon="M4 5h16v11h-9l-5 4v-4H4zM3 3l18 18"
                  onClick={() => attempt(() => host.silence(user, !isSilenced))}
                />
              )}
              {user !== reader && reader !== undefined && (
                <IconButton
                  className={style.mute}
                  label={isMuted ? words.unmute(name) : words.mute(name)}
                  isPressed={isMuted}
                  icon="M4 9v6h4l5 4V5L8 9zM17 9l4 6M21 9l-4 6"
                  onClick={() => attempt(() => chat.mute(user, !isMuted))}
                />
              )}
            </div>
            <p>{isMuted ? words.muted(name) : text}</p>
          </li>
        )
      })}
    </ScrollingList>
  )
}

interface EventLineProps {
  readonly event: TableEvent
  readonly names: readonly string[]
  /** Shown until the texts are loaded. */
  readonly text: string
}

/** What the players of the table decided, and who returned. */
function EventLine({ event: { kind, seat, by }, names, text }: EventLineProps) {
  const { language } = useSettings()
  const { list } = useTexts().pages.parts
  const events = useLoaded(language, loadOnlinePlayersTexts)?.events
  const agreed = list(by.map((one) => names[one - 1]))
  const name = names[(seat ?? 1) - 1]
  const line = {
    bot: events?.bot(name, agreed),
    return: events?.back(name),
    end: events?.end(agreed),
    anew: events?.anew(agreed),
    join: events?.join(name),
  }[kind]
  return (
    <li data-event>
      <p>{line ?? text}</p>
    </li>
  )
}

const REASONS: readonly ReportReason[] = ['chat', 'name', 'play', 'other']

/** Only the last messages can be chosen, so that the list stays short. */
const MESSAGES = 12

interface Props extends ChatPartProps {
  onDone(isSent: boolean): void
}

/** Tells the administrator about a person or a message, in the place of the chat. */
function ReportForm({ chat, attempt, onDone }: Props) {
  const { report: words } = useTableWords()
  const people = reportable(chat)
  const [chosen, setChosen] = useState(0)
  const [reason, setReason] = useState<ReportReason>('chat')
  const [text, setText] = useState('')
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => void first.current?.focus(), [])
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
function reportable({ players, lines, muted, reader }: ChatControl): {
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

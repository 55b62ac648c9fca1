import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ChatLine } from '#wire/tables.ts'
import { ScrollingList } from '../../../ScrollingList.tsx'
import { NamePrompt } from '../../lobby/NamePrompt.tsx'
import { useOnlineTexts } from '../../lobby/OnlineFrame.tsx'
import { problemWords } from '../../lobby/table-texts.ts'
import { Drawer } from '../Drawer.tsx'
import { useTableWords } from '../texts.ts'
import style from './Chat.module.css'
import type { ChatControl } from './use-chat.ts'

const LONGEST_LINE = 500

interface ChatProps {
  readonly chat: ChatControl
  /** Beside a board, which is as high as the screen, or on a page that is as long as it needs to be. */
  readonly place: 'board' | 'page'
}

/** What people say to each other, beside the board and never over it by itself. */
export function Chat({ chat, place }: ChatProps) {
  const { chat: words } = useTableWords()
  const { problems } = useOnlineTexts()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { button } = chat
  useEffect(() => {
    const before = document.activeElement
    field.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      else button.current?.focus()
    }
  }, [button])
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
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const line = text.trim()
    // What was not sent stays in the field.
    if (line !== '' && (await attempt(() => chat.say(line)))) setText((now) => (now === text ? '' : now))
  }
  return (
    <Drawer as="aside" title={words.title} place={place} fill="room" onClose={chat.close}>
      <Lines chat={chat} onMute={(line, isMuted) => attempt(() => chat.mute(line.user, isMuted))} />
      <p className={style.problem} role="alert">
        {problem}
      </p>
      {chat.reader === undefined ? (
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
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className={style.send}>
            {words.send}
          </button>
        </form>
      )}
    </Drawer>
  )
}

interface LinesProps {
  readonly chat: ChatControl
  onMute(line: ChatLine, isMuted: boolean): void
}

function Lines({ chat: { lines, muted, reader }, onMute }: LinesProps) {
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
        const { id, user, name, seat, text } = line
        const isMuted = muted.includes(user)
        return (
          <li key={id} data-own={user === reader} style={seat === null ? {} : { '--seat': `var(--seat-${seat})` }}>
            <div className={style.writer}>
              <b>{name}</b>
              {seat === null && <small>{words.lookingOn}</small>}
              {user !== reader && reader !== undefined && (
                <button
                  type="button"
                  className={style.mute}
                  aria-label={isMuted ? words.unmute(name) : words.mute(name)}
                  title={isMuted ? words.unmute(name) : words.mute(name)}
                  aria-pressed={isMuted}
                  onClick={() => onMute(line, !isMuted)}
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path
                      d="M4 9v6h4l5 4V5L8 9zM17 9l4 6M21 9l-4 6"
                      fill="none"
                      stroke="currentcolor"
                      strokeWidth="2"
                    />
                  </svg>
                </button>
              )}
            </div>
            <p>{isMuted ? words.muted(name) : text}</p>
          </li>
        )
      })}
    </ScrollingList>
  )
}

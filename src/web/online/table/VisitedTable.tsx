import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { TableNow } from '#wire/moves.ts'
import type { ChatLine } from '#wire/tables.ts'
import { useFaceTexts } from '../../game-texts.ts'
import controls from '../../pages/parts/controls.module.css'
import { ScrollingList } from '../../ScrollingList.tsx'
import { useStore } from '../../store.ts'
import { Loading } from '../../table/Loading.tsx'
import { ServerProblem } from '../api.ts'
import { NamePrompt } from '../lobby/NamePrompt.tsx'
import { OnlineFrame, useOnlineTexts } from '../lobby/OnlineFrame.tsx'
import { problemWords } from '../lobby/table-words.ts'
import { WaitingRoom } from '../lobby/WaitingRoom.tsx'
import { ChatButton } from './chat/ChatButton.tsx'
import { type ChatControl, useChat } from './chat/use-chat.ts'
import { Drawer } from './Drawer.tsx'
import { NoTable } from './NoTable.tsx'
import { OnlineTable, type OnlineTableProps } from './OnlineTable.tsx'
import { type OpenedOnline, OtherVersion } from './open-online-game.ts'
import { useTableWords } from './texts.ts'
import { useIsCutOff, useReadySound } from './use-table-notices.ts'
import style from './VisitedTable.module.css'
import type { Visit } from './visit.ts'

/** A table at whatever it is at: before its game, in it, or what is in the way to it. */
export function VisitedTable({ visit }: { readonly visit: Visit }) {
  const state = useStore(visit.state)
  switch (state.kind) {
    case 'loading':
      return <Loading />
    case 'nameless':
      return <Invited onNamed={() => visit.enter()} />
    case 'failed':
      return failed(state.error, () => visit.enter())
    case 'here':
      return state.now.table.status === 'closed' ? <NoTable why="closed" /> : <AtTable {...state} visit={visit} />
  }
}

interface AtTableProps {
  readonly visit: Visit
  readonly now: TableNow
  readonly opened: OpenedOnline | undefined
}

/** What people say goes on when the game begins: the chat is the same before and in it. */
function AtTable({ visit, now, opened }: AtTableProps) {
  const chat = useChat(visit, now.table.id, now.you)
  const isWaiting = now.table.status === 'waiting'
  const [cameEarly] = useState(isWaiting)
  useReadySound()
  return (
    <div className={style.page}>
      {isWaiting ? (
        <WaitingTable {...{ visit, now, chat }} />
      ) : opened === undefined ? (
        <Loading />
      ) : (
        <Playing {...opened} {...{ visit, now, chat, cameEarly }} />
      )}
      {chat.isOpen && <Chat chat={chat} place={isWaiting ? 'page' : 'board'} />}
    </div>
  )
}

function failed(error: unknown, again: () => void): ReactNode {
  if (error instanceof OtherVersion) return <NoTable why="otherVersion" again={() => void loadAnew()} />
  if (!(error instanceof ServerProblem)) return <NoTable why="unreachable" again={again} />
  const isGone = ['not-found', 'not-signed-in', 'forbidden'].includes(error.body.code)
  return isGone ? <NoTable why="missing" /> : <NoTable why="unreachable" again={again} />
}

function Playing(props: Omit<OnlineTableProps, 'texts'>) {
  const texts = useFaceTexts(props.now.table.game)
  return texts === undefined ? <Loading /> : <OnlineTable {...props} texts={texts} />
}

/** Loads the page as the server has it now: the service worker would keep the one that is open. */
async function loadAnew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await registration?.unregister().catch(() => undefined)
  location.reload()
}

/** What somebody who is invited and has no name yet sees first. */
function Invited({ onNamed }: { onNamed(): void }) {
  const words = useTableWords().visit
  return (
    <OnlineFrame titleOf={() => words.invited}>
      <div className={`${controls.card} ${style.card}`}>
        <NamePrompt why={words.whyName} onNamed={onNamed} />
      </div>
    </OnlineFrame>
  )
}

interface Props {
  readonly visit: Visit
  readonly now: TableNow
  readonly chat: ChatControl
}

/** A table before its game begins, with the line to the others and the way to what they say. */
function WaitingTable({ visit, now, chat }: Props) {
  const { bar } = useTableWords()
  const isCutOff = useIsCutOff(visit)
  const me = useStore(visit.me)
  return (
    <>
      <p className={style.trouble} role="status">
        {isCutOff && bar.offline}
      </p>
      <WaitingRoom
        now={now}
        changed={(next) => visit.changed(next)}
        known={{ me, setMe: (named) => visit.named(named) }}
        beside={<ChatButton chat={chat} />}
      />
    </>
  )
}

const LONGEST_LINE = 500

interface ChatProps {
  readonly chat: ChatControl
  /** Beside a board, which is as high as the screen, or on a page that is as long as it needs to be. */
  readonly place: 'board' | 'page'
}

/** What people say to each other, beside the board and never over it by itself. */
function Chat({ chat, place }: ChatProps) {
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

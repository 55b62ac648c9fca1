import { type ReactNode, useState } from 'react'
import type { TableNow } from '#wire/moves.ts'
import { useFaceTexts } from '../../game-texts.ts'
import { useStore } from '../../store.ts'
import { Loading } from '../../table/Loading.tsx'
import { ServerProblem } from '../api.ts'
import { Chat } from './chat/Chat.tsx'
import { useChat } from './chat/use-chat.ts'
import { Invited } from './Invited.tsx'
import { loadAnew } from './load-anew.ts'
import { NoTable } from './NoTable.tsx'
import { OnlineTable, type OnlineTableProps } from './OnlineTable.tsx'
import { type OpenedOnline, OtherVersion } from './open-online-game.ts'
import { useReadySound } from './use-turn-alert.ts'
import style from './VisitedTable.module.css'
import type { Visit } from './visit.ts'
import { WaitingTable } from './WaitingTable.tsx'

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

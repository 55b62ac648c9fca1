import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { lazyPart } from '#ui/Part.tsx'
import type { TableNow } from '#wire/moves.ts'
import type { TableFacts } from '#wire/tables.ts'
import { useFaceTexts } from '../../game-texts.ts'
import { loadNewVersion } from '../../new-version.ts'
import { homeAddress, hrefOf, lobbyAddress, onlineTableAddress } from '../../routes.ts'
import { useStore } from '../../store.ts'
import { Loading } from '../../table/Loading.tsx'
import page from '../../table/TablePage.module.css'
import { useTexts } from '../../text/TextsContext.tsx'
import { useMe } from '../account/use-me.ts'
import { ServerProblem } from '../api.ts'
import { noteTables } from '../own-tables.ts'
import { useTableWords } from '../texts.tsx'
import { ChatButton, LazyChat } from './chat/ChatButton.tsx'
import { type ChatControl, useChat } from './chat/use-chat.ts'
import { OnlineTable, type OnlineTableProps } from './OnlineTable.tsx'
import { type OpenedOnline, OtherVersion } from './open-online-game.ts'
import style from './TableScreen.module.css'
import type { TableClient } from './table-client.ts'
import { useIsCutOff, useReadySound } from './use-table-notices.ts'

const WaitingRoom = lazyPart(async () => (await import('../lobby/WaitingRoom.tsx')).WaitingRoom)

const InvitationPage = lazyPart(async () => (await import('./InvitationPage.tsx')).InvitationPage)

/** An online table in any state: loading, failed, waiting, or with its board. */
export function TableScreen({ client }: { readonly client: TableClient }) {
  const state = useStore(client.state)
  useReadySound()
  switch (state.kind) {
    case 'loading':
      return <Loading />
    case 'invited':
      return <Invited client={client} {...state.invitation} look={state.now && (() => client.look())} />
    case 'failed':
      return failed(state.error, () => client.enter())
    case 'here':
      return state.now.table.status === 'closed' ? <NoTable why="closed" /> : <AtTable {...state} client={client} />
  }
}

interface AtTableProps {
  readonly client: TableClient
  readonly now: TableNow
  readonly opened: OpenedOnline | undefined
}

/** The chat stays open when the game begins. */
function AtTable({ client, now, opened }: AtTableProps) {
  const chat = useChat(client, now)
  const isWaiting = now.table.status === 'waiting'
  const [cameEarly] = useState(isWaiting)
  useInvitingAddress(now.table)
  const isSeated = now.you.seat !== null && now.table.status !== 'over'
  useEffect(() => {
    if (isSeated) noteTables(true)
  }, [isSeated])
  return (
    <div className={style.page}>
      {isWaiting ? (
        <WaitingTable {...{ client, now, chat }} />
      ) : opened === undefined ? (
        <Loading />
      ) : (
        <Playing {...opened} {...{ client, now, chat, cameEarly }} />
      )}
      {chat.isOpen && isWaiting && <LazyChat chat={chat} place="page" />}
    </div>
  )
}

function failed(error: unknown, again: () => void): ReactNode {
  if (error instanceof OtherVersion) return <NoTable why="otherVersion" again={() => void loadNewVersion()} />
  if (!(error instanceof ServerProblem)) return <NoTable why="unreachable" again={again} />
  const isGone = ['not-found', 'not-signed-in', 'forbidden'].includes(error.body.code)
  return isGone ? <NoTable why="missing" /> : <NoTable why="unreachable" again={again} />
}

function Playing(props: Omit<OnlineTableProps, 'texts'>) {
  const texts = useFaceTexts(props.now.table.game)
  return texts === undefined ? <Loading /> : <OnlineTable {...props} texts={texts} />
}

type InvitedProps = Omit<ComponentProps<typeof InvitationPage>, 'me'>

function Invited(props: InvitedProps) {
  const me = useStore(props.client.me)
  return (
    <Suspense fallback={<Loading />}>
      <InvitationPage {...props} me={me} />
    </Suspense>
  )
}

/**
 * Writes the code into the address of the page: a friend who gets it from the address bar is invited too. Everyone who
 * sees an open table may have its address, which needs no code.
 */
function useInvitingAddress({ id, code, visibility }: TableFacts): void {
  const [, navigate] = useLocation()
  const address = visibility === 'open' || code === '' ? undefined : onlineTableAddress(id, code)
  useEffect(() => {
    if (address !== undefined) navigate(address, { replace: true })
  }, [address, navigate])
}

interface Props {
  readonly client: TableClient
  readonly now: TableNow
  readonly chat: ChatControl
}

/** The waiting room of a table, with the state of the connection and the chat button. */
function WaitingTable({ client, now, chat }: Props) {
  const { bar } = useTableWords()
  const isCutOff = useIsCutOff(client)
  const me = useStore(client.me)
  const presences = useStore(client.presences)
  return (
    <>
      <p className={style.trouble} role="status">
        {isCutOff && bar.offline}
      </p>
      <Suspense fallback={<Loading />}>
        <WaitingRoom
          now={now}
          presences={presences}
          changed={(next) => client.changed(next)}
          known={{ me, setMe: (named) => client.named(named) }}
          beside={<ChatButton chat={chat} />}
        />
      </Suspense>
    </>
  )
}

const CodeField = lazyPart(async () => (await import('../lobby/CodeField.tsx')).CodeField)

interface NoTableProps {
  readonly why: 'missing' | 'closed' | 'unreachable' | 'otherVersion'
  /** Tries again, where that may help. */
  readonly again?: () => void
}

/** Instead of a table that cannot be shown. */
export function NoTable({ why, again }: NoTableProps) {
  const { table, pages } = useTexts()
  const { visit } = useTableWords()
  const title = visit[why]
  useEffect(() => {
    document.title = pages.frame.tab(title)
  }, [pages, title])
  return (
    <main className={page.empty}>
      <h1>{title}</h1>
      <p>{visit[`${why}Line`]}</p>
      {again !== undefined && (
        <button type="button" className={page.again} onClick={again}>
          {why === 'otherVersion' ? visit.loadAnew : table.tryAgain}
        </button>
      )}
      {why === 'missing' && (
        <Suspense fallback={null}>
          <TypedCode />
        </Suspense>
      )}
      <p className={page.ways}>
        <Link href={lobbyAddress()}>{visit.lobby}</Link>
        <Link href={homeAddress()}>{table.home}</Link>
      </p>
    </main>
  )
}

/** The code may open this very table, so the page is loaded again. */
function TypedCode() {
  return <CodeField known={useMe()} go={(address) => location.assign(hrefOf(address))} />
}

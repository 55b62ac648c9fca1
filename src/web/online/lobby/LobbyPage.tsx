import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { GAME_IDS } from '#games/index.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import columns from '#ui/columns.module.css'
import prose from '#ui/prose.module.css'
import type { ListedTable, Lobby } from '#wire/tables.ts'
import { useIntro } from '../../game-texts.ts'
import { agoText } from '../../pages/parts/dates.ts'
import { GamePicture } from '../../pages/parts/games.tsx'
import { accountAddress, newTableAddress } from '../../routes.ts'
import { useSettings } from '../../settings/settings.ts'
import { useMe } from '../account/use-me.ts'
import { api, ServerProblem, Unreachable } from '../api.ts'
import { noteTables } from '../own-tables.ts'
import { PlayNow } from '../social/PlayNow.tsx'
import { useSocialTexts } from '../social/social.ts'
import { useOnlineTexts } from '../texts.tsx'
import { CodeField } from './CodeField.tsx'
import styles from './LobbyPage.module.css'
import { FinishedTables, Invites, LiveTables, OpenTables } from './LobbyTables.tsx'
import { inBrowserTime } from './lobby-time.ts'
import { OnlineFrame } from './OnlineFrame.tsx'
import { MyTables } from './TableFacts.tsx'
import { problemWords } from './table-texts.ts'

const PAUSE = 10_000

/** The page that lists online tables. */
export function LobbyPage() {
  const known = useMe()
  const { me } = known
  const { lobby, seenAt, problem, look } = useLobby()
  const social = useSocialTexts()
  return (
    <OnlineFrame titleOf={({ lobby: texts }) => texts.title} beside={me !== undefined && <WhoAmI name={me?.name} />}>
      {lobby && social && (
        <div className={`${columns.columns} ${styles.lobby}`}>
          <PlayNow texts={social} known={known} online={lobby.online} />
          <MyTables
            tables={lobby.mine}
            invited={<Invites {...{ known, look }} texts={social} invited={lobby.invited} />}
          />
          <div className={`${columns.column} ${columns.side}`}>
            <NewTableLinks />
            <CodeField known={known} />
          </div>
          <OpenTables tables={lobby.open} followed={lobby.followed} {...{ known, look, social }} />
          <LiveTables tables={lobby.live} followed={lobby.followed} {...{ known, look, social }} />
          <FinishedTables tables={lobby.finished} />
        </div>
      )}
      {problem && <LobbyProblem problem={problem} seenAt={lobby && seenAt} tryAgain={look} />}
    </OnlineFrame>
  )
}

function WhoAmI({ name }: { readonly name: string | undefined }) {
  const texts = useOnlineTexts().lobby
  return (
    <ButtonLink look="quiet" className={styles.whoAmI} href={accountAddress()}>
      {name === undefined ? texts.signIn : texts.youAre(name)}
    </ButtonLink>
  )
}

interface Seen {
  /** What was seen last; undefined before the first answer. */
  readonly lobby: Lobby | undefined
  readonly seenAt: number
  /** Why the last look brought nothing. */
  readonly problem: ServerProblem | Unreachable | undefined
}

interface Watched extends Seen {
  look(): Promise<void>
}

/** The current lobby, polled while the page is visible. */
function useLobby(): Watched {
  const [seen, setSeen] = useState<Seen>({ lobby: undefined, seenAt: 0, problem: undefined })
  const looks = useRef(0)
  const look = useCallback(async (order: 'kept' | 'fresh') => {
    const number = ++looks.current
    // Ignores answers that are older than a later request.
    const show = (change: (before: Seen) => Seen) => {
      if (number === looks.current) setSeen(change)
    }
    try {
      const lobby = inBrowserTime(await api.lobby(), Date.now())
      noteTables(lobby.mine.length > 0)
      show(({ lobby: before }) => ({
        lobby: before === undefined || order === 'fresh' ? lobby : inOrderOf(before, lobby),
        seenAt: Date.now(),
        problem: undefined,
      }))
    } catch (error) {
      if (!(error instanceof ServerProblem || error instanceof Unreachable)) throw error
      show((before) => ({ ...before, problem: error }))
    }
  }, [])
  const lookAgain = useCallback(() => look('kept'), [look])
  useEffect(() => {
    const ifSeen = (order: 'kept' | 'fresh') => () => {
      if (document.visibilityState === 'visible') void look(order)
    }
    const again = ifSeen('kept')
    const comingBack = ifSeen('fresh')
    void look('fresh')
    const timer = setInterval(again, PAUSE)
    document.addEventListener('visibilitychange', comingBack)
    window.addEventListener('focus', again)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', comingBack)
      window.removeEventListener('focus', again)
      window.removeEventListener('online', again)
    }
  }, [look])
  return { ...seen, look: lookAgain }
}

/** Tables keep their places, so that a tap does not hit another one; new ones come last. */
function inOrderOf(before: Lobby, now: Lobby): Lobby {
  const kept = (known: readonly ListedTable[], tables: readonly ListedTable[]) => {
    const place = ({ id }: ListedTable) => {
      const at = known.findIndex((table) => table.id === id)
      return at === -1 ? known.length : at
    }
    return tables.toSorted((a, b) => place(a) - place(b))
  }
  return {
    ...now,
    open: kept(before.open, now.open),
    live: kept(before.live, now.live),
    mine: kept(before.mine, now.mine),
  }
}

interface Props {
  readonly problem: ServerProblem | Unreachable
  /** The time of the data that is shown; undefined if none is. */
  readonly seenAt: number | undefined
  tryAgain(): void
}

/** Says that the lobby is not what it is now. */
export function LobbyProblem({ problem, seenAt, tryAgain }: Props) {
  const { lobby: texts, problems } = useOnlineTexts()
  const { language } = useSettings()
  const isNothing = seenAt === undefined && problem instanceof Unreachable
  const words = problem instanceof Unreachable ? texts.unreachable : problemWords(problem, problems)
  return (
    <div className={styles.problem} role="status">
      <p className={styles.words}>
        <b>{words}</b>{' '}
        {seenAt === undefined ? isNothing && texts.unreachableLine : texts.old(agoText(language, seenAt, Date.now()))}
      </p>
      <Button onClick={tryAgain}>{texts.tryAgain}</Button>
    </div>
  )
}

/** The way to a new table of each game. */
export function NewTableLinks() {
  const texts = useOnlineTexts().lobby
  return (
    <Card aria-labelledby="new-table">
      <h2 id="new-table" className={styles.title}>
        {texts.newTable}
      </h2>
      <p className={`${prose.small} ${styles.line}`}>{texts.newTableLine}</p>
      <ul className={styles.games}>
        {GAME_IDS.map((id) => (
          <li key={id}>
            <NewTableLink gameId={id} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function NewTableLink({ gameId }: { readonly gameId: string }) {
  const texts = useOnlineTexts().lobby
  const name = useIntro(gameId)?.name ?? ''
  return (
    <Link className={styles.game} href={newTableAddress(gameId)} aria-label={texts.newTableOf(name)}>
      <GamePicture gameId={gameId} />
      <span className={styles.name}>{name}</span>
    </Link>
  )
}

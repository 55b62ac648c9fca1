import { useState } from 'react'
import { useLocation } from 'wouter'
import { GAME_IDS } from '#games/index.ts'
import { Card } from '#ui/Card.tsx'
import prose from '#ui/prose.module.css'
import type { Online, Relations } from '#wire/social.ts'
import { useIntro } from '../../game-texts.ts'
import { GamePicture } from '../../pages/parts/games.tsx'
import { onlineTableAddress } from '../../routes.ts'
import type { SocialTexts } from '../../text/en/social.ts'
import { api } from '../api.ts'
import { sendWords } from '../chance-notes.ts'
import { type Known, useNamedTask } from '../lobby/use-named-task.tsx'
import { useTask } from '../lobby/use-task.ts'
import { useOnlineTexts } from '../texts.tsx'
import { PersonRow, ShownChoice } from './PersonRow.tsx'
import styles from './social.module.css'
import { socialApi } from './social.ts'

interface Props {
  readonly texts: SocialTexts
  readonly known: Known
  /** How many people are online. */
  readonly online: number
}

/** The shortest way to a game with other people, and who is there. */
export function PlayNow({ texts, known, online }: Props) {
  const { newTable } = useOnlineTexts()
  const [, navigate] = useLocation()
  const { run, isBusy, problem, namePrompt } = useNamedTask(newTable.whyName, known)
  const play = (game: string) => {
    if (isBusy) return
    void run(async () => {
      const { id } = await socialApi.playNow({ game })
      await begin(id)
      navigate(onlineTableAddress(id))
    })
  }
  return (
    <Card aria-labelledby="play-now" aria-busy={isBusy}>
      <h2 id="play-now" className={styles.title}>
        {texts.playNow.title}
      </h2>
      <p className={`${prose.small} ${styles.line}`}>{texts.playNow.line}</p>
      <ul className={styles.games}>
        {GAME_IDS.map((id) => (
          <li key={id}>
            <PlayButton texts={texts} gameId={id} play={() => play(id)} />
          </li>
        ))}
      </ul>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <OnlinePeople {...{ texts, known }} count={online} />
      {namePrompt}
    </Card>
  )
}

/** Starts a game of one's own, when this browser has stored the commitment and sent words for the seed. */
async function begin(id: string): Promise<void> {
  const { table, you } = await api.tableNow(id)
  if (table.status !== 'waiting' || table.botsUntil === undefined || !you.isHost) return
  await sendWords(table)
  await api.start(id)
}

interface PlayButtonProps {
  readonly texts: SocialTexts
  readonly gameId: string
  play(): void
}

function PlayButton({ texts, gameId, play }: PlayButtonProps) {
  const name = useIntro(gameId)?.name ?? ''
  return (
    <button type="button" className={styles.game} aria-label={texts.playNow.of(name)} onClick={play}>
      <GamePicture gameId={gameId} />
      <span className={styles.gameName}>{name}</span>
    </button>
  )
}

interface OnlineProps {
  readonly texts: SocialTexts
  readonly known: Known
  readonly count: number
}

/** The number of people online; opened, those who show their names. */
function OnlinePeople({ texts, known: { me }, count }: OnlineProps) {
  const [found, setFound] = useState<{ online: Online; own: Relations | undefined }>()
  const { run, problem } = useTask()
  const look = async () =>
    setFound({ online: await socialApi.online(), own: me ? await socialApi.relations() : undefined })
  const change = (work: () => Promise<void>) =>
    run(async () => {
      await work()
      await look()
    })
  const others = found?.online.people.filter(({ user }) => user !== me?.id) ?? []
  const unnamed = (found?.online.count ?? 0) - (found?.online.people.length ?? 0)
  const has = (people: Relations['followed'] | undefined, user: string) =>
    people?.some((one) => one.user === user) ?? false
  return (
    <details className={styles.online} onToggle={({ currentTarget }) => currentTarget.open && void run(look)}>
      <summary>{texts.online.count(found?.online.count ?? count)}</summary>
      {found && (
        <>
          {found.online.people.length === 0 && <p className={styles.line}>{texts.online.nobody}</p>}
          <ul className={styles.people}>
            {others.map(({ user, name }) => (
              <PersonRow
                key={user}
                {...{ texts, name, change }}
                person={{ user }}
                isFollowed={has(found.own?.followed, user)}
                isBlocked={has(found.own?.blocked, user)}
              />
            ))}
          </ul>
          {found.online.people.length > 0 && unnamed > 0 && <p className={styles.line}>{texts.online.more(unnamed)}</p>}
          {found.own && (
            <ShownChoice texts={texts} isShown={found.own.isShown} choose={(is) => change(() => socialApi.show(is))} />
          )}
        </>
      )}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </details>
  )
}

import { useEffect, useMemo, useState } from 'react'
import unseen from '#boards/unseen.module.css'
import type { Seat } from '#engine/game.ts'
import { hrefOf, rulesAddress } from '../routes.ts'
import { paceOf, useSettings } from '../settings/settings.ts'
import { Notice, type NoticeContent } from '../table/Notice.tsx'
import { useTexts } from '../text/TextsContext.tsx'
import type { Replay } from './open-replay.ts'
import { ReplayControls } from './ReplayControls.tsx'
import { ReplayMenu } from './ReplayMenu.tsx'
import { type Look, lookAt, middleSeat, type Recording, recordingOf } from './recording.ts'
import { usePlayer } from './use-player.ts'

export interface ReplayTableProps {
  readonly replay: Replay
  readonly texts: unknown
  /** The moment to begin at. */
  readonly start: number
}

/** A board that only shows, with the way through the game in its strip. */
export function ReplayTable({ replay, texts, start }: ReplayTableProps) {
  const { session, face, source, isRunning, isResultWrong } = replay
  const { game, seats } = session
  const chosen = useSettings()
  const { pages, replay: words } = useTexts()
  const recording = useMemo(() => recordingOf(session, face), [session, face])
  const player = usePlayer(recording, source, start)
  const { at } = player
  const look = useMemo(() => lookAt(recording, face, at, isRunning), [recording, face, at, isRunning])
  const [lookedAt, setLookedAt] = useState<{ readonly seat: Seat; readonly middle: Seat }>()
  const [news, setNews] = useState<{ readonly content: NoticeContent; readonly at: number } | undefined>(
    isResultWrong ? { content: { kind: 'problem', text: words.wrongResult }, at } : undefined,
  )
  // What is said belongs to one moment, and is not said again when somebody comes back to it.
  if (news !== undefined && news.at !== at) setNews(undefined)
  const narration = useNarration(replay, texts, recording, look)
  useEffect(() => {
    document.title = pages.frame.tab(words.title)
  }, [pages, words])

  const middle = middleSeat(recording, at)
  const ruleAddress = (rule: string) => hrefOf(rulesAddress(game.id, rule))
  return (
    <main>
      <h1 className={unseen.unseen}>{words.title}</h1>
      <face.Board
        cards={game.cards}
        view={look.view}
        insight={look.insight}
        standing={look.standing}
        isOver={look.isOver}
        eyes={look.eyes}
        shown={lookedAt?.middle === middle ? lookedAt.seat : middle}
        show={(seat) => setLookedAt({ seat, middle })}
        seats={seats}
        mayAct={false}
        legal={NOTHING}
        take={() => undefined}
        whyNot={() => undefined}
        log={look.log}
        openMoment={player.go}
        texts={texts}
        controls={
          <ReplayControls player={player} recording={recording}>
            <ReplayMenu
              replay={replay}
              at={at}
              canPlayOn={!look.isOver}
              onSaid={(content) => setNews({ content, at })}
            />
          </ReplayControls>
        }
        notice={
          news?.at === at && (
            <Notice content={news.content} ruleAddress={ruleAddress} onClose={() => setNews(undefined)} />
          )
        }
        news={narration}
        silence={() => setNews(undefined)}
        pace={paceOf(chosen)}
        ruleAddress={ruleAddress}
      />
      <div className={unseen.unseen} aria-live="polite">
        <p>{narration}</p>
        {news?.at === at && <p>{news.content.text}</p>}
      </div>
    </main>
  )
}

const NOTHING: readonly string[] = []

/** The last action in words. */
function useNarration({ session, face }: Replay, texts: unknown, { game }: Recording, look: Look): string {
  const { replay, table } = useTexts()
  return useMemo(() => {
    const moment = look.log.at(-1)
    if (moment === undefined) return replay.begin
    const text = face.narrate(moment, look.openView, texts, game.cards, session.seats)
    return look.isOver ? `${text} ${table.gameOver}` : text
  }, [look, face, texts, game, session, replay, table])
}

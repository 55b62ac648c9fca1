import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TableNow } from '#wire/moves.ts'
import type { TableFacts } from '#wire/tables.ts'
import { useStore } from '../../store.ts'
import type { NoticeContent } from '../../table/Announcer.tsx'
import { play, useTurnSound, wakeWithTouch } from '../../table/sound.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { api, ServerProblem } from '../api.ts'
import { problemWords } from '../lobby/table-texts.ts'
import { useOnlineTexts, useTableWords } from '../texts.tsx'
import type { OnlineGame } from './online-game.ts'
import type { GameNotice } from './online-seat.ts'
import type { TableClient } from './table-client.ts'

/**
 * Shows in the tab's title that it is the player's turn, and plays a sound when it becomes so, also if the game begins
 * with it after a wait.
 */
export function useTurnAlert(name: string, mayAct: boolean, hasWaited: boolean): void {
  const { pages } = useTexts()
  const { bar } = useTableWords()
  const tab = pages.frame.tab(name)
  useEffect(() => {
    document.title = mayAct ? bar.tabYourTurn(tab) : tab
  }, [bar, tab, mayAct])
  useTurnSound(mayAct, hasWaited)
}

/** Any touch on the page, also before the game, allows the turn sound to be played later. */
export function useReadySound(): void {
  useEffect(() => {
    const leaving = new AbortController()
    wakeWithTouch(leaving.signal)
    return () => leaving.abort()
  }, [])
}

/** Whether what happens at the table does not get here right now. */
export function useIsCutOff(client: TableClient): boolean {
  const line = useStore(client.connection.state)
  const isInTrouble = useStore(client.retries.isInTrouble)
  return line.kind === 'offline' || isInTrouble
}

/** A request to the server: the name of an API call, or a function that changes the table. */
export type Run = (work: 'comeBack' | 'leave' | (() => Promise<TableNow>)) => Promise<boolean>

export interface TableNotices {
  readonly notice: NoticeContent | undefined
  say(notice: NoticeContent): void
  silence(): void
  /** Sends a request, and shows the reason if it fails. Returns whether it succeeded. */
  readonly run: Run
}

/** What is to be said at a table, one thing at a time; it stands until something happens. */
export function useTableNotices(
  client: TableClient,
  game: OnlineGame,
  facts: TableFacts,
  seat: number | null,
): TableNotices {
  const words = useTableWords()
  const { problems } = useOnlineTexts()
  const { version } = useStore(game.now)
  const [said, setSaid] = useState<{ readonly content: NoticeContent; readonly version: number }>()
  const say = (content: NoticeContent) => setSaid({ content, version: game.now.get().version })

  const tell = useEffectEvent((notice: GameNotice) => {
    void play('refused')
    say({ kind: 'problem', text: noticeText(notice) })
  })
  const noticeText = (notice: GameNotice): string => {
    if (notice.kind !== 'refused') return words.notices[notice.kind]
    return words.notices.refused(problemWords(new ServerProblem(notice.problem), problems))
  }
  useEffect(
    () =>
      client.notice.subscribe(() => {
        const notice = client.notice.get()
        if (notice !== undefined) tell(notice)
      }),
    [client],
  )

  const tellNews = useEffectEvent((text: string) => say({ kind: 'news', text }))
  const isThere = facts.next !== null
  const wasThere = useRef(isThere)
  useEffect(() => {
    if (isThere && !wasThere.current) tellNews(words.result.rematchThere)
    wasThere.current = isThere
  }, [isThere, words])
  const { proposal, proposalEnd: end } = facts
  const wasAsked = useRef(false)
  useEffect(() => {
    if (wasAsked.current && proposal === null && end !== undefined && seat !== null) {
      tellNews(end.by === end.seat ? words.back.withdrawn : words.back.declined)
    }
    wasAsked.current = proposal !== null
  }, [proposal, end, seat, words])

  const run: Run = async (work) => {
    try {
      client.changed(await (typeof work === 'string' ? api[work](facts.id) : work()))
      // It may say that a bot is playing.
      if (work === 'comeBack') setSaid(undefined)
      return true
    } catch (error) {
      say({ kind: 'problem', text: problemWords(error, problems) })
      return false
    }
  }
  return {
    notice: said?.version === version ? said.content : undefined,
    say,
    silence: () => setSaid(undefined),
    run,
  }
}

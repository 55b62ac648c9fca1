import { useEffect, useRef, useState } from 'react'
import type { GameFace, Moment } from '#boards/board.ts'
import unseen from '#boards/unseen.module.css'
import { useStore } from '../store.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { happened } from './happened.ts'
import type { PlayedTable } from './played-table.ts'

export interface AnnouncerProps {
  readonly session: PlayedTable
  readonly face: GameFace
  readonly texts: unknown
  /** What the page says in its notice. */
  readonly notice: string | undefined
}

/** Tells those who do not see the table what happened. */
export function Announcer({ session, face, texts, notice }: AnnouncerProps) {
  const { log, isOver } = useStore(session.now)
  const { table } = useTexts()
  const heard = useRef({ log, end: session.view('spectator') })
  const [news, setNews] = useState('')
  useEffect(() => {
    const before = heard.current
    if (before.log === log) return
    const now = { log, end: session.view('spectator') }
    heard.current = now
    const tell = (moment: Moment, next: unknown) => face.narrate(moment, next, texts, session.game.cards, session.seats)
    const { undone, done } = happened(before, now, tell)
    const sentences = [...undone.map(table.takenBack), ...done, ...(isOver ? [table.gameOver] : [])]
    setNews(sentences.join(' '))
  }, [log, isOver, session, face, texts, table])
  return (
    <div className={unseen.unseen}>
      <div aria-live="polite">{news}</div>
      <div role="status">{notice}</div>
    </div>
  )
}

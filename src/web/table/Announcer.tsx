import { useEffect, useState } from 'react'
import type { GameFace } from '../../boards/board.ts'
import { useStore } from '../store.ts'
import { useTexts } from '../text/TextsContext.tsx'
import type { Session } from './session.ts'
import style from './unseen.module.css'

export interface AnnouncerProps {
  readonly session: Session
  readonly face: GameFace
  readonly texts: unknown
  /** What the page says in its notice. */
  readonly notice: string | undefined
}

/** Tells those who do not see the table what happened. */
export function Announcer({ session, face, texts, notice }: AnnouncerProps) {
  const { log, isOver } = useStore(session.now)
  const { table } = useTexts()
  const [heard, setHeard] = useState({ count: log.length, text: '' })
  useEffect(() => {
    setHeard((before) => {
      if (log.length === before.count) return before
      const text = log
        .slice(before.count)
        .map((moment, i) => {
          const next = log[before.count + i + 1]?.before ?? session.view('spectator')
          return face.narrate(moment, next, texts, session.game.cards, session.seats)
        })
        .join(' ')
      return { count: log.length, text: isOver ? `${text} ${table.gameOver}` : text }
    })
  }, [log, isOver, session, face, texts, table])
  return (
    <div className={style.unseen}>
      <div aria-live="polite">{heard.text}</div>
      <div role="status">{notice}</div>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { type GameFace, type Moment, viewAfter } from '#boards/board.ts'
import unseen from '#boards/unseen.module.css'
import { useStore } from '../store.ts'
import { useTexts } from '../text/TextsContext.tsx'
import type { GameTable } from './game-table.ts'

/** What somebody has heard of a game: all that happened, and the table at its end as anybody sees it. */
export interface Heard {
  readonly log: readonly Moment[]
  readonly end: unknown
}

/** What was taken back since then, the latest first, and what was done after that; each as `tell` says it. */
export function happened(
  before: Heard,
  now: Heard,
  tell: (moment: Moment, next: unknown) => string,
): { readonly undone: readonly string[]; readonly done: readonly string[] } {
  const kept = new Set<number>()
  const done: string[] = []
  let from = 0
  // Where turns are simultaneous, somebody may take back what others have played after; that is not done anew.
  for (const [i, moment] of now.log.entries()) {
    const at = placeOf(moment, before.log, from)
    if (at === -1) {
      done.push(tell(moment, viewAfter(now.log, i, now.end)))
      continue
    }
    kept.add(at)
    from = at + 1
  }
  const undone = before.log.flatMap((moment, i) =>
    kept.has(i) ? [] : [tell(moment, viewAfter(before.log, i, before.end))],
  )
  return { undone: undone.reverse(), done }
}

function placeOf(moment: Moment, log: readonly Moment[], from: number): number {
  for (let at = from; at < log.length; at++) if (isSame(moment, log[at])) return at
  return -1
}

/** The game may have been opened anew, with moments of its own. */
function isSame(one: Moment, other: Moment): boolean {
  return one.seat === other.seat && one.action === other.action
}

export interface AnnouncerProps {
  readonly session: GameTable
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

import { useEffect, useRef, useState } from 'react'
import { type GameFace, type Moment, viewAfter } from '#boards/board.ts'
import unseen from '#ui/unseen.module.css'
import { useStore } from '../store.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { CloseButton } from './Controls.tsx'
import type { GameTable } from './game-table.ts'
import style from './Notice.module.css'

/** What was announced of a game: its log, and the spectator's view at its end. */
export interface Heard {
  readonly log: readonly Moment[]
  readonly end: unknown
}

/** What was undone since then, the latest first, and then what was done; each in the words of `tell`. */
export function happened(
  before: Heard,
  now: Heard,
  tell: (moment: Moment, next: unknown) => string,
): { readonly undone: readonly string[]; readonly done: readonly string[] } {
  const kept = new Set<number>()
  const done: string[] = []
  let from = 0
  // With simultaneous turns, actions of other seats after an undone one stay; they are not announced again.
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

/** The game may have been reopened, with other moment objects. */
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

/** Announces to screen readers what happened. */
export function Announcer({ session, face, texts, notice }: AnnouncerProps) {
  const { log, isOver } = useStore(session.now)
  const { table } = useTexts()
  const heard = useRef({ log, end: session.view('spectator') })
  const [news, setNews] = useState({ text: '', moves: 0 })
  useEffect(() => {
    const before = heard.current
    if (before.log === log) return
    const now = { log, end: session.view('spectator') }
    heard.current = now
    const tell = (moment: Moment, next: unknown) => face.narrate(moment, next, texts, session.game.cards, session.seats)
    const { undone, done } = happened(before, now, tell)
    const sentences = [...undone.map(table.takenBack), ...done, ...(isOver ? [table.gameOver] : [])]
    setNews({ text: sentences.join(' '), moves: log.length })
  }, [log, isOver, session, face, texts, table])
  return (
    <div className={unseen.unseen}>
      <div aria-live="polite">
        {/* A new element is announced even if it says the same as before. */}
        <p key={news.moves}>{news.text}</p>
      </div>
      <div role="status">{notice}</div>
    </div>
  )
}

export type NoticeContent =
  | { readonly kind: 'refusal'; readonly text: string; readonly rule: string }
  | { readonly kind: 'news'; readonly text: string }
  | { readonly kind: 'problem'; readonly text: string; readonly again?: () => void }

interface NoticeProps {
  readonly content: NoticeContent
  ruleAddress(rule: string): string
  onClose(): void
}

/** One sentence above the strip: why a move is refused, with its rule, or news of the shell. */
export function Notice({ content, ruleAddress, onClose }: NoticeProps) {
  const { table } = useTexts()
  return (
    <div className={style.notice} data-kind={content.kind}>
      <p className={style.text}>{content.text}</p>
      {content.kind === 'refusal' && (
        <a className={style.rule} href={ruleAddress(content.rule)} target="_blank" rel="noreferrer">
          {table.rule(content.rule)}
        </a>
      )}
      {content.kind === 'problem' && content.again !== undefined && (
        <button
          type="button"
          className={style.again}
          onClick={() => {
            onClose()
            content.again?.()
          }}
        >
          {table.tryAgain}
        </button>
      )}
      <CloseButton onClose={onClose} />
    </div>
  )
}

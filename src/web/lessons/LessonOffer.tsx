import { useState } from 'react'
import { Link } from 'wouter'
import { isObject, isWholeNumber } from '#engine/json.ts'
import { findEntrance } from '#games/index.ts'
import { useIntro } from '../game-texts.ts'
import { learnAddress } from '../routes.ts'
import { read, write } from '../storage/local.ts'
import { useTexts } from '../text/TextsContext.tsx'
import style from './LessonOffer.module.css'

/** One line for those who are here for the first time; gone for good when a lesson is taken or the line is closed. */
export function LessonOffer({ gameIds }: { readonly gameIds: readonly string[] }) {
  const { home } = useTexts().pages
  const { table } = useTexts()
  const [isOpen, setOpen] = useState(isOffered)
  if (!isOpen) return null
  const close = () => {
    dismissOffer()
    setOpen(false)
  }
  return (
    <p className={style.offer}>
      <span>{home.learnOffer}</span>
      {gameIds.map((id) => (
        <LearnLink key={id} gameId={id} />
      ))}
      <button type="button" className={style.close} aria-label={table.close} onClick={close}>
        ×
      </button>
    </p>
  )
}

function LearnLink({ gameId }: { readonly gameId: string }) {
  const intro = useIntro(gameId)
  if (findEntrance(gameId)?.loadLessons === undefined) return null
  return <Link href={learnAddress(gameId)}>{intro?.name}</Link>
}

/** How far a lesson was taken in this browser. */
interface LessonProgress {
  readonly step: number
  readonly isDone: boolean
}

const NAME = 'lessons'
const DISMISSED = 'lessons-dismissed'

/** Undefined for a lesson that was never begun. Stored data may be of another version of the lesson. */
export function progressOf(game: string, lesson: string): LessonProgress | undefined {
  const kept = all()[`${game}/${lesson}`]
  if (!isObject(kept) || !isWholeNumber(kept.step, 0, Number.MAX_SAFE_INTEGER)) return undefined
  return { step: kept.step, isDone: kept.isDone === true }
}

export function keepProgress(game: string, lesson: string, step: number, isLast: boolean): void {
  const isDone = isLast || progressOf(game, lesson)?.isDone === true
  write(NAME, { ...all(), [`${game}/${lesson}`]: { step, isDone } })
}

/** Whether lessons are still offered: not to those who took one, and not to those who said no. */
function isOffered(): boolean {
  return read(DISMISSED) !== true && Object.keys(all()).length === 0
}

function dismissOffer(): void {
  write(DISMISSED, true)
}

function all(): Readonly<Record<string, unknown>> {
  const kept = read(NAME)
  return isObject(kept) ? kept : {}
}

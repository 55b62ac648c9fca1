import { isObject, isWholeNumber } from '#engine/json.ts'
import { read, write } from '../storage/local.ts'

/** How far a lesson was taken in this browser. */
export interface LessonProgress {
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
export function isOffered(): boolean {
  return read(DISMISSED) !== true && Object.keys(all()).length === 0
}

export function dismissOffer(): void {
  write(DISMISSED, true)
}

function all(): Readonly<Record<string, unknown>> {
  const kept = read(NAME)
  return isObject(kept) ? kept : {}
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { Hint } from '#boards/board.ts'
import { learnAddress } from '../routes.ts'
import type { LearnTexts } from '../text/en/pages.ts'
import style from './LessonBar.module.css'
import type { Lesson } from './lessons.ts'

interface Props {
  readonly gameId: string
  readonly lesson: Lesson
  readonly next: Lesson | undefined
  readonly words: LearnTexts
  readonly step: number
  readonly isPlaying: boolean
  onBack(): void
  onNext(): void
  /** Undefined if the game of the lesson is over. */
  readonly onPlayOn: (() => void) | undefined
}

/** What the lesson says now, and the ways through it. Its height is taken from the table below. */
export function LessonBar({ gameId, lesson, next, words, step, isPlaying, onBack, onNext, onPlayOn }: Props) {
  const { steps, title } = lesson
  const isLast = step === steps.length - 1
  const isEnd = isLast && !isPlaying
  const bar = useBarAboveTable(isEnd)
  const isAsked = steps[step].ask !== undefined
  const isSolo = lesson.options.players === 1
  return (
    <section ref={bar} className={style.bar} aria-label={`${words.bar}: ${title}`} tabIndex={-1} data-keeps-focus="">
      <p className={style.count}>
        <span className={style.title}>{title}</span>
        <span aria-label={words.stepOf(step + 1, steps.length)} role="img">
          {words.shortStepOf(step + 1, steps.length)}
        </span>
      </p>
      <p className={style.text} aria-live="polite">
        {isPlaying ? (isSolo ? words.ownTurns : words.others) : steps[step].text}
      </p>
      <div className={style.ways}>
        <button type="button" className={style.way} aria-disabled={step === 0} onClick={() => step > 0 && onBack()}>
          {words.back}
        </button>
        {isEnd ? (
          <>
            {next !== undefined && (
              <Link className={style.main} href={learnAddress(gameId, next.name)}>
                {words.nextLesson(next.title)}
              </Link>
            )}
            {onPlayOn !== undefined && (
              <button type="button" className={style.way} onClick={onPlayOn}>
                {words.playOn}
              </button>
            )}
            {onPlayOn === undefined && next === undefined && (
              <Link className={style.main} href={learnAddress(gameId)}>
                {words.allLessons}
              </Link>
            )}
          </>
        ) : (
          <button type="button" className={isAsked && !isPlaying ? style.way : style.main} onClick={onNext}>
            {isPlaying ? words.skip : isAsked ? words.showMe : words.next}
          </button>
        )}
        <Link className={style.leave} href={learnAddress(gameId)} aria-label={words.leave} title={words.leave}>
          ×
        </Link>
      </div>
    </section>
  )
}

/** For a bar above a table: takes its height from the table, and has the focus at the beginning and, if it is lost, at the end. */
export function useBarAboveTable(isEnd: boolean): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    const page = element?.parentElement
    if (!element || !page) return
    // A lesson begins at its text, for keyboards and screen readers.
    element.focus({ preventScroll: true })
    const measure = () => page.style.setProperty('--above-table', `${element.getBoundingClientRect().height}px`)
    // At once, so that what is marked is scrolled into its final place.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    // The button that led here is replaced: without this, the focus would fall to the page.
    if (isEnd && document.activeElement === document.body) bar.current?.focus({ preventScroll: true })
  }, [isEnd])
  return bar
}

/** Scrolls to what is marked on the board: it may be further down in a panel. */
export function useMarkedInView(marks: Hint | undefined): void {
  useEffect(() => {
    if (marks === undefined) return
    // It is drawn only after this.
    const frame = requestAnimationFrame(() =>
      document.querySelector('main [data-hint]')?.scrollIntoView({ block: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [marks])
}

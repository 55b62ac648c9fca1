import { useMemo } from 'react'
import { Link, useSearch } from 'wouter'
import { rulesVersionOf } from '#engine/record.ts'
import { findEntrance } from '#games/index.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { useLoaded } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import { useIntro } from '../game-texts.ts'
import { useBoard } from '../games/use-board.ts'
import { NotFoundPage, PageFrame } from '../pages/PageFrame.tsx'
import { learnAddress, rulesAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { Loading } from '../table/Loading.tsx'
import type { LearnTexts } from '../text/en/pages.ts'
import { loadLearnTexts, useTexts } from '../text/TextsContext.tsx'
import styles from './LearnPage.module.css'
import { progressOf } from './LessonOffer.tsx'
import { LessonTable } from './LessonTable.tsx'
import { type Lesson, lessonsOf } from './lessons.ts'

/** The lessons of a game, or the table of the lesson that the address names. */
export function LearnPage({ gameId }: { readonly gameId: string }) {
  const { language } = useSettings()
  const words = useLoaded(language, loadLearnTexts)
  const entrance = findEntrance(gameId)
  const book = useLoaded(language, entrance?.loadLessons)
  const name = new URLSearchParams(useSearch()).get('lesson')
  const lessons = useMemo(() => book && lessonsOf(book), [book])
  if (entrance?.loadLessons === undefined) return <NotFoundPage />
  if (words === undefined || lessons === undefined) return <Loading />
  const at = lessons.findIndex((lesson) => lesson.name === name)
  if (at === -1) return <LessonList gameId={gameId} lessons={lessons} words={words} />
  return <OpenLesson key={name} gameId={gameId} lesson={lessons[at]} next={lessons[at + 1]} words={words} />
}

interface OpenLessonProps {
  readonly gameId: string
  readonly lesson: Lesson
  readonly next: Lesson | undefined
  readonly words: LearnTexts
}

/** Loads the board and the rules that a lesson needs. */
function OpenLesson({ gameId, ...lesson }: OpenLessonProps) {
  const board = useBoard(gameId, rulesVersionOf(lesson.lesson))
  if (board === undefined) return <Loading />
  return <LessonTable {...lesson} {...board} />
}

interface LessonListProps {
  readonly gameId: string
  readonly lessons: readonly Lesson[]
  readonly words: LearnTexts
}

function LessonList({ gameId, lessons, words }: LessonListProps) {
  const { frame } = useTexts().pages
  const name = useIntro(gameId)?.name ?? ''
  return (
    <PageFrame title={frame.tab(words.title(name))} page="games" gameId={gameId}>
      <h1 className={prose.pageTitle}>{words.title(name)}</h1>
      <p className={prose.lead}>{words.line}</p>
      <ol className={styles.lessons}>
        {lessons.map((lesson) => (
          <LessonCard key={lesson.name} gameId={gameId} lesson={lesson} words={words} />
        ))}
      </ol>
      <p>
        <Link href={rulesAddress(gameId)}>{words.rules}</Link>
      </p>
    </PageFrame>
  )
}

function LessonCard({ gameId, lesson, words }: Pick<OpenLessonProps, 'gameId' | 'lesson' | 'words'>) {
  const { name, title, line, minutes, steps } = lesson
  const progress = progressOf(gameId, name)
  const isBegun = progress !== undefined && progress.step > 0 && progress.step < steps.length - 1
  const way = isBegun ? 'goOn' : progress?.isDone ? 'again' : 'start'
  return (
    <Card as="li" className={styles.lesson}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.about}>{line}</p>
      <p className={styles.facts}>
        {progress?.isDone && <strong className={styles.done}>{words.done}</strong>}
        <span>{isBegun ? words.stepOf(progress.step + 1, steps.length) : words.minutes(minutes)}</span>
      </p>
      <ButtonLink
        look={way === 'again' ? 'secondary' : 'primary'}
        href={learnAddress(gameId, name)}
        aria-label={words[`${way}What`](title)}
      >
        {words[way]}
      </ButtonLink>
    </Card>
  )
}

import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { Seat } from '#engine/game.ts'
import { useIntro } from '../game-texts.ts'
import { PageFrame } from '../pages/PageFrame.tsx'
import controls from '../pages/parts/controls.module.css'
import { addressOf } from '../replay/address.ts'
import type { Replay } from '../replay/open-replay.ts'
import { PATHS, tableAddress } from '../routes.ts'
import { Loading } from '../table/Loading.tsx'
import { useTexts } from '../text/TextsContext.tsx'
import style from './AnalysisOf.module.css'
import { Balance } from './Balance.tsx'
import { Costly } from './Costly.tsx'
import { CourseCard } from './CourseCard.tsx'
import { coursesOf, finalsOf } from './course.ts'
import { Progress } from './Progress.tsx'
import { Reached } from './Reached.tsx'
import { useAnalysis } from './use-analysis.ts'
import { type Subject, useSubject } from './use-subject.ts'

/** What the teacher has to say about a game. */
export function AnalysisOf({ replay }: { readonly replay: Replay }) {
  const { pages } = useTexts()
  const subject = useSubject(replay)
  const intro = useIntro(replay.session.game.id)
  if (subject === undefined || intro === undefined) return <Loading />
  const { source, session } = replay
  const { texts } = subject
  return (
    <PageFrame title={pages.frame.tab(texts.title)} gameId={session.game.id}>
      <div className={style.page}>
        <h1 className={controls.pageTitle}>{texts.titleOf(intro.name)}</h1>
        <p className={style.ways}>
          <Link href={PATHS.replay + addressOf(source, 0)}>{texts.replay}</Link>
          {source.kind === 'game' && <Link href={tableAddress(source.text)}>{texts.backToTable}</Link>}
        </p>
        {session.now.get().isOver ? (
          <Findings subject={subject} />
        ) : (
          <p className={style.findings}>{texts.unfinished}</p>
        )}
      </div>
    </PageFrame>
  )
}

function Findings({ subject }: { readonly subject: Subject }) {
  const { replay, recording, goal, texts } = subject
  const { session, face } = replay
  const analysis = useAnalysis(replay, recording)
  const { reviews, state, isWhole, ceiling } = analysis
  const [chosen, setChosen] = useState<number>()
  const [seat, setSeat] = useState<Seat>(() => Math.max(0, session.seats.findIndex(isPerson)) + 1)
  const courses = useMemo(() => {
    const finals = finalsOf(session.now.get().standing, goal, face.headline)
    const names = session.seats.map(({ name }) => name)
    return coursesOf(reviews, names, { finals, goal, last: recording.last, isWhole })
  }, [reviews, isWhole, session, face, goal, recording])
  const isBlind = state === 'done' && reviews.length === 0
  return (
    <>
      <Progress analysis={analysis} texts={texts} />
      {isBlind ? (
        <p className={style.findings}>{texts.noEstimates}</p>
      ) : (
        <div className={style.findings}>
          <CourseCard {...{ subject, courses, chosen, seat }} onChoose={setChosen} />
          <Balance subject={subject} courses={courses}>
            {ceiling !== undefined && <Reached {...{ subject, ceiling }} course={courses[0]} />}
          </Balance>
          <Costly {...{ subject, seat, courses, isWhole }} onSeat={setSeat} onPoint={setChosen} />
        </div>
      )}
    </>
  )
}

function isPerson({ kind }: { readonly kind: 'person' | 'bot' }): boolean {
  return kind === 'person'
}

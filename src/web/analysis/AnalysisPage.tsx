import { type CSSProperties, type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { Seat } from '#engine/game.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import prose from '#ui/prose.module.css'
import unseen from '#ui/unseen.module.css'
import { useIntro } from '../game-texts.ts'
import { noteBalance, seatColours } from '../games/saved-game.ts'
import { PageFrame } from '../pages/PageFrame.tsx'
import { OpenPage } from '../replay/OpenPage.tsx'
import { type Replay, useOpenedReplay } from '../replay/open-replay.ts'
import { addressOf, readAddress, type Source } from '../replay/record-link.ts'
import { PATHS, tableAddress } from '../routes.ts'
import { Loading } from '../table/Loading.tsx'
import type { AnalysisTexts } from '../text/en/expert.ts'
import type { EstimateWords } from '../text/estimate-words.ts'
import { useTexts } from '../text/TextsContext.tsx'
import style from './AnalysisPage.module.css'
import { SeatMark } from './Chart.tsx'
import { Costly } from './Costly.tsx'
import { CourseCard } from './CourseCard.tsx'
import { finalsOf, reachedShare, type SeatAnalysis, seatAnalysesOf } from './seat-analysis.ts'
import { type Analysis, type Subject, useAnalysis, useSubject } from './use-analysis.ts'

/** The analysis of the game that the address names, or the page to open one. */
export function AnalysisPage() {
  const search = useLocationProperty(() => location.search)
  const hash = useLocationProperty(() => location.hash)
  const { source } = readAddress(search, hash)
  if (source === undefined) return <OpenPage problem={undefined} />
  return <Opened key={addressOf(source, 0)} named={source} />
}

function Opened({ named }: { readonly named: Source }) {
  const [source] = useState(named)
  const opened = useOpenedReplay(source)
  if (opened === undefined) return <Loading />
  if (!opened.ok) return <OpenPage problem={opened.problem} />
  return <AnalysisOf replay={opened.replay} />
}

/** What the expert has to say about a game. */
function AnalysisOf({ replay }: { readonly replay: Replay }) {
  const { pages } = useTexts()
  const subject = useSubject(replay)
  const intro = useIntro(replay.session.game.id)
  if (subject === undefined || intro === undefined) return <Loading />
  const { source, session } = replay
  const { texts } = subject
  return (
    <PageFrame title={pages.frame.tab(texts.title)} gameId={session.game.id}>
      <div className={style.page} style={seatColours(session.seats)}>
        <h1 className={prose.pageTitle}>{texts.titleOf(intro.name)}</h1>
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
    return seatAnalysesOf(reviews, names, { finals, last: recording.last, isWhole })
  }, [reviews, isWhole, session, face, goal, recording])
  const isBlind = state === 'done' && reviews.length === 0
  const { source } = replay
  useEffect(() => {
    if (!isWhole || isBlind || source.kind !== 'game') return
    noteBalance(
      source.text,
      courses.map(({ luck, loss }) => ({ luck, loss })),
    )
  }, [isWhole, isBlind, source, courses])
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

interface ReachedProps {
  readonly subject: Subject
  readonly course: SeatAnalysis
  /** What a search found that knew everything. */
  readonly ceiling: number
}

/** How close a solo player came to the best score that was found possible. */
export function Reached({ subject: { texts, estimates }, course: { name, final }, ceiling }: ReachedProps) {
  const { share, possible } = reachedShare(final, ceiling)
  const points = estimates.short(possible)
  // Rounded down: nearly all is not all.
  const percent = String(Math.floor(share * 100))
  return (
    <section className={style.reached} aria-label={texts.ceiling}>
      <div className={style.scale} aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </div>
      <p>{share === 1 ? texts.reachedAll(name, points) : texts.reached(name, percent, points)}</p>
    </section>
  )
}

interface ProgressProps {
  readonly analysis: Analysis
  readonly texts: AnalysisTexts
}

/** How far the expert is, and the way to stop it. */
export function Progress({ analysis, texts }: ProgressProps) {
  const { state, done, of, isWhole, searched } = analysis
  const share = isWhole ? searched : of === undefined ? 0 : done / of
  return (
    <div className={style.progress}>
      {state === 'done' ? (
        <p className={style.line}>{texts.line}</p>
      ) : (
        <>
          <progress className={style.bar} max={1} value={share} aria-label={isWhole ? texts.ceiling : texts.title} />
          <span className={style.figures}>{sentence(analysis, texts)}</span>
          {state === 'running' ? (
            <Button onClick={analysis.stop}>{texts.stop}</Button>
          ) : (
            <Button onClick={analysis.goOn}>{texts.goOn}</Button>
          )}
        </>
      )}
      <span role="status" className={unseen.unseen}>
        {state === 'running' ? '' : state === 'done' ? texts.done : sentence(analysis, texts)}
      </span>
    </div>
  )
}

function sentence({ state, done, of, isWhole }: Analysis, texts: AnalysisTexts): string {
  if (state === 'failed') return texts.failed
  if (isWhole) return state === 'running' ? texts.searching : texts.searchStopped
  if (of === undefined) return texts.preparing
  return state === 'running' ? texts.progress(Math.min(done + 1, of), of) : texts.partial(done, of)
}

interface BalanceProps {
  readonly subject: Subject
  readonly courses: readonly SeatAnalysis[]
  readonly children: ReactNode
}

/** What luck gave or took, and what decisions cost, for every seat on the same scale. */
function Balance({ subject: { goal, texts, estimates }, courses, children }: BalanceProps) {
  const name = useId()
  const most = Math.max(...courses.flatMap(({ luck, loss }) => [Math.abs(luck), loss]), Number.EPSILON)
  return (
    <Card className={style.card} aria-labelledby={name}>
      <header className={style.head}>
        <h2 id={name}>{texts.balance(goal)}</h2>
        <p className={prose.small}>
          <span className={style.luckKey}>{texts.luck}</span> <span className={style.lossKey}>{texts.decisions}</span>
        </p>
      </header>
      <ul className={style.seats}>
        {courses.map((course) => (
          <li key={course.seat}>
            <span className={style.name}>
              <SeatMark seat={course.seat} />
              <span>{course.name}</span>
            </span>
            <span className={style.balance} aria-hidden="true">
              <Bar kind="luck" size={course.luck / most} />
              <Bar kind="loss" size={-course.loss / most} />
            </span>
            <span className={style.words}>{balanceSentences(course, texts, estimates)}</span>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  )
}

/** From the middle to the right or, where it is negative, to the left. */
function Bar({ kind, size }: { readonly kind: 'luck' | 'loss'; readonly size: number }) {
  const place: CSSProperties = { left: `${50 + Math.min(0, size) * 50}%`, width: `${Math.abs(size) * 50}%` }
  return <span className={style[kind]} style={place} />
}

function balanceSentences(
  { reviews, luck, loss }: SeatAnalysis,
  texts: AnalysisTexts,
  estimates: EstimateWords,
): string {
  if (reviews.length === 0) return texts.notYet
  const isEven = estimates.apart(luck) === estimates.apart(0)
  const ofLuck = luck > 0 ? texts.luckGave(estimates.apart(luck)) : texts.luckTook(estimates.apart(luck))
  const ofLoss = loss > 0 ? texts.decisionsCost(estimates.apart(loss)) : texts.decisionsFree
  return `${isEven ? texts.luckEven : ofLuck} ${ofLoss}`
}

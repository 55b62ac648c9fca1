import { useId } from 'react'
import { Link } from 'wouter'
import type { Expected } from '#bots/forecast.ts'
import type { Seat } from '#engine/game.ts'
import { Card } from '#ui/Card.tsx'
import prose from '#ui/prose.module.css'
import unseen from '#ui/unseen.module.css'
import type { EstimateWords } from '../text/estimate-words.ts'
import page from './AnalysisPage.module.css'
import { Chart, SeatMark } from './Chart.tsx'
import style from './CourseCard.module.css'
import { momentsOf, pointAt, replayOf, type SeatAnalysis, turnName } from './seat-analysis.ts'
import type { Subject } from './use-analysis.ts'

interface CourseCardProps {
  readonly subject: Subject
  readonly courses: readonly SeatAnalysis[]
  /** The seat whose costly turns are marked. */
  readonly seat: Seat
  /** The moment that is looked at. */
  readonly chosen: number | undefined
  onChoose(moment: number): void
}

/** The chart, with the figures of the moment that is looked at under it. */
export function CourseCard({ subject, courses, seat, chosen, onChoose }: CourseCardProps) {
  const { recording, goal, texts, estimates } = subject
  const name = useId()
  const { last, borders } = recording
  // While the analysis runs, the last moment that was judged.
  const moment = chosen ?? momentsOf(courses).at(-1) ?? last
  const nameOf = (at: number) => {
    if (at === last) return texts.end
    const turn = turnName(subject, at)
    return courses.length === 1 ? turn : `${courses[recording.log[at].seat - 1].name}: ${turn}`
  }
  const figure = (course: SeatAnalysis, at: number) => {
    const point = pointAt(course, at)
    if (point === undefined) return '–'
    if (goal === 'points') return point.expected ? estimates.expected(point.expected) : estimates.short(point.value)
    return estimates.chances(courses.map((each) => pointAt(each, at)?.value ?? 0))[course.seat - 1]
  }
  const pointsOf = (course: SeatAnalysis) => (goal === 'points' ? undefined : pointAt(course, moment)?.expected)
  const hasSpread = courses.some((course) => pointAt(course, moment)?.expected !== undefined)
  return (
    <Card className={style.card} aria-labelledby={name}>
      <header className={page.head}>
        <h2 id={name}>{texts.chart}</h2>
        <p className={prose.small}>{texts.chartLine(goal)}</p>
      </header>
      <Chart
        {...{ courses, seat, goal, borders, last, chosen, onChoose, estimates }}
        label={texts.moment}
        describe={(at) => [nameOf(at), ...courses.map((course) => `${course.name}: ${figure(course, at)}`)].join(', ')}
      />
      <div className={style.moment}>
        <ul className={style.figures}>
          {courses.map((course) => (
            <li key={course.seat}>
              <SeatMark seat={course.seat} />
              <span className={style.name}>{course.name}</span>
              <strong>{figure(course, moment)}</strong>
              <Points expected={pointsOf(course)} estimates={estimates} />
            </li>
          ))}
        </ul>
        <p className={style.where}>
          {nameOf(moment)} · <Link href={replayOf(subject, moment)}>{texts.showMoment}</Link>
        </p>
        {hasSpread && <p className={style.note}>{texts.spread}</p>}
      </div>
      <div className={unseen.unseen}>
        <CourseTable {...{ courses, nameOf, figure }} caption={texts.chart} head={texts.momentColumn} />
      </div>
    </Card>
  )
}

interface PointsProps {
  readonly expected: Expected | undefined
  readonly estimates: EstimateWords
}

/** The points that a seat can expect, beside its chance. */
function Points({ expected, estimates }: PointsProps) {
  return expected === undefined ? null : <span className={style.points}>{estimates.expected(expected)}</span>
}

interface CourseTableProps {
  readonly courses: readonly SeatAnalysis[]
  readonly caption: string
  readonly head: string
  nameOf(moment: number): string
  figure(course: SeatAnalysis, moment: number): string
}

/** The chart for those who do not see it. */
function CourseTable({ courses, caption, head, nameOf, figure }: CourseTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {courses.map(({ seat, name }) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {momentsOf(courses).map((at) => (
          <tr key={at}>
            <th scope="row">{nameOf(at)}</th>
            {courses.map((course) => (
              <td key={course.seat}>{figure(course, at)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

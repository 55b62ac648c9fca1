import { type CSSProperties, type ReactNode, useId } from 'react'
import controls from '../pages/parts/controls.module.css'
import type { AnalysisTexts } from '../text/en/teacher.ts'
import type { EstimateWords } from '../text/estimate-words.ts'
import style from './Balance.module.css'
import { SeatMark } from './SeatMark.tsx'
import type { SeatAnalysis } from './seat-analysis.ts'
import type { Subject } from './use-subject.ts'

interface BalanceProps {
  readonly subject: Subject
  readonly courses: readonly SeatAnalysis[]
  readonly children: ReactNode
}

/** What luck gave or took, and what decisions cost, for every seat on the same scale. */
export function Balance({ subject: { goal, texts, estimates }, courses, children }: BalanceProps) {
  const name = useId()
  const most = Math.max(...courses.flatMap(({ luck, loss }) => [Math.abs(luck), loss]), Number.EPSILON)
  return (
    <section className={`${controls.card} ${style.card}`} aria-labelledby={name}>
      <header className={style.head}>
        <h2 id={name}>{texts.balance(goal)}</h2>
        <p className={controls.small}>
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
            <span className={style.scale} aria-hidden="true">
              <Bar kind="luck" size={course.luck / most} />
              <Bar kind="loss" size={-course.loss / most} />
            </span>
            <span className={style.words}>{balanceSentences(course, texts, estimates)}</span>
          </li>
        ))}
      </ul>
      {children}
    </section>
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

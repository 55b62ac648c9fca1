import type { PlanCard } from '../../cards/cards.ts'
import type { PlanProgress } from '../../rules/scoring/plan-conditions.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { planText } from '../plan-text.ts'
import { LandmarkPicture } from '../town/LandmarkPicture.tsx'
import styles from './PlanPicture.module.css'
import { NoDuplicates, PlanSymbol } from './PlanSymbol.tsx'

/** How far a line is with a Plan card. `met` is the score's word: Wild landmarks may have helped. */
export interface ShownProgress extends PlanProgress {
  readonly met: boolean
}

interface PlanPictureProps {
  readonly plan: PlanCard
  readonly words: WordTexts
  readonly progress?: ShownProgress | undefined
  /** Its spoken name; what it asks for and its points without it. */
  readonly label?: string | undefined
  /** What it means, where it is pointed at. */
  readonly title?: string
}

/** A Plan card; fills its container, which should be at least 64 x 48 px. Wide ones have everything in one row. */
export function PlanPicture({ plan, words, progress, label, title }: PlanPictureProps) {
  const name = label ?? words.list([planText(plan, words), words.points(plan.points)])
  return (
    <span className={styles.plan} role="img" aria-label={name} title={title} data-met={progress?.met === true}>
      <span className={styles.face} data-kind={plan.kind}>
        {plan.kind === 'three' ? (
          <ThreeLandmarks plan={plan} progress={progress} />
        ) : (
          <>
            <svg className={styles.symbol} viewBox="0 0 72 32" aria-hidden="true" focusable="false">
              <PlanSymbol kind={plan.kind} category={progress?.category} />
            </svg>
            <span className={styles.note}>
              {progress === undefined && <NoDuplicates className={styles.noDuplicates} />}
              {progress?.met === false && <Count {...progress} />}
            </span>
          </>
        )}
        <span className={styles.points}>
          {progress?.met === true && <Tick className={styles.tick} />}
          {plan.points}
        </span>
      </span>
    </span>
  )
}

function ThreeLandmarks({ plan, progress }: Pick<PlanPictureProps, 'plan' | 'progress'>) {
  return plan.landmarks?.map((landmark) => {
    const isTouched = progress !== undefined && !progress.missing.includes(landmark)
    const isPale = progress !== undefined && !isTouched && !progress.met
    return (
      <svg
        key={landmark}
        className={styles.landmark}
        viewBox="0 0 40 40"
        aria-hidden="true"
        focusable="false"
        data-pale={isPale}
      >
        <LandmarkPicture landmark={landmark} x={20} y={20} size={38} />
        {isTouched && (
          <g transform="translate(33 33)">
            <circle r={7.5} fill="var(--good)" stroke="var(--paper)" strokeWidth={1.6} />
            <path d="M-3.4 0.2l2.4 2.5 4.4-5" fill="none" stroke="var(--paper)" strokeWidth={2.2} />
          </g>
        )}
      </svg>
    )
  })
}

function Count({ have, need }: ShownProgress) {
  return (
    <span className={styles.count}>
      {have}/{need}
      <span className={styles.bar}>
        <span style={{ inlineSize: `${(100 * have) / need}%` }} />
      </span>
    </span>
  )
}

interface TickProps {
  readonly className?: string | undefined
}

/** Done: in the colour of the text around it, as high as its letters. */
export function Tick({ className }: TickProps) {
  return (
    <svg className={className} width="1em" height="1em" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path
        d="M2.5 8.6l3.6 3.7 7.4-8.6"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

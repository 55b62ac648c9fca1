import parts from '#ui/parts.module.css'
import { CATEGORIES, type Category, type PlanCard, type PlanKind } from '../../cards/cards.ts'
import type { PlanProgress } from '../../rules/scoring/plan-conditions.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { planText } from '../plans-and-points.ts'
import { CategoryBase, LandmarkPicture } from '../town/LandmarkPicture.tsx'
import styles from './PlanPicture.module.css'

/** RH-N3, as on the Plan cards: two cards, one of them crossed out. */
export function NoDuplicates({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--ink-soft)" strokeWidth={1.5} strokeLinejoin="round">
        <path d="M6.5 5.5V2.8h10.2v10.7H14" />
        <rect x={3} y={5.8} width={10.4} height={11.2} rx={1.2} />
        <path d="M5.6 14.4l5.2-6M5.6 8.4l5.2 6" stroke="var(--warn)" strokeLinecap="round" />
      </g>
    </svg>
  )
}

interface CategoryMarkProps {
  readonly category: Category
  /** Its centre. */
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The base of a category without a building: any landmark of it. */
export function CategoryMark({ category, x, y, size }: CategoryMarkProps) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})`}>
      <CategoryBase category={category} />
    </g>
  )
}

interface PlanSymbolProps {
  readonly kind: Exclude<PlanKind, 'three'>
  /** Four of one category: the one that the line is closest with. */
  readonly category?: Category | undefined
}

/** What a Plan card asks for that is not three landmarks, drawn on 72 x 32. */
export function PlanSymbol({ kind, category }: PlanSymbolProps) {
  switch (kind) {
    case 'category':
      return <FourOfOne category={category} />
    case 'types':
      return <FiveTypes />
    case 'pairs':
      return <TwoPairs />
    case 'tracks':
      return <SevenTracks />
    case 'tl-br':
    case 'tr-bl':
      return <Corners kind={kind} />
  }
}

function Figure({
  x,
  y,
  size,
  children,
}: {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly children: string
}) {
  return (
    <text x={x} y={y} textAnchor="middle" fontFamily="var(--sign)" fontSize={size} fontWeight={600} fill="var(--ink)">
      {children}
    </text>
  )
}

/** One 4, and the three categories as alternatives. */
function FourOfOne({ category }: { readonly category: Category | undefined }) {
  return (
    <>
      <Figure x={8} y={23} size={20}>
        4
      </Figure>
      {CATEGORIES.map((each, i) => (
        <g key={each} opacity={category === undefined || category === each ? 1 : 0.4}>
          <CategoryMark category={each} x={23 + i * 20} y={16} size={15} />
        </g>
      ))}
      <path d="M31 23l4-14M51 23l4-14" stroke="var(--ink-soft)" strokeWidth={1.6} strokeLinecap="round" />
    </>
  )
}

function FiveTypes() {
  return (
    <>
      <Figure x={8} y={23} size={20}>
        5
      </Figure>
      <LandmarkPicture landmark="fire-station" x={61} y={16} size={21} />
      <LandmarkPicture landmark="school" x={44} y={16} size={20} />
      <LandmarkPicture landmark="amusement-park" x={26} y={16} size={21} />
    </>
  )
}

/** Two plates that are alike and two others that are: which landmarks they are does not matter. */
function TwoPairs() {
  return (
    <>
      <g fill="var(--paper)" stroke="var(--ink-soft)" strokeWidth={1.6}>
        <circle cx={23} cy={16} r={8.6} />
        <circle cx={10} cy={16} r={8.6} />
      </g>
      <g fill="var(--ink-soft)" stroke="var(--ink-soft)" strokeWidth={1.6} strokeLinejoin="round">
        <rect x={53.8} y={7.8} width={16.4} height={16.4} rx={2} />
        <rect x={40.8} y={7.8} width={16.4} height={16.4} rx={2} stroke="var(--paper)" />
      </g>
      <Mark x={10} fill="var(--ink)" />
      <Mark x={23} fill="var(--ink)" />
      <Mark x={49} fill="var(--paper)" />
      <Mark x={62} fill="var(--paper)" />
    </>
  )
}

function Mark({ x, fill }: { readonly x: number; readonly fill: string }) {
  return (
    <text x={x} y={21} textAnchor="middle" fontFamily="var(--sign)" fontSize={14} fontWeight={600} fill={fill}>
      ?
    </text>
  )
}

function SevenTracks() {
  return (
    <>
      <path
        d={Array.from({ length: 7 }, (_, i) => `M${6 + i * 10} 20v9`).join('')}
        stroke="var(--edge)"
        strokeWidth={3}
      />
      <path d="M2 22.2h68M2 26.8h68" stroke="var(--ink)" strokeWidth={1.5} />
      <Figure x={36} y={16} size={17}>
        7
      </Figure>
    </>
  )
}

function Corners({ kind }: { readonly kind: 'tl-br' | 'tr-bl' }) {
  const falls = kind === 'tl-br'
  const squares = Array.from({ length: 16 }, (_, i) => ({ column: i % 4, row: Math.floor(i / 4) }))
  return squares.map(({ column, row }) => {
    const isCorner = (row === 0 && column === (falls ? 0 : 3)) || (row === 3 && column === (falls ? 3 : 0))
    return (
      <rect
        key={`${column}-${row}`}
        x={20.4 + column * 8}
        y={0.4 + row * 8}
        width={7.2}
        height={7.2}
        rx={1.4}
        fill={isCorner ? 'var(--accent)' : 'var(--meadow)'}
      />
    )
  })
}

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
        <span className={`${parts.chip} ${styles.points}`}>
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
    <span className={`${parts.label} ${styles.count}`}>
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

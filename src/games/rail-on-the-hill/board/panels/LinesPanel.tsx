import { useMarks } from '#boards/marks.tsx'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import shared from '#ui/unseen.module.css'
import { type CardSet, LINES, type LineName, planCardOf } from '../../cards/cards.ts'
import type { LinePlan, PlayerInsight } from '../../rules/insight.ts'
import { PLANS_PER_LINE, TRACKS_PER_BONUS, TRACKS_PER_LINE } from '../../rules/numbers.ts'
import type { RailLine } from '../../rules/position.ts'
import type { RailScore } from '../../rules/scoring/score.ts'
import type { RailPlayerView } from '../../rules/view.ts'
import type { PanelTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { Mark } from '../marks/marks.ts'
import { PlanPicture } from '../pieces/PlanPicture.tsx'
import { LineBadge } from '../pieces/TokenPicture.tsx'
import { planMeaning, plansPoints, planText, signed } from '../plans-and-points.ts'
import type { Offer } from '../use-turn.ts'
import styles from './LinesPanel.module.css'

const TRACKS = Array.from({ length: TRACKS_PER_LINE }, (_, i) => i + 1)

const BONUS_TRACKS = TRACKS.filter((track) => track % TRACKS_PER_BONUS === 0)

export interface LinesPanelProps {
  readonly player: RailPlayerView
  readonly insight: PlayerInsight
  readonly score: RailScore
  readonly cards: CardSet
  readonly texts: PanelTexts
  readonly words: WordTexts
  readonly offer: Offer
  readonly selectedLine: LineName | null
  /** The lines that may take the Plan card that is being placed; null when none is. */
  readonly targets: readonly LineName[] | null
  onLine(line: LineName): void
  /** Where the points of a line come from. */
  onScore(line: LineName): void
}

/** The four lines of a player: tracks, points, and the Plan cards with how far they are. */
export function LinesPanel(props: LinesPanelProps) {
  return (
    <section className={`${parts.panel} ${styles.lines}`} aria-label={props.texts.lines.label}>
      <div className={`${parts.cells} ${styles.rows}`}>
        {LINES.map((line) => (
          <LinesRow key={line} line={line} {...props} />
        ))}
      </div>
    </section>
  )
}

interface LinesRowProps extends LinesPanelProps {
  readonly line: LineName
}

function LinesRow(props: LinesRowProps) {
  const { line, player, insight, score, texts, words, offer, selectedLine, targets, onLine, onScore } = props
  const mark = useMarks<Mark>()
  const name = words.lineNames[line]
  const isLit = targets === null ? offer.lays[line].length > 0 : targets.includes(line)
  const points = score.lines[line] + plansPoints(score.plans[line])
  const penalty = insight.sources.find((source) => source.from === 'penalty' && source.line === line)
  return (
    <div className={styles.row} data-line={line} data-target={targets?.includes(line) === true}>
      <Touchable
        className={styles.choose}
        style={{ color: `var(--line-${line})` }}
        aria-pressed={selectedLine === line}
        isPossible={isLit}
        data-hint={targets === null ? undefined : mark(`onto ${line}`)}
        aria-label={targets === null ? texts.lines.lay(name) : texts.lines.put(name)}
        onClick={() => onLine(line)}
      />
      <div className={styles.line}>
        <LineBadge line={line} size={28} />
        <span className={`${parts.name} ${styles.name}`}>{name}</span>
        <Touchable
          look="flat"
          className={`${parts.figure} ${styles.points}`}
          aria-label={texts.lines.score(name, words.points(points))}
          title={texts.lines.pointsTitle}
          onClick={() => onScore(line)}
        >
          {points}
        </Touchable>
        <LinesTracks line={line} state={player.lines[line]} texts={texts} />
        {penalty !== undefined && <Penalty points={penalty.points} texts={texts} words={words} />}
      </div>
      <LinesPlans {...props} />
    </div>
  )
}

interface PenaltyProps extends Pick<LinesPanelProps, 'texts' | 'words'> {
  readonly points: number
}

function Penalty({ points, texts, words }: PenaltyProps) {
  const label = texts.lines.penalty(words.points(-points))
  return (
    <span className={`${parts.chip} ${styles.penalty}`} role="img" aria-label={label} title={label}>
      {signed(points)} <span className={styles.penaltyWords}>{texts.lines.penaltyShort}</span>
    </span>
  )
}

interface LinesPlansProps extends LinesPanelProps {
  readonly line: LineName
}

function LinesPlans(props: LinesPlansProps) {
  const plans = props.insight.plans[props.line]
  const gaps = Math.max(0, PLANS_PER_LINE - plans.length)
  return (
    <div className={`${parts.cells} ${styles.plans}`}>
      {plans.map((plan) => (
        <span key={plan.card}>
          <Picture {...props} shown={plan} />
        </span>
      ))}
      {Array.from({ length: gaps }, (_, gap) => gap).map((gap) => (
        <span key={gap} className={parts.gap} />
      ))}
    </div>
  )
}

function Picture({ line, score, cards, texts, words, shown }: LinesPlansProps & { readonly shown: LinePlan }) {
  const plan = planCardOf(cards, shown.card)
  const judged = score.plans[line].find(({ card }) => card === shown.card)
  const name = planText(plan, words)
  const points = words.points(plan.points)
  const met = judged?.met === true
  const label = !met
    ? texts.lines.plan(plan.id, name, points, shown.have, shown.need)
    : judged.wilds > 0
      ? texts.lines.metWithWilds(plan.id, name, points, judged.wilds)
      : texts.lines.metPlan(plan.id, name, points)
  const title = planMeaning(plan, texts, words)
  return <PlanPicture {...{ plan, words, label, title }} progress={{ ...shown, met }} />
}

interface LinesTracksProps {
  readonly line: LineName
  readonly state: RailLine
  readonly texts: PanelTexts
}

/** Eight places for tracks: laid, scrapped or still to come, with a star where a bonus waits. */
function LinesTracks({ line, state, texts }: LinesTracksProps) {
  const onBoard = state.tracks.length
  const next = BONUS_TRACKS.find((track) => track > state.laid)
  const bonus = next === undefined ? texts.lines.noBonus : texts.lines.bonusIn(next - state.laid)
  const label = texts.lines.tracks(onBoard, state.laid - onBoard, TRACKS_PER_LINE)
  return (
    <>
      <svg
        className={styles.tracks}
        viewBox="0 0 128 16"
        preserveAspectRatio="xMinYMid"
        role="img"
        aria-label={label}
        focusable="false"
      >
        <title>{label}</title>
        {TRACKS.map((track) => (
          <g key={track} transform={`translate(${track * 16 - 8} 8)`}>
            {track <= onBoard ? (
              <Laid line={line} />
            ) : track <= state.laid ? (
              <Scrapped />
            ) : (
              <ToCome isBonus={BONUS_TRACKS.includes(track)} />
            )}
          </g>
        ))}
      </svg>
      <span className={`${parts.note} ${styles.bonus}`} aria-hidden="true">
        {bonus}
      </span>
      <span className={shared.unseen}>{bonus}</span>
    </>
  )
}

function Laid({ line }: { readonly line: LineName }) {
  const fill = `var(--mark-${line}, var(--line-${line}))`
  return <rect x={-7} y={-4.5} width={14} height={9} rx={2} fill={fill} stroke="var(--casing)" />
}

function Scrapped() {
  return (
    <>
      <rect x={-6.5} y={-4} width={13} height={8} rx={2} fill="none" stroke="var(--edge)" />
      <path d="M-4.5-6l9 12M-4.5 6l9-12" stroke="var(--ink-soft)" strokeWidth={1.4} />
    </>
  )
}

function ToCome({ isBonus }: { readonly isBonus: boolean }) {
  if (!isBonus) return <rect x={-6.5} y={-4} width={13} height={8} rx={2} fill="none" stroke="var(--edge)" />
  return (
    <polygon
      points="0,-7.6 2.2,-2.7 7.4,-2.3 3.5,1.2 4.7,6.4 0,3.7 -4.7,6.4 -3.5,1.2 -7.4,-2.3 -2.2,-2.7"
      fill="var(--lamp)"
      stroke="var(--edge)"
      strokeLinejoin="round"
    />
  )
}

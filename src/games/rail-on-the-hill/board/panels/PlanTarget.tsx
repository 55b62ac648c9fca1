import { Dock } from '#boards/Dock.tsx'
import { useMarks } from '#boards/marks.tsx'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import { type CardSet, type LineName, planCardOf } from '../../cards/cards.ts'
import type { PlayerInsight, Prospect } from '../../rules/insight.ts'
import { PLANS_PER_LINE } from '../../rules/numbers.ts'
import type { PlanProgress } from '../../rules/scoring/plan-conditions.ts'
import type { RailScore } from '../../rules/scoring/score.ts'
import type { PanelTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { Mark } from '../marks/marks.ts'
import { PlanPicture } from '../pieces/PlanPicture.tsx'
import { aboutPlan, planMeaning, planText } from '../plans-and-points.ts'
import type { Offer } from '../use-turn.ts'
import styles from './PlanTarget.module.css'
import { LineChoice } from './TurnChoices.tsx'

interface PlanTargetProps {
  /** The Plan card that looks for its line. */
  readonly card: number
  /** How far each line would be with it. */
  readonly prospect: Prospect
  /** A full line that was chosen: one of its Plan cards has to go. */
  readonly line: LineName | null
  readonly plans: PlayerInsight['plans']
  readonly score: RailScore
  readonly offer: Offer
  readonly cards: CardSet
  readonly texts: PanelTexts
  readonly words: WordTexts
  /** Called for every line, whether it has room, is full or cannot take the card; null leads back from the discard. */
  onLine(line: LineName | null): void
  /** The Plan card of `line` that goes. */
  onDiscard(card: number): void
  /** Where the choice of the card can still be taken back. */
  onCancel?: (() => void) | undefined
}

const PLACES = Array.from({ length: PLANS_PER_LINE }, (_, i) => i + 1)

/** A gained Plan card goes on a line (RH-N1); if the line is full, one of its four goes first (RH-N2). */
export function PlanTarget(props: PlanTargetProps) {
  // The two steps are different questions, so each takes the focus when it opens.
  return props.line === null ? <ChooseLine {...props} /> : <ChooseDiscard {...props} line={props.line} />
}

function ChooseLine(props: PlanTargetProps) {
  const { card, prospect, plans, offer, texts, words, onLine, onCancel } = props
  const lines = offer.plans.get(card)
  const cancel = onCancel === undefined ? undefined : { label: texts.cancel, onCancel }
  const progress = (line: LineName) => texts.planTarget.progress(prospect[line].have, prospect[line].need)
  return (
    <Dock title={texts.planTarget.title(card)} line={texts.planTarget.line} cancel={cancel}>
      <div className={styles.target}>
        <NewPlan {...props} />
        <LineChoice
          words={words}
          group={texts.planHand.lines}
          label={(line) => {
            const name = words.lineNames[line]
            return lines?.has(line) === true
              ? texts.planTarget.put(name, progress(line), plans[line].length, PLANS_PER_LINE)
              : texts.planTarget.cannot(name)
          }}
          note={(line) =>
            lines?.has(line) === true ? (
              <span className={styles.prospect}>
                <span>{texts.planTarget.goal(prospect[line].have, prospect[line].need)}</span>
                <span className={styles.room}>
                  {texts.planTarget.room} <Room taken={plans[line].length} />
                </span>
              </span>
            ) : (
              texts.planTarget.impossible
            )
          }
          isPossible={(line) => lines?.has(line) === true}
          onLine={onLine}
        />
      </div>
    </Dock>
  )
}

interface NewPlanProps extends Pick<PlanTargetProps, 'card' | 'cards' | 'texts' | 'words'> {
  /** How far the chosen line is with it. */
  readonly progress?: PlanProgress
}

/** The Plan card that looks for its line, with its words. */
function NewPlan({ card, cards, texts, words, progress }: NewPlanProps) {
  const plan = planCardOf(cards, card)
  const about = aboutPlan(plan, texts, words)
  return (
    <div className={styles.chosen}>
      <span className={styles.chosenPlan}>
        <PlanPicture
          plan={plan}
          words={words}
          progress={progress && { ...progress, met: progress.have === progress.need }}
          label={texts.planTarget.newPlan(card, about)}
        />
      </span>
      <span className={styles.chosenText} aria-hidden="true">
        {about}
      </span>
    </div>
  )
}

/** The places for Plan cards on a line, those that are taken filled. */
function Room({ taken }: { readonly taken: number }) {
  return (
    <svg width={42} height={12} viewBox="0 0 52 15" aria-hidden="true" focusable="false">
      {PLACES.map((place) => (
        <rect
          key={place}
          x={place * 13 - 12}
          y={1}
          width={10}
          height={13}
          rx={2}
          fill={place <= taken ? 'var(--ink-soft)' : 'none'}
          stroke="var(--ink-soft)"
          strokeWidth={1.2}
          strokeDasharray={place <= taken ? undefined : '2 1.6'}
        />
      ))}
    </svg>
  )
}

function ChooseDiscard(props: PlanTargetProps & { readonly line: LineName }) {
  const { card, prospect, line, plans, score, offer, cards, texts, words, onLine, onDiscard } = props
  const mark = useMarks<Mark>()
  const discards = offer.plans.get(card)?.get(line) ?? []
  const back = { label: texts.back, onCancel: () => onLine(null) }
  return (
    <Dock
      title={texts.planTarget.discardTitle(words.lineNames[line])}
      line={texts.planTarget.discardLine}
      cancel={back}
    >
      <div className={styles.exchange}>
        <NewPlan {...props} progress={prospect[line]} />
        <div className={`${parts.cells} ${styles.discards}`}>
          {plans[line].map((lying) => {
            const plan = planCardOf(cards, lying.card)
            const met = score.plans[line].some((judged) => judged.card === lying.card && judged.met)
            return (
              <Touchable
                key={plan.id}
                className={styles.discard}
                isPossible={discards.includes(plan.id)}
                data-hint={mark(`discard ${plan.id}`)}
                aria-label={texts.planTarget.discard(plan.id, planText(plan, words))}
                title={planMeaning(plan, texts, words)}
                onClick={() => onDiscard(plan.id)}
              >
                <span>
                  <PlanPicture plan={plan} words={words} progress={{ ...lying, met }} />
                </span>
                <span className={styles.discardText}>{texts.planTarget.discardShort}</span>
              </Touchable>
            )
          })}
        </div>
      </div>
    </Dock>
  )
}

import { Dock } from '#boards/Dock.tsx'
import { useMarks } from '#boards/marks.tsx'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import { type CardSet, planCardOf, tokenOf } from '../../cards/cards.ts'
import type { PanelTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { Mark } from '../marks/marks.ts'
import { PlanPicture } from '../pieces/PlanPicture.tsx'
import { TokenPicture } from '../pieces/TokenPicture.tsx'
import { aboutPlan, planMeaning, planText } from '../plans-and-points.ts'
import type { Offer } from '../use-turn.ts'
import styles from './TwoChoices.module.css'

interface KeepChoiceProps {
  /** What was bought. */
  readonly tokens: readonly number[]
  readonly offer: Offer
  readonly cards: CardSet
  readonly texts: PanelTexts
  readonly words: WordTexts
  onToken(token: number): void
}

/** RH-F1: one of the bought tokens is kept. A Town upgrade then needs a card: see `UpgradePrompt`. */
export function KeepChoice({ tokens, offer, cards, texts, words, onToken }: KeepChoiceProps) {
  const mark = useMarks<Mark>()
  return (
    <Dock title={texts.keep.title} line={texts.keep.line}>
      <div className={`${parts.cells} ${styles.choices}`}>
        {tokens.map((id) => {
          const token = tokenOf(cards, id)
          return (
            <Touchable
              key={id}
              className={`${parts.stack} ${styles.choice}`}
              isPossible={offer.keeps.has(id)}
              data-hint={mark(`token ${id}`)}
              onClick={() => onToken(id)}
            >
              <span className={styles.token} aria-hidden="true">
                <TokenPicture token={token} words={words} />
              </span>
              <span className={parts.name}>{texts.keep.keep(words.token(token.kind, token.line))}</span>
              <span className={parts.remark}>{words.tokenEffect(token.kind, token.line)}</span>
            </Touchable>
          )
        })}
      </div>
    </Dock>
  )
}

interface DrawnPlansProps {
  /** What was drawn. */
  readonly plans: readonly number[]
  readonly offer: Offer
  readonly cards: CardSet
  readonly texts: PanelTexts
  readonly words: WordTexts
  onPlan(card: number): void
}

/** RH-B1: one of the drawn Plan cards; `PlanTarget` then asks for its line. */
export function DrawnPlans({ plans, offer, cards, texts, words, onPlan }: DrawnPlansProps) {
  const mark = useMarks<Mark>()
  return (
    <Dock title={texts.drawnPlans.title} line={texts.drawnPlans.line}>
      <div className={`${parts.cells} ${styles.choices}`}>
        {plans.map((id) => {
          const plan = planCardOf(cards, id)
          return (
            <Touchable
              key={id}
              className={`${parts.stack} ${styles.choice}`}
              isPossible={offer.plans.has(id)}
              data-hint={mark(`plan ${id}`)}
              aria-label={texts.planHand.choose(id, planText(plan, words), words.points(plan.points))}
              title={planMeaning(plan, texts, words)}
              onClick={() => onPlan(id)}
            >
              <span className={styles.plan}>
                <PlanPicture plan={plan} words={words} />
              </span>
              <span className={styles.about}>{aboutPlan(plan, texts, words)}</span>
            </Touchable>
          )
        })}
      </div>
    </Dock>
  )
}

import type { LineName } from '../../cards/cards.ts'
import type { LinePlan } from '../../insight.ts'
import { planCardOf } from '../pieces/look-up.ts'
import { PlanPicture } from '../pieces/PlanPicture.tsx'
import { Touchable } from '../pieces/Touchable.tsx'
import { planText } from '../sheet/plan-text.ts'
import styles from './LinesPanel.module.css'
import type { LinesPanelProps } from './LinesPanel.tsx'

const MOST_PLANS = 4

interface LinesPlansProps extends LinesPanelProps {
  readonly line: LineName
}

export function LinesPlans(props: LinesPlansProps) {
  const { line, plans, onPlanCard } = props
  const gaps = Math.max(0, MOST_PLANS - plans[line].length)
  return (
    <div className={styles.plans}>
      {plans[line].map((plan) =>
        onPlanCard === undefined ? (
          <span key={plan.card} className={styles.plan}>
            <Picture {...props} shown={plan} />
          </span>
        ) : (
          <Touchable key={plan.card} className={styles.planButton} onClick={() => onPlanCard(line, plan.card)}>
            <Picture {...props} shown={plan} />
          </Touchable>
        ),
      )}
      {Array.from({ length: gaps }, (_, gap) => gap).map((gap) => (
        <span key={gap} className={styles.gap} />
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
  return <PlanPicture plan={plan} words={words} progress={{ ...shown, met }} label={label} />
}

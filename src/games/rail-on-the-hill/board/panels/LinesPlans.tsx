import type { LineName } from '../../cards/cards.ts'
import type { LinePlan } from '../../insight.ts'
import { PLANS_PER_LINE } from '../../numbers.ts'
import { planCardOf } from '../pieces/look-up.ts'
import { PlanPicture } from '../pieces/PlanPicture.tsx'
import { planText } from '../plan-text.ts'
import styles from './LinesPanel.module.css'
import type { LinesPanelProps } from './LinesPanel.tsx'

interface LinesPlansProps extends LinesPanelProps {
  readonly line: LineName
}

export function LinesPlans(props: LinesPlansProps) {
  const plans = props.insight.plans[props.line]
  const gaps = Math.max(0, PLANS_PER_LINE - plans.length)
  return (
    <div className={styles.plans}>
      {plans.map((plan) => (
        <span key={plan.card} className={styles.plan}>
          <Picture {...props} shown={plan} />
        </span>
      ))}
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

import { Touchable } from '../../../../boards/Touchable.tsx'
import { FACE_UP } from '../../numbers.ts'
import { useMarks } from '../marks/marks.ts'
import { GainPicture } from '../pieces/GainPicture.tsx'
import { planCardOf, tokenOf } from '../pieces/look-up.ts'
import { PlanPicture } from '../pieces/PlanPicture.tsx'
import { TokenPicture } from '../pieces/TokenPicture.tsx'
import { planText } from '../plan-text.ts'
import { aboutPlan } from './about-plan.ts'
import styles from './MarketPanel.module.css'
import type { MarketPanelProps } from './MarketPanel.tsx'

export function CollectGain({ offer, texts, onCollect }: MarketPanelProps) {
  const mark = useMarks()
  return (
    <Touchable className={styles.collect} isPossible={offer.collect} data-hint={mark('collect')} onClick={onCollect}>
      <GainPicture gain="resources" />
      <span className={styles.caption}>{texts.market.collect}</span>
    </Touchable>
  )
}

export function PlanGain({ plans, offer, cards, texts, words, selected, onPlan }: MarketPanelProps) {
  const mark = useMarks()
  return (
    <div className={styles.plans}>
      {plans.map((id) => {
        const plan = planCardOf(cards, id)
        return (
          <Touchable
            key={id}
            aria-pressed={selected.plan === id}
            isPossible={offer.plans.has(id)}
            data-hint={mark(`plan ${id}`)}
            aria-label={texts.market.takePlan(id, planText(plan, words), words.points(plan.points))}
            title={aboutPlan(plan, texts, words)}
            onClick={() => onPlan(id)}
          >
            <PlanPicture plan={plan} words={words} />
          </Touchable>
        )
      })}
      <Gaps count={FACE_UP - plans.length} label={texts.market.noPlan} />
    </div>
  )
}

export function TrackGain({ texts }: MarketPanelProps) {
  return (
    <div className={styles.track}>
      <GainPicture gain="track" />
      <span className={styles.caption}>{texts.market.layTrack}</span>
    </div>
  )
}

export function TokenGain({ devs, offer, cards, texts, words, selected, onToken }: MarketPanelProps) {
  const mark = useMarks()
  return (
    <div className={styles.tokens}>
      {devs.map((id) => {
        const token = tokenOf(cards, id)
        const name = words.token(token.kind, token.line)
        const effect = words.tokenEffect(token.kind, token.line)
        return (
          <Touchable
            key={id}
            className={styles.token}
            aria-pressed={selected.token === id}
            isPossible={offer.develops.has(id)}
            data-hint={mark(`token ${id}`)}
            aria-label={texts.market.takeToken(name, effect)}
            title={effect}
            onClick={() => onToken(id)}
          >
            <TokenPicture token={token} words={words} />
          </Touchable>
        )
      })}
      <Gaps count={FACE_UP - devs.length} label={texts.market.noToken} />
    </div>
  )
}

function Gaps({ count, label }: { readonly count: number; readonly label: string }) {
  return Array.from({ length: Math.max(0, count) }, (_, gap) => gap).map((gap) => (
    <span key={gap} className={styles.gap} role="img" aria-label={label} />
  ))
}

import type { SpotInsight } from '../../rules/insight.ts'
import type { TownTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { describeCost } from './describe-cost.ts'
import { middleOf } from './squares.ts'
import styles from './Town.module.css'
import { placeInView, type TownView, VIEW } from './view-box.ts'

interface SpotTipProps {
  readonly spot: string
  readonly insight: SpotInsight
  /** Laying here spends a Double Track token. */
  readonly isDouble: boolean
  readonly view: TownView
  readonly texts: TownTexts
  readonly words: WordTexts
}

/** The cost of a spot and its reasons, above the spot, or below it at the top of the town. */
export function SpotTip({ spot, insight, isDouble, view, texts, words }: SpotTipProps) {
  const middle = middleOf(spot)
  const x = middle.x * view.scale + view.x
  const isHigh = middle.y * view.scale + view.y < VIEW * 0.2
  // The tip leans inwards, so that it stays on the table.
  const lean = Math.min(1, Math.max(0, x / VIEW)) * 100
  return (
    <div
      className={styles.tip}
      style={{
        ...placeInView(middle, view),
        transform: `translate(-${lean}%, ${isHigh ? '30px' : 'calc(-100% - 30px)'})`,
      }}
    >
      {describeCost(insight, texts, words)}
      {isDouble && <div className={styles.double}>{texts.cost.double}</div>}
    </div>
  )
}

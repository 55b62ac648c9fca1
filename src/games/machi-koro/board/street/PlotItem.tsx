import type { SyntheticEvent } from 'react'
import type { Seat } from '#engine/game.ts'
import type { StreetTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { useMarks } from '../marks/marks.ts'
import { describePlot } from './describe-plot.ts'
import { hasSky, isTight, type StreetPlan } from './layout.ts'
import { Plate } from './Plate.tsx'
import styles from './PlotItem.module.css'
import { PlotPicture } from './PlotPicture.tsx'
import type { OnPoint } from './PlotTip.tsx'
import { placeOf } from './places.ts'
import { itemOf, type Plot, type Spot } from './plots.ts'
import type { Touch } from './touch.ts'

interface PlotItemProps {
  readonly plot: Plot
  readonly seat: Seat
  readonly spot: Spot
  readonly plan: StreetPlan
  /** The way into the street for the Tab key. */
  readonly isStop: boolean
  onFocus(): void
  readonly isWorking: boolean
  /** Coins that it has brought with the present roll. */
  readonly gain: number
  readonly isFresh: boolean
  readonly touch: Touch | undefined
  readonly onPoint: OnPoint
  readonly texts: StreetTexts
  readonly words: WordTexts
}

/** Everything of one kind in a street, with its number under it. */
export function PlotItem(props: PlotItemProps) {
  const { plot, seat, spot, plan, isStop, isWorking, gain, isFresh, touch, onPoint, texts, words } = props
  const mark = useMarks()
  const item = itemOf(plot)
  const count = 'card' in plot ? plot.count : 1
  const leave = () => onPoint(null)
  const point = ({ currentTarget: element }: SyntheticEvent) => onPoint({ seat, item, element })
  const tap = ({ currentTarget: element }: SyntheticEvent) => {
    if (touch === undefined) return onPoint((last) => (last?.element === element ? null : { seat, item, element }))
    leave()
    touch.onTap()
  }
  const picture = (
    <>
      <PlotPicture plot={plot} />
      {count > 1 && <span className={isTight(plan) ? styles.smallCount : styles.count}>{texts.times(count)}</span>}
      {'card' in plot && plan.plate > 0 && <Plate card={plot.card} plan={plan} />}
      {gain > 0 && !plan.isHeadSmall && (
        <span className={hasSky(plan) ? styles.gain : styles.lowGain}>{words.signed(gain)}</span>
      )}
    </>
  )
  return (
    <li
      className={styles.plot}
      {...placeOf(seat, item)}
      style={{ gridArea: `${spot.line + 1} / ${spot.column + 1}` }}
      data-works={isWorking || undefined}
      data-fresh={isFresh || undefined}
      data-passed={touch?.isPassedOver || undefined}
      data-off={(touch?.isPossible === false && !isWorking) || undefined}
    >
      {plan.isCompact ? (
        <span className={styles.building} role="img" aria-label={describePlot(plot, texts, words)}>
          {picture}
        </span>
      ) : (
        <button
          type="button"
          className={styles.building}
          tabIndex={isStop ? 0 : -1}
          aria-label={touch?.label ?? describePlot(plot, texts, words)}
          aria-pressed={touch?.isChosen}
          aria-disabled={touch?.isPossible === false || undefined}
          data-hint={'card' in plot ? mark(`card ${seat} ${plot.card.id}`) : undefined}
          onClick={tap}
          onPointerEnter={(event) => event.pointerType === 'mouse' && point(event)}
          onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
          onFocus={(event) => {
            props.onFocus()
            if (event.currentTarget.matches(':focus-visible')) point(event)
          }}
          onBlur={leave}
        >
          {picture}
        </button>
      )}
    </li>
  )
}

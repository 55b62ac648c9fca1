import { type KeyboardEvent, useState } from 'react'
import type { Seat } from '#engine/game.ts'
import type { EstablishmentId, ItemId } from '../../cards/cards.ts'
import type { Transfer } from '../../rules/income.ts'
import type { StreetTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { buildingAfter, touchOf } from './arrow-keys.ts'
import { MARGIN, type StreetPlan } from './layout.ts'
import { PlotItem } from './PlotItem.tsx'
import styles from './Plots.module.css'
import type { OnPoint } from './PlotTip.tsx'
import { gainOf } from './payment-lines.ts'
import { itemOf, type Plot, type Spot } from './plots.ts'
import type { StreetMode } from './street-props.ts'

interface PlotsProps {
  readonly plots: readonly Plot[]
  readonly spots: readonly Spot[]
  readonly columns: readonly number[]
  readonly seat: Seat
  readonly name: string
  readonly plan: StreetPlan
  readonly payments: readonly Transfer[]
  readonly mode: StreetMode
  readonly asking: EstablishmentId | undefined
  readonly fresh: ItemId | undefined
  readonly onPoint: OnPoint
  readonly texts: StreetTexts
  readonly words: WordTexts
}

/** Everything that was built along a street: one stop for the Tab key, the arrow keys do the rest. */
export function Plots(props: PlotsProps) {
  const { plots, spots, columns, seat, name, plan, payments, mode, asking, fresh, onPoint, texts, words } = props
  const [focused, setFocused] = useState<ItemId | null>(null)
  const touches = plots.map((plot) => touchOf(plot, seat, name, mode, texts, words))
  const found = plots.findIndex((plot) => itemOf(plot) === focused)
  const stop =
    found === -1
      ? Math.max(
          0,
          touches.findIndex((touch) => touch?.isChosen),
        )
      : found

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const next = buildingAfter(event.key, stop, spots)
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <ul
      className={styles.plots}
      aria-label={texts.streetOf(name)}
      onKeyDown={onKeyDown}
      style={{
        inset: `${plan.top}px ${MARGIN}px 0 ${plan.left}px`,
        gridTemplateRows: `repeat(${plan.lines}, minmax(0, 1fr))`,
        gridTemplateColumns: columns.map((width) => `minmax(0, ${width}fr)`).join(' '),
      }}
    >
      {plots.map((plot, i) => {
        const item = itemOf(plot)
        const gain = gainOf(seat, item, payments)
        return (
          <PlotItem
            key={item}
            plot={plot}
            seat={seat}
            spot={spots[i]}
            plan={plan}
            isStop={i === stop}
            onFocus={() => setFocused(item)}
            isWorking={gain !== undefined || item === asking}
            gain={gain ?? 0}
            isFresh={item === fresh}
            touch={touches[i]}
            onPoint={onPoint}
            texts={texts}
            words={words}
          />
        )
      })}
    </ul>
  )
}

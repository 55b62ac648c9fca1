import type { KeyboardEvent } from 'react'
import type { Seat } from '../../../../engine/game.ts'
import type { ItemId } from '../../cards/cards.ts'
import type { Transfer } from '../../income.ts'
import { Ground } from './Ground.tsx'
import { MARGIN, PLOT_HEIGHT, type StreetPlan } from './layout.ts'
import { PlotItem } from './PlotItem.tsx'
import type { OnPoint } from './PlotTip.tsx'
import { itemOf, type Plot, plotsOf, spotsOf, worksNow } from './plots.ts'
import styles from './Street.module.css'
import { StreetHead } from './StreetHead.tsx'
import type { StreetsProps } from './street-props.ts'
import { touchOf } from './touch.ts'

interface StreetProps extends Omit<StreetsProps, 'ghost'> {
  readonly seat: Seat
  readonly name: string
  readonly plan: StreetPlan
  /** What the purse shows now. */
  readonly coins: number
  readonly payments: readonly Transfer[]
  readonly isRolling: boolean
  readonly ghost: ItemId | null
  readonly fresh: ItemId | undefined
  readonly onPoint: OnPoint
}

/** One player's street: a road with everything that was built along it. */
export function Street(props: StreetProps) {
  const { view, cards, seat, name, plan, coins, payments, mode, isRolling, ghost, fresh, texts, words } = props
  const plots = plotsOf(view.players[seat - 1], cards, ghost)
  const spots = spotsOf(plots, plan)
  const isTurn = view.turn === seat && view.phase !== 'over'
  const isTarget = mode.kind === 'tv' && mode.targets.includes(seat)
  const isAside = mode.kind === 'tv' && !isTarget
  const enlarge = plan.isCompact && !isTarget
  const gained = gainedBy(seat, payments)

  return (
    <div
      className={plan.isCompact ? styles.compact : styles.street}
      data-turn={isTurn || undefined}
      data-aside={isAside || undefined}
      style={{
        height: plan.height,
        '--seat': `var(--seat-${seat})`,
        '--unit': `${plan.scale}px`,
        '--building': `${PLOT_HEIGHT * plan.scale}px`,
        '--plate': `${plan.plate}px`,
      }}
    >
      <Ground plan={plan} seat={seat} taken={spots} />
      <StreetHead
        seat={seat}
        name={name}
        coins={coins}
        change={gained}
        isTurn={isTurn}
        plan={plan}
        texts={texts}
        words={words}
      />
      <ul
        className={styles.plots}
        aria-label={texts.streetOf(name)}
        onKeyDown={moveFocus}
        style={{
          inset: `${plan.top}px ${MARGIN}px 0 ${plan.left}px`,
          gridTemplateRows: `repeat(${plan.lines}, minmax(0, 1fr))`,
          gridTemplateColumns: columnsOf(plots, plan),
        }}
      >
        {plots.map((plot, i) => {
          const item = itemOf(plot)
          return (
            <PlotItem
              key={item}
              plot={plot}
              seat={seat}
              spot={spots[i]}
              plan={plan}
              isFirst={i === 0}
              isWorking={!isRolling && 'card' in plot && plot.count > 0 && worksNow(plot.card, seat, view)}
              gain={'card' in plot ? gainOf(seat, item, payments) : 0}
              isFresh={fresh === item}
              touch={touchOf(plot, seat, name, mode, texts, words)}
              onPoint={props.onPoint}
              texts={texts}
              words={words}
            />
          )
        })}
      </ul>
      {enlarge && (
        <button
          type="button"
          className={styles.whole}
          aria-label={texts.showStreet(name)}
          onClick={() => props.onShow(seat)}
        />
      )}
      {isTarget && (
        <button type="button" className={styles.target} onClick={() => mode.onTake(seat)}>
          <span>{texts.take(name, mode.amount(seat))}</span>
        </button>
      )}
    </div>
  )
}

/** Where small plates stand close, long numbers get more room than short ones. */
function columnsOf(plots: readonly Plot[], { isCompact, plate, columns }: StreetPlan): string {
  if (!isCompact || plate === 0) return `repeat(${columns}, minmax(0, 1fr))`
  return plots.map((plot) => ('card' in plot && plot.card.rolls.length > 1 ? '4fr' : '3fr')).join(' ')
}

function gainedBy(seat: Seat, payments: readonly Transfer[]): number {
  return payments.reduce((sum, { from, to, coins }) => sum + (to === seat ? coins : 0) - (from === seat ? coins : 0), 0)
}

function gainOf(seat: Seat, item: ItemId, payments: readonly Transfer[]): number {
  return payments.reduce((sum, { to, card, coins }) => sum + (to === seat && card === item ? coins : 0), 0)
}

/** The arrow keys go from building to building. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
  if (next === undefined || buttons[next] === undefined) return
  event.preventDefault()
  buttons[next].focus()
}

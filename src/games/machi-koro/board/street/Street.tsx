import { type KeyboardEvent, useState } from 'react'
import { useMarks } from '#boards/marks.tsx'
import { ShortName } from '#boards/SeatBar.tsx'
import type { Seat } from '#engine/game.ts'
import parts from '#ui/parts.module.css'
import type { CardSet, EstablishmentId, ItemId } from '../../cards/cards.ts'
import type { Transfer } from '../../rules/income.ts'
import type { MachiPlayer } from '../../rules/position.ts'
import type { StreetTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { Mark } from '../marks/marks.ts'
import { Coins } from '../pieces/SmallPieces.tsx'
import { Ground } from './Ground.tsx'
import { MARGIN, PLOT_HEIGHT, PLOT_WIDTH, placeOf, type StreetPlan } from './layout.ts'
import { type OnPoint, PlotItem } from './PlotItem.tsx'
import { buildingAfter, columnsOf, itemOf, type Plot, plotsOf, type Spot, spotsOf, touchOf } from './plots.ts'
import styles from './Street.module.css'
import { changeOf, gainOf, type StreetMode } from './street-props.ts'

interface StreetProps {
  readonly seat: Seat
  readonly name: string
  readonly player: MachiPlayer
  readonly cards: CardSet
  readonly plan: StreetPlan
  readonly isTurn: boolean
  /** What the purse shows now. */
  readonly coins: number
  /** What the present roll has led to so far. */
  readonly payments: readonly Transfer[]
  /** The card that waits for its owner's choice. */
  readonly asking: EstablishmentId | undefined
  readonly ghost: ItemId | null
  /** What is being built. */
  readonly fresh: ItemId | undefined
  readonly mode: StreetMode
  onShow(seat: Seat): void
  readonly onPoint: OnPoint
  readonly texts: StreetTexts
  readonly words: WordTexts
}

/** One player's street: a road with everything that was built along it. */
export function Street(props: StreetProps) {
  const { seat, name, player, cards, plan, isTurn, coins, payments, asking, ghost, fresh, mode, texts, words } = props
  const mark = useMarks<Mark>()
  const plots = plotsOf(player, cards, ghost)
  const spots = spotsOf(plots, plan)
  const columns = columnsOf(plots, spots, plan)
  const isTarget = mode.kind === 'tv' && mode.targets.includes(seat)

  return (
    <div
      className={styles.street}
      data-compact={plan.isCompact || undefined}
      data-turn={isTurn || undefined}
      style={{
        height: plan.height,
        '--seat': `var(--seat-${seat})`,
        '--unit': `${plan.scale}px`,
        '--plot': `${PLOT_WIDTH * plan.scale}px`,
        '--building': `${PLOT_HEIGHT * plan.scale}px`,
        '--plate': `${plan.plate}px`,
      }}
    >
      <Ground plan={plan} seat={seat} taken={spots} columns={columns} />
      <StreetHead
        seat={seat}
        name={name}
        coins={coins}
        change={changeOf(seat, payments)}
        isTurn={isTurn}
        plan={plan}
        texts={texts}
        words={words}
      />
      <Plots
        plots={plots}
        spots={spots}
        columns={columns}
        seat={seat}
        name={name}
        plan={plan}
        payments={payments}
        mode={mode}
        asking={asking}
        fresh={fresh}
        onPoint={props.onPoint}
        texts={texts}
        words={words}
      />
      {plan.isCompact && !isTarget && (
        <button
          type="button"
          className={`${parts.cover} ${styles.whole}`}
          aria-label={texts.showStreet(name)}
          onClick={() => props.onShow(seat)}
        />
      )}
      {isTarget && (
        <button
          type="button"
          className={`${parts.cover} ${styles.target}`}
          data-hint={mark(`coins ${seat}`)}
          onClick={() => mode.onTake(seat)}
        >
          <span>{texts.take(name, mode.amount(seat))}</span>
        </button>
      )}
    </div>
  )
}

const COIN = 20

const SMALL_COIN = 16

interface StreetHeadProps {
  readonly seat: Seat
  readonly name: string
  readonly coins: number
  /** What the present roll has brought or cost so far. */
  readonly change: number
  readonly isTurn: boolean
  readonly plan: StreetPlan
  readonly texts: StreetTexts
  readonly words: WordTexts
}

/** Whose street it is, what is in the purse, and a lamp that is lit while it is their turn. */
function StreetHead({ seat, name, coins, change, isTurn, plan, texts, words }: StreetHeadProps) {
  return (
    <div
      className={plan.isHeadSmall ? styles.small : styles.head}
      style={plan.isHeadSmall ? { width: plan.head, height: plan.lineHeight } : { maxWidth: plan.head }}
    >
      <span className={styles.sign}>
        <Lantern isLit={isTurn} label={isTurn ? texts.turnOf(name) : undefined} />
        <ShortName className={`${parts.name} ${styles.name}`} name={name} />
      </span>
      <span className={styles.purse} {...placeOf(seat)}>
        <span key={coins} className={styles.coins}>
          <Coins count={coins} label={words.coins(coins)} size={plan.isHeadSmall ? SMALL_COIN : COIN} />
        </span>
      </span>
      {change !== 0 && (
        <span
          className={`${parts.chip} ${styles.change}`}
          data-loss={change < 0 || undefined}
          role="img"
          aria-label={texts.change(change)}
        >
          {words.signed(change)}
        </span>
      )}
    </div>
  )
}

interface LanternProps {
  readonly isLit: boolean
  /** What it means that it is lit. */
  readonly label: string | undefined
}

/** A street lamp. */
function Lantern({ isLit, label }: LanternProps) {
  return (
    <svg
      width="14"
      height="20"
      viewBox="0 0 14 20"
      overflow="visible"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {isLit && <circle cx="7" cy="7" r="11" fill="var(--lamp)" opacity="0.35" />}
      <path d="M6 13h2v7H6zM4 19h6v1H4zM3 4.5 7 .5l4 4z" fill="var(--seat)" />
      <path
        d="M3.5 5h7l-1.4 7H4.9z"
        fill={isLit ? 'var(--lamp)' : 'var(--paper)'}
        stroke="var(--seat)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  )
}

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
function Plots(props: PlotsProps) {
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

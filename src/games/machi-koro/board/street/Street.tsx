import type { Seat } from '#engine/game.ts'
import type { CardSet, EstablishmentId, ItemId } from '../../cards/cards.ts'
import type { Transfer } from '../../rules/income.ts'
import type { MachiPlayer } from '../../rules/position.ts'
import type { StreetTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { useMarks } from '../marks/marks.ts'
import { Ground } from './Ground.tsx'
import { changeOf } from './gains.ts'
import { PLOT_HEIGHT, PLOT_WIDTH, type StreetPlan } from './layout.ts'
import { Plots } from './Plots.tsx'
import type { OnPoint } from './PlotTip.tsx'
import { columnsOf, plotsOf, spotsOf } from './plots.ts'
import styles from './Street.module.css'
import { StreetHead } from './StreetHead.tsx'
import type { StreetMode } from './street-props.ts'

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
  const mark = useMarks()
  const plots = plotsOf(player, cards, ghost)
  const spots = spotsOf(plots, plan)
  const columns = columnsOf(plots, spots, plan)
  const isTarget = mode.kind === 'tv' && mode.targets.includes(seat)

  return (
    <div
      className={plan.isCompact ? styles.compact : styles.street}
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
          className={styles.whole}
          aria-label={texts.showStreet(name)}
          onClick={() => props.onShow(seat)}
        />
      )}
      {isTarget && (
        <button
          type="button"
          className={styles.target}
          data-hint={mark(`coins ${seat}`)}
          onClick={() => mode.onTake(seat)}
        >
          <span>{texts.take(name, mode.amount(seat))}</span>
        </button>
      )}
    </div>
  )
}

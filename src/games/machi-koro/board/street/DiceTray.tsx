import type { Seat } from '#engine/game.ts'
import type { CardSet } from '../../cards/cards.ts'
import type { Transfer } from '../../rules/income.ts'
import type { MachiView } from '../../rules/view.ts'
import type { StreetTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { Die, type DieValue } from '../pieces/Die.tsx'
import { Bank } from './Bank.tsx'
import styles from './DiceTray.module.css'
import { isNarrow } from './layout.ts'
import { Payments } from './Payments.tsx'
import { placeOf } from './places.ts'
import type { LastRoll } from './street-props.ts'
import type { Size } from './use-size.ts'

/** What the dice show before the first roll. */
const IDLE = [5]

interface DiceTrayProps {
  readonly view: MachiView
  readonly cards: CardSet
  readonly size: Size
  readonly roll: LastRoll | null
  /** What of the roll has been paid so far. */
  readonly payments: readonly Transfer[]
  /** The key of the happening whose dice are in the air. */
  readonly rolling: number | undefined
  nameOf(seat: Seat): string
  readonly texts: StreetTexts
  readonly words: WordTexts
  readonly pace: number
}

/** The dice, what they brought, and the bank that pays it. The last roll stays until somebody rolls again. */
export function DiceTray(props: DiceTrayProps) {
  const { view, cards, size, roll, payments, rolling, nameOf, texts, words, pace } = props
  const [first, second] = roll?.dice ?? IDLE
  const isOver = roll === null || view.dice.length === 0
  const isRolling = rolling !== undefined
  const isSlim = isNarrow(size)
  const die = (value: number) => <Die value={value as DieValue} rolling={isRolling} pace={pace} />
  return (
    <section
      className={isSlim ? styles.slim : styles.tray}
      aria-label={texts.dice}
      data-over={isOver || undefined}
      data-rolling={isRolling || undefined}
      style={{ height: size.height }}
    >
      <div className={styles.felt}>
        <span key={`first ${rolling}`} className={styles.die}>
          {die(first)}
        </span>
        {second !== undefined && (
          <span key={`second ${rolling}`} className={styles.die}>
            {die(second)}
          </span>
        )}
      </div>
      <p className={styles.who}>
        {roll !== null && <span className={styles.rolled}>{texts.rolled(nameOf(roll.seat))}</span>}
        {!isOver && !isRolling && first === second && <span className={styles.double}>{texts.double}</span>}
        {isOver && <span className={styles.next}>{texts.toRoll(nameOf(view.turn))}</span>}
      </p>
      {roll !== null && <p className={styles.sum}>{roll.dice.reduce((sum, value) => sum + value, 0)}</p>}
      <Payments
        payments={payments}
        room={roomOf(size, isSlim)}
        cards={cards}
        nameOf={nameOf}
        texts={texts}
        words={words}
      />
      {!isRolling && roll?.transfers.length === 0 && isPaid(view) && (
        <p className={styles.nobody}>{texts.nobodyPaid}</p>
      )}
      <span className={styles.bank} {...placeOf('bank')} title={texts.bank}>
        <Bank />
      </span>
    </section>
  )
}

/** Whether all that the roll brings has been given out. */
function isPaid({ phase }: MachiView): boolean {
  return phase === 'build' || phase === 'roll' || phase === 'over'
}

/** Pixels: of a line of text, of the tray's edges, of what stands beside the payments, and of one of them. */
const LINE = 18
const SLIM_LINE = 14
const EDGES = 8
const DICE_AND_BANK = 270
const PAYMENT = 290

/** How many lines of text fit under the one that says who rolled, and how many payments beside each other. */
function roomOf({ width, height }: Size, isSlim: boolean) {
  return {
    lines: Math.floor((height - EDGES) / (isSlim ? SLIM_LINE : LINE)) - 1,
    columns: isSlim ? 1 : Math.max(1, Math.floor((width - DICE_AND_BANK) / PAYMENT)),
    isSlim,
  }
}

import type { Seat } from '../../../../engine/game.ts'
import type { CardSet } from '../../cards/cards.ts'
import type { Transfer } from '../../income.ts'
import type { StreetTexts } from '../../text/types/street.ts'
import type { WordTexts } from '../../text/types/words.ts'
import type { MachiView } from '../../view.ts'
import type { LastRoll } from '../last-roll.ts'
import { Die, type DieValue } from '../pieces/Die.tsx'
import { Bank } from './Bank.tsx'
import styles from './DiceTray.module.css'
import { Payments } from './Payments.tsx'
import { placeOf } from './places.ts'
import type { Size } from './use-size.ts'

/** On a phone. */
const NARROW = 480
/** What the dice show before the first roll. */
const IDLE = [5, 2]

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
  const isSlim = size.width < NARROW
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
        {!isOver && first === second && <span className={styles.double}>{texts.double}</span>}
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
      <span className={styles.bank} {...placeOf('bank')} title={texts.bank}>
        <Bank />
      </span>
    </section>
  )
}

/** How many lines of text fit under the one that says who rolled, and how many payments beside each other. */
function roomOf({ width, height }: Size, isSlim: boolean) {
  const [line, columns] = isSlim ? [14, 1] : [18, Math.max(1, Math.floor((width - 270) / 290))]
  return { lines: Math.floor((height - 8) / line) - 1, columns, isSlim }
}

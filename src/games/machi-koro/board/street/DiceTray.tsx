import type { Seat } from '#engine/game.ts'
import parts from '#ui/parts.module.css'
import hidden from '#ui/unseen.module.css'
import type { Size } from '#ui/use-size.ts'
import type { CardSet, EstablishmentId } from '../../cards/cards.ts'
import type { Transfer } from '../../rules/income.ts'
import type { MachiView } from '../../rules/position.ts'
import type { StreetTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { Coin, ColourMark, Die, type DieValue } from '../pieces/SmallPieces.tsx'
import styles from './DiceTray.module.css'
import { isNarrow, placeOf } from './layout.ts'
import { type LastRoll, paymentLines } from './street-props.ts'

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

/** The dice, what they brought, and the bank that pays it. The last roll stays until a player rolls again. */
export function DiceTray(props: DiceTrayProps) {
  const { view, cards, size, roll, payments, rolling, nameOf, texts, words, pace } = props
  const [first, second] = roll?.dice ?? IDLE
  const isOver = roll === null || view.dice.length === 0
  const isRolling = rolling !== undefined
  const isSlim = isNarrow(size)
  const die = (value: number) => <Die value={value as DieValue} rolling={isRolling} pace={pace} />
  return (
    <section
      className={styles.tray}
      data-slim={isSlim || undefined}
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
        {!isOver && !isRolling && first === second && (
          <span className={`${parts.chip} ${styles.double}`}>{texts.double}</span>
        )}
        {isOver && <span className={`${parts.chip} ${styles.next}`}>{texts.toRoll(nameOf(view.turn))}</span>}
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

/** The bank: a temple of stone with a coin in its gable and piles of coins on its steps. */
function Bank() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path d="M24 3 45 17V20H3V17Z" fill="var(--mk-stone)" />
      <path d="M24 6.5 39 16.5H9Z" fill="var(--mk-wall)" />
      <path d="M5 20h38v19H5z" fill="var(--mk-wall-shade)" />
      <path d="M7 21h5v18H7zM17 21h5v18h-5zM26 21h5v18h-5zM36 21h5v18h-5z" fill="var(--mk-white)" />
      <path d="M22 25h4v14h-4z" fill="var(--mk-dark)" />
      <path d="M3 39h42v3H3zM1 42h46v3H1z" fill="var(--mk-stone)" />
      <Coin x={19} y={7.5} size={10} />
    </svg>
  )
}

interface PaymentsProps {
  readonly payments: readonly Transfer[]
  readonly room: { readonly lines: number; readonly columns: number; readonly isSlim: boolean }
  readonly cards: CardSet
  nameOf(seat: Seat): string
  readonly texts: StreetTexts
  readonly words: WordTexts
}

/** What each card has brought and cost whom; as many as there is room for, and how many more. */
function Payments({ payments, room, cards, nameOf, texts, words }: PaymentsProps) {
  const places = room.lines * room.columns
  const lines = paymentLines(payments, nameOf, room.isSlim ? words.shortItems : words.items, texts)
  const shown = lines.slice(0, places)
  const rest = lines.slice(places)
  return (
    <>
      {rest.length > 0 && (
        <p className={styles.more} title={rest.map(({ text }) => text).join('\n')}>
          {texts.more(rest.length)}
        </p>
      )}
      <ul
        className={styles.payments}
        data-wrap={2 * lines.length <= places || undefined}
        style={{ gridTemplateColumns: `repeat(${room.columns}, minmax(0, max-content))` }}
      >
        {shown.map(({ card, text }) => (
          <li key={card} className={`${parts.line} ${styles.payment}`} title={text}>
            <ColourMark colour={colourOf(card, cards)} size={room.isSlim ? 12 : 14} />
            <span className={`${parts.cut} ${styles.words}`}>{text}</span>
          </li>
        ))}
        {rest.map(({ card, text }) => (
          <li key={card} className={hidden.unseen}>
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

function colourOf(card: EstablishmentId, { establishments }: CardSet) {
  return establishments.find(({ id }) => id === card)?.colour ?? 'blue'
}

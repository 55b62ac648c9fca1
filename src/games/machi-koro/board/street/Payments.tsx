import hidden from '#boards/unseen.module.css'
import type { Seat } from '#engine/game.ts'
import type { CardSet, EstablishmentId } from '../../cards/cards.ts'
import type { Transfer } from '../../rules/income.ts'
import type { StreetTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { ColourMark } from '../pieces/ColourMark.tsx'
import styles from './Payments.module.css'
import { paymentLines } from './payment-lines.ts'

interface PaymentsProps {
  readonly payments: readonly Transfer[]
  readonly room: { readonly lines: number; readonly columns: number; readonly isSlim: boolean }
  readonly cards: CardSet
  nameOf(seat: Seat): string
  readonly texts: StreetTexts
  readonly words: WordTexts
}

/** What each card has brought and cost whom; as many as there is room for, and how many more. */
export function Payments({ payments, room, cards, nameOf, texts, words }: PaymentsProps) {
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
        data-slim={room.isSlim || undefined}
        data-wrap={2 * lines.length <= places || undefined}
        style={{ gridTemplateColumns: `repeat(${room.columns}, minmax(0, max-content))` }}
      >
        {shown.map(({ card, text }) => (
          <li key={card} className={styles.payment} title={text}>
            <ColourMark colour={colourOf(card, cards)} size={room.isSlim ? 12 : 14} />
            <span className={styles.words}>{text}</span>
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

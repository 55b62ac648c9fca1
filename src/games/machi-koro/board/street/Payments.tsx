import hidden from '../../../../boards/unseen.module.css'
import type { Seat } from '../../../../engine/game.ts'
import type { CardSet } from '../../cards/cards.ts'
import type { Transfer } from '../../income.ts'
import type { StreetTexts } from '../../text/types/street.ts'
import type { WordTexts } from '../../text/types/words.ts'
import { ColourMark } from '../pieces/ColourMark.tsx'
import styles from './Payments.module.css'

interface PaymentsProps {
  readonly payments: readonly Transfer[]
  readonly room: { readonly lines: number; readonly columns: number; readonly isSlim: boolean }
  readonly cards: CardSet
  nameOf(seat: Seat): string
  readonly texts: StreetTexts
  readonly words: WordTexts
}

/** Who has paid whom and for what; as many as there is room for, and how many more. */
export function Payments({ payments, room, cards, nameOf, texts, words }: PaymentsProps) {
  const places = room.lines * room.columns
  const shown = payments.slice(0, places)
  const rest = payments.slice(places)
  const say = (transfer: Transfer) => describe(transfer, nameOf, texts, words)
  return (
    <>
      {rest.length > 0 && (
        <p className={styles.more} title={rest.map(say).join('\n')}>
          {texts.more(rest.length)}
        </p>
      )}
      <ul
        className={styles.payments}
        data-slim={room.isSlim || undefined}
        data-wrap={2 * payments.length <= places || undefined}
        style={{ gridTemplateColumns: `repeat(${room.columns}, minmax(0, max-content))` }}
      >
        {shown.map((transfer) => (
          <li key={keyOf(transfer)} className={styles.payment} title={say(transfer)}>
            <ColourMark colour={colourOf(transfer, cards)} size={room.isSlim ? 12 : 14} />
            <span className={styles.words}>{say(transfer)}</span>
          </li>
        ))}
        {rest.map((transfer) => (
          <li key={keyOf(transfer)} className={hidden.unseen}>
            {say(transfer)}
          </li>
        ))}
      </ul>
    </>
  )
}

function describe(transfer: Transfer, nameOf: PaymentsProps['nameOf'], texts: StreetTexts, words: WordTexts): string {
  const { from, to, card, copies, coins, owed } = transfer
  const cards = words.copies(card, copies)
  if (from === 'bank') return texts.fromBank(cards, nameOf(to), coins)
  return texts.pays(cards, nameOf(from), nameOf(to), coins, owed)
}

function colourOf({ card }: Transfer, { establishments }: CardSet) {
  return establishments.find(({ id }) => id === card)?.colour ?? 'blue'
}

function keyOf({ from, to, card }: Transfer): string {
  return `${from} ${to} ${card}`
}

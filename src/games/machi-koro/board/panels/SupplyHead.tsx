import type { CardSet, ItemId } from '../../cards/cards.ts'
import type { SupplyTexts } from '../../text/types/supply.ts'
import type { WordTexts } from '../../text/types/words.ts'
import { Coin } from '../pieces/Coin.tsx'
import { type Availability, sayAvailability } from './availability.ts'
import styles from './SupplyHead.module.css'

interface SupplyHeadProps {
  readonly cards: CardSet
  readonly purse: string
  /** What the coins are enough for. */
  readonly reach: string
  readonly chosen: { readonly item: ItemId; readonly availability: Availability } | null
  readonly texts: SupplyTexts
  readonly words: WordTexts
}

/** The line above the cards: whose coins count, or what the chosen card does and why it cannot be had. */
export function SupplyHead({ cards, purse, reach, chosen, texts, words }: SupplyHeadProps) {
  if (chosen === null) {
    return (
      <div className={styles.head}>
        <p className={styles.title}>
          <Coin size={18} />
          {purse}
        </p>
        <p className={styles.line}>{reach}</p>
      </div>
    )
  }
  const { item, availability } = chosen
  const cost = [...cards.establishments, ...cards.landmarks].find(({ id }) => id === item)?.cost ?? 0
  return (
    <div className={styles.head} data-availability={availability.kind}>
      <p className={styles.title}>
        <span className={styles.name}>{words.items[item]}</span>
        <span className={styles.cost} role="img" aria-label={words.coins(cost)}>
          {cost}
          <Coin size={14} />
        </span>
        <span className={styles.state}>{sayAvailability(availability, texts)}</span>
      </p>
      <p className={styles.line}>{words.effects[item]}</p>
    </div>
  )
}

import type { Establishment, Landmark } from '../../cards/cards.ts'
import type { SupplyTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { Coin } from '../pieces/Coin.tsx'
import { KindIcon } from '../pieces/KindIcon.tsx'
import { type Availability, sayAvailability } from './availability.ts'
import styles from './SupplyHead.module.css'

interface SupplyHeadProps {
  readonly purse: string
  /** What the coins are enough for. */
  readonly reach: string
  readonly chosen: ChosenCard | null
  readonly texts: SupplyTexts
  readonly words: WordTexts
}

interface ChosenCard {
  readonly card: Establishment | Landmark
  readonly availability: Availability
  /** What it would bring in a round. */
  readonly gain: number
}

/** The line above the cards: whose coins count, or what the chosen card does and why it cannot be had. */
export function SupplyHead({ purse, reach, chosen, texts, words }: SupplyHeadProps) {
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
  const { card, availability, gain } = chosen
  const kind = 'kind' in card ? card.kind : undefined
  return (
    <div className={styles.head} data-availability={availability.kind}>
      <p className={styles.title}>
        <span className={styles.name}>{words.items[card.id]}</span>
        <span className={styles.cost} role="img" aria-label={words.coins(card.cost)}>
          {card.cost}
          <Coin size={14} />
        </span>
        <span className={styles.gain}>{texts.gain(gain)}</span>
        <span className={styles.state}>{sayAvailability(availability, texts)}</span>
      </p>
      <p className={styles.line}>
        {kind !== undefined && (
          <span className={styles.kind}>
            <KindIcon kind={kind} size={13} />
            {words.kinds[kind]}
          </span>
        )}{' '}
        {words.effect(card)}
      </p>
    </div>
  )
}

import type { CardSet } from '../../cards/cards.ts'
import type { PanelTexts } from '../../text/types/panels.ts'
import type { WordTexts } from '../../text/types/words.ts'
import type { Offer } from '../offer.ts'
import styles from './Hand.module.css'
import { HandCard } from './HandCard.tsx'

export interface HandProps {
  readonly hand: readonly number[]
  readonly cards: CardSet
  readonly offer: Offer
  /** The card that is being placed, and how far it is turned. */
  readonly selected: { readonly card: number; readonly turn: number } | null
  readonly texts: PanelTexts
  readonly words: WordTexts
  onSelect(card: number): void
  onTurn(): void
  /** The middle of the dragged card, in the window's coordinates. */
  onDragMove(card: number, x: number, y: number): void
  onDragEnd(card: number, x: number, y: number): void
  onDragCancel(): void
}

/** The Town cards in hand: a tap chooses one, a drag takes it to the town. */
export function Hand(props: HandProps) {
  const { hand, texts } = props
  return (
    <section className={styles.hand} aria-label={texts.hand.label}>
      {hand.length === 0 && <p className={styles.empty}>{texts.hand.empty}</p>}
      {hand.map((card) => (
        <HandCard key={card} id={card} hand={props} />
      ))}
    </section>
  )
}

import type { KeyboardEvent, RefObject } from 'react'
import { useOneStop } from '#boards/one-stop.ts'
import type { CardSet, Establishment, EstablishmentId, ItemId, Landmark } from '../../cards/cards.ts'
import type { SupplyTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { useMarks } from '../marks/marks.ts'
import { placeAfter } from './arrow-keys.ts'
import { availabilityOf, isWithinReach, type Purse } from './availability.ts'
import { SupplyCard } from './SupplyCard.tsx'
import { SupplyHead } from './SupplyHead.tsx'
import { SupplyLandmark } from './SupplyLandmark.tsx'
import styles from './SupplyPanel.module.css'

export interface SupplyPanelProps extends Purse {
  readonly cards: CardSet
  /** Whose coins and cards count: those of the eyes, or of whoever's turn it is for somebody who looks on. */
  readonly buyer: string
  readonly chosen: ItemId | null
  /** Learns which card the Tab key reaches. */
  readonly stopRef?: RefObject<HTMLButtonElement | null>
  /** What somebody has just built, to be seen as it happens. */
  readonly bought: ItemId | null
  /** What the chosen card would bring the buyer in a round, in coins. */
  readonly gain: number
  readonly supply: Readonly<Record<EstablishmentId, number>>
  readonly owned: Readonly<Record<EstablishmentId, number>>
  /** Every tap, on what can be built now and on what cannot. */
  onChoose(item: ItemId): void
  readonly texts: SupplyTexts
  readonly words: WordTexts
}

/** Everything that can be built: the establishments of the supply, and the buyer's own landmarks. */
export function SupplyPanel(props: SupplyPanelProps) {
  const { cards, supply, buyer, coins, owned, chosen, bought, gain, stopRef, onChoose, texts, words } = props
  const mark = useMarks()
  const { establishments, landmarks } = cards
  const all = [...establishments, ...landmarks]
  const items: readonly ItemId[] = all.map(({ id }) => id)
  const choice = all.find(({ id }) => id === chosen)
  const { stop = items[0], stopProps, focus } = useOneStop(items, chosen ?? undefined)

  function onKeyDown(event: KeyboardEvent) {
    const place = placeAfter(event.key, items.indexOf(stop), establishments.length, landmarks.length)
    if (place === undefined) return
    event.preventDefault()
    focus(items[place])
  }

  const buttonOf = (id: ItemId) => ({
    ...stopProps(id, id === stop ? stopRef : undefined),
    'aria-pressed': id === chosen,
    'data-bought': id === bought || undefined,
    'data-hint': mark(`item ${id}`),
    onClick: () => onChoose(id),
    onKeyDown,
  })
  const about = (card: Establishment | Landmark) => ({ availability: availabilityOf(card, props), texts, words })
  return (
    <section className={styles.panel} aria-label={texts.label}>
      <div className={styles.parts}>
        <SupplyHead
          purse={texts.purse(buyer, coins)}
          reach={
            all.some((card) => isWithinReach(availabilityOf(card, props)))
              ? texts.withinReach
              : texts.nothingWithinReach
          }
          chosen={choice === undefined ? null : { card: choice, availability: availabilityOf(choice, props), gain }}
          texts={texts}
          words={words}
        />
        <ul className={styles.establishments} aria-label={texts.establishments}>
          {establishments.map((card) => (
            <li key={card.id} className={styles.place}>
              <SupplyCard
                {...about(card)}
                card={card}
                buyer={buyer}
                left={supply[card.id]}
                owned={owned[card.id] ?? 0}
                button={buttonOf(card.id)}
              />
            </li>
          ))}
        </ul>
        <ul className={styles.landmarks} aria-label={texts.landmarks(buyer)}>
          {landmarks.map((landmark) => (
            <li key={landmark.id} className={styles.place}>
              <SupplyLandmark {...about(landmark)} landmark={landmark} button={buttonOf(landmark.id)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

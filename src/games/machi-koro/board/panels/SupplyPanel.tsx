import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { CardSet, ItemId } from '../../cards/cards.ts'
import type { SupplyTexts } from '../../text/types/supply.ts'
import type { WordTexts } from '../../text/types/words.ts'
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
  /** Every tap, on what can be built now and on what cannot. */
  onChoose(item: ItemId): void
  readonly texts: SupplyTexts
  readonly words: WordTexts
}

/** Everything that can be built: the establishments of the supply, and the buyer's own landmarks. */
export function SupplyPanel(props: SupplyPanelProps) {
  const { cards, supply, buyer, coins, owned, landmarks, buildable, chosen, onChoose, texts, words } = props
  const { establishments, landmarks: sights } = cards
  const availability = useMemo(
    () => availabilityOf({ coins, owned, landmarks, supply, buildable }, cards),
    [coins, owned, landmarks, supply, buildable, cards],
  )
  const items: readonly ItemId[] = [...establishments, ...sights].map(({ id }) => id)
  const [focused, setFocused] = useState<ItemId | null>(null)
  const buttons = useRef(new Map<ItemId, HTMLButtonElement>())
  // One stop for the Tab key; the arrow keys do the rest.
  const stop = focused ?? chosen ?? items[0]

  function onKeyDown(event: KeyboardEvent) {
    const place = placeAfter(event.key, items.indexOf(stop), establishments.length, sights.length)
    if (place === undefined) return
    event.preventDefault()
    buttons.current.get(items[place])?.focus()
  }

  const buttonOf = (id: ItemId) => ({
    ref: (button: HTMLButtonElement | null) => {
      if (button !== null) buttons.current.set(id, button)
    },
    tabIndex: id === stop ? 0 : -1,
    'aria-pressed': id === chosen,
    onFocus: () => setFocused(id),
    onClick: () => onChoose(id),
    onKeyDown,
  })
  const about = (id: ItemId) => ({ availability: availability.get(id) ?? NOT_NOW, buyer, texts, words })
  return (
    <section className={styles.panel} aria-label={texts.label} data-supply>
      <div className={styles.parts}>
        <SupplyHead
          cards={cards}
          purse={texts.purse(buyer, coins)}
          reach={[...availability.values()].some(isWithinReach) ? texts.withinReach : texts.nothingWithinReach}
          chosen={chosen === null ? null : { item: chosen, availability: availability.get(chosen) ?? NOT_NOW }}
          texts={texts}
          words={words}
        />
        <ul className={styles.establishments} aria-label={texts.establishments}>
          {establishments.map((card) => (
            <li key={card.id} className={styles.place}>
              <SupplyCard
                {...about(card.id)}
                card={card}
                left={supply[card.id]}
                owned={owned[card.id] ?? 0}
                button={buttonOf(card.id)}
              />
            </li>
          ))}
        </ul>
        <ul className={styles.landmarks} aria-label={texts.landmarks(buyer)}>
          {sights.map((landmark) => (
            <li key={landmark.id} className={styles.place}>
              <SupplyLandmark {...about(landmark.id)} landmark={landmark} button={buttonOf(landmark.id)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const NOT_NOW = { kind: 'affordable' } as const

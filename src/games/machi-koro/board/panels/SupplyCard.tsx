import type { ComponentProps } from 'react'
import { Touchable } from '#boards/Touchable.tsx'
import type { Establishment } from '../../cards/cards.ts'
import type { SupplyTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { BuildingSvg } from '../pieces/BuildingPicture.tsx'
import { Coin } from '../pieces/Coins.tsx'
import { ColourMark } from '../pieces/ColourMark.tsx'
import { KindIcon } from '../pieces/KindIcon.tsx'
import { rollRange } from '../roll-range.ts'
import { type Availability, sayAvailability } from './availability.ts'
import styles from './SupplyItem.module.css'

interface SupplyCardProps {
  readonly card: Establishment
  readonly availability: Availability
  readonly left: number
  readonly owned: number
  readonly buyer: string
  readonly button: ComponentProps<typeof Touchable>
  readonly texts: SupplyTexts
  readonly words: WordTexts
}

/** A pile of the supply. */
export function SupplyCard({ card, availability, left, owned, buyer, button, texts, words }: SupplyCardProps) {
  const { id, colour, kind, rolls, cost } = card
  const state = sayAvailability(availability, texts)
  const spoken = texts.spokenCard({ card, left, owned, buyer, state }, words)
  return (
    <Touchable
      {...button}
      isPossible={availability.kind === 'possible'}
      className={styles.card}
      data-availability={availability.kind}
      style={{
        '--colour': `var(--mk-${colour})`,
        '--soft': `var(--mk-${colour}-soft)`,
        '--on': `var(--mk-on-${colour})`,
      }}
      aria-label={spoken}
      title={spoken}
    >
      <span className={styles.band}>
        <span className={styles.mark}>
          <ColourMark colour={colour} size={14} />
        </span>
        <span>{rollRange(rolls)}</span>
        {kind !== undefined && (
          <span className={styles.kind}>
            <KindIcon kind={kind} size={13} />
          </span>
        )}
        {owned > 0 && <span className={styles.owned}>×{owned}</span>}
      </span>
      <BuildingSvg id={id} className={styles.picture} />
      <span className={styles.name}>
        <span className={styles.full}>{words.items[id]}</span>
        <span className={styles.short}>{words.shortItems[id]}</span>
      </span>
      <Facts kind={availability.kind} cost={cost} left={left} texts={texts} />
    </Touchable>
  )
}

interface FactsProps {
  readonly kind: Availability['kind']
  readonly cost: number
  readonly left: number
  readonly texts: SupplyTexts
}

/** What a card costs and how many there are, or the word that there is nothing to buy. */
function Facts({ kind, cost, left, texts }: FactsProps) {
  if (kind === 'soldOut') return <span className={styles.stamp}>{texts.soldOut}</span>
  if (kind === 'onePerTown') return <span className={styles.stamp}>{texts.built}</span>
  return (
    <span className={styles.facts}>
      <span className={styles.cost}>
        {cost}
        <Coin size={13} />
      </span>
      <span className={styles.left}>
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d={PILE} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
        </svg>
        {left}
      </span>
    </span>
  )
}

/** A card upon another. */
const PILE = 'M4 1h7v8M1 3.5h7.5V11H1Z'

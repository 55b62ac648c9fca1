import type { ComponentProps } from 'react'
import { Touchable } from '#boards/Touchable.tsx'
import type { Landmark } from '../../cards/cards.ts'
import type { SupplyTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { BuildingSvg } from '../pieces/BuildingPicture.tsx'
import { Coin } from '../pieces/Coin.tsx'
import { type Availability, sayAvailability } from './availability.ts'
import styles from './SupplyItem.module.css'

interface SupplyLandmarkProps {
  readonly landmark: Landmark
  readonly availability: Availability
  readonly button: ComponentProps<typeof Touchable>
  readonly texts: SupplyTexts
  readonly words: WordTexts
}

/** A landmark of the buyer: a plan until it is built, then lit. */
export function SupplyLandmark({ landmark, availability, button, texts, words }: SupplyLandmarkProps) {
  const { id, cost } = landmark
  const isBuilt = availability.kind === 'built'
  const spoken = texts.spokenLandmark(landmark, sayAvailability(availability, texts), words)
  return (
    <Touchable
      {...button}
      isPossible={availability.kind === 'possible'}
      className={styles.landmark}
      data-availability={availability.kind}
      aria-label={spoken}
      title={spoken}
    >
      <BuildingSvg id={id} isLandmark isLit={isBuilt} className={styles.picture} />
      <span className={styles.name}>
        <span className={styles.full}>{words.items[id]}</span>
        <span className={styles.short}>{words.shortItems[id]}</span>
      </span>
      {isBuilt ? (
        <span className={styles.lit}>{texts.built}</span>
      ) : (
        <span className={styles.cost}>
          {cost}
          <Coin size={13} />
        </span>
      )}
    </Touchable>
  )
}

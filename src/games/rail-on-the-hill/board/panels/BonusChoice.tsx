import { Dock } from '#boards/Dock.tsx'
import { Touchable } from '#boards/Touchable.tsx'
import type { Bonus } from '../../rules/actions.ts'
import type { PanelTexts } from '../../text/en/panels.ts'
import { useMarks } from '../marks/marks.ts'
import type { Offer } from '../offer.ts'
import { GainPicture } from '../pieces/GainPicture.tsx'
import styles from './BonusChoice.module.css'

interface BonusChoiceProps {
  readonly offer: Offer
  readonly texts: PanelTexts
  onBonus(bonus: Bonus): void
}

const BONUSES: readonly Bonus[] = ['resources', 'track', 'plans']

/** RH-B1: the bonus for the 3rd or 6th track. */
export function BonusChoice({ offer, texts, onBonus }: BonusChoiceProps) {
  const mark = useMarks()
  return (
    <Dock title={texts.bonus.title} line={texts.bonus.line}>
      <div className={styles.bonuses}>
        {BONUSES.map((bonus) => {
          const isPossible = offer.bonuses.includes(bonus)
          const { name, line } = texts.bonus.choices[bonus]
          return (
            <Touchable
              key={bonus}
              className={styles.bonus}
              isPossible={isPossible}
              data-hint={mark(`bonus ${bonus}`)}
              onClick={() => onBonus(bonus)}
            >
              <GainPicture gain={bonus} />
              <span className={styles.name}>{name}</span>
              <span className={styles.line}>{isPossible ? line : texts.bonus.impossible}</span>
            </Touchable>
          )
        })}
      </div>
    </Dock>
  )
}

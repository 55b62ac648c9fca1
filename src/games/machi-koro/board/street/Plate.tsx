import type { Establishment } from '../../cards/cards.ts'
import type { StreetTexts } from '../../text/types/street.ts'
import { ColourMark } from '../pieces/ColourMark.tsx'
import { isTight, PLOT_WIDTH, type StreetPlan } from './layout.ts'
import styles from './Plate.module.css'

/** With so many pixels there is room for the mark beside two long numbers. */
const ROOM_FOR_MARK = 60

interface PlateProps {
  readonly card: Establishment
  readonly plan: StreetPlan
  readonly texts: StreetTexts
}

/** The house number: what the dice must show. Its shape is that of the mark of its colour. */
export function Plate({ card: { colour, rolls }, plan, texts }: PlateProps) {
  return (
    <span
      className={styles.plate}
      data-colour={colour}
      data-tight={isTight(plan) || undefined}
      style={{ background: `var(--mk-${colour})`, color: `var(--mk-on-${colour})` }}
    >
      {PLOT_WIDTH * plan.scale >= ROOM_FOR_MARK && <ColourMark colour={colour} size={13} />}
      {texts.rolls(rolls)}
    </span>
  )
}

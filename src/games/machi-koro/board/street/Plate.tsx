import type { Establishment } from '../../cards/cards.ts'
import { ColourMark } from '../pieces/ColourMark.tsx'
import { rollRange } from '../roll-range.ts'
import { isTight, PLOT_WIDTH, type StreetPlan } from './layout.ts'
import styles from './Plate.module.css'

/** With so many pixels there is room for the mark beside two long numbers. */
const ROOM_FOR_MARK = 60
const MARK = 13

interface PlateProps {
  readonly card: Establishment
  readonly plan: StreetPlan
}

/** The house number: what the dice must show. Its shape is that of the mark of its colour. */
export function Plate({ card: { colour, rolls }, plan }: PlateProps) {
  return (
    <span
      className={styles.plate}
      data-colour={colour}
      data-room={plan.isCompact ? 'none' : isTight(plan) ? 'little' : undefined}
      style={{ background: `var(--mk-${colour})`, color: `var(--mk-on-${colour})` }}
    >
      {PLOT_WIDTH * plan.scale >= ROOM_FOR_MARK && <ColourMark colour={colour} size={MARK} />}
      {rollRange(rolls)}
    </span>
  )
}

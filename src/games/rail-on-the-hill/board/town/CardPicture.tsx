import type { DevToken, TownCard } from '../../cards/cards.ts'
import { CardFace } from './CardFace.tsx'

interface CardPictureProps {
  readonly card: TownCard
  /** Degrees clockwise. */
  readonly turn?: number
  readonly token?: DevToken | null
  /** Its spoken name; without one it is decoration for something that has a name. */
  readonly label?: string
}

/** A Town card by itself, as wide as the place that it is in. */
export function CardPicture({ card, turn = 0, token = null, label }: CardPictureProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      width="100%"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      style={{ display: 'block', borderRadius: '4%' }}
    >
      <CardFace card={card} turn={turn} token={token} />
    </svg>
  )
}

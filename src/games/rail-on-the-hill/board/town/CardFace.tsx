import type { DevToken, TownCard } from '../../cards/cards.ts'
import { CardGround } from './CardGround.tsx'
import { CardTop } from './CardTop.tsx'

interface CardFaceProps {
  readonly card: TownCard
  readonly turn: number
  readonly token: DevToken | null
}

/** A whole Town card on 0..100. Its roads turn, everything else stays upright. */
export function CardFace({ card, turn, token }: CardFaceProps) {
  return (
    <g>
      <CardGround card={card} turn={turn} />
      <CardTop card={card} token={token} />
    </g>
  )
}

import type { CardSet } from '../../cards/cards.ts'
import type { RailPlayerView } from '../../rules/view.ts'
import type { PosterPlace } from './poster-layout.ts'
import { TownPicture, townBox } from './TownPicture.tsx'

interface PosterTownProps {
  readonly place: PosterPlace
  readonly player: RailPlayerView
  readonly cards: CardSet
  readonly isPlain: boolean
}

/** A finished town, mounted on paper. */
export function PosterTown({ place: { x, y, size }, player, cards, isPlain }: PosterTownProps) {
  const rim = 8 + size / 55
  const side = size + 2 * rim
  return (
    <g>
      <rect x={x - rim + 5} y={y - rim + 9} width={side} height={side} rx="8" fill="rgb(20 40 36 / 32%)" />
      <rect x={x - rim} y={y - rim} width={side} height={side} rx="8" fill="var(--paper)" />
      <svg x={x} y={y} width={size} height={size} viewBox={townBox(player.town)} overflow="visible" aria-hidden="true">
        <TownPicture player={player} cards={cards} isPlain={isPlain} />
      </svg>
    </g>
  )
}

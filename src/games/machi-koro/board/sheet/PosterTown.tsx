import { useId } from 'react'
import { fitting } from '#boards/result/Poster.tsx'
import type { CardSet } from '../../cards/cards.ts'
import type { MachiPlayer } from '../../rules/position.ts'
import type { Box } from './poster-layout.ts'
import { TownPicture } from './TownPicture.tsx'

/** The room for how far somebody came, and for the line that says it. */
const REACHED = 112
const PLATE = 40

interface PosterTownProps {
  readonly box: Box
  readonly player: MachiPlayer
  readonly cards: CardSet
  readonly name: string
  /** How far this player came. */
  readonly reached: string
  readonly rim: string
  readonly ink: string
}

/** The town of somebody who did not win, mounted on paper with the name below it. */
export function PosterTown({ box, player, cards, name, reached, rim, ink }: PosterTownProps) {
  const { x, y, width, height } = box
  const clip = useId()
  const picture = height - PLATE
  return (
    <g transform={`translate(${x} ${y})`}>
      <clipPath id={clip}>
        <rect x="8" y="8" width={width - 16} height={picture - 8} rx="4" />
      </clipPath>
      <rect width={width} height={height} rx="8" fill={rim} />
      <g clipPath={`url(#${clip})`}>
        <rect width={width} height={picture} fill="var(--mk-town-sky)" />
        <g transform="translate(8 16)">
          <TownPicture player={player} cards={cards} width={width - 16} height={picture - 16} />
        </g>
      </g>
      <text x="14" y={height - 12} fontSize={fitting(name, 24, width - REACHED - 40)} fontWeight="700" fill={ink}>
        {name}
      </text>
      <text
        x={width - 14}
        y={height - 12}
        textAnchor="end"
        fontSize={fitting(reached, 20, REACHED)}
        fontWeight="600"
        fill={ink}
      >
        {reached}
      </text>
    </g>
  )
}

import type { CardSet } from '../../cards/cards.ts'
import type { RailPlayerView } from '../../rules/view.ts'
import { CardGround, Grove } from '../town/CardGround.tsx'
import { CARD, cornerOf, PITCH } from '../town/geometry.ts'
import { LandmarkPicture } from '../town/LandmarkPicture.tsx'
import { TownDrawing } from '../town/TownDrawing.tsx'
import { Tracks } from '../town/Tracks.tsx'

interface TownPictureProps {
  readonly player: RailPlayerView
  readonly cards: CardSet
  /** Without the values on the cards, for a picture in which they would be too small to read. */
  readonly isPlain: boolean
}

const WIDTH = 3 * PITCH + CARD

/** The part of the drawing that a finished town covers. */
export function townBox(town: RailPlayerView['town']): string {
  // A town that is not begun yet begins on d4.
  const corners = Object.keys({ d4: null, ...town }).map(cornerOf)
  const west = Math.min(...corners.map(({ x }) => x))
  const north = Math.min(...corners.map(({ y }) => y))
  return `${west} ${north} ${WIDTH} ${WIDTH}`
}

/** A finished town in its own colours, in the units of its cards. */
export function TownPicture({ player: { town, lines }, cards, isPlain }: TownPictureProps) {
  if (!isPlain) return <TownDrawing town={town} lines={lines} cards={cards} />
  const placed = Object.entries(town).flatMap(([square, { card, turn }]) => {
    const found = cards.townCards.find(({ id }) => id === card)
    return found === undefined ? [] : [{ square, card: found, turn, at: cornerOf(square) }]
  })
  return (
    <g>
      {placed.map(({ square, card, turn, at }) => (
        <g key={square} transform={`translate(${at.x} ${at.y})`}>
          <CardGround card={card} turn={turn} />
        </g>
      ))}
      <Tracks lines={lines} />
      {placed.map(({ square, card, at }) =>
        card.landmark === null ? (
          <g key={square} transform={`translate(${at.x} ${at.y})`}>
            <Grove />
          </g>
        ) : (
          <LandmarkPicture key={square} landmark={card.landmark} x={at.x + CARD / 2} y={at.y + CARD / 2} size={46} />
        ),
      )}
    </g>
  )
}

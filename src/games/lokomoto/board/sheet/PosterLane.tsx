import { fitting } from '#boards/result/Poster.tsx'
import type { CardSet } from '../../cards/cards.ts'
import type { LokoPlayerView } from '../../rules/view.ts'
import { cardsOf } from '../cards-of.ts'
import { EnginePicture } from '../pieces/EngineSvg.tsx'
import { engineOf, liveryOf } from '../pieces/engine-of.ts'
import { ShapePicture } from '../pieces/ShapePicture.tsx'
import { Stroke } from '../pieces/strokes/Stroke.tsx'

export const LANE_HEIGHT = 104
const WIDTH = 1016
const INK = '#22252b'

/** The line that the trains stand on: from here, at this height, in sections as on the map. */
const LINE_LEFT = 236
const LINE_Y = 80
const SECTIONS = 6
const SECTION = 106
/** An engine is 80 wide on its own grid, and its rail is at 36. */
const ENGINE_SCALE = 1.12
const ENGINE = 80 * ENGINE_SCALE
const RAIL = 36 * ENGINE_SCALE
const SHAPE = 66

interface PosterLaneProps {
  readonly y: number
  readonly seat: number
  readonly name: string
  readonly total: string
  readonly player: LokoPlayerView
  readonly cards: CardSet
  readonly paper: string
}

/** What a player has: the trains on a line of the player's own pen, the shapes above its end, and the points. */
export function PosterLane({ y, seat, name, total, player, cards, paper }: PosterLaneProps) {
  const { trains, shapes } = cardsOf(player, cards)
  const line = SECTIONS * SECTION
  const shapeStep = Math.min(SHAPE, line / 2 / Math.max(1, shapes.length))
  const shapesWidth = shapes.length * shapeStep
  const room = line - shapesWidth
  const step = Math.min(ENGINE + 8, (room - ENGINE) / Math.max(1, trains.length - 1))
  return (
    <g transform={`translate(92 ${y})`}>
      <rect width={WIDTH} height={LANE_HEIGHT} rx="8" fill={paper} />
      <text x="26" y="63" fontSize={fitting(name, 34, LINE_LEFT - 56)} fontWeight="700" fill={INK}>
        {name}
      </text>
      <g transform={`translate(${LINE_LEFT} ${LINE_Y + 5})`}>
        {Array.from({ length: SECTIONS }, (_, i) => i * SECTION).map((x, i) => (
          <g key={x}>
            <Stroke from={[x, 0]} to={[x + SECTION, 0]} seat={seat} look="solid" seed={i + seat} />
            <circle cx={x} r="8" fill="var(--lk-station)" stroke="var(--lk-station-edge)" strokeWidth="2.4" />
          </g>
        ))}
        <circle cx={line} r="8" fill="var(--lk-station)" stroke="var(--lk-station-edge)" strokeWidth="2.4" />
      </g>
      {trains.map((train, i) => (
        <g key={train.id} transform={`translate(${LINE_LEFT + i * step} ${LINE_Y - RAIL}) scale(${ENGINE_SCALE})`}>
          <EnginePicture engine={engineOf(train)} livery={liveryOf(train)} />
        </g>
      ))}
      {shapes.map((shape, i) => (
        <svg
          key={shape.id}
          x={LINE_LEFT + line - shapesWidth + i * shapeStep}
          y="6"
          width={shapeStep}
          height={SHAPE}
          aria-hidden="true"
        >
          <ShapePicture shape={shape} lattice={cards.map.lattice} turns={0} />
        </svg>
      ))}
      <text x={WIDTH - 26} y="71" textAnchor="end" fontSize="56" fontWeight="700" fill={INK}>
        {total}
      </text>
    </g>
  )
}

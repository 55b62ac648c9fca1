import { type ReactNode, useContext, useId } from 'react'
import { CREAM, fitting, GOLD, PosterFrame } from '#boards/result/Poster.tsx'
import { Interim } from '#boards/result/ResultSheet.tsx'
import type { CardSet, RailMap } from '../../cards/cards.ts'
import type { LokoPlayerView, LokoView } from '../../rules/view.ts'
import { sheetOf } from '../map/sheet.ts'
import { NAME_PX, placeNames } from '../map/town-names.ts'
import { cardsOf } from '../names.ts'
import { EnginePicture, engineOf, liveryOf } from '../pieces/EngineSvg.tsx'
import { ShapePicture } from '../pieces/ShapePicture.tsx'
import { PenIcon, Stroke } from '../pieces/strokes/Stroke.tsx'
import { FinishedMap, type LokoSheetProps } from './Sheet.tsx'

const LANE_HEIGHT = 104

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

const MARGIN = 14

/** How large names are printed. */
const NAME_SIZE = 17

const WOOD = '#d9b98c'

const JOINT = '#c9a576'

/** How wide a board of the table is. */
const BOARD = 118

const DEEP = '#24414a'
const SOFT = '#b4cbd0'

const MAP = { x: 78, y: 212, width: 1044, height: 700 }
/** Where pens lie beside the title, the winner's first. */
const PENS = [92, 1032, 168, 956, 244]
const PEN = 76
/** Where the table ends. */
const EDGE = 950
/** The first of the lanes, and from one to the next. */
const LANES = EDGE + 178
const LANE_STEP = LANE_HEIGHT + 14

/** A printed poster of the finished map, to keep: who won, and every player's trains. All its styles are its own. */
export function Poster({ cards, view, standing, seats, texts: { name: game, words, score: texts } }: LokoSheetProps) {
  const isInterim = useContext(Interim)
  const totalOf = (seat: number) => standing.scores[seat - 1].total
  const isWinner = (seat: number) => standing.winners.includes(seat)
  const order = seats
    .map((_, i) => i + 1)
    .toSorted((one, other) => Number(isWinner(other)) - Number(isWinner(one)) || totalOf(other) - totalOf(one))
  const winners = texts.names(standing.winners.map((seat) => seats[seat - 1].name))
  const height = LANES + order.length * LANE_STEP + 56
  return (
    <PosterFrame
      height={height}
      label={texts.posterLabel(texts.names(seats.map(({ name }) => name)))}
      ink={DEEP}
      title={game}
      titleSize={120}
      scene={
        <PosterScene edge={EDGE} height={height} deep={DEEP}>
          <PosterMap map={cards.map} view={view} {...MAP} />
        </PosterScene>
      }
    >
      {order.map((seat, i) => (
        <svg key={seat} x={PENS[i]} y="86" width={PEN} height={PEN} aria-hidden="true">
          <PenIcon seat={seat} size={PEN} />
        </svg>
      ))}
      <text x="92" y={EDGE + 66} fontSize="34" fontWeight="500" fill={SOFT}>
        {!isInterim && texts.wonBy(standing.winners.length)}
      </text>
      <text x="90" y={EDGE + 138} fontSize={fitting(winners, 76, 740)} fontWeight="700" fill={CREAM}>
        {winners}
      </text>
      <text x="1108" y={EDGE + 138} textAnchor="end" fontSize="124" fontWeight="700" fill={GOLD}>
        {words.figure(totalOf(order[0]))}
      </text>
      {order.map((seat, i) => (
        <PosterLane
          key={seat}
          y={LANES + i * LANE_STEP}
          seat={seat}
          name={seats[seat - 1].name}
          total={words.figure(totalOf(seat))}
          player={view.players[seat - 1]}
          cards={cards}
          paper={CREAM}
        />
      ))}
    </PosterFrame>
  )
}

interface PosterSceneProps {
  /** Where the table ends and the lower part begins. */
  readonly edge: number
  readonly height: number
  readonly deep: string
  readonly children: ReactNode
}

/** A wooden table from above, and the field below it that the names are printed on. */
function PosterScene({ edge, height, deep, children }: PosterSceneProps) {
  const boards = Array.from({ length: Math.ceil(edge / BOARD) }, (_, i) => i * BOARD)
  const path = boards.map((y, i) => `M0 ${y}H1200M${190 + ((i * 437) % 860)} ${y}v${BOARD}`).join('')
  return (
    <g>
      <rect width="1200" height={edge} fill={WOOD} />
      <path d={path} fill="none" stroke={JOINT} strokeWidth="3" />
      {children}
      <rect y={edge} width="1200" height={height - edge} fill={deep} />
    </g>
  )
}

interface PosterMapProps {
  readonly map: RailMap
  readonly view: Pick<LokoView, 'sections' | 'used'>
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The finished map on its sheet of paper, with the names of all towns that have room. */
function PosterMap({ map, view, x, y, width, height }: PosterMapProps) {
  const clip = useId()
  const sheet = sheetOf(map)
  const { box } = sheet
  const scale = Math.min((width - 2 * MARGIN) / box.width, (height - 2 * MARGIN) / box.height)
  const names = placeNames(sheet, box, (scale * NAME_PX) / NAME_SIZE)
  const left = x + (width - box.width * scale) / 2
  const top = y + (height - box.height * scale) / 2
  const paper = { x, y, width, height, rx: 5 }
  return (
    <g>
      <rect {...paper} transform="translate(7 10)" fill="#3a2a14" opacity="0.24" />
      <rect {...paper} fill="var(--lk-sheet)" />
      <clipPath id={clip}>
        <rect {...paper} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform={`translate(${left} ${top}) scale(${scale}) translate(${-box.left} ${-box.top})`}>
          <FinishedMap map={map} sheet={sheet} view={view} />
          {names.map(({ station, town, middle: [mx, my], angle, width: wide, height: tall }) => (
            <g key={station} transform={`translate(${mx} ${my}) rotate(${(angle * 180) / Math.PI})`}>
              <rect
                x={-wide / 2 - 2}
                y={-tall / 2}
                width={wide + 4}
                height={tall}
                rx={tall / 2}
                fill="var(--lk-land)"
                opacity="0.72"
              />
              <text y={tall * 0.35} textAnchor="middle" fontSize={NAME_SIZE / scale} fontWeight="600" fill="var(--ink)">
                {town}
              </text>
            </g>
          ))}
        </g>
      </g>
    </g>
  )
}

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
function PosterLane({ y, seat, name, total, player, cards, paper }: PosterLaneProps) {
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

// The sheet and the confetti are loaded with the poster, in one piece, when the game is over.
export { Sheet } from './Sheet.tsx'

/** Tickets in the colours of the pens, and a locomotive. */
export const confetti = [
  ...['--seat-1', '--seat-2', '--seat-3', '--seat-4'].map((pen) => (
    <g key={pen} stroke="#22252b" strokeWidth="0.8">
      <path d="M2 6h16v2.500a1.500 1.500 0 0 0 0 3V14H2v-2.500a1.500 1.500 0 0 0 0-3z" fill={`var(${pen})`} />
      <path d="M13 6v8" strokeDasharray="1.200 1.200" />
    </g>
  )),
  <g key="engine" fill="var(--ink)" stroke="var(--paper)" strokeWidth="0.600">
    <path d="M2 5h6v4h5V6h2.500v3H18v5H2z" />
    <circle cx="6" cy="15" r="2.200" />
    <circle cx="13" cy="15" r="2.200" />
  </g>,
]

import { CREAM, fitting, GOLD, PosterFrame } from '#boards/result/Poster.tsx'
import colours from '../colours.css?raw'
import { PenIcon } from '../pieces/strokes/PenIcon.tsx'
import { LANE_HEIGHT, PosterLane } from './PosterLane.tsx'
import { PosterMap } from './PosterMap.tsx'
import { PosterScene } from './PosterScene.tsx'
import { POSTER_STYLES } from './poster-styles.ts'
import type { LokoSheetProps } from './Sheet.tsx'

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

/** A printed poster of the finished map, to keep: who won, and everybody's trains. All its styles are its own. */
export function Poster({ cards, view, standing, seats, texts: { name: game, words, score: texts } }: LokoSheetProps) {
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
      colours={colours}
      ink={DEEP}
      title={game}
      titleSize={120}
      scene={
        <PosterScene edge={EDGE} height={height} deep={DEEP}>
          <PosterMap map={cards.map} view={view} {...MAP} />
        </PosterScene>
      }
    >
      <style>{POSTER_STYLES}</style>
      {order.map((seat, i) => (
        <svg key={seat} x={PENS[i]} y="86" width={PEN} height={PEN} aria-hidden="true">
          <PenIcon seat={seat} size={PEN} />
        </svg>
      ))}
      <text x="92" y={EDGE + 66} fontSize="34" fontWeight="500" fill={SOFT}>
        {texts.wonBy(standing.winners.length)}
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

import { CREAM, fitting, GOLD, PosterFrame } from '#boards/result/Poster.tsx'
import { LINES } from '../../cards/cards.ts'
import colours from '../colours.css?raw'
import { LineBadge } from '../pieces/LineBadge.tsx'
import { PosterScene } from './PosterScene.tsx'
import { PosterTown } from './PosterTown.tsx'
import { posterPlaces } from './poster-layout.ts'
import type { RailSheetProps } from './Sheet.tsx'

const DEEP = '#1f4a43'
const SOFT = '#b9d0c0'

/** Where the train is not hidden behind a town. */
const ON_THE_HILL = 'translate(64 832) rotate(-3)'
const IN_THE_VALLEY = 'translate(70 949)'

/** A printed railway poster of the finished towns, to keep. All its colours are its own. */
export function Poster({ cards, view, standing, seats, texts: { name: game, words, score: texts } }: RailSheetProps) {
  const first = standing.winners[0]
  const { total, title, lines } = standing.scores[first - 1]
  const isAlone = seats.length === 1
  const order = [first, ...seats.map((_, i) => i + 1).filter((seat) => seat !== first)]
  const places = posterPlaces(order.length)
  const winners = texts.names(standing.winners.map((seat) => seats[seat - 1].name))
  const headline = isAlone && title !== undefined ? words.titles[title] : winners
  return (
    <PosterFrame
      height={1200}
      label={texts.posterLabel(texts.names(seats.map(({ name }) => name)))}
      colours={colours}
      ink={DEEP}
      title={game}
      titleSize={104}
      scene={<PosterScene trainAt={isAlone ? ON_THE_HILL : IN_THE_VALLEY} />}
    >
      {order.map((seat, i) => (
        <g key={seat}>
          <PosterTown place={places[i]} player={view.players[seat - 1]} cards={cards} isPlain={i > 0} />
          {i > 0 && <Plate {...places[i]} name={seats[seat - 1].name} points={standing.scores[seat - 1].total} />}
        </g>
      ))}
      {LINES.map((line, i) => (
        <g key={line} transform={`translate(${318 + i * 188} 958)`}>
          <rect x="-74" y="-32" width="148" height="64" rx="32" fill={CREAM} stroke={DEEP} strokeWidth="5" />
          <g transform="translate(-64 -26)">
            <LineBadge line={line} size={52} />
          </g>
          <text x="26" y="14" textAnchor="middle" fontSize="40" fontWeight="700" fill="var(--ink)">
            {lines[line]}
          </text>
        </g>
      ))}
      <text x="92" y="1064" fontSize="34" fontWeight="500" fill={SOFT}>
        {isAlone ? seats[0].name : texts.wonBy(standing.winners.length)}
      </text>
      <text x="90" y="1122" fontSize={fitting(headline, 62, 700)} fontWeight="700" fill={CREAM}>
        {headline}
      </text>
      <text x="1108" y="1122" textAnchor="end" fontSize="132" fontWeight="700" fill={GOLD}>
        {total}
      </text>
    </PosterFrame>
  )
}

interface PlateProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly name: string
  readonly points: number
}

/** The name and the total of a town that is not the largest, on its lower edge. */
function Plate({ x, y, size, name, points }: PlateProps) {
  const width = Math.max(size * 0.8, 150)
  return (
    <g transform={`translate(${x + size / 2} ${y + size + 6})`}>
      <rect x={-width / 2} y="-19" width={width} height="38" rx="19" fill={DEEP} stroke={CREAM} strokeWidth="3" />
      <text x={-width / 2 + 18} y="8" fontSize={fitting(name, 22, width - 90)} fontWeight="600" fill={CREAM}>
        {name}
      </text>
      <text x={width / 2 - 18} y="8" textAnchor="end" fontSize="24" fontWeight="700" fill={GOLD}>
        {points}
      </text>
    </g>
  )
}

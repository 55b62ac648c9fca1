import { useContext } from 'react'
import { CREAM, fitting, GOLD, PosterFrame, sunRays } from '#boards/result/Poster.tsx'
import { Interim } from '#boards/result/ResultSheet.tsx'
import { type CardSet, LINES } from '../../cards/cards.ts'
import type { RailPlayerView } from '../../rules/view.ts'
import { LineBadge, LineLetters } from '../pieces/TokenPicture.tsx'
import { signed } from '../plans-and-points.ts'
import { type RailSheetProps, TownPicture, townBox } from './Sheet.tsx'

/** The picture behind the towns: a rising sun, hills cut from paper, and a train on its way up. */
const SKY = '#f8e3b6'

const RAY = '#f5d693'

const SUN = '#f0b03f'

const FAR_HILL = '#a9bf8c'

const HILL = '#7fa173'

const NEAR_HILL = '#4d7c63'

const VALLEY = '#1f4a43'

const SNOW = '#fffdf7'

const MIDDLE = 600

const BOTTOM = 856

const GAP = 44

/** The sizes of the largest town and of those beside it, by how many these are. */
const SIZES = [
  { large: 640, small: 0 },
  { large: 590, small: 360 },
  { large: 620, small: 284 },
  { large: 640, small: 190 },
]

const DEEP = '#1f4a43'
const SOFT = '#b9d0c0'

/** Where the train is not hidden behind a town. */
const ON_THE_HILL = 'translate(64 832) rotate(-3)'
const IN_THE_VALLEY = 'translate(70 949)'

/** A printed railway poster of the finished towns, to keep. All its colours are its own. */
export function Poster({ cards, view, standing, seats, texts: { name: game, words, score: texts } }: RailSheetProps) {
  const isInterim = useContext(Interim)
  const first = standing.winners[0]
  const { total, title, lines } = standing.scores[first - 1]
  const isAlone = seats.length === 1
  const order = [first, ...seats.map((_, i) => i + 1).filter((seat) => seat !== first)]
  const places = posterPlaces(order.length)
  const winners = texts.names(standing.winners.map((seat) => seats[seat - 1].name))
  const headline = isAlone && title !== undefined ? words.titles[title] : winners
  return (
    <LineLetters value={words.lineLetters}>
      <PosterFrame
        height={1200}
        label={texts.posterLabel(texts.names(seats.map(({ name }) => name)))}
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
          {isAlone ? seats[0].name : !isInterim && texts.wonBy(standing.winners.length)}
        </text>
        <text x="90" y="1122" fontSize={fitting(headline, 62, 700)} fontWeight="700" fill={CREAM}>
          {headline}
        </text>
        <text x="1108" y="1122" textAnchor="end" fontSize="132" fontWeight="700" fill={GOLD}>
          {signed(total)}
        </text>
      </PosterFrame>
    </LineLetters>
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
        {signed(points)}
      </text>
    </g>
  )
}

interface PosterTownProps {
  readonly place: PosterPlace
  readonly player: RailPlayerView
  readonly cards: CardSet
  readonly isPlain: boolean
}

/** A finished town, mounted on paper. */
function PosterTown({ place: { x, y, size }, player, cards, isPlain }: PosterTownProps) {
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

/** Where a town stands on the poster. */
interface PosterPlace {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The largest town first; the others stand beside it, one below the other. */
function posterPlaces(towns: number): PosterPlace[] {
  const others = towns - 1
  const { large, small } = SIZES[others]
  const left = MIDDLE - (others === 0 ? large : large + GAP + small) / 2
  const step = others > 1 ? (large - small) / (others - 1) : 0
  return [
    { x: left, y: BOTTOM - large, size: large },
    ...Array.from({ length: others }, (_, i) => ({
      x: left + large + GAP,
      y: BOTTOM - small - (others - 1 - i) * step,
      size: small,
    })),
  ]
}

/** `trainAt` is where its last wheel stands. */
function PosterScene({ trainAt }: { readonly trainAt: string }) {
  return (
    <g>
      <rect width="1200" height="1200" fill={SKY} />
      <g transform="translate(600 604)">
        <path d={sunRays()} fill={RAY} />
        <circle r="424" fill={SUN} />
      </g>
      <path d="M0 640Q150 520 300 600T640 600T940 560T1200 640V1200H0Z" fill={FAR_HILL} />
      <path d="M0 740Q120 660 250 700T560 760T960 690T1200 730V1200H0Z" fill={HILL} />
      <path d="M0 792Q150 742 300 800T720 850T1010 772T1200 800V1200H0Z" fill={NEAR_HILL} />
      <Wood x={46} y={764} />
      <Wood x={1092} y={706} />
      <path d="M-10 862Q90 800 260 846T640 900T1000 838T1210 858" fill="none" stroke={SNOW} strokeWidth="13" />
      <path
        d="M-10 862Q90 800 260 846T640 900T1000 838T1210 858"
        fill="none"
        stroke={VALLEY}
        strokeWidth="13"
        strokeDasharray="4 9"
      />
      <path d="M0 930H1200V1200H0Z" fill={VALLEY} />
      <path d="M0 958H1200" stroke={HILL} strokeWidth="16" strokeDasharray="6 12" />
      <path d="M0 953H1200M0 963H1200" stroke={SNOW} strokeWidth="2.5" />
      <g transform={trainAt}>
        <Train />
      </g>
    </g>
  )
}

function Wood({ x, y }: { readonly x: number; readonly y: number }) {
  const trees = [
    [0, 0, 1],
    [26, 10, 0.8],
    [52, 2, 1.15],
    [78, 14, 0.75],
  ]
  return (
    <g transform={`translate(${x} ${y})`}>
      {trees.map(([left, top, size]) => (
        <g key={left} transform={`translate(${left} ${top}) scale(${size})`}>
          <path d="M0-52L17 2Q0 10-17 2Z" fill="#2f5f4f" />
          <path d="M0-52V6Q-9 6-17 2Z" fill="#3d7460" />
          <path d="M-2 4h4v9h-4z" fill="#2a2a1e" />
        </g>
      ))}
    </g>
  )
}

/** A small steam train with two coaches. */
function Train() {
  return (
    <g>
      <g fill={SNOW} opacity="0.92">
        <circle cx="130" cy="-46" r="6" />
        <circle cx="116" cy="-51" r="9" />
        <circle cx="96" cy="-54" r="12" />
        <circle cx="70" cy="-52" r="9" />
      </g>
      <g fill="#c8372d">
        <path d="M84-32h38v26H84zM122-24h26q6 0 6 6v12h-32z" />
        <path d="M80-36h34v5H80z" fill="#22252b" />
        <path d="M136-42h10l-2 18h-6z" fill="#22252b" />
        <rect x="90" y="-27" width="16" height="11" fill="#f8e3b6" />
      </g>
      {[0, 42].map((x) => (
        <g key={x} transform={`translate(${x - 4} 0)`}>
          <path d="M0-28h38v22H0z" fill="#1f6fb2" />
          <path d="M-2-32h42v5H-2z" fill="#22252b" />
          <path d="M5-22h8v9H5zM16-22h8v9h-8zM27-22h8v9h-8z" fill="#f8e3b6" />
        </g>
      ))}
      <path d="M-4-7h160v5H-4z" fill="#22252b" />
      {[4, 28, 46, 70, 92, 112, 134, 148].map((x) => (
        <circle key={x} cx={x} cy="-1" r="6" fill="#22252b" />
      ))}
    </g>
  )
}

// The sheet and the confetti are loaded with the poster, in one piece, when the game is over.
export { Sheet } from './Sheet.tsx'

/** Carriages in the colours of the lines, and crates. */
export const confetti = [
  ...LINES.map((line) => (
    <g key={line} stroke="var(--casing)" strokeWidth="0.8">
      <path d="M2 7.500a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2V14H2z" fill={`var(--line-${line})`} />
      <path d="M4.500 7.500h3v3h-3zm4 0h3v3h-3zm4 0h3v3h-3z" fill="var(--casing)" stroke="none" />
      <circle cx="6" cy="14.500" r="2" fill="var(--ink)" />
      <circle cx="14" cy="14.500" r="2" fill="var(--ink)" />
    </g>
  )),
  <g key="crate" stroke="#7a4f2a" strokeWidth="1">
    <path d="M4 4h12v12H4z" fill="#c98f52" />
    <path d="M4 8h12M4 12h12M6 4v12m8-12v12" />
  </g>,
]

import { useContext, useId } from 'react'
import { CREAM, fitting, GOLD, PosterFrame, sunRays } from '#boards/result/Poster.tsx'
import { Interim } from '#boards/result/ResultSheet.tsx'
import type { CardSet } from '../../cards/cards.ts'
import type { MachiPlayer } from '../../rules/position.ts'
import type { MachiSheetProps } from './Sheet.tsx'
import { TownPicture, townLayout } from './TownPicture.tsx'

const LEFT = 92

const RIGHT = 1108

const BOTTOM = 1510

const GAP = 32

/** From the edge to the name of the winner, and to what stands below it. */
const NAME = 132

const BELOW = 212

/** The room for how far a player came, and for the line that says it. */
const REACHED = 112

const PLATE = 40

/** The evening behind the winner's town: a low sun, its rays, clouds and far hills, all cut from paper. */
const SKY = '#f9d9ae'

const RAY = '#f6cb94'

const SUN = '#ee9a4d'

const CLOUD = '#fdeeda'

const FAR_HILL = '#d9a987'

const HILL = '#b9a07f'

const LARGEST_SUN = 312

/** The sun never rises behind the name of the game. */
const HIGHEST = 196

const DEEP = '#2f3350'
const SOFT = '#b9bcd6'

const WIDTH = 1132
const INSET = 34
/** The winner's town begins below the name of the game. */
const TOP = 240

/** A printed poster of the finished towns, to keep: the winner's large, the others' below. All its colours are its own. */
export function Poster({ view, cards, standing, seats, texts: { name: game, words, score: texts } }: MachiSheetProps) {
  const [winner] = standing.winners
  const { name } = seats[winner - 1]
  const town = view.players[winner - 1]
  const others = seats.map((_, i) => i + 1).filter((seat) => seat !== winner)
  const layout = posterLayout(others.length)
  const height = layout.edge - TOP
  const isInterim = useContext(Interim)
  const reached = isInterim
    ? words.landmarks(standing.scores[winner - 1].landmarks)
    : texts.afterTurns(view.turns, cards.landmarks.length)
  return (
    <PosterFrame
      height={1600}
      label={texts.posterLabel(words.list(seats.map((seat) => seat.name)))}
      ink={DEEP}
      title={game}
      titleSize={128}
      scene={
        <>
          <PosterScene ground={TOP + townLayout(town, cards, WIDTH, height).skyline.y} />
          <g transform={`translate(${INSET} ${TOP})`}>
            <TownPicture player={town} cards={cards} width={WIDTH} height={height} hasCounts />
          </g>
          <rect y={layout.edge} width="1200" height="600" fill={DEEP} />
        </>
      }
    >
      <text x="92" y={layout.name.y - 76} fontSize="34" fontWeight="500" fill={SOFT}>
        {!isInterim && texts.winner}
      </text>
      <text x="90" y={layout.name.y} fontSize={fitting(name, 84, layout.name.width)} fontWeight="700" fill={CREAM}>
        {name}
      </text>
      <text
        x="92"
        y={layout.name.y + 46}
        fontSize={fitting(reached, 28, layout.name.width)}
        fontWeight="500"
        fill={GOLD}
      >
        {reached}
      </text>
      {others.map((seat, i) => (
        <PosterTown
          key={seat}
          box={layout.others[i]}
          player={view.players[seat - 1]}
          cards={cards}
          name={seats[seat - 1].name}
          reached={words.landmarks(standing.scores[seat - 1].landmarks)}
          rim={CREAM}
          ink={DEEP}
        />
      ))}
    </PosterFrame>
  )
}

/** `ground` is where the winner's landmarks stand. */
function PosterScene({ ground }: { readonly ground: number }) {
  const sun = ground - 52
  return (
    <g>
      <rect width="1200" height="1600" fill={SKY} />
      <g transform={`translate(600 ${sun})`}>
        <path d={sunRays()} fill={RAY} />
        <circle r={Math.min(LARGEST_SUN, sun - HIGHEST)} fill={SUN} />
      </g>
      <Cloud x={190} y={300} size={1} />
      <Cloud x={1010} y={262} size={0.8} />
      <g transform={`translate(0 ${ground})`}>
        <path d="M0-150Q140-250 300-180T620-210T900-240T1200-160V400H0Z" fill={FAR_HILL} />
        <path d="M0-70Q160-150 330-100T700-120T1000-140T1200-90V400H0Z" fill={HILL} />
      </g>
    </g>
  )
}

function Cloud({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M-110 20a34 34 0 0 1 20-64 52 52 0 0 1 96-16 44 44 0 0 1 72 30 26 26 0 0 1 12 50Z"
      fill={CLOUD}
    />
  )
}

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

/** The town of a player who did not win, mounted on paper with the name below it. */
function PosterTown({ box, player, cards, name, reached, rim, ink }: PosterTownProps) {
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

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface PosterLayout {
  /** Where the winner's town ends and the lower part begins. */
  readonly edge: number
  /** The line that the winner's name stands on, and the room that it has. */
  readonly name: { readonly y: number; readonly width: number }
  /** The towns of the others. */
  readonly others: readonly Box[]
}

/** One other town stands beside the name of the winner, several below it. */
function posterLayout(others: number): PosterLayout {
  if (others === 1) {
    const [width, height] = [460, 260]
    const edge = BOTTOM - height - 56
    return {
      edge,
      name: { y: edge + 208, width: RIGHT - LEFT - width - GAP },
      others: [{ x: RIGHT - width, y: BOTTOM - height, width, height }],
    }
  }
  const width = (RIGHT - LEFT - (others - 1) * GAP) / others
  const height = others === 2 ? 260 : 210
  const edge = BOTTOM - height - BELOW
  return {
    edge,
    name: { y: edge + NAME, width: RIGHT - LEFT },
    others: Array.from({ length: others }, (_, i) => ({
      x: LEFT + i * (width + GAP),
      y: BOTTOM - height,
      width,
      height,
    })),
  }
}

// The sheet and the confetti are loaded with the poster, in one piece, when the game is over.
export { Sheet } from './Sheet.tsx'

/** Coins of three kinds, and dice. */
export const confetti = [
  ...['#d9a441', '#c9cbd0', '#c17a4a'].map((metal) => (
    <g key={metal} stroke="#22252b" strokeWidth="0.8">
      <circle cx="10" cy="10" r="8" fill={metal} />
      <circle cx="10" cy="10" r="5.500" fill="none" strokeDasharray="1.200 1.200" />
      <path d="M10 7v6" strokeWidth="2" strokeLinecap="round" />
    </g>
  )),
  <g key="die" stroke="#22252b" strokeWidth="0.8">
    <rect x="3" y="3" width="14" height="14" rx="3" fill="#fffdf7" />
    <path
      d="M7 7h.01M13 7h.01M7 13h.01M13 13h.01M10 10h.01"
      stroke="#c8372d"
      strokeWidth="2.600"
      strokeLinecap="round"
    />
  </g>,
]

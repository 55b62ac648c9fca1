import { type CSSProperties, useId } from 'react'
import { fitting } from './fitting.ts'
import { PosterScene } from './PosterScene.tsx'
import { PosterTown } from './PosterTown.tsx'
import { posterLayout } from './poster-layout.ts'
import { POSTER_PALETTE } from './poster-palette.ts'
import type { MachiSheetProps } from './sheet-props.ts'
import { TownPicture } from './TownPicture.tsx'
import { townLayout } from './town-layout.ts'

const CREAM = '#fbf3df'
const GOLD = '#f2b632'
const DEEP = '#2f3350'
const SOFT = '#b9bcd6'

const WIDTH = 1132
const INSET = 34
/** The winner's town begins below the name of the game. */
const TOP = 240

/** A printed poster of the finished towns, to keep: the winner's large, the others' below. All its colours are its own. */
export function Poster({ view, standing, seats, texts: { name: game, words, score: texts } }: MachiSheetProps) {
  const clip = useId()
  const [winner] = standing.winners
  const { name } = seats[winner - 1]
  const town = view.players[winner - 1]
  const others = seats.map((_, i) => i + 1).filter((seat) => seat !== winner)
  const layout = posterLayout(others.length)
  const height = layout.edge - TOP
  const turns = texts.afterTurns(view.turns)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1200 1600"
      width="1200"
      height="1600"
      role="img"
      aria-label={texts.posterLabel(words.list(seats.map((seat) => seat.name)))}
      style={POSTER_PALETTE as CSSProperties}
      fontFamily="var(--sign)"
    >
      <defs>
        <clipPath id={clip}>
          <rect x={INSET} y={INSET} width={WIDTH} height="1532" rx="4" />
        </clipPath>
      </defs>
      <rect width="1200" height="1600" fill={CREAM} />
      <g clipPath={`url(#${clip})`}>
        <PosterScene ground={TOP + townLayout(town, WIDTH, height).skyline.y} />
        <g transform={`translate(${INSET} ${TOP})`}>
          <TownPicture player={town} width={WIDTH} height={height} hasCounts />
        </g>
        <rect y={layout.edge} width="1200" height="600" fill={DEEP} />
      </g>
      <rect x="34" y="34" width="1132" height="1532" rx="4" fill="none" stroke={DEEP} strokeWidth="5" />
      <rect x="46" y="46" width="1108" height="1508" fill="none" stroke={CREAM} strokeWidth="2.5" />
      <text x="600" y="164" textAnchor="middle" fontSize={fitting(game, 128, 1000)} fontWeight="700" fill={DEEP}>
        {game}
      </text>
      <text x="92" y={layout.name.y - 76} fontSize="34" fontWeight="500" fill={SOFT}>
        {texts.winner}
      </text>
      <text x="90" y={layout.name.y} fontSize={fitting(name, 84, layout.name.width)} fontWeight="700" fill={CREAM}>
        {name}
      </text>
      <text x="92" y={layout.name.y + 46} fontSize={fitting(turns, 28, layout.name.width)} fontWeight="500" fill={GOLD}>
        {turns}
      </text>
      {others.map((seat, i) => (
        <PosterTown
          key={seat}
          box={layout.others[i]}
          player={view.players[seat - 1]}
          name={seats[seat - 1].name}
          reached={words.landmarks(standing.scores[seat - 1].landmarks)}
          rim={CREAM}
          ink={DEEP}
        />
      ))}
    </svg>
  )
}

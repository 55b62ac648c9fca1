import { CREAM, fitting, GOLD, PosterFrame } from '#boards/result/Poster.tsx'
import colours from '../colours.css?raw'
import ground from './ground.css?raw'
import { PosterScene } from './PosterScene.tsx'
import { PosterTown } from './PosterTown.tsx'
import { posterLayout } from './poster-layout.ts'
import type { MachiSheetProps } from './Sheet.tsx'
import { TownPicture } from './TownPicture.tsx'
import { townLayout } from './town-layout.ts'

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
  const turns = texts.afterTurns(view.turns, cards.landmarks.length)
  return (
    <PosterFrame
      height={1600}
      label={texts.posterLabel(words.list(seats.map((seat) => seat.name)))}
      colours={colours + ground}
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

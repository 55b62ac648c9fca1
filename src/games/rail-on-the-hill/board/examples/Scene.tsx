import type { DevToken, LineName, TownCard } from '../../cards/cards.ts'
import { CardGround } from '../town/CardGround.tsx'
import { CardTop } from '../town/CardTop.tsx'
import { LineEnds } from '../town/LineEnds.tsx'
import { CARD, cornerOf } from '../town/squares.ts'
import { Tracks } from '../town/Tracks.tsx'

export interface SceneCard {
  readonly card: TownCard
  readonly turn?: number
  readonly token?: DevToken
}

interface SceneProps {
  readonly town: Readonly<Record<string, SceneCard>>
  readonly tracks?: Partial<Readonly<Record<LineName, readonly string[]>>>
}

/** A piece of a town: square a1 is at the top left. */
export function Scene({ town, tracks = {} }: SceneProps) {
  const squares = Object.entries(town).map(([square, placed]) => ({ square, ...placed, ...cornerOf(square) }))
  const lines = {
    red: { tracks: tracks.red ?? [] },
    yellow: { tracks: tracks.yellow ?? [] },
    blue: { tracks: tracks.blue ?? [] },
    black: { tracks: tracks.black ?? [] },
  }
  return (
    <>
      {squares.map(({ square, card, turn = 0, x, y }) => (
        <g key={square} transform={`translate(${x} ${y})`}>
          <CardGround card={card} turn={turn} />
          <rect width={CARD} height={CARD} rx="3" fill="none" stroke="var(--meadow-dark)" strokeWidth="1" />
        </g>
      ))}
      <Tracks lines={lines} />
      {squares.map(({ square, card, token = null, x, y }) => (
        <g key={square} transform={`translate(${x} ${y})`}>
          <CardTop card={card} token={token} />
        </g>
      ))}
      <LineEnds lines={lines} />
    </>
  )
}

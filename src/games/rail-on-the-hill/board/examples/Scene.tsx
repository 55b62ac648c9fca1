import type { ReactNode } from 'react'
import { Figure, type PlaceProps } from '#boards/examples.tsx'
import type { DevToken, Direction, Landmark, LineName, TownCard } from '../../cards/cards.ts'
import { squaresOfSpot } from '../../rules/notation.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { ResourceIcon } from '../pieces/Resources.tsx'
import { CardGround } from '../town/CardGround.tsx'
import { CardTop } from '../town/CardPicture.tsx'
import { CARD, cornerOf, middleOf } from '../town/geometry.ts'
import { pointOnSpot } from '../town/route.ts'
import { LineEnds, Tracks } from '../town/TownDrawing.tsx'

export interface ExampleProps {
  readonly texts: { readonly words: WordTexts }
}

type Values = readonly [red: number, yellow: number, blue: number, black: number]

function townCard(id: number, landmark: Landmark | null, values: Values, ...roads: Direction[]): TownCard {
  const [red, yellow, blue, black] = values
  return { id, landmark, values: { red, yellow, blue, black }, roads }
}

/** Cards to draw examples with. They lie on no table, so they need not be cards of the set that is played with. */
export const POLICE = townCard(1, 'police-station', [6, 1, 1, 1], 'n', 'e', 'se', 's', 'w', 'nw')

export const BANK = townCard(2, 'bank', [1, 6, 1, 1], 'n', 'ne', 'e', 'se', 'sw', 'w')

export const ZOO = townCard(5, 'zoo', [3, 3, 3, 3], 'n', 'ne', 'se', 'w', 'nw')

export const PARK = townCard(6, 'amusement-park', [5, 2, 2, 2], 'ne', 'e', 'se', 's', 'nw')

export const GREEN = townCard(8, null, [2, 2, 5, 2], 'ne', 'e', 'se', 's', 'w', 'nw')

export const FIRE = townCard(11, 'fire-station', [4, 4, 1, 4], 'n', 'e', 's', 'w')

export const HOSPITAL = townCard(12, 'hospital', [4, 1, 4, 4], 'ne', 'e', 'sw', 'w')

export const CITY_HALL = townCard(15, 'city-hall', [4, 3, 2, 3], 'n', 'ne', 'e', 's')

export const SCHOOL = townCard(17, 'school', [3, 4, 3, 2], 'e', 'sw', 'w', 'nw')

export const DOUBLE_RED: DevToken = { id: 1, kind: 'x2', line: 'red' }

export const PLUS_BLUE: DevToken = { id: 19, kind: '+3', line: 'blue' }

export const DOUBLE_TRACK: DevToken = { id: 25, kind: 'double' }

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

/** What is drawn over a scene to explain it. */

function Cross({ x, y }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="14" fill="var(--paper)" stroke="var(--warn)" strokeWidth="3" />
      <path d="M-5.4 -5.4L5.4 5.4M5.4 -5.4L-5.4 5.4" stroke="var(--warn)" strokeWidth="4" strokeLinecap="round" />
    </g>
  )
}

export function Check({ x, y }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="14" fill="var(--paper)" stroke="var(--good)" strokeWidth="3" />
      <path
        d="M-6.6 0.4L-1.8 5.4L6.8 -5.4"
        fill="none"
        stroke="var(--good)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}

/** A square that has no card. */
export function Plot({ square, allowed }: { readonly square: string; readonly allowed: boolean }) {
  const { x, y } = cornerOf(square)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="4"
        y="4"
        width={CARD - 8}
        height={CARD - 8}
        rx="5"
        fill={allowed ? 'var(--accent-soft)' : 'none'}
        stroke={allowed ? 'var(--accent)' : 'var(--hairline)'}
        strokeWidth={allowed ? 2.6 : 2}
        strokeDasharray="9 6"
      />
      {!allowed && <Cross x={CARD / 2} y={CARD / 2} />}
    </g>
  )
}

/** A track that is not laid, and whether it could be. */
export function PossibleTrack({
  line,
  spot,
  allowed,
}: {
  readonly line: LineName
  readonly spot: string
  readonly allowed: boolean
}) {
  const [from, to] = squaresOfSpot(spot).map((square) => pointOnSpot(spot, square, 24, 0))
  return (
    <>
      <g fill="none" strokeLinecap="round">
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke="var(--casing)" strokeWidth="9" />
        <path
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          stroke={`var(--line-${line})`}
          strokeWidth="4.6"
          strokeDasharray="5 8"
        />
      </g>
      {allowed ? <Check {...middleOf(spot)} /> : <Cross {...middleOf(spot)} />}
    </>
  )
}

/** A number and a crate, around a point. */
export function Cost({ x, y, children }: PlaceProps & { readonly children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-36" y="-20" width="72" height="40" rx="20" fill="var(--paper)" stroke="var(--edge)" strokeWidth="1.6" />
      <Figure x={-13} y={9} size={26}>
        {children}
      </Figure>
      <g transform="translate(4 -12)">
        <ResourceIcon size={24} />
      </g>
    </g>
  )
}
